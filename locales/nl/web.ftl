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
box-base = Basisspel
box-base-about = 72 tegels met wegen, steden, kloosters en weiden
box-river = De Rivier
box-river-about = 12 tegels die eerst worden gelegd: van de bron naar het meer, of met twee armen, een varkenskudde en een vulkaan
box-abbot = De Abt
box-abbot-about = Voor elke speler een abt, die kloosters en tuinen bezet en voortijdig mag worden teruggenomen
box-inns-cathedrals = Herbergen & Kathedralen
box-inns-cathedrals-about = 18 tegels; wegen met herbergen en steden met kathedralen leveren meer op, of niets; een grote horige telt voor twee
box-traders-builders = Kooplieden & Bouwmeesters
box-traders-builders-about = 24 tegels; de bouwmeester geeft dubbele beurten, het varken maakt een weide meer waard, steden handelen in wijn, graan en stof
box-king-robber = Koning & Struikrover
box-king-robber-about = 5 tegels; de koning gaat naar de grootste stad, de struikrover naar de langste weg
box-princess-dragon = De Prinses & de Draak
box-princess-dragon-about = 30 tegels; een draak eet horigen op, een fee beschermt ze, portalen leiden overal heen, een prinses stuurt ridders naar huis
box-tower = De Toren
box-tower-about = 18 tegels met bouwplaatsen; een groeiende toren neemt gevangenen, die worden geruild of vrijgekocht
box-bridges-castles-bazaars = Bruggen, Burchten & Bazaars
box-bridges-castles-bazaars-about = 12 tegels; bruggen leiden wegen over tegels, kleine steden worden burchten, bazaars verkopen tegels
box-abbey-mayor = Abdij & Burgemeester
box-abbey-mayor-about = 12 tegels; abdijen vullen gaten, burgemeesters tellen wapenschilden, schuren houden weiden, wagens rijden verder
box-siege = De Belegering
box-siege-about = Tegels met belegerde steden, die minder opleveren, maar boeren meer; ridders ontsnappen door kloosters
box-cult = De Heiligdommen
box-cult-about = 6 tegels met heiligdommen: kloosters die met andere om hun punten strijden
box-count = De Graaf van Carcassonne
box-count-about = Een vaste stad van 12 tegels; horigen in haar wijken voegen zich bij wat wordt geteld, als de graaf ze laat

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

