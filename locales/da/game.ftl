# Hvad bordet siger: ord, spørgsmål, valg, loggen. Browser og terminal deler det.
kind-road = vej
kind-city = by
kind-field = mark
kind-monastery = kloster
kind-garden = have
kind-shrine = helligsted
kind-tower = tårn
kind-abbey = abbedi
kind-bridge = bro
kind-castle = borg
kind-barn = lade
kind-goods = varer
kind-king = konge
kind-robber = røver
kind-fairy = fe
kind-ransom = løsepenge
kind-auction = auktion

name-follower = tilhænger
name-big-follower = stor tilhænger
name-abbot = abbed
name-builder = bygmester
name-pig = gris
name-mayor = borgmester
name-wagon = vogn
name-barn = lade
name-abbey = abbedi
name-bridge = bro
name-castle = borg
name-tower-piece = tårndel

one = { $figure ->
   *[follower] en tilhænger
    [big-follower] den store tilhænger
    [abbot] abbeden
    [builder] bygmesteren
    [pig] grisen
    [mayor] borgmesteren
    [wagon] vognen
    [barn] laden
    [abbey] abbediet
    [bridge] en bro
    [castle] en borg
    [tower-piece] en tårndel
}

whose = { $figure } fra { $player }

figure-follower = { $n ->
    [one] 1 tilhænger
   *[other] { $n } tilhængere
}
figure-big-follower = { $n ->
    [one] 1 stor tilhænger
   *[other] { $n } store tilhængere
}
figure-abbot = { $n ->
    [one] 1 abbed
   *[other] { $n } abbeder
}
figure-builder = { $n ->
    [one] 1 bygmester
   *[other] { $n } bygmestre
}
figure-pig = { $n ->
    [one] 1 gris
   *[other] { $n } grise
}
figure-mayor = { $n ->
    [one] 1 borgmester
   *[other] { $n } borgmestre
}
figure-wagon = { $n ->
    [one] 1 vogn
   *[other] { $n } vogne
}
figure-barn = { $n ->
    [one] 1 lade
   *[other] { $n } lader
}
figure-abbey = { $n ->
    [one] 1 abbedi
   *[other] { $n } abbedier
}
figure-bridge = { $n ->
    [one] 1 bro
   *[other] { $n } broer
}
figure-castle = { $n ->
    [one] 1 borg
   *[other] { $n } borge
}
figure-tower-piece = { $n ->
    [one] 1 tårndel
   *[other] { $n } tårndele
}

what-tiles = { $n ->
    [one] én brik
   *[other] { $n } brikker
}
what-pennants = { $n ->
    [one] ét våbenskjold
   *[other] { $n } våbenskjolde
}
what-cities = { $n ->
    [one] én by
   *[other] { $n } byer
}
what-besieged = { $n ->
    [one] én belejret by
   *[other] { $n } belejrede byer
}
what-castles = { $n ->
    [one] én borg
   *[other] { $n } borge
}
what-roads = { $n ->
    [one] én vej
   *[other] { $n } veje
}
what-wine = { $n } vin
what-grain = { $n } korn
what-cloth = { $n } klæde
what-cards = { $n ->
    [one] ét kort
   *[other] { $n } kort
}
what-most-wine = mest vin
what-most-grain = mest korn
what-most-cloth = mest klæde
what-fairy = fe
what-ransom = løsepenge
what-castle = borg
what-auction = auktion

turned = { $turn ->
    [none] som vist
    [right] en kvart omgang med uret
    [half] en halv omgang
   *[left] en kvart omgang mod uret
}

axis-ns = fra nord til syd
axis-ew = fra øst til vest

corner = { $corner ->
    [ne] nordøstlige
    [se] sydøstlige
    [sw] sydvestlige
   *[nw] nordvestlige
}

towards = { $side ->
    [n] nord
    [e] øst
    [s] syd
   *[w] vest
}

into = { $quarter ->
    [castle] ind på borgen
    [cathedral] ind i katedralen
    [market] ind på markedet
   *[smithy] ind i smedjen
}

