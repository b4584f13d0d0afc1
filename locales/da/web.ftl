# Siden i browseren: skærmene omkring bordet.

# Betjening.
ui-close = Luk
ui-less = Færre
ui-more = Flere
loading = Indlæser …

# Når noget går galt.
error-title = Noget gik galt
error-load = En del af siden kunne ikke indlæses. Dine spil er i sikkerhed.
error-reload = Indlæs igen
error-language = Sproget kunne ikke indlæses.
missing-title = Spillet blev ikke fundet
missing = Det er ikke gemt i denne browser. Måske er det slettet, eller det blev spillet på en anden enhed.

# Forsiden.
front-tagline = Byg et land, brik for brik
front-play = Spil
front-play-about = Grundspillet mod computeren
front-new = Nyt spil
front-continue = Fortsæt
front-finished = Afsluttede spil
front-all = Vis alle { $n } spil
front-import-failed = Filen kan ikke spilles: { $reason }
front-delete = Slet
front-deleted = Spillet er slettet.
front-undo-delete = Fortryd
front-not-lasting = Browseren lader ikke siden gemme noget. Dine spil går tabt, når du lukker den.
front-damaged = { $n ->
    [one] Beskadiget spil
   *[other] Beskadigede spil
}
front-damaged-one = Dette spil kan ikke længere læses.
front-newer-one = Dette spil er gemt af en nyere version af siden.
front-damaged-look = Se, hvad der er tilbage
damaged-title = Beskadiget spil
damaged-record = Optegnelsen er der endnu, helt eller delvist. Gem den som en fil. Er den hel, kan du åbne den igen. Ellers kan du læse, hvad der skete.
damaged-text = Det er alt, der er tilbage af det.
damaged-newer = Indlæs siden igen, eller åbn spillet i den nyere version. Intet er ændret.
card-over = slut
card-left = { $n ->
    [one] 1 brik tilbage
   *[other] { $n } brikker tilbage
}
card-continue = Fortsæt spillet med { $names }
card-look = Se spillet med { $names }

# En tekst, der skal gemmes.
rescue-text = Tekst
rescue-copy = Kopiér
rescue-copied = Kopieret
rescue-save = Gem som fil

# Et spil i gang.
play-opening = Åbner spillet …
play-leave = Til forsiden
play-broken-title = Spillet kan ikke åbnes
play-broken = Der er en fejl i optegnelsen. Gem den som tekst for at se efter.
play-elsewhere-title = Spillet er åbent et andet sted
play-elsewhere = Du har åbnet det i en anden fane eller et andet vindue i denne browser.
play-take-over = Spil videre her
play-stopped-title = Spillet er gået i stå
play-stopped = Der skete noget uventet. Alt til og med din sidste handling er gemt.
play-retry = Prøv igen
play-unsaved-title = Spillet kan ikke gemmes
play-unsaved = Browserens lager er fyldt. Slet gamle spil på forsiden, eller gem dette som en fil. Du kan spille videre, men du mister spillet, når du lukker siden.
play-go-on = Spil videre
start-no-room = Browserens lager er fyldt. Du mister dette spil, når du lukker siden.

# Indstillinger.
settings-title = Indstillinger
settings-name = Dit navn
settings-name-about = Vises i hurtige spil. Lad feltet stå tomt for at spille som gæst
settings-language = Sprog
settings-language-auto = Browserens sprog
settings-theme = Tema
settings-theme-auto = System
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-motion = Animationer
settings-motion-auto = System
settings-motion-on = Til
settings-motion-off = Fra
settings-pace = Computerens tempo
settings-pace-about = Hvor længe du ser et træk, før computeren spiller videre
settings-pace-quick = Hurtigt
settings-pace-normal = Normalt
settings-pace-calm = Langsomt
settings-sound = Lyde
settings-sound-about = Valgfrit: du går ikke glip af noget uden
settings-touch = Vibration
settings-install = Installer Aude
settings-install-about = Spil i et eget vindue, også offline
update-ready = En ny version af Aude er klar. Dine spil ændres ikke.
update-now = Opdater nu

