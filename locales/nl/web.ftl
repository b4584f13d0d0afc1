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
front-play-about = Het basisspel tegen de computer
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
box-details = Details
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
box-base = Basisspel
box-base-about = 72 tegels met wegen, steden, kloosters en weiden
box-river = De Rivier
box-river-about = 12 tegels die eerst worden gelegd, van de bron naar het meer, of met twee armen, een varkenskudde en een vulkaan
box-abbot = De Abt
box-abbot-about = Elke speler krijgt een abt, die kloosters en tuinen eerder mag verlaten en toch punten oplevert
box-inns-cathedrals = Herbergen & Kathedralen
box-inns-cathedrals-about = 18 tegels; wegen met herbergen en steden met kathedralen leveren meer op, of niets; een grote horige telt voor twee
box-traders-builders = Kooplieden & Bouwmeesters
box-traders-builders-about = 24 tegels; de bouwmeester geeft dubbele beurten, het varken maakt een weide meer waard, steden handelen in wijn, graan en laken
box-king-robber = Koning & Struikrover
box-king-robber-about = 5 tegels; de grootste stad levert de koning op, de langste weg de struikrover
box-princess-dragon = De Prinses & de Draak
box-princess-dragon-about = 30 tegels; een draak eet horigen op, een fee beschermt ze, portalen leiden overal heen, een prinses stuurt ridders naar huis
box-tower = De Toren
box-tower-about = 18 tegels met bouwplaatsen; hoe hoger een toren, hoe verder hij reikt voor gevangenen
box-bridges-castles-bazaars = Bruggen, Burchten & Bazaars
box-bridges-castles-bazaars-about = 12 tegels; bruggen leiden wegen over tegels, kleine steden worden burchten, bazaars verkopen tegels
box-abbey-mayor = Abdij & Burgemeester
box-abbey-mayor-about = 12 tegels; abdijen vullen gaten, burgemeesters tellen wapenschilden, schuren houden weiden, wagens rijden verder
box-siege = De Belegering
box-siege-about = Tegels met belegerde steden, die minder opleveren, maar boeren meer; ridders ontsnappen door kloosters
box-cult = De Heiligdommen
box-cult-about = 6 tegels met heiligdommen: kloosters die met andere om hun punten strijden
box-count = De Graaf van Carcassonne
box-count-about = Een kant-en-klare stad van 12 tegels; horigen in haar wijken mogen meetellen, als de graaf ze laat

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
toggle-river-1 = De rivier van 2016
toggle-river-1-about = Zet uit om de tegels weg te laten
toggle-river-2 = De rivier met twee armen
toggle-river-2-about = Zet uit om de tegels weg te laten
toggle-pig-herd = Varkenskudde
toggle-pig-herd-about = Steden aan haar weide leveren boeren 1 meer op
toggle-abbots = Abten
toggle-abbots-about = Elke speler heeft een abt
toggle-gardens = Tuinen
toggle-gardens-about = Een abt mag in een tuin; uit zijn tuinen alleen versiering
toggle-inns = Herbergen
toggle-inns-about = Wegen met een herberg leveren 2 per tegel op, onvoltooid niets
toggle-cathedrals = Kathedralen
toggle-cathedrals-about = Steden met een kathedraal leveren 3 per tegel en wapenschild op, onvoltooid niets
toggle-big-followers = Grote horigen
toggle-big-followers-about = Elke speler heeft een horige die voor twee telt
toggle-builders = Bouwmeesters
toggle-builders-about = Breid de weg of stad van je bouwmeester uit en je krijgt een tweede tegel
toggle-pigs = Varkens
toggle-pigs-about = Elke stad aan de weide van het varken levert de eigenaar 1 meer op
toggle-goods = Goederen
toggle-goods-about = Voltooi een stad om haar goederen te nemen; de meeste van een soort leveren aan het eind 10 op
toggle-king = Koning
toggle-king-about = De speler van de grootste stad krijgt aan het eind punten voor alle steden
toggle-robber = Struikrover
toggle-robber-about = De speler van de langste weg krijgt aan het eind punten voor alle wegen
toggle-princess = Prinses
toggle-princess-about = Leg haar aan een stad om een van de ridders naar huis te sturen
toggle-dragon = Draak
toggle-dragon-about = Vulkanen roepen hem, draaktegels verplaatsen hem; zet uit om die tegels weg te laten
toggle-fairy = Fee
toggle-fairy-about = Ze levert punten op voor de horige bij haar en houdt de draak weg
toggle-portal = Portalen
toggle-portal-about = Vandaar mag een horige naar elke tegel
toggle-tower = Torens
toggle-tower-about = Spelers bouwen torens op de bouwplaatsen
toggle-bridges = Bruggen
toggle-bridges-about = Elke speler heeft bruggen, die een weg over een tegel leiden
toggle-castles = Burchten
toggle-castles-about = Maak van een stad van twee tegels een burcht, die telt wat ernaast wordt voltooid
toggle-bazaars = Bazaars
toggle-bazaars-about = Een bazaartegel begint een veiling van tegels
toggle-abbeys = Abdijen
toggle-abbeys-about = Elke speler heeft een abdij om een gat te vullen in plaats van een tegel te trekken
toggle-mayors = Burgemeesters
toggle-mayors-about = Een burgemeester telt voor zoveel als de stad wapenschilden heeft
toggle-barns = Schuren
toggle-barns-about = Een schuur telt een weide meteen en aan het eind nog eens
toggle-wagons = Wagens
toggle-wagons-about = Een wagen rijdt na de telling verder
toggle-siege = Belegering
toggle-siege-about = Belegerde steden leveren 1 per tegel en wapenschild op, onvoltooid niets, en boeren het dubbele
toggle-cult = Duels
toggle-cult-about = Een heiligdom en een klooster naast elkaar strijden om hun punten; uit zijn heiligdommen kloosters
toggle-count = De stad van de graaf
toggle-count-about = De stad Carcassonne en haar graaf; zet uit om de stad weg te laten

