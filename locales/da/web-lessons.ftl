# Første skridt, lektioner om delene og reglerne at læse.
learn-title = Første skridt
learn-about = Lær spillet ved at spille det på et rigtigt bord. Det tager omkring ti minutter. Stop, når du vil, og fortsæt senere.
learn-start = Start
learn-resume = Fortsæt
learn-again = Start forfra
learn-done = Færdig
learn-parts = Udvidelserne, et minut hver
learn-parts-about = Hvad hver æske tilføjer, på et lille bord for sig.
learn-offer = Ny i spillet?
learn-offer-about = Lær det på ti minutter på et rigtigt bord, træk for træk.
learn-offer-go = Vis mig spillet
learn-chapter-tile = Den første brik
learn-chapter-follower = Tilhængere
learn-chapter-road = Veje
learn-chapter-monastery = Klostre
learn-chapter-city = Byer
learn-chapter-field = Marker
learn-chapter-end = Slutningen

lesson-offer = Nyt for dig? Se på et minut, hvad det tilføjer.
lesson-offer-go = Vis mig det
lesson-offer-no = Nej tak
lesson-link = Prøv det på et minut
lesson-next = Fortsæt
lesson-show = Vis mig det
lesson-again = Igen
lesson-done = Færdig
lesson-leave = Forlad lektionen
lesson-chapters = Kapitler
lesson-progress = Trin { $n } af { $of }
lesson-slip-square = Brikken passer også dér, og i dine egne spil må du gerne. Læg den her på det lysende felt.
lesson-slip-turn = Det rigtige felt! Drej nu brikken, til den ligger som beskrevet.
lesson-slip-figure = Du må gerne sætte en tilhænger dér, men vælg her det lysende sted.
lesson-slip-pass = Du må gerne springe over, men her er noget at vinde. Kig efter det, der lyser.
lesson-slip-other = Det må du gerne, men dette trin handler om noget andet. Kig efter det, der lyser, eller tryk på »Vis mig det«.

rulebook-open = Regler
rulebook-of = { $name }: regler
rulebook-search = Søg i reglerne
rulebook-pages = Sider
rulebook-hits = { $n ->
    [0] Ingen resultater
    [one] Ét resultat
   *[other] { $n } resultater
}
rulebook-failed = Reglerne kunne ikke indlæses.
rulebook-choices = Valgmuligheder