out-of = { $quarter ->
    [castle] ud fra borgen
    [cathedral] ud fra katedralen
    [market] ud fra markedet
   *[smithy] ud fra smedjen
}

count-stays = greven bliver
count-goes-too = greven går { $place }

kind-carcassonne = Carcassonne

what-inns = { $n ->
    [one] én kro
   *[other] { $n } kroer
}
what-cathedrals = { $n ->
    [one] én katedral
   *[other] { $n } katedraler
}
what-sieges = { $n ->
    [one] én belejringshær
   *[other] { $n } belejringshære
}
what-herds = { $n ->
    [one] én griseflok
   *[other] { $n } griseflokke
}

# Et område som overskrift på et kort.
feature-title = { $kind ->
    [city] By
    [road] Vej
    [field] Mark
    [monastery] Kloster
    [garden] Have
    [shrine] Helligsted
    [abbey] Abbedi
    [bridge] Bro
    [castle] Borg
    [tower] Tårn
   *[carcassonne] Carcassonne
}

# Hvor nogen står eller kommer hen.
on-kind = { $kind ->
    [city] i en by
    [road] på en vej
    [field] på en mark
    [monastery] i et kloster
    [garden] i en have
    [shrine] i et helligsted
    [abbey] i et abbedi
    [bridge] på en bro
    [castle] i en borg
   *[tower] på et tårn
}

in-points = { $points ->
    [one] 1 point
   *[other] { $points } point
}

# En del af en brik: hvad den er, og hvilke sider den når.
side = { $side ->
    [n] nord
    [e] øst
    [s] syd
    [w] vest
    [nw] nord (vestlige halvdel)
    [ne] nord (østlige halvdel)
    [en] øst (nordlige halvdel)
    [es] øst (sydlige halvdel)
    [se] syd (østlige halvdel)
    [sw] syd (vestlige halvdel)
    [ws] vest (sydlige halvdel)
   *[wn] vest (nordlige halvdel)
}
segment = { feature-title }, { $sides }
segment-middle = { feature-title }
segment-at = { $segment } (kolonne { $x }, række { $y })

somebody = { $player }
term = { $what } × { $each }
term-fairy-turn = ved turens begyndelse står hun hos en egen tilhænger
term-fairy-scored = tilhængeren, hun står hos, gav point
term-castle = lige så mange, som det gav, der blev færdigt ved siden af

# Hvad der står på bordet.
piece-tower = tårn på højde { $n }
piece-dragon = dragen
piece-fairy = feen
piece-count = greven
bridge-over-it = med en bro over den { $axis }
bridge-beside-it = med en bro over brikken ved siden af { $axis }

# Hvad der spørges om.
ask-tile = Hvor skal brikken ligge?
ask-tile-second = Bygmesteren giver en ekstra brik: hvor skal den ligge?
ask-tile-bridged = Brikken passer kun med en bro. Læg den sådan, eller opgiv den?
ask-second-tile = Bygmesteren giver en ekstra brik: tager du den?
ask-hand = Hvilken brik fra hånden skal ligge hvor?
ask-figure = Skal en figur stå på brikken?
ask-other = Vil du gøre mere?
ask-must = Prinsessen insisterer: hvem skal gå?
ask-abbey = Lægger du dit abbedi?
ask-capture = Hvem tager tårnet til fange?
ask-exchange = Fanger udveksles: hvem kommer hjem?
ask-ransom = Køber du en af dine tilhængere fri?
ask-bridge = Bygger du en bro?
ask-dragon = Hvor går dragen hen? { $n ->
    [one] Ét skridt er tilbage.
   *[other] { $n } skridt er tilbage.
}
ask-castle = Gør du din by til en borg i stedet for at få point?
ask-leave-city = Forlader nogen grevens by for at være med, når der gives point?
ask-enter-city = Din brik gav andre point og dig ingen: hvem går ind i grevens by?
ask-move-wagon = Hvor kører din vogn hen?
ask-escape = Hvem undslipper belejringen?
ask-auction-choose = Hvilken brik kommer på auktion?
ask-bid = Hvor meget byder du for brikken?
ask-raise = { $player } har budt { $points }. Byder du mere?
ask-deal = { $player } har budt { $points }. Køber eller sælger du brikken?
ask-count = Hvor begynder greven?

