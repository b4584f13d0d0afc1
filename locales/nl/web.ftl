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
missing-title = Dit spel bestaat niet
missing = Het is niet in deze browser bewaard. Misschien is het verwijderd of op een ander apparaat gespeeld.

# De beginpagina.
front-tagline = Tegel voor tegel groeit een land
front-play = Spelen
front-play-about = Jij tegen één computer, het basisspel
front-new = Nieuw spel
front-continue = Verder spelen
front-finished = Afgelopen spellen
front-all = Alle { $n } spellen tonen
front-import-failed = Dit bestand kan niet worden gespeeld: { $reason }
front-delete = Verwijderen
front-deleted = Het spel is verwijderd.
front-undo-delete = Terughalen
front-not-lasting = Deze browser laat de pagina niets bewaren: spellen gaan verloren als die wordt gesloten.
front-damaged = { $n ->
    [one] Een beschadigd spel
   *[other] Beschadigde spellen
}
front-damaged-one = Dit spel kan niet meer worden gelezen.
front-newer-one = Dit spel is bewaard door een nieuwere versie van deze pagina.
front-damaged-look = Wat is er over?
damaged-title = Een beschadigd spel
damaged-record = Het verslag van het spel is er nog, geheel of gedeeltelijk. Bewaar het als bestand: een heel verslag kun je weer openen, en in een deel kun je nalezen wat er gebeurde.
damaged-text = Dit is alles wat ervan over is.
damaged-newer = Laad de pagina opnieuw of open het spel in de nieuwere versie. Er is niets veranderd.
card-over = afgelopen
card-left = { $n ->
    [one] nog 1 tegel
   *[other] nog { $n } tegels
}
card-continue = Verder met het spel van { $names }
card-look = Het afgelopen spel van { $names } bekijken

# Een tekst die bewaard moet worden.
rescue-text = De tekst
rescue-copy = Kopiëren
rescue-copied = Gekopieerd
rescue-save = Bewaren als bestand

# Een lopend spel.
play-opening = Het spel wordt geopend …
play-leave = Naar de beginpagina
play-broken-title = Dit spel kan niet worden geopend
play-broken = Het verslag is gecontroleerd en klopt niet. Je kunt het als tekst bewaren en kijken wat er mis is.
play-elsewhere-title = Het spel gaat elders verder
play-elsewhere = Het is in een ander tabblad of venster van deze browser geopend en wordt nu daar gespeeld.
play-take-over = Hier verder spelen
play-stopped-title = Het spel is blijven steken
play-stopped = Er gebeurde iets onverwachts. Alles tot en met de laatste actie is bewaard.
play-retry = Opnieuw proberen
play-unsaved-title = Het spel kan niet worden bewaard
play-unsaved = Er is geen ruimte meer in deze browser. Verwijder oude spellen op de beginpagina of bewaar dit als bestand. Je kunt verder spelen, maar het spel gaat verloren als de pagina wordt gesloten.
play-go-on = Verder spelen
start-no-room = Er is geen ruimte meer in deze browser: dit spel gaat verloren als de pagina wordt gesloten.

# Instellingen.
settings-title = Instellingen
settings-name = Je naam
settings-name-about = In partijen die met ‘Spelen’ beginnen; zonder naam speelt er een gast
settings-language = Taal
settings-language-auto = Die van de browser
settings-theme = Licht
settings-theme-auto = Zoals het systeem
settings-theme-light = Licht
settings-theme-dark = Donker
settings-motion = Animaties
settings-motion-auto = Zoals het systeem
settings-motion-on = Aan
settings-motion-off = Uit
settings-pace = Tempo van de computers
settings-pace-about = Hoe lang een stap te zien is voordat een computer de volgende doet
settings-pace-quick = Snel
settings-pace-normal = Normaal
settings-pace-calm = Rustig
settings-sound = Geluiden
settings-sound-about = Zacht; niets wordt alleen met geluid gezegd
settings-touch = Trillen bij aanraking
settings-install = Aude installeren
settings-install-about = Als eigen app, ook zonder netwerk
update-ready = Een nieuwe versie van Aude staat klaar. Je spellen blijven zoals ze zijn.
update-now = Nu gebruiken

