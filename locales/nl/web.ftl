# De pagina in de browser: de schermen rond de tafel.

# Bedieningselementen.
ui-close = Sluiten
ui-less = Minder
ui-more = Meer
loading = Laden …

# Als er iets misgaat.
error-title = Er is iets misgegaan
error-load = Een deel van de pagina kon niet worden geladen. Je spellen zijn veilig.
error-reload = Opnieuw laden
error-language = Deze taal kon niet worden geladen.
missing-title = Spel niet gevonden
missing = Het is niet in deze browser bewaard. Misschien is het verwijderd of op een ander apparaat gespeeld.

# De beginpagina.
front-tagline = Bouw een land, tegel voor tegel
front-play = Spelen
front-new = Nieuw spel
front-continue = Verder spelen
front-finished = Afgelopen spellen
front-all = Alle { $n } spellen tonen
front-import-failed = Dit bestand kan niet worden gespeeld: { $reason }
front-delete = Verwijderen
front-deleted = Spel verwijderd.
front-undo-delete = Ongedaan maken
front-not-lasting = Deze browser laat de pagina niets bewaren. Je raakt je spellen kwijt als je hem sluit.
front-damaged = { $n ->
    [one] Beschadigd spel
   *[other] Beschadigde spellen
}
front-damaged-one = Dit spel kan niet meer worden gelezen.
front-newer-one = Dit spel is bewaard door een nieuwere versie van deze pagina.
front-damaged-look = Bekijken wat er over is
damaged-title = Beschadigd spel
damaged-record = Het verslag is er nog, geheel of gedeeltelijk. Bewaar het als bestand. Is het heel, dan kun je het weer openen. Zo niet, dan kun je nalezen wat er gebeurde.
damaged-text = Dit is alles wat ervan over is.
damaged-newer = Laad de pagina opnieuw of open het spel in de nieuwere versie. Er is niets veranderd.
card-over = afgelopen
card-left = { $n ->
    [one] nog 1 tegel
   *[other] nog { $n } tegels
}
card-continue = Verder met het spel van { $names }
card-look = Spel van { $names } bekijken

# Een tekst die bewaard moet worden.
rescue-text = Tekst
rescue-copy = Kopiëren
rescue-copied = Gekopieerd
rescue-save = Bewaren als bestand

# Een lopend spel.
play-opening = Spel openen …
play-leave = Naar de beginpagina
play-broken-title = Dit spel kan niet worden geopend
play-broken = Er zit een fout in het verslag. Bewaar het als tekst om te kijken wat er mis is.
play-elsewhere-title = Dit spel is elders geopend
play-elsewhere = Je hebt het in een ander tabblad of venster van deze browser geopend.
play-take-over = Hier verder spelen
play-stopped-title = Het spel is gestopt
play-stopped = Er gebeurde iets onverwachts. Alles tot en met je laatste actie is bewaard.
play-retry = Opnieuw proberen
play-unsaved-title = Het spel kan niet worden bewaard
play-unsaved = De opslag van deze browser is vol. Verwijder oude spellen op de beginpagina of bewaar dit als bestand. Je kunt verder spelen, maar je raakt het spel kwijt als je de pagina sluit.
play-go-on = Verder spelen
start-no-room = De opslag van deze browser is vol. Je raakt dit spel kwijt als je de pagina sluit.

# Instellingen.
settings-title = Instellingen
settings-name = Je naam
settings-name-about = Te zien in snelle spellen. Laat leeg om als gast te spelen
settings-language = Taal
settings-language-auto = Taal van de browser
settings-theme = Thema
settings-theme-auto = Systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-motion = Animaties
settings-motion-auto = Systeem
settings-motion-on = Aan
settings-motion-off = Uit
settings-pace = Tempo van de computer
settings-pace-about = Hoe lang je een stap ziet voordat de computer verder speelt
settings-pace-quick = Snel
settings-pace-normal = Normaal
settings-pace-calm = Langzaam
settings-sound = Geluid
settings-sound-about = Optioneel: je mist niets zonder geluid
settings-touch = Trillen
settings-install = Aude installeren
settings-install-about = Spelen in een eigen venster, ook offline
update-ready = Een nieuwe versie van Aude staat klaar. Je spellen veranderen niet.
update-now = Nu bijwerken

# Over Aude.
about-title = Over Aude
about-what = Aude is een vrije speeltafel voor het legspel Carcassonne, met het basisspel in alle edities en dertien uitbreidingen, voor mensen en computers. De naam komt van de rivier onder de stad.
about-free = Code, plaatjes en teksten zijn eigen werk en vrij, onder de MIT-licentie of de Apache-licentie 2.0.
about-kept = Je spellen worden alleen in deze browser bewaard. Er wordt niets verzonden.
about-names = Carcassonne is een spel van Klaus-Jürgen Wrede. Aude heeft geen band met de auteur of de uitgevers.
about-version = Versie { $version }
about-font = De koppen zijn gezet in de Alegreya van Juan Pablo del Peral en Huerta Tipográfica.

# Een nieuw spel.
new-title = Nieuw spel
new-back = Terug
new-players = Spelers
new-add-person = Mens
new-add-computer = Computer
new-edition = Editie
new-edition-about = Kies een set regels. Hieronder kun je alles aanpassen
new-boxes = Basisspel en uitbreidingen
new-rest = Overige
new-aids = Hulpmiddelen
new-aids-about = Wat spelers tijdens het spel kunnen opzoeken
new-changed = gewijzigd
new-seed = Begingetal
new-seed-about = Hetzelfde getal geeft dezelfde tegels in dezelfde volgorde.
new-seed-random = willekeurig
new-reset = Terug naar het basisspel
new-summary =
    { $players ->
        [one] 1 speler
       *[other] { $players } spelers
    } · { $boxes ->
        [one] 1 doos
       *[other] { $boxes } dozen
    } · { $tiles ->
        [one] 1 tegel
       *[other] { $tiles } tegels
    }
