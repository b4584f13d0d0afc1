# Eerste stappen, lessen over de delen en de regels om te lezen.
learn-title = Eerste stappen
learn-about = Leer het spel door het te spelen op een echt bord. Het duurt ongeveer tien minuten. Stop wanneer je wilt en ga later verder.
learn-start = Beginnen
learn-resume = Verdergaan
learn-again = Opnieuw beginnen
learn-done = Klaar
learn-parts = De uitbreidingen, elk één minuut
learn-parts-about = Wat elke doos toevoegt, op een eigen klein bord.
learn-offer = Nieuw in het spel?
learn-offer-about = Leer het in tien minuten op een echt bord, zet voor zet.
learn-offer-go = Laat me het spel zien
learn-chapter-tile = De eerste tegel
learn-chapter-follower = Horigen
learn-chapter-road = Wegen
learn-chapter-monastery = Kloosters
learn-chapter-city = Steden
learn-chapter-field = Weiden
learn-chapter-end = Het einde

lesson-offer = Nieuw voor je? Zie in een minuut wat het toevoegt.
lesson-offer-go = Laat zien
lesson-offer-no = Nee, bedankt
lesson-link = Probeer het in een minuut
lesson-next = Verder
lesson-show = Laat zien
lesson-again = Opnieuw
lesson-done = Klaar
lesson-leave = Les verlaten
lesson-chapters = Hoofdstukken
lesson-progress = Stap { $n } van { $of }
lesson-slip-square = Daar past de tegel ook, en in je eigen spellen mag dat. Leg hem hier op het oplichtende vak.
lesson-slip-turn = Het juiste vak! Draai de tegel nu tot hij ligt zoals beschreven.
lesson-slip-figure = Je mag daar een horige zetten, maar kies hier de oplichtende plek.
lesson-slip-pass = Je mag overslaan, maar hier valt iets te winnen. Zoek wat oplicht.
lesson-slip-other = Dat mag, maar deze stap gaat over iets anders. Zoek wat oplicht, of tik op ‘Laat zien’.

rulebook-open = Regels
rulebook-of = { $name }: regels
rulebook-search = Zoeken in de regels
rulebook-pages = Pagina’s
rulebook-hits = { $n ->
    [0] Geen resultaten
    [one] Eén resultaat
   *[other] { $n } resultaten
}
rulebook-failed = De regels konden niet worden geladen.
rulebook-choices = Opties