# Hvad der kan gøres.
do-tile = Brik { $tile } i kolonne { $x }, række { $y }, { turned }
do-tile-bridged = Brik { $tile } i kolonne { $x }, række { $y }, { turned }, { $bridge }
do-second-tile = Tag en ekstra brik
do-abbey = Abbediet i kolonne { $x }, række { $y }
do-place = Sæt { one }: { $place }
do-barn = Stil laden på det { corner } hjørne
do-recall = Tag abbeden tilbage for { in-points }: { $place }
do-escape = Undslip med { one }: { $place }
do-fairy = Send feen til din tilhænger: { $place }
do-expel = Prinsessen sender hjem: { $whose }, { $place }
do-expel-own = Prinsessen sender din egen figur hjem: { $whose }, { $place }
do-capture = Tag til fange: { $whose }, { $place }
do-capture-own = Tag din egen figur hjem: { $whose }, { $place }
do-dragon = Dragen går mod { towards } (kolonne { $x }, række { $y })
do-tower = Byg tårnet i kolonne { $x }, række { $y } op til højde { $n }
do-close-tower = Stil { one } på tårnet i kolonne { $x }, række { $y }
do-exchange = Din figur hos { $player }: { $figure }
do-ransom = Køb fri fra { $player } for 3 point: { $figure }
do-bridge = Byg en bro { $axis } over kolonne { $x }, række { $y }
do-castle = Gør den til en borg: { $place }
do-put-dragon = Dragen i kolonne { $x }, række { $y }
do-take-bridge = Tag broen af kolonne { $x }, række { $y }
do-change-castle = Skift borgen: { $place }
do-take-off = Tag væk: { $whose }, { $place }
do-beside = { $do }. Her: { $who }
do-join-fairy = Feen kommer i kolonne { $x }, række { $y } til: { $whose }
do-put-fairy = Feen alene i kolonne { $x }, række { $y }
do-take-fairy = Tag feen af kolonne { $x }, række { $y }
do-wagon = Kør videre: { $place }
do-choose = Brik { $tile }
do-bid = Byd { in-points }
do-buy = Køb: du tager brikken og betaler { $player } { in-points }
do-sell = Sælg: { $player } tager brikken og betaler dig { in-points }
do-enter = Send { one } { into }
do-leave = Send { one } { out-of }: { $place }
do-count = Greven går { into }
do-pass = { $phase ->
    [place-tile] Opgiv brikken
    [place-figure] Ingen figur
    [abbey] Intet abbedi nu
    [capture] Tag ingen til fange
    [castle] Ingen borg
    [leave-city] Ingen går ud
    [enter-city] Ingen går ind
    [move-wagon] Vognen kommer hjem
    [escape] Ingen flygter
    [second-tile] Afslut turen
    [bridge] Ingen bro
    [ransom] Køb ingen fri
    [auction-bid] Intet bud
   *[other] Intet
}