# Om Aude.
about-title = Om Aude
about-what = Aude er et frit spillebord til læggespillet Carcassonne med grundspillet i alle udgaver og tretten udvidelser, for mennesker og computere. Det er opkaldt efter floden neden for byen.
about-free = Kode, billeder og tekster er originale og frie, under MIT-licensen eller Apache-licensen 2.0.
about-kept = Dine spil gemmes kun i denne browser. Intet sendes nogen steder hen.
about-names = Carcassonne er et spil af Klaus-Jürgen Wrede. Aude har ingen forbindelse til ophavsmanden eller forlagene.
about-version = Version { $version }

# Et nyt spil.
new-title = Nyt spil
new-back = Tilbage
new-players = Spillere
new-add-person = Menneske
new-add-computer = Computer
new-edition = Udgave
new-edition-about = Vælg et regelsæt. Du kan tilpasse alt nedenfor
new-boxes = Grundspil og udvidelser
new-rest = Mere
new-aids = Hjælp
new-aids-about = Hvad spillerne kan se under spillet
new-changed = ændret
new-seed = Startal
new-seed-about = Det samme tal giver de samme brikker i samme rækkefølge.
new-seed-random = tilfældigt
new-reset = Nulstil til grundspillet
new-summary =
    { $players ->
        [one] 1 spiller
       *[other] { $players } spillere
    } · { $boxes ->
        [one] 1 æske
       *[other] { $boxes } æsker
    } · { $tiles ->
        [one] 1 brik
       *[other] { $tiles } brikker
    }
new-start = Start

# Spillere.
player-guest = Gæst
player-name = Spiller { $n }
seat-person = Menneske
seat-computer = Computer, { $level }
seat-name = Navn på plads { $n }
seat-kind = Spiller på plads { $n }
seat-colour = { $name }: { $colour }
seat-colours = Farver
seat-up = Flyt { $name } op
seat-down = Flyt { $name } ned
seat-remove = Fjern { $name }
seat-first = Hvem begynder
seat-first-random = Tilfældigt
level-beginner = begynder
level-easy = let
level-medium = mellem
level-hard = svær
level-master = mester
colour-red = rød, cirkel
colour-blue = blå, trekant
colour-yellow = gul, kvadrat
colour-green = grøn, rude
colour-black = sort, kors
colour-pink = lyserød, stjerne

# Hvad man må se.
aid-hint = Tip
aid-hint-about = Hvad computeren ville spille, og hvorfor
aid-inspect = Områder i detaljer
aid-inspect-about = Størrelse, ejere og værdi af hver vej, by og mark, og hvilke brikker der afslutter dem
aid-fields = Markernes ejere
aid-fields-about = Alle marker i deres bønders farver
aid-projected = Forventet stilling
aid-projected-about = Stillingen, hvis spillet sluttede nu
aid-dead = Døde felter
aid-dead-about = Huller, som ingen resterende brik passer i
aid-bag = Resterende brikker
aid-bag-about = Brikker, der mangler, og brikker, der er fjernet
aid-last = Seneste træk
aid-last-about = Hvor alle sidst lagde en brik

# Æsker og deres indhold.
box-details = Detaljer
box-details-of = { $name }: detaljer
box-done = Færdig
box-changed = { $n } ændret
box-sets = Brikker og antal
box-tiles = { $n ->
    [one] 1 brik
   *[other] { $n } brikker
}
box-copies = Antal: { $name }
box-elements = Elementer
box-figures = Figurer pr. spiller
box-options = Regler
box-reset = Nulstil
state-auto = Auto
state-on = Til
state-off = Fra