# Elementen.
toggle-river-1 = De rivier van 2016
toggle-river-1-about = Zonder blijven de tegels weg
toggle-river-2 = De rivier met twee armen
toggle-river-2-about = Zonder blijven de tegels weg
toggle-pig-herd = Varkenskudde
toggle-pig-herd-about = Steden aan haar weide leveren boeren 1 meer op
toggle-abbots = Abten
toggle-abbots-about = Elke speler heeft een abt
toggle-gardens = Tuinen
toggle-gardens-about = Een abt mag in een tuin; zonder zijn tuinen versiering
toggle-inns = Herbergen
toggle-inns-about = Wegen met een herberg leveren 2 per tegel op, onvoltooid niets
toggle-cathedrals = Kathedralen
toggle-cathedrals-about = Steden met een kathedraal leveren 3 per tegel en wapenschild op, onvoltooid niets
toggle-big-followers = Grote horigen
toggle-big-followers-about = Elke speler heeft een horige die voor twee telt
toggle-builders = Bouwmeesters
toggle-builders-about = Wie de weg of stad van zijn bouwmeester uitbreidt, trekt nog eens
toggle-pigs = Varkens
toggle-pigs-about = Een stad aan zijn weide is voor de eigenaar van het varken 1 meer waard
toggle-goods = Handelswaren
toggle-goods-about = Wie een stad voltooit, neemt haar waren; de meeste van een soort leveren aan het eind 10 op
toggle-king = Koning
toggle-king-about = De grootste stad levert aan het eind punten op voor alle steden
toggle-robber = Struikrover
toggle-robber-about = De langste weg levert aan het eind punten op voor alle wegen
toggle-princess = Prinses
toggle-princess-about = Wie haar aan een stad legt, mag een van de ridders naar huis sturen
toggle-dragon = Draak
toggle-dragon-about = Vulkanen roepen hem, draaktegels verplaatsen hem; zonder blijven die tegels weg
toggle-fairy = Fee
toggle-fairy-about = Ze levert haar metgezel punten op en houdt de draak weg
toggle-portal = Portalen
toggle-portal-about = Vandaar mag een horige naar elke tegel
toggle-tower = Torens
toggle-tower-about = Op bouwplaatsen kunnen torens worden gebouwd
toggle-bridges = Bruggen
toggle-bridges-about = Elke speler heeft bruggen, die een weg over een tegel leiden
toggle-castles = Burchten
toggle-castles-about = In plaats van punten wordt een stad van twee tegels een burcht, die krijgt wat ernaast wordt voltooid
toggle-bazaars = Bazaars
toggle-bazaars-about = Een bazaartegel begint een veiling van tegels
toggle-abbeys = Abdijen
toggle-abbeys-about = Elke speler heeft een abdij om een gat te vullen in plaats van een tegel te trekken
toggle-mayors = Burgemeesters
toggle-mayors-about = Een burgemeester telt voor zoveel als de stad wapenschilden heeft
toggle-barns = Schuren
toggle-barns-about = Een schuur telt een weide meteen en blijft tot het einde
toggle-wagons = Wagens
toggle-wagons-about = Een wagen rijdt na de telling verder
toggle-siege = Belegering
toggle-siege-about = Belegerde steden leveren 1 per tegel en wapenschild op, onvoltooid niets, en boeren het dubbele
toggle-cult = Duels
toggle-cult-about = Een heiligdom en een klooster naast elkaar strijden om hun punten; zonder zijn heiligdommen kloosters
toggle-count = De stad van de graaf
toggle-count-about = De stad Carcassonne en haar graaf; zonder blijft de stad weg

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
option-max-players = Hoogstens zoveel spelers
option-two-tile-city = Een voltooide stad van twee tegels
value-two-tile-city-per-tile = Telt als elke andere stad
value-two-tile-city-two-points = Levert 2 punten op
option-two-tile-city-shield = Een wapenschild in zo’n stad, als die 2 punten oplevert
value-two-tile-city-shield-2 = 2 punten
value-two-tile-city-shield-1 = 1 punt
option-farmer-scoring = Boeren aan het eind
value-farmer-scoring-field-majority-3 = 3 punten voor elke stad aan hun weide
value-farmer-scoring-city-majority-4 = 4 punten voor elke stad die ze bevoorraden
option-farmers = Boeren
value-farmers-on = Horigen mogen op weiden
value-farmers-off = Geen boeren
option-disabled-element-tiles = Tegels van een element dat uitstaat
value-disabled-element-tiles-ignore-symbol = Blijven; het teken betekent niets
value-disabled-element-tiles-remove-tiles = Worden verwijderd
option-tiles-in-hand = Tegels in de hand
value-tiles-in-hand-0 = Geen: trek een tegel en leg hem
value-tiles-in-hand-3 = Drie: leg er een van
option-river-start-tile = De begintegel, die de rivier vervangt
value-river-start-tile-removed = Wordt verwijderd
value-river-start-tile-shuffled-in = Wordt meegeschud
option-pig-herd-stacking = Een varken en een varkenskudde op dezelfde weide
value-pig-herd-stacking-stack = Leveren 2 meer per stad op
value-pig-herd-stacking-no-stack = Leveren 1 meer per stad op
option-big-follower-grant = Grote horigen zijn er
value-big-follower-grant-with-inns-cathedrals = Met deze doos
value-big-follower-grant-with-any-large-expansion = Met elke grote uitbreiding
option-unfinished-inn-cathedral = Een onvoltooide weg met herberg of stad met kathedraal
value-unfinished-inn-cathedral-zero = Levert niets op
value-unfinished-inn-cathedral-as-ordinary = Telt alsof die er niet was
option-builder-double-turn = De tweede tegel van een bouwmeester
value-builder-double-turn-always = Wordt altijd getrokken
value-builder-double-turn-may = Mag je weigeren voordat hij wordt getrokken
option-builder-company = Een bouwmeester heeft gezelschap nodig van
value-builder-company-any-follower = Een willekeurige eigen horige
value-builder-company-ordinary = Een kleine of grote horige
option-king-robber-scoring = Punten voor koning en struikrover
value-king-robber-scoring-per-feature = 1 voor elke voltooide stad of weg, aan het eind
value-king-robber-scoring-10-20 = 10 voor één kaart, 20 voor beide
value-king-robber-scoring-15-40 = 15 voor één kaart, 40 voor beide
value-king-robber-scoring-continuous = 1 voor elke stad of weg wanneer die wordt voltooid
option-fairy-double-turn-point = Het punt van de fee in een dubbele beurt
value-fairy-double-turn-point-once-per-turn = Eén keer
value-fairy-double-turn-point-each-part = Voor elk van de twee tegels
option-fairy-on-dragon-tile = De fee verplaatsen na een draaktegel
option-fairy-anchor = Aan het begin van een beurt beloont de fee
value-fairy-anchor-follower = De horige bij wie ze staat
value-fairy-anchor-tile = Elke horige op haar tegel
option-volcano-tile-figures = Op een vulkaantegel mag
value-volcano-tile-figures-no-follower = Geen horige
value-volcano-tile-figures-no-figure = Geen enkel figuur
option-princess-then-place = Een figuur zetten nadat de prinses een ridder naar huis stuurde
option-princess-removal = De prinses stuurt een ridder naar huis
value-princess-removal-may = Als de speler dat wil
value-princess-removal-must = Altijd
option-dragon-moves = De draak beweegt
value-dragon-moves-before-scoring = Vóór de telling
value-dragon-moves-after-scoring = Na de telling
option-dragon-tiles-return = Opzij gelegde draaktegels komen terug
value-dragon-tiles-return-volcano = Als er een vulkaan wordt gelegd
value-dragon-tiles-return-dragon-tile = Als de volgende draaktegel wordt gelegd
option-tunnel-field = De weide bij de monden van een tunnel
value-tunnel-field-undivided = Is ongedeeld
value-tunnel-field-split = Wordt door de weg gedeeld
option-ransom-per-turn = Vrijgekochte gevangenen per beurt
value-ransom-per-turn-one = Eén
value-ransom-per-turn-unlimited = Zoveel men wil
option-ransom-moment = Gevangenen mogen worden vrijgekocht
value-ransom-moment-before-scoring = Vóór de telling
value-ransom-moment-whole-turn = Vóór en na de telling
option-wagon-on-tower = Een toren met een wagen sluiten
option-closed-tower = Een gesloten toren die zijn horige verliest
value-closed-tower-reopens = Is weer open
value-closed-tower-stays-closed = Blijft gesloten
option-castle-vicinity = De omgeving van een burcht
value-castle-vicinity-block-2x3 = De twee tegels zelf en de vier ernaast
value-castle-vicinity-ring-6 = De zes tegels eromheen
option-castle-city = Een burcht kun je maken van
value-castle-city-two-semicircles = Een stad van twee halve cirkels
value-castle-city-two-tiles = Elke stad van twee tegels
option-castle-king = Een burcht telt voor de koning
value-castle-king-does-not-count = Helemaal niet
value-castle-king-counts = Als voltooide stad
option-bridge-moment = Een brug wordt gebouwd
value-bridge-moment-before-figure = Vóór de figuur
value-bridge-moment-any = Vóór of na de figuur
option-bazaar-dealer = Over kopen of verkopen beslist
value-bazaar-dealer-tile-chooser = Wie de tegel koos
value-bazaar-dealer-auctioneer = Wie de bazaar legde
option-bazaar-bidding = Bieden
value-bazaar-bidding-single-round = Elk één keer
value-bazaar-bidding-until-one-left = Tot er één bod overblijft
option-bazaar-auction = Tegels van een bazaar
value-bazaar-auction-on = Worden geveild
value-bazaar-auction-off = Elke speler neemt er een
option-abbey-endgame-placement = Abdijen na de laatste tegel
value-abbey-endgame-placement-holes-only = Alleen in gaten
value-abbey-endgame-placement-anywhere = Naast elke tegel
option-barn-on-barn-field = Een schuur op een weide met een schuur
option-wagon-moves-to = Een wagen rijdt verder naar
value-wagon-moves-to-linked = Wat verbonden is
value-wagon-moves-to-surrounding = Alles eromheen
option-siege-tile-count = Belegeringstegels
value-siege-tile-count-4 = 4, de eerste druk
value-siege-tile-count-6 = 6, de tweede druk
value-siege-tile-count-10 = 10, allebei
option-siege-escape = De uitweg uit een belegering
value-siege-escape-any-city-tile = Een klooster aan een tegel van de stad
value-siege-escape-siege-tile-only = Een klooster aan een tegel met belegeraars
value-siege-escape-none = Is er niet
option-shrine-tile-count = Heiligdomtegels
option-shrine-self-duel = Een duel gaat
value-shrine-self-duel-also-own = Ook tussen eigen horigen
value-shrine-self-duel-others-only = Alleen tussen verschillende spelers
option-shrine-ban = Twee gebouwen van het andere geloof raken
value-shrine-ban-both-ways = Mogen nieuwe en oudere niet
value-shrine-ban-placed-tile = Mag alleen het nieuwe niet
option-count-start-quarter = De graaf begint
value-count-start-quarter-castle = In het kasteel
value-count-start-quarter-chosen = Waar de eerste speler zegt
option-count-endgame-redeploy = Aan het eind verlaten horigen de stad voor
value-count-endgame-redeploy-matching-quarter = Wat bij hun wijk hoort
value-count-endgame-redeploy-any-feature = Alles
value-count-endgame-redeploy-market-only = Weiden, alleen vanaf de markt
option-count-into-empty-feature = De stad verlaten naar een plek zonder horigen
option-count-city-mayor-strength = Een burgemeester of wagen die de stad verlaat telt
value-count-city-mayor-strength-normal = Als altijd
value-count-city-mayor-strength-two = Voor twee
option-count-quarters = Burgemeesters en wagens in de stad van de graaf
value-count-quarters-own-features = Alleen in wijken voor gebieden die ze kunnen bezetten
value-count-quarters-any = In elke wijk, en aan het eind naar elk gebied
option-count-endgame-block = De wijk van de graaf aan het eind
value-count-endgame-block-stays = Blijft gesloten
value-count-endgame-block-lifted = Gaat open net als de andere
option-count-dragon = De draak en de stad van de graaf
value-count-dragon-outside = Hij blijft van de tegels van de stad
value-count-dragon-around = Hij mag door het land buiten de muren
option-count-moves = De graaf gaat
value-count-moves-by-player = Waarheen wie de stad betreedt hem stuurt
value-count-moves-clockwise = Met de klok mee
value-count-moves-follows-follower = Naar de zojuist betreden wijk

settings-track = Scorebord
settings-track-about = Een lint boven de tafel, waar ruimte is