# Hvad der skete.
role = { $kind ->
    [city] ridder i byen
    [road] landevejsrøver på vejen
    [field] bonde på marken
    [monastery] munk i klosteret
   *[tower] { one } { on-kind }
}
brief-figure = { $figure ->
    [follower] { role }
   *[abbot] { one } { on-kind }
}
brief-cause = { $cause ->
    [city] by
    [road] vej
    [monastery] kloster
    [garden] have
    [shrine] helligsted
    [field] mark
    [castle] borg
    [barn] lade
    [goods] varer
    [king] konge
    [robber] røver
   *[fairy] fe
}
brief-points = { brief-cause } +{ $points }
log-tile = { $player } lægger en brik.
log-abbey = { $player } lægger abbediet.
log-second-tile = { $player } tager en ekstra brik.
log-figure = { $player } sætter { one } { on-kind }.
log-portal = { $player } sender { one } gennem portalen til en plads { on-kind }.
log-wagon = Vognen fra { $player } kører videre og holder { on-kind }.
log-wagon-home = Vognen fra { $player } kommer hjem.
log-back = { $player } tager { one } tilbage.
log-complete = { $kind ->
    [city] En by er færdig ({ what-tiles }). Ingen får point.
    [road] En vej er færdig ({ what-tiles }). Ingen får point.
    [monastery] Et kloster er færdigt. Ingen får point.
    [garden] En have er færdig. Ingen får point.
   *[shrine] Et helligsted er færdigt. Ingen får point.
}
for-cause = { $cause ->
    [city] for en færdig by
    [road] for en færdig vej
    [monastery] for et færdigt kloster
    [garden] for en have
    [shrine] for et færdigt helligsted
    [field] for en mark
    [castle] for en borg
    [barn] for en lade
    [goods] for varer
    [king] for kongen
    [robber] for røveren
   *[fairy] for feen
}
for-cause-last = { $cause ->
    [city] for en ufærdig by
    [road] for en ufærdig vej
    [monastery] for et ufærdigt kloster
    [garden] for en ufærdig have
    [shrine] for et ufærdigt helligsted
    [field] for en mark
    [castle] for en borg
    [barn] for en lade
    [goods] for varer
    [king] for kongen
    [robber] for røveren
   *[fairy] for feen
}
log-scores = { $player } får { in-points } { for-cause }.
log-scores-last = Til sidst får { $player } { in-points } { for-cause-last }.
log-pays = { $player } betaler { in-points } { $cause ->
    [ransom] i løsepenge
   *[auction] for en brik
}.
log-paid = { $player } modtager { in-points } { $cause ->
    [ransom] i løsepenge
   *[auction] for en brik
}.
log-goods = { $player } tager varer: { $goods }.
log-king = { $player } har nu kongen for den største by ({ what-tiles }).
log-robber = { $player } har nu røveren for den længste vej ({ what-tiles }).
log-removed = En brik passer ingen steder og går ud af spillet.
log-given-up = Brikken opgives og går ud af spillet.
log-set-aside = En dragebrik kommer for tidligt og lægges til side.
log-back-in-bag = { $n ->
    [one] Én brik lægges tilbage i bunken.
   *[other] { $n } brikker lægges tilbage i bunken.
}
log-dragon = { $player } flytter dragen.
log-dragon-comes = Vulkanen kalder på dragen.
log-eaten = { $player } mister { one } til dragen.
log-expelled = Prinsessen tvinger { $player } til at tage { one } tilbage.
log-withdrawn = { $player } henter { one } hjem med tårnet.
log-escaped = { $player } lader { one } undslippe belejringen.
log-alone = { $player } tager { one } tilbage, som blev ladt alene.
log-fairy = Feen følger en tilhænger fra { $player }.
log-tower = { $player } bygger et tårn op til højde { $n }.
log-captures = { $player } tager { one } fra { $owner } til fange.
log-freed = { $player } får { one } tilbage fra { $from }.
log-bridge = { $player } bygger en bro { $axis }.
log-castle = { $player } gør en by til en borg.
log-auction = { $n ->
    [one] Én brik er på auktion.
   *[other] { $n } brikker er på auktion.
}
log-chosen = { $player } vælger en brik.
log-bid = { $player } byder { $points }.
log-bid-none = { $player } byder ikke.
log-won = { $player } får brikken.
log-enters = { $player } sender { one } { into }.
log-leaves = { $player } sender { one } { out-of } til en plads { on-kind }.
log-count = Greven går { $place }.
log-over = Spillet er slut. { $n ->
    [one] { $players } vinder med { in-points }.
   *[other] { $players } vinder sammen med { in-points }.
}