# Hvorfor et spil ikke kan spilles.
problem-seed = Brug et tal på højst 15 cifre.
box-base = Grundspil
box-base-about = 72 brikker med veje, byer, klostre og marker
box-river = Floden
box-river-about = 12 brikker, der lægges først, fra kilden til søen, eller med to arme, en griseflok og en vulkan
box-abbot = Abbeden
box-abbot-about = En abbed til hver spiller, som kan forlade klostre og haver før tid og alligevel give point
box-inns-cathedrals = Kroer & Katedraler
box-inns-cathedrals-about = 18 brikker; veje med kroer og byer med katedraler giver mere eller slet intet; en stor tilhænger tæller for to
box-traders-builders = Købmænd & Bygmestre
box-traders-builders-about = 24 brikker; bygmesteren giver dobbelttræk, grisen gør en mark mere værd, byer handler med vin, korn og klæde
box-king-robber = Kongen & Røveren
box-king-robber-about = 5 brikker; den største by giver kongen, den længste vej røveren
box-princess-dragon = Prinsessen & Dragen
box-princess-dragon-about = 30 brikker; en drage æder tilhængere, en fe beskytter dem, portaler fører overalt hen, en prinsesse sender riddere hjem
box-tower = Tårnet
box-tower-about = 18 brikker med byggepladser; jo højere tårn, jo længere rækker det efter fanger
box-bridges-castles-bazaars = Broer, Borge & Basarer
box-bridges-castles-bazaars-about = 12 brikker; broer fører veje over brikker, små byer bliver borge, basarer sælger brikker
box-abbey-mayor = Abbedi & Borgmester
box-abbey-mayor-about = 12 brikker; abbedier fylder huller, borgmestre tæller våbenskjolde, lader beholder marker, vogne kører videre
box-siege = Belejringen
box-siege-about = Brikker med belejrede byer, som giver mindre, men bønderne mere; riddere slipper ud gennem klostre
box-cult = Helligstederne
box-cult-about = 6 brikker med helligsteder: klostre, der kæmper med andre om deres point
box-count = Greven af Carcassonne
box-count-about = En færdig by på 12 brikker; tilhængere i dens kvarterer kan være med, når der gives point, hvis greven lader dem

# Udgaver.
preset-none = Aktuelle regler
preset-none-about = Grundspillet, som de fleste spiller det
preset-first-edition = Første udgave
preset-first-edition-about = Små byer giver 2 point, bønder 4 pr. by; op til fem spillere
preset-big-box-2006 = Big Box fra 2006
preset-big-box-2006-about = Grundspillet med fire store udvidelser og deres samlede regler
preset-new-edition-2016 = Ny udgave fra 2016
preset-new-edition-2016-about = Grundspillet med haver, floden og abbeden
preset-nordic-2010 = Nordiske regler fra 2010
preset-nordic-2010-about = Tolv æsker på én gang, med husregler