# Tegelsets.
set-base = Basisspel
set-base-gardens = Basisspel, met tuinen
set-river-1 = De Rivier
set-river-1-gardens = De Rivier, met tuinen
set-river-2 = De Rivier II
set-river-2-gardens = De Rivier II, met tuinen
set-inns-cathedrals = Zonder tuinen
set-inns-cathedrals-gardens = Met tuinen
set-traders-builders = Zonder tuinen
set-traders-builders-gardens = Met tuinen
set-king-robber = Zonder tuinen
set-king-robber-gardens = Met tuinen
set-princess-dragon = Zonder tuinen
set-princess-dragon-gardens = Met tuinen
set-tower = Zonder tuinen
set-tower-gardens = Met tuinen
set-bridges-castles-bazaars = Zonder tuinen
set-bridges-castles-bazaars-gardens = Met tuinen
set-abbey-mayor = Zonder tuinen
set-abbey-mayor-gardens = Met tuinen
set-siege = Belegering
set-cult = Heiligdommen
set-count = De stad van de graaf

# Figuren en fiches.
count-follower = Horigen
count-abbot = Abten
count-big-follower = Grote horigen
count-builder = Bouwmeesters
count-pig = Varkens
count-tower-piece = Torendelen
count-bridge = Bruggen
count-castle = Burchten
count-mayor = Burgemeesters
count-wagon = Wagens
count-barn = Schuren
count-abbey = Abdijen