new-start = Start

# Spelers.
player-guest = Gast
player-name = Speler { $n }
seat-person = Mens
seat-computer = Computer, { $level }
seat-name = Naam op plaats { $n }
seat-kind = Speler op plaats { $n }
seat-colour = { $name }: { $colour }
seat-colours = Kleuren
seat-up = { $name } omhoog
seat-down = { $name } omlaag
seat-remove = { $name } verwijderen
seat-first = Wie begint
seat-first-random = Willekeurig
level-beginner = beginner
level-easy = makkelijk
level-medium = middel
level-hard = moeilijk
level-master = meester
colour-red = rood, cirkel
colour-blue = blauw, driehoek
colour-yellow = geel, vierkant
colour-green = groen, ruit
colour-black = zwart, kruis
colour-pink = roze, ster

# Wat bekeken mag worden.
aid-hint = Tips
aid-hint-about = Wat de computer zou spelen, en waarom
aid-inspect = Gebieden in detail
aid-inspect-about = Grootte, eigenaars en waarde van elke weg, stad en weide, en welke tegels ze voltooien
aid-fields = Eigenaars van weiden
aid-fields-about = Alle weiden in de kleuren van hun boeren
aid-projected = Verwachte stand
aid-projected-about = De stand als het spel nu zou eindigen
aid-dead = Dode vakken
aid-dead-about = Gaten waar geen resterende tegel in past
aid-bag = Resterende tegels
aid-bag-about = Welke tegels nog komen en welke zijn verwijderd
aid-last = Laatste zetten
aid-last-about = Waar iedereen het laatst een tegel legde

# Dozen en wat erin zit.
box-details-of = { $name }: details
box-done = Klaar
box-changed = { $n } gewijzigd
box-sets = Tegels en aantallen
box-tiles = { $n ->
    [one] 1 tegel
   *[other] { $n } tegels
}
box-copies = Aantal: { $name }
box-elements = Elementen
box-figures = Figuren per speler
box-options = Regels
box-reset = Standaard herstellen
state-auto = Auto
state-on = Aan
state-off = Uit

# Waarom een spel niet gespeeld kan worden.
problem-seed = Gebruik een getal van hoogstens 15 cijfers.

# Edities.
preset-none = Huidige regels
preset-none-about = Het basisspel zoals de meesten het spelen
preset-first-edition = Eerste editie
preset-first-edition-about = Kleine steden leveren 2 punten op, boeren 4 per stad; tot vijf spelers
preset-big-box-2006 = Big Box van 2006
preset-big-box-2006-about = Het basisspel met vier grote uitbreidingen en hun verzamelde regels
preset-new-edition-2016 = Nieuwe editie van 2016
preset-new-edition-2016-about = Het basisspel met tuinen, de rivier en de abt
preset-nordic-2010 = Noordse regels van 2010
preset-nordic-2010-about = Twaalf dozen tegelijk, met huisregels

# Elementen.

# Tegelsets.

# Figuren en fiches.

# Regels waarin edities verschillen, en hun waarden.
value-on = Ja
value-off = Nee
value-allowed = Toegestaan
value-forbidden = Niet toegestaan

# Het spel dat meteen begint.
front-others = Andere spellen
front-board-stop = Bord stilzetten
front-board-go = Bord laten groeien
front-quick-opponents = { $n ->
    [one] 1 tegenstander
   *[other] { $n } tegenstanders
}
front-quick-level = Niveau
front-quick-change = Wijzigen
front-quick-done = Klaar
new-how-many = Aantal spelers
new-mixes = Populaire combinaties
new-length = Lengte
new-length-full = Alle tegels
new-length-short = Kort: { $n } tegels
new-advanced = Geavanceerd
new-details = Details van de dozen
new-details-about = Aantallen, elementen, figuren en huisregels
mix-base = Basisspel
mix-garden = Rivier & abt
mix-trade = Herbergen & kooplieden
mix-dragon = Draak & toren
mix-bridges = Abdijen & bruggen
mix-grand = Grote ronde

# Het spel van de dag.
day-title = Spel van de dag
day-about = Een kort basisspel tegen één computer ({ $level }). Iedereen krijgt vandaag dezelfde tegels.
day-go = Spel van vandaag
day-continue = Ga door met het spel van vandaag
day-look = Bord bekijken
day-series = { $n ->
    [one] 1 dag op rij
   *[other] { $n } dagen op rij
}

# Eerdere spellen.
past-title = Jouw resultaten
past-go = Resultaten en geschiedenis
past-sum = { $won } van { $played } spellen tegen de computer gewonnen
past-series = { $n } keer op rij gewonnen
past-empty = Hier staan je resultaten zodra je een spel hebt uitgespeeld.
past-levels = Resultaten per niveau
past-column-won = Gewonnen
past-column-drawn = Gelijk
past-column-lost = Verloren
past-bests = Persoonlijke records
past-best-score = Hoogste score
past-best-lead = Grootste overwinning
past-best-day = Beste spel van de dag
past-best-series = Langste zegereeks
past-now-series = Huidige zegereeks
past-now-days = Dagen op rij
past-history = Geschiedenis
past-search = Zoek op naam, niveau, doos of resultaat
past-found = { $n ->
    [one] 1 spel
   *[other] { $n } spellen
}
past-more = Meer tonen
past-won = Gewonnen met { $n }
past-lost = Verloren met { $n }
past-drawn = Gelijkspel

# Gereedschap van de tafel.
settings-track = Scorebord
settings-track-about = Een lint boven de tafel, waar ruimte is