# Elementer.
toggle-river-1 = Floden fra 2016
toggle-river-1-about = Slå fra for at udelade brikkerne
toggle-river-2 = Floden med to arme
toggle-river-2-about = Slå fra for at udelade brikkerne
toggle-pig-herd = Griseflok
toggle-pig-herd-about = Byer ved dens mark giver bønderne 1 mere
toggle-abbots = Abbeder
toggle-abbots-about = Hver spiller har en abbed
toggle-gardens = Haver
toggle-gardens-about = En abbed kan stå i en have; slået fra er haver kun pynt
toggle-inns = Kroer
toggle-inns-about = Veje med en kro giver 2 pr. brik, ufærdige intet
toggle-cathedrals = Katedraler
toggle-cathedrals-about = Byer med katedral giver 3 pr. brik og våbenskjold, ufærdige intet
toggle-big-followers = Store tilhængere
toggle-big-followers-about = Hver spiller har en tilhænger, der tæller for to
toggle-builders = Bygmestre
toggle-builders-about = Udvid din bygmesters vej eller by for at få en ekstra brik
toggle-pigs = Grise
toggle-pigs-about = Hver by ved grisens mark giver ejeren 1 mere
toggle-goods = Handelsvarer
toggle-goods-about = Gør en by færdig for at tage dens varer; flest af en slags giver 10 til sidst
toggle-king = Konge
toggle-king-about = Spilleren med den største by får til sidst point for alle byer
toggle-robber = Røver
toggle-robber-about = Spilleren med den længste vej får til sidst point for alle veje
toggle-princess = Prinsesse
toggle-princess-about = Føj hende til en by for at sende en af dens riddere hjem
toggle-dragon = Drage
toggle-dragon-about = Vulkaner kalder på den, dragebrikker flytter den; slå fra for at udelade disse brikker
toggle-fairy = Fe
toggle-fairy-about = Hun giver point til tilhængeren hos sig og holder dragen væk
toggle-portal = Portaler
toggle-portal-about = Herfra kan en tilhænger gå til enhver brik
toggle-tower = Tårne
toggle-tower-about = Spillerne bygger tårne på byggepladserne
toggle-bridges = Broer
toggle-bridges-about = Hver spiller har broer, der fører en vej over en brik
toggle-castles = Borge
toggle-castles-about = Gør en by på to brikker til en borg, der får point for det, der bliver færdigt ved siden af
toggle-bazaars = Basarer
toggle-bazaars-about = En basarbrik starter en auktion over brikker
toggle-abbeys = Abbedier
toggle-abbeys-about = Hver spiller har et abbedi til at fylde et hul i stedet for at trække en brik
toggle-mayors = Borgmestre
toggle-mayors-about = En borgmester tæller så meget, som byen har våbenskjolde
toggle-barns = Lader
toggle-barns-about = En lade giver straks point for en mark og igen til sidst
toggle-wagons = Vogne
toggle-wagons-about = En vogn kører videre, når der er givet point
toggle-siege = Belejring
toggle-siege-about = Belejrede byer giver 1 pr. brik og våbenskjold, ufærdige intet, og bønderne det dobbelte
toggle-cult = Dueller
toggle-cult-about = Et helligsted og et kloster side om side kæmper om deres point; slået fra er helligsteder klostre
toggle-count = Grevens by
toggle-count-about = Byen Carcassonne og dens greve; slå fra for at udelade byen

# Briksæt.
set-base = Grundspil
set-base-gardens = Grundspil, med haver
set-river-1 = Floden
set-river-1-gardens = Floden, med haver
set-river-2 = Floden II
set-river-2-gardens = Floden II, med haver
set-inns-cathedrals = Uden haver
set-inns-cathedrals-gardens = Med haver
set-traders-builders = Uden haver
set-traders-builders-gardens = Med haver
set-king-robber = Uden haver
set-king-robber-gardens = Med haver
set-princess-dragon = Uden haver
set-princess-dragon-gardens = Med haver
set-tower = Uden haver
set-tower-gardens = Med haver
set-bridges-castles-bazaars = Uden haver
set-bridges-castles-bazaars-gardens = Med haver
set-abbey-mayor = Uden haver
set-abbey-mayor-gardens = Med haver
set-siege = Belejring
set-cult = Helligsteder
set-count = Grevens by

# Figurer og brikker til spillerne.
count-follower = Tilhængere
count-abbot = Abbeder
count-big-follower = Store tilhængere
count-builder = Bygmestre
count-pig = Grise
count-tower-piece = Tårndele
count-bridge = Broer
count-castle = Borge
count-mayor = Borgmestre
count-wagon = Vogne
count-barn = Lader
count-abbey = Abbedier