# Hvorfor noget ikke kan lade sig gøre.
why-fits = Brikken passer her.
why-game-over = Spillet er slut.
why-not-now = Noget andet skal afgøres nu.
why-wrong-tile = En anden brik skal lægges.
why-taken = Her ligger allerede en brik.
why-not-adjacent = En brik skal ligge op til siden af en brik på bordet.
why-mismatch = { $side ->
    [n] Brikken passer ikke til sin nabo mod nord.
    [e] Brikken passer ikke til sin nabo mod øst.
    [s] Brikken passer ikke til sin nabo mod syd.
   *[w] Brikken passer ikke til sin nabo mod vest.
}
why-not-drawable = Den brik kan ikke trækkes nu.
why-not-this-tile = En figur må kun sættes på den brik, der lige er lagt.
why-no-segment = Sådan noget findes ikke på brikken.
why-occupied = { $kind ->
    [city] Der står allerede en tilhænger i byen.
    [road] Der står allerede en tilhænger på vejen.
    [field] Der ligger allerede en tilhænger på marken.
    [monastery] Der står allerede en tilhænger i klosteret.
    [garden] Der står allerede en tilhænger i haven.
   *[shrine] Der står allerede en tilhænger i helligstedet.
}
why-no-place-for = Ingen plads til denne figur: { $figure } ({ kind-of }).
kind-of = { $kind ->
    [city] by
    [road] vej
    [field] mark
    [monastery] kloster
    [garden] have
    [shrine] helligsted
    [tower] tårn
    [river] flod
   *[carcassonne] Carcassonne
}
why-no-farmers = Dette spil spilles uden bønder.
why-none-left = Ikke flere i forrådet: { $figure }.
why-no-company = Kræver en af dine egne tilhængere dér: { $figure } ({ kind-of }).
why-complete = Det er allerede færdigt ({ kind-of }).
why-stays = Denne figur kan ikke tages tilbage: { $figure }.
why-not-possible = Det er ikke muligt nu.
why-princess-insists = Prinsessen insisterer på, at en ridder går hjem først.
why-no-knight = Der står ingen sådan ridder i prinsessens by.
why-no-dragon-step = Dragen går et skridt til en nabobrik.
why-dragon-was-there = Dragen har allerede været på den brik i dette træk.
why-fairy-protects = Feen holder dragen væk fra den brik.
why-volcano = Der må ikke sættes en tilhænger på en vulkanbrik.
why-dragon-is-there = Ingen deler brik med dragen.
why-no-own-follower = Feen går til en af dine egne tilhængere.
why-fairy-is-there = Feen er allerede hos den tilhænger.
why-fairy-waits = Feen må ikke flyttes, når der er lagt en dragebrik.
why-no-tower = Her er ingen byggeplads til et tårn.
why-tower-closed = Der står en tilhænger på det tårn.
why-tower-finished = Tårnet er færdigt: dets tilhænger er væk, og det forbliver lukket.
why-tower-bare = Kun et tårn, der er bygget på, kan lukkes.
why-out-of-reach = Ingen sådan tilhænger står inden for tårnets rækkevidde.
why-no-prisoner = Der holdes ingen sådan fange dér.
why-too-poor = Løsepenge koster 3 point.
why-ransom-paid = Der er allerede betalt løsepenge i denne tur.
why-no-hole = Et abbedi fylder et tomt felt mellem fire brikker.
why-no-barn-corner = En lade kræver et hjørne, hvor fire brikker mødes i en mark.
why-barn-is-there = Der står allerede en lade på den mark.
why-wagon-stuck = Vognen kører kun til noget forbundet, der er ufærdigt og frit.
why-no-bridge = Der kan ikke bygges en bro dér.
why-bridge-placed = Der er allerede bygget en bro med denne brik.
why-must-place = En brik, der passer, skal lægges.
why-no-castle = Den by kan ikke blive til en borg.
why-bad-bid = Et bud skal være højere end det forrige, men ikke højere end dine egne point.
why-not-for-sale = Den brik er ikke til salg.
why-too-many-rivals = Et helligsted må kun røre ét kloster, og et kloster kun ét helligsted.
why-no-quarter-for = Denne figur må ikke gå { into }: { $figure }.
why-cannot-leave = Ingen kan forlade byen for at komme dertil.
why-not-at-river = En flodbrik skal forlænge floden.
why-river-turns-back = Floden må ikke løbe tilbage.
why-river-joined = Flodens arme må ikke samles.
why-river-stuck = Floden kunne ikke gøres færdig herfra.

