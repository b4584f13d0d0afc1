# Første skridt, lektioner om delene og reglerne at læse.
learn-title = Første skridt
learn-about = Lær spillet ved at spille det på et rigtigt bord: omkring ti minutter, kapitel for kapitel. Gå, når du vil, og fortsæt senere.
learn-start = Begynd
learn-resume = Fortsæt
learn-again = Forfra
learn-done = Klaret
learn-parts = Delene, et minut hver
learn-parts-about = Hvad hver æske bringer, vist på et lille bord for sig.
learn-offer = Ny i spillet?
learn-offer-about = Ti minutter ved et rigtigt bord, træk for træk.
learn-offer-go = Vis mig spillet
learn-chapter-tile = Den første brik
learn-chapter-follower = En tilhænger
learn-chapter-road = Veje
learn-chapter-monastery = Klostre
learn-chapter-city = Byer
learn-chapter-field = Marker
learn-chapter-end = Til slutningen

lesson-offer = Nyt for dig? Et minut viser, hvad der kommer til.
lesson-offer-go = Vis mig det
lesson-offer-no = Nej tak
lesson-link = Spil et minut af det
lesson-next = Videre
lesson-show = Vis mig det
lesson-again = En gang til
lesson-done = Færdig
lesson-leave = Forlad lektionen
lesson-chapters = Kapitler
lesson-progress = Trin { $n } af { $of }
lesson-slip-square = Brikken passer også dér, og i dine egne spil må du gerne. Her skal den ligge på det lysende felt.
lesson-slip-turn = Det rigtige felt! Drej blot brikken, til den ligger som beskrevet.
lesson-slip-figure = Dér måtte en tilhænger gerne stå, men denne gang er et andet sted ment: det lysende.
lesson-slip-pass = Det er tilladt ikke at gøre noget, men her er noget at vinde. Se efter det, der lyser.
lesson-slip-other = Det ville være tilladt, men dette trin handler om noget andet. Se efter det, der lyser, eller få det vist.

rulebook-open = Regler
rulebook-of = { $name }: regler
rulebook-search = Søg i reglerne
rulebook-pages = Sider
rulebook-hits = { $n ->
    [0] Intet fundet
    [one] Ét sted
   *[other] { $n } steder
}
rulebook-failed = Reglerne kunne ikke hentes.
rulebook-choices = Hvad der kan vælges
