# Eerste stappen, lessen over de delen en de regels om te lezen.
learn-title = Eerste stappen
learn-about = Leer het spel door het te spelen aan een echte tafel: ongeveer tien minuten, hoofdstuk voor hoofdstuk. Stop wanneer je wilt en ga later verder.
learn-start = Beginnen
learn-resume = Verdergaan
learn-again = Van voren af aan
learn-done = Klaar
learn-parts = De delen, elk één minuut
learn-parts-about = Wat elke doos toevoegt, getoond op een kleine tafel voor zich.
learn-offer = Nieuw in het spel?
learn-offer-about = Tien minuten aan een echte tafel, zet voor zet.
learn-offer-go = Laat me het spel zien
learn-chapter-tile = De eerste tegel
learn-chapter-follower = Een horige
learn-chapter-road = Wegen
learn-chapter-monastery = Kloosters
learn-chapter-city = Steden
learn-chapter-field = Weiden
learn-chapter-end = Tot het einde

lesson-offer = Nieuw voor je? Eén minuut laat zien wat erbij komt.
lesson-offer-go = Laat zien
lesson-offer-no = Nee, bedankt
lesson-link = Speel er een minuut van
lesson-next = Verder
lesson-show = Laat zien
lesson-again = Nog een keer
lesson-done = Klaar
lesson-leave = De les verlaten
lesson-chapters = Hoofdstukken
lesson-progress = Stap { $n } van { $of }
lesson-slip-square = Daar past de tegel ook, en in je eigen spellen mag dat. Hier hebben we hem op het oplichtende vak nodig.
lesson-slip-turn = Het juiste vak! Draai de tegel alleen nog, tot hij ligt zoals beschreven.
lesson-slip-figure = Daar mag een horige staan, maar deze keer is een andere plek bedoeld: de oplichtende.
lesson-slip-pass = Niets doen mag, maar hier valt iets te winnen. Zoek wat oplicht.
lesson-slip-other = Dat zou mogen, maar deze stap gaat over iets anders. Zoek wat oplicht, of laat het zien.

rulebook-open = Regels
rulebook-of = { $name }: regels
rulebook-search = Zoeken in de regels
rulebook-pages = Pagina’s
rulebook-hits = { $n ->
    [0] Niets gevonden
    [one] Eén plaats
   *[other] { $n } plaatsen
}
rulebook-failed = De regels konden niet worden geladen.
rulebook-choices = Wat er te kiezen is

tut-welcome = Welkom! Jij en Isabeau bouwen samen een landschap, tegel voor tegel, en jullie horigen verdienen er punten op. De eerste tegel ligt er al.
tut-tile = Je eerste tegel is een rechte weg. Leg hem op het oplichtende vak, zodat de weg doorloopt, en bevestig.
tut-follower = Nu mag je een van je zeven horigen op deze tegel zetten. Kies de weg: op een weg is een horige een rover.
tut-her-city = Isabeau is aan de beurt. Kijk hoe ze de kleine stad boven de eerste tegel sluit.
tut-her-city-points = Een stad van twee tegels, 2 punten voor elk: 4 voor Isabeau. Haar ridder is al weer thuis, zoals horigen doen zodra ze geteld zijn.
tut-crossing = Een kruising: daar eindigen wegen. Leg haar aan het rechtereinde van je weg.
tut-no-follower = Een horige blijft tot voltooid is waar hij op staat, dus je hoeft er niet elke beurt een te zetten. Ga verder zonder figuur.
tut-her-road = Isabeau gaat achter de kruising verder. Die scheidt de wegen: de hare is niet de jouwe.
tut-monastery = Een klooster met een weg. Leg het links en draai het tot zijn weg de jouwe raakt: dan heeft je weg zijn beide einden.
tut-monk = De weg is voltooid. Voordat hij wordt geteld mag je een horige op de nieuwe tegel zetten: zet een monnik in het klooster.
tut-road-points = Je weg loopt over vier tegels: 4 punten, en de rover is weer van jou. De monnik levert 9 op als alle acht vakken om hem heen gevuld zijn.
tut-her-neighbour = De tegel van Isabeau raakt je klooster. Elke tegel eromheen telt voor jou, wie hem ook heeft gelegd.
tut-city = Nu een eigen stad. Leg deze tegel op het oplichtende vak, met de stad naar het noorden.
tut-knight = Zet een horige in de stad: daar is hij een ridder.
tut-her-turn = Isabeau is aan de beurt.
tut-pennant = Een stad van kant tot kant, met een wapenschild, dat evenveel telt als een tegel. Draai hem en laat je stad naar het noorden groeien.
tut-taken = De stad is al van jou, dus een tweede ridder mag er niet in: wie het eerst is houdt het gebied. Ga verder zonder figuur.
tut-her-monk = Isabeau heeft ook een klooster getrokken.
tut-close = Het laatste stuk muur! Sluit je stad.
tut-close-pass = Ga verder zonder figuur en let op je punten.
tut-city-points = Drie tegels en een wapenschild, 2 punten voor elk: 8 voor jou. Een stad die aan het eind nog open is levert maar de helft op.
tut-field = Eén ding ontbreekt: weiden. Leg de bocht naast je stad, met de weg naar het noorden en het oosten.
tut-farmer = Leg een boer in de grote weide in het zuiden van deze tegel. Boeren blijven tot het einde van het spel.
tut-field-points = Aan het einde levert een boer 3 punten op voor elke voltooide stad aan de weide. De jouwe raakt er drie: 9 punten, als niemand daar meer boeren heeft.
tut-alone = Dat is het hele spel. Er zijn nog een paar tegels: speel ze zoals je wilt, en zie dan wat er aan het einde nog wordt geteld.
tut-free = Nu beslis jij: de gemarkeerde vakken tonen waar je tegel past. Tik op een stad, weg of weide om te zien wat die waard is.
tut-over = Dat was je eerste spel! Wat onvoltooid is levert nu 1 punt op voor elke tegel, en helemaal als laatste komen de boeren.
