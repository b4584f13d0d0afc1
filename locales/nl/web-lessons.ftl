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