# Regels waarin edities verschillen, en hun waarden.
value-on = Ja
value-off = Nee
value-allowed = Toegestaan
value-forbidden = Niet toegestaan
option-max-players = Maximaal aantal spelers
option-two-tile-city = Voltooide stad van twee tegels
value-two-tile-city-per-tile = Telt als elke andere stad
value-two-tile-city-two-points = Levert 2 punten op
option-two-tile-city-shield = Wapenschild in zo’n stad, als die 2 punten oplevert
value-two-tile-city-shield-2 = 2 punten
value-two-tile-city-shield-1 = 1 punt
option-farmer-scoring = Telling van boeren
value-farmer-scoring-field-majority-3 = 3 punten voor elke stad aan hun weide
value-farmer-scoring-city-majority-4 = 4 punten voor elke stad die ze bevoorraden
option-farmers = Boeren
value-farmers-on = Boeren zijn toegestaan
value-farmers-off = Geen boeren
option-disabled-element-tiles = Tegels van een element dat uitstaat
value-disabled-element-tiles-ignore-symbol = Blijven, zonder effect
value-disabled-element-tiles-remove-tiles = Worden verwijderd
option-tiles-in-hand = Tegels in de hand
value-tiles-in-hand-0 = Geen: trek een tegel en leg hem
value-tiles-in-hand-3 = Drie: leg er een van
option-river-start-tile = Begintegel die een rivier vervangt
value-river-start-tile-removed = Wordt verwijderd
value-river-start-tile-shuffled-in = Wordt meegeschud
option-pig-herd-stacking = Varken en varkenskudde in dezelfde weide
value-pig-herd-stacking-stack = Leveren 2 meer per stad op
value-pig-herd-stacking-no-stack = Leveren 1 meer per stad op
option-big-follower-grant = Grote horigen
value-big-follower-grant-with-inns-cathedrals = Alleen met deze doos
value-big-follower-grant-with-any-large-expansion = Met elke grote uitbreiding
option-unfinished-inn-cathedral = Onvoltooide weg met herberg of stad met kathedraal
value-unfinished-inn-cathedral-zero = Levert niets op
value-unfinished-inn-cathedral-as-ordinary = Telt zoals gewoonlijk
option-builder-double-turn = Tweede tegel van de bouwmeester
value-builder-double-turn-always = Wordt altijd getrokken
value-builder-double-turn-may = Optioneel, vóór het trekken
option-builder-company = Een bouwmeester heeft nodig
value-builder-company-any-follower = Een horige van dezelfde speler
value-builder-company-ordinary = Een kleine of grote horige
option-king-robber-scoring = Punten voor koning en struikrover
value-king-robber-scoring-per-feature = 1 voor elke voltooide stad of weg, aan het eind
value-king-robber-scoring-10-20 = 10 voor één kaart, 20 voor beide
value-king-robber-scoring-15-40 = 15 voor één kaart, 40 voor beide
value-king-robber-scoring-continuous = 1 voor elke stad of weg wanneer die wordt voltooid
option-fairy-double-turn-point = Het punt van de fee in een dubbele beurt
value-fairy-double-turn-point-once-per-turn = Eén keer
value-fairy-double-turn-point-each-part = Voor elk van de twee tegels
option-fairy-on-dragon-tile = Fee verplaatsen na een draaktegel
option-fairy-anchor = Punt van de fee aan het begin van een beurt
value-fairy-anchor-follower = Voor de horige bij wie ze staat
value-fairy-anchor-tile = Voor elke horige op haar tegel
option-volcano-tile-figures = Figuren op vulkaantegels
value-volcano-tile-figures-no-follower = Geen horigen
value-volcano-tile-figures-no-figure = Helemaal geen figuren
option-princess-then-place = Figuur zetten nadat de prinses een ridder naar huis stuurde
option-princess-removal = De prinses stuurt een ridder naar huis
value-princess-removal-may = Als de speler dat wil
value-princess-removal-must = Altijd
option-dragon-moves = De draak beweegt
value-dragon-moves-before-scoring = Vóór de telling
value-dragon-moves-after-scoring = Na de telling
option-dragon-tiles-return = Opzij gelegde draaktegels komen terug
value-dragon-tiles-return-volcano = Als er een vulkaan wordt gelegd
value-dragon-tiles-return-dragon-tile = Als de volgende draaktegel wordt gelegd
option-tunnel-field = Weide bij de uiteinden van een tunnel
value-tunnel-field-undivided = Is ongedeeld
value-tunnel-field-split = Wordt door de weg gedeeld
option-ransom-per-turn = Losgeld per beurt
value-ransom-per-turn-one = Eén
value-ransom-per-turn-unlimited = Onbeperkt
option-ransom-moment = Losgeld betalen
value-ransom-moment-before-scoring = Vóór de telling
value-ransom-moment-whole-turn = Vóór en na de telling
option-wagon-on-tower = Toren sluiten met een wagen
option-closed-tower = Een gesloten toren die zijn horige verliest
value-closed-tower-reopens = Is weer open
value-closed-tower-stays-closed = Blijft gesloten
option-castle-vicinity = De omgeving van een burcht
value-castle-vicinity-block-2x3 = De twee tegels zelf en de vier ernaast
value-castle-vicinity-ring-6 = De zes tegels eromheen
option-castle-city = Burchten ontstaan uit
value-castle-city-two-semicircles = Steden van twee halve cirkels
value-castle-city-two-tiles = Elke stad van twee tegels
option-castle-king = Voor de koning telt een burcht
value-castle-king-does-not-count = Helemaal niet
value-castle-king-counts = Als voltooide stad
option-bridge-moment = Brug bouwen
value-bridge-moment-before-figure = Vóór de figuur
value-bridge-moment-any = Vóór of na de figuur
option-bazaar-dealer = Wie koopt of verkoopt
value-bazaar-dealer-tile-chooser = Wie de tegel koos
value-bazaar-dealer-auctioneer = Wie de bazaar legde
option-bazaar-bidding = Bieden
value-bazaar-bidding-single-round = Elk één keer
value-bazaar-bidding-until-one-left = Tot er maar één bod overblijft
option-bazaar-auction = Bazaartegels
value-bazaar-auction-on = Worden geveild
value-bazaar-auction-off = Elke speler neemt er een
option-abbey-endgame-placement = Abdijen na de laatste tegel
value-abbey-endgame-placement-holes-only = Alleen in gaten
value-abbey-endgame-placement-anywhere = Naast elke tegel
option-barn-on-barn-field = Schuur in een weide met een schuur
option-wagon-moves-to = Wagens rijden verder naar
value-wagon-moves-to-linked = Verbonden gebieden
value-wagon-moves-to-surrounding = Alle gebieden eromheen
option-siege-tile-count = Belegeringstegels
value-siege-tile-count-4 = 4, de eerste druk
value-siege-tile-count-6 = 6, de tweede druk
value-siege-tile-count-10 = 10, allebei
option-siege-escape = Ontsnappen aan een belegering
value-siege-escape-any-city-tile = Door een klooster bij een tegel van de stad
value-siege-escape-siege-tile-only = Door een klooster bij een belegeringstegel
value-siege-escape-none = Niet mogelijk
option-shrine-tile-count = Heiligdomtegels
option-shrine-self-duel = Duels
value-shrine-self-duel-also-own = Ook tussen eigen horigen
value-shrine-self-duel-others-only = Alleen tussen verschillende spelers
option-shrine-ban = Eén heiligdom per klooster, één klooster per heiligdom
value-shrine-ban-both-ways = Voor allemaal
value-shrine-ban-placed-tile = Alleen voor de nieuwe tegel
option-count-start-quarter = De graaf begint
value-count-start-quarter-castle = In het kasteel
value-count-start-quarter-chosen = Waar de eerste speler kiest
option-count-endgame-redeploy = Aan het eind verlaten horigen de stad voor
value-count-endgame-redeploy-matching-quarter = Gebieden die bij hun wijk passen
value-count-endgame-redeploy-any-feature = Alle gebieden
value-count-endgame-redeploy-market-only = Weiden, alleen vanaf de markt
option-count-into-empty-feature = De stad verlaten naar een gebied zonder horigen
option-count-city-mayor-strength = Burgemeesters en wagens die de stad verlaten tellen
value-count-city-mayor-strength-normal = Zoals gewoonlijk
value-count-city-mayor-strength-two = Voor twee
option-count-quarters = Burgemeesters en wagens in de stad van de graaf
value-count-quarters-own-features = Alleen in wijken voor gebieden die ze kunnen bezetten
value-count-quarters-any = In elke wijk, en aan het eind naar elk gebied
option-count-endgame-block = De wijk van de graaf aan het eind
value-count-endgame-block-stays = Blijft gesloten
value-count-endgame-block-lifted = Gaat open net als de andere
option-count-dragon = De draak bij de stad van de graaf
value-count-dragon-outside = Blijft van de tegels van de stad
value-count-dragon-around = Mag door het land buiten de muren
option-count-moves = De graaf gaat
value-count-moves-by-player = Waar de speler die de stad betreedt hem heen stuurt
value-count-moves-clockwise = Met de klok mee
value-count-moves-follows-follower = Naar de zojuist betreden wijk