# Hvorfor et spil ikke kan sættes op sådan.
problem-no-tiles = Der er ingen brikker at trække: Vælg mindst én æske med brikker.
problem-too-many-tiles = { $n } brikker og abbedier er for mange; der må være { $most }.
problem-players = Der må være 1 til { $most } spillere. Reglen »Højst så mange spillere« står under grundspillet.
problem-switched-off = De er valgt, men »{ $toggle }« er slået fra.
problem-needs-tiles = Det er slået til, men brikkerne er ikke med i spillet.
problem-two-rivers = Der er én flod i et spil: Vælg ét sæt brikker.
problem-auction-in-hand = Brikker vundet på auktion kan ikke spilles fra hånden: Slå basarerne fra, eller træk brikkerne én ad gangen.
problem-river-in-hand = En flod kan ikke spilles fra hånden: Spil uden den, eller træk brikkerne én ad gangen.
problem-copies = Der må højst være { $most } eksemplarer.
problem-too-many-figures = Der må højst være { $most }.
problem-river-stuck = Floden kan ikke fortsætte fra disse brikker: Læg kilden, eller udelad floden.
problem-no-tile-left = Alle brikker af denne slags er brugt.
problem-tile-not-in-play = Denne brik hører til en æske, der ikke er med i spillet.
problem-misfit = Brikken passer ikke til sine naboer.
problem-no-towers = Der er ingen tårne i dette spil.
problem-no-fairy = Der er ingen fe i dette spil, eller hun står et andet sted.
problem-fairy-alone = Feen står kun hos tilhængere: { $figure }.
problem-not-in-play = Det findes ikke i nogen del af dette spil.
problem-not-there = Det kan ikke være der.
problem-no-castle = En borg er en færdig by af to brikker, efter de fleste regler to halvcirkler.
problem-castle-keeper = Indtil en borg giver point, står netop én af ejerens tilhængere i den og ingen andre.
problem-castle-empty = Ingen står i en borg, der har givet point.
problem-own-prisoner = Ingen holder egne tilhængere fanget.
problem-no-prisoner = Kun tilhængere bliver fanget: { $figure }.
problem-exchanged = To spillere, der har fanget hinandens tilhængere, bytter dem straks.
problem-no-volcano = Der er ingen drage, før en vulkan ligger på bordet.
problem-name = Dette navn kan ikke bruges: Det er tomt, længere end 100 tegn eller har usynlige tegn.

# Bordet felt for felt, for dem der ikke ser det.
part-plain = { $segment }
part-complete = { $segment }: færdig, { $size }
part-open = { $segment }: { $size }, { $open ->
    [one] én åbning
   *[other] { $open } åbninger
}
part-field = { $segment }: { $cities ->
    [0] ved ingen færdig by
    [one] ved én færdig by
   *[other] ved { $cities } færdige byer
}
part-held = { $part }; der: { $players }

# Øjeblikke, der er værd at se igen.
moment-lead = { $player } tager føringen og beholder den til det sidste.
moment-dragon = Dragen æder { $n } figurer i én tur.

# A tile in words: its parts and what they carry.
tile-parts = { $part }; { $rest }
tile-carrying = { $part } ({ $marks })
tile-river = Flod, { $sides }
tile-river-middle = Flod
tile-princess = prinsesse
tile-volcano = Vulkan
tile-dragon = Dragesymbol
tile-portal = Magisk portal
tile-bazaar = Basar
tile-tower = Tårnfundament
