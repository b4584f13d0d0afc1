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

tut-welcome = Velkommen! Du og Isabeau bygger et landskab sammen, brik for brik, og jeres tilhængere tjener point på det. Den første brik ligger der allerede.
tut-tile = Din første brik er en lige vej. Læg den på det lysende felt, så vejen fortsætter, og bekræft.
tut-follower = Nu må du sætte en af dine syv tilhængere på denne brik. Vælg vejen: på en vej er en tilhænger en landevejsrøver.
tut-her-city = Det er Isabeaus tur. Se, hvordan hun lukker den lille by over den første brik.
tut-her-city-points = En by på to brikker, 2 point for hver: 4 til Isabeau. Hendes ridder er allerede hjemme igen, som tilhængere er, så snart de har givet point.
tut-crossing = Et kryds: dér ender veje. Læg det ved den højre ende af din vej.
tut-no-follower = En tilhænger bliver, til det, den står på, er fuldendt, så du behøver ikke sætte en i hver tur. Gå videre uden en figur.
tut-her-road = Isabeau fortsætter bag krydset. Det skiller vejene: hendes er ikke din.
tut-monastery = Et kloster med en vej. Læg det til venstre, og drej det, så dets vej møder din: så har din vej begge sine ender.
tut-monk = Vejen er fuldendt. Før den giver point, må du sætte en tilhænger på den nye brik: sæt en munk i klostret.
tut-road-points = Din vej løber over fire brikker: 4 point, og landevejsrøveren er din igen. Munken giver 9, når alle otte felter omkring ham er fyldt.
tut-her-neighbour = Isabeaus brik rører dit kloster. Hver brik omkring det tæller for dig, hvem der end lagde den.
tut-city = Nu en by til dig selv. Læg denne brik på det lysende felt, med byen mod nord.
tut-knight = Sæt en tilhænger i byen: dér er den en ridder.
tut-her-turn = Det er Isabeaus tur.
tut-pennant = En by fra side til side, med et våbenskjold, der tæller lige så meget som en brik. Drej den, og lad din by vokse mod nord.
tut-taken = Byen er allerede din, så en ridder til må ikke komme ind: den, der er først, holder området. Gå videre uden en figur.
tut-her-monk = Isabeau har også trukket et kloster.
tut-close = Det sidste stykke mur! Luk din by.
tut-close-pass = Gå videre uden en figur, og hold øje med dine point.
tut-city-points = Tre brikker og et våbenskjold, 2 point for hver: 8 til dig. En by, der stadig er åben til sidst, giver kun det halve.
tut-field = Én ting mangler: marker. Læg svinget ved siden af din by, med vejen mod nord og øst.
tut-farmer = Læg en bonde på den store mark i syd på denne brik. Bønder bliver til spillets slutning.
tut-field-points = Til sidst giver en bonde 3 point for hver fuldendt by ved marken. Din rører tre af dem: 9 point, hvis ingen har flere bønder dér.
tut-alone = Det er hele spillet. Der er nogle få brikker tilbage: spil dem, som du vil, og se så, hvad der giver point til sidst.
tut-free = Nu bestemmer du: de markerede felter viser, hvor din brik passer. Tryk på en by, en vej eller en mark for at se, hvad den er værd.
tut-over = Det var dit første spil! Det, der er ufuldendt, giver nu 1 point for hver brik, og allersidst kommer bønderne.