# Regler, hvor udgaverne er forskellige, og deres værdier.
value-on = Ja
value-off = Nej
value-allowed = Tilladt
value-forbidden = Ikke tilladt
option-max-players = Højst antal spillere
option-two-tile-city = Færdig by på to brikker
value-two-tile-city-per-tile = Giver point som enhver anden by
value-two-tile-city-two-points = Giver 2 point
option-two-tile-city-shield = Våbenskjold i en sådan by, hvis den giver 2 point
value-two-tile-city-shield-2 = 2 point
value-two-tile-city-shield-1 = 1 point
option-farmer-scoring = Point for bønder
value-farmer-scoring-field-majority-3 = 3 point for hver by ved deres mark
value-farmer-scoring-city-majority-4 = 4 point for hver by, de forsyner
option-farmers = Bønder
value-farmers-on = Bønder er tilladt
value-farmers-off = Ingen bønder
option-disabled-element-tiles = Brikker til et element, der er slået fra
value-disabled-element-tiles-ignore-symbol = Bliver, uden virkning
value-disabled-element-tiles-remove-tiles = Fjernes
option-tiles-in-hand = Brikker på hånden
value-tiles-in-hand-0 = Ingen: træk en brik og læg den
value-tiles-in-hand-3 = Tre: læg en af dem
option-river-start-tile = Startbrik, som en flod erstatter
value-river-start-tile-removed = Fjernes
value-river-start-tile-shuffled-in = Blandes i
option-pig-herd-stacking = Gris og griseflok på samme mark
value-pig-herd-stacking-stack = Giver 2 mere pr. by
value-pig-herd-stacking-no-stack = Giver 1 mere pr. by
option-big-follower-grant = Store tilhængere
value-big-follower-grant-with-inns-cathedrals = Kun med denne æske
value-big-follower-grant-with-any-large-expansion = Med enhver stor udvidelse
option-unfinished-inn-cathedral = Ufærdig vej med kro eller by med katedral
value-unfinished-inn-cathedral-zero = Giver intet
value-unfinished-inn-cathedral-as-ordinary = Giver point som normalt
option-builder-double-turn = Bygmesterens ekstra brik
value-builder-double-turn-always = Trækkes altid
value-builder-double-turn-may = Valgfri, før den trækkes
option-builder-company = En bygmester kræver
value-builder-company-any-follower = En af spillerens egne tilhængere
value-builder-company-ordinary = En lille eller stor tilhænger
option-king-robber-scoring = Point for konge og røver
value-king-robber-scoring-per-feature = 1 for hver færdig by eller vej, til sidst
value-king-robber-scoring-10-20 = 10 for ét kort, 20 for begge
value-king-robber-scoring-15-40 = 15 for ét kort, 40 for begge
value-king-robber-scoring-continuous = 1 for hver by eller vej, når den bliver færdig
option-fairy-double-turn-point = Feens point i et dobbelttræk
value-fairy-double-turn-point-once-per-turn = Én gang
value-fairy-double-turn-point-each-part = For hver af de to brikker
option-fairy-on-dragon-tile = Flytte feen efter en dragebrik
option-fairy-anchor = Feens point i begyndelsen af en tur
value-fairy-anchor-follower = Til den tilhænger, hun står hos
value-fairy-anchor-tile = Til enhver tilhænger på hendes brik
option-volcano-tile-figures = Figurer på vulkanbrikker
value-volcano-tile-figures-no-follower = Ingen tilhængere
value-volcano-tile-figures-no-figure = Slet ingen figurer
option-princess-then-place = Sætte en figur, efter at prinsessen har sendt en ridder hjem
option-princess-removal = Prinsessen sender en ridder hjem
value-princess-removal-may = Hvis spilleren vil
value-princess-removal-must = Altid
option-dragon-moves = Dragen flytter
value-dragon-moves-before-scoring = Før der gives point
value-dragon-moves-after-scoring = Efter at der er givet point
option-dragon-tiles-return = Dragebrikker, der er lagt til side, kommer tilbage
value-dragon-tiles-return-volcano = Når en vulkan lægges
value-dragon-tiles-return-dragon-tile = Når den næste dragebrik lægges
option-tunnel-field = Marken ved en tunnels ender
value-tunnel-field-undivided = Er én
value-tunnel-field-split = Deles af vejen
option-ransom-per-turn = Løsepenge pr. tur
value-ransom-per-turn-one = Én
value-ransom-per-turn-unlimited = Ubegrænset
option-ransom-moment = Betale løsepenge
value-ransom-moment-before-scoring = Før der gives point
value-ransom-moment-whole-turn = Før og efter at der gives point
option-wagon-on-tower = Lukke et tårn med en vogn
option-closed-tower = Et lukket tårn, der mister sin tilhænger
value-closed-tower-reopens = Er åbent igen
value-closed-tower-stays-closed = Forbliver lukket
option-castle-vicinity = En borgs omgivelser
value-castle-vicinity-block-2x3 = Dens to brikker og de fire ved siderne
value-castle-vicinity-ring-6 = De seks brikker omkring den
option-castle-city = Borge kan laves af
value-castle-city-two-semicircles = Byer af to halvcirkler
value-castle-city-two-tiles = Enhver by på to brikker
option-castle-king = For kongen tæller en borg
value-castle-king-does-not-count = Slet ikke
value-castle-king-counts = Som en færdig by
option-bridge-moment = Bygge en bro
value-bridge-moment-before-figure = Før figuren
value-bridge-moment-any = Før eller efter figuren
option-bazaar-dealer = Hvem køber eller sælger
value-bazaar-dealer-tile-chooser = Den, der valgte brikken
value-bazaar-dealer-auctioneer = Den, der lagde basaren
option-bazaar-bidding = Bud
value-bazaar-bidding-single-round = Én gang hver
value-bazaar-bidding-until-one-left = Indtil kun ét bud er tilbage
option-bazaar-auction = Basarbrikker
value-bazaar-auction-on = Sælges på auktion
value-bazaar-auction-off = Hver spiller tager en
option-abbey-endgame-placement = Abbedier efter den sidste brik
value-abbey-endgame-placement-holes-only = Kun i huller
value-abbey-endgame-placement-anywhere = Ved siden af enhver brik
option-barn-on-barn-field = Lade på en mark med en lade
option-wagon-moves-to = Vogne kører videre til
value-wagon-moves-to-linked = Forbundne områder
value-wagon-moves-to-surrounding = Alle områder omkring
option-siege-tile-count = Belejringsbrikker
value-siege-tile-count-4 = 4, første oplag
value-siege-tile-count-6 = 6, andet oplag
value-siege-tile-count-10 = 10, begge
option-siege-escape = Flugt fra en belejring
value-siege-escape-any-city-tile = Gennem et kloster ved en af byens brikker
value-siege-escape-siege-tile-only = Gennem et kloster ved en belejringsbrik
value-siege-escape-none = Ikke mulig
option-shrine-tile-count = Helligstedsbrikker
option-shrine-self-duel = Dueller
value-shrine-self-duel-also-own = Også mellem egne tilhængere
value-shrine-self-duel-others-only = Kun mellem forskellige spillere
option-shrine-ban = Ét helligsted pr. kloster, ét kloster pr. helligsted
value-shrine-ban-both-ways = For dem alle
value-shrine-ban-placed-tile = Kun for den nye brik
option-count-start-quarter = Greven begynder
value-count-start-quarter-castle = På borgen
value-count-start-quarter-chosen = Hvor den første spiller vælger
option-count-endgame-redeploy = Til sidst forlader tilhængere byen til
value-count-endgame-redeploy-matching-quarter = Områder, der passer til deres kvarter
value-count-endgame-redeploy-any-feature = Alle områder
value-count-endgame-redeploy-market-only = Marker, kun fra markedet
option-count-into-empty-feature = Forlade byen til et område uden tilhængere
option-count-city-mayor-strength = Borgmestre og vogne, der forlader byen, tæller
value-count-city-mayor-strength-normal = Som normalt
value-count-city-mayor-strength-two = For to
option-count-quarters = Borgmestre og vogne i grevens by
value-count-quarters-own-features = Kun i kvarterer for områder, de kan besætte
value-count-quarters-any = I alle kvarterer, og til sidst til alle områder
option-count-endgame-block = Grevens kvarter til sidst
value-count-endgame-block-stays = Forbliver lukket
value-count-endgame-block-lifted = Åbnes som de andre
option-count-dragon = Dragen ved grevens by
value-count-dragon-outside = Holder sig fra byens brikker
value-count-dragon-around = Må krydse landet uden for murene
option-count-moves = Greven flytter
value-count-moves-by-player = Hvor spilleren, der går ind i byen, sender ham hen
value-count-moves-clockwise = Med uret
value-count-moves-follows-follower = Til det kvarter, der lige er gået ind i