# Over Aude.
about-title = Over Aude
about-what = Aude is een vrije speeltafel voor het legspel Carcassonne: het basisspel in zijn edities en dertien uitbreidingen, voor mensen en computers rond één scherm. De Aude is de rivier onder de stad.
about-free = Code, plaatjes en teksten zijn eigen werk en vrij, onder de MIT-licentie of de Apache-licentie 2.0.
about-kept = Spellen worden alleen in deze browser bewaard. Er wordt niets verzonden.
about-names = Carcassonne is een spel van Klaus-Jürgen Wrede. Aude heeft geen band met de auteur of de uitgevers.
about-version = Versie { $version }

# Een nieuw spel.
new-title = Nieuw spel
new-back = Terug
new-players = Spelers
new-add-person = Persoon
new-add-computer = Computer
new-edition = Editie
new-edition-about = Een editie legt alle regels vast waarin drukken verschillen en kiest haar dozen. Alles kan hieronder worden veranderd.
new-boxes = Basisspel en uitbreidingen
new-rest = Overige
new-aids = Hulpmiddelen
new-aids-about = Wat tijdens het spel mag worden bekeken
new-changed = gewijzigd
new-seed = Begingetal
new-seed-about = Hetzelfde getal geeft dezelfde tegels.
new-seed-random = willekeurig
new-reset = Terug naar het gewone basisspel
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
seat-person = Persoon
seat-computer = Computer, { $level }
seat-name = Naam op plaats { $n }
seat-kind = Wie op plaats { $n } speelt
seat-colour = { $name }: { $colour }
seat-colours = Kleuren
seat-up = { $name } één plaats omhoog
seat-down = { $name } één plaats omlaag
seat-remove = Zonder { $name }
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
aid-hint-about = Wat de computer zou doen, en waarom
aid-inspect = Wegen, steden en weiden in detail
aid-inspect-about = Grootte, eigenaars, waarde en welke tegels ze voltooien
aid-fields = Van wie de weiden zijn
aid-fields-about = Alle weiden in de kleuren van hun boeren
aid-projected = Verwachte stand
aid-projected-about = Wat iedereen zou hebben als het spel nu eindigde
aid-dead = Vakken die leeg blijven
aid-dead-about = Gaten waar geen overgebleven tegel in past
aid-bag = Overgebleven tegels
aid-bag-about = Welke tegels nog komen en welke zijn verwijderd
aid-last = Laatste zetten
aid-last-about = Waar iedereen het laatst een tegel legde

# Dozen en wat erin zit.
box-details = Details
box-details-of = { $name }: details
box-done = Klaar
box-changed = { $n } gewijzigd
box-sets = Tegels en hoe vaak
box-tiles = { $n ->
    [one] 1 tegel
   *[other] { $n } tegels
}
box-copies = Hoe vaak { $name }
box-elements = Elementen
box-figures = Figuren per speler
box-options = Regels
box-reset = Zoals gewoonlijk
state-auto = Auto
state-on = Aan
state-off = Uit

# Waarom een spel niet gespeeld kan worden.
problem-seed = Een begingetal heeft hoogstens 15 cijfers.

# Edities.
preset-none = De regels van nu
preset-none-about = Het basisspel zoals het meestal wordt gespeeld
preset-first-edition = Eerste editie
preset-first-edition-about = Kleine steden leveren 2 punten op, boeren 4 per stad; hoogstens vijf spelers
preset-big-box-2006 = De grote doos van 2006
preset-big-box-2006-about = Het basisspel met vier grote uitbreidingen en hun verzamelde regels
preset-new-edition-2016 = De nieuwe editie van 2016
preset-new-edition-2016-about = Het basisspel met tuinen, de rivier en de abt
preset-nordic-2010 = De Noordse regels van 2010
preset-nordic-2010-about = Twaalf dozen tegelijk, met huisregels

# Regels waarin edities verschillen, en hun waarden.
value-on = Ja
value-off = Nee
value-allowed = Toegestaan
value-forbidden = Niet toegestaan
