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
term-fairy-turn = for at begynde turen med hende hos en egen tilhænger
term-fairy-scored = for point til tilhængeren, hun står hos
term-castle = lige så mange som det færdige ved siden af

# Hvad der står på bordet.
piece-tower = tårn på højde { $n }
piece-dragon = dragen
piece-fairy = feen
piece-count = greven
bridge-over-it = med en bro over den { $axis }
bridge-beside-it = med en bro over brikken ved siden af { $axis }

# Hvad der spørges om.
ask-tile = Læg din brik
ask-tile-second = Din bygmester giver en ekstra brik. Læg den
ask-tile-bridged = Brikken passer kun med en bro. Byg en, eller kassér brikken?
ask-second-tile = Din bygmester giver en ekstra brik. Trække den?
ask-hand = Læg en brik fra hånden
ask-figure = Sæt en tilhænger?
ask-other = Mere i denne tur?
ask-must = Prinsessen sender en ridder hjem. Vælg hvem
ask-abbey = Læg dit abbedi?
ask-capture = Tag en tilhænger til fange?
ask-exchange = Fanger udveksles. Vælg, hvem der kommer hjem
ask-ransom = Køb en tilhænger fri?
ask-bridge = Byg en bro?
ask-castle = Gør din by til en borg i stedet for at få point?
ask-leave-city = Send en tilhænger ud af grevens by for at være med, når der gives point?
ask-enter-city = Andre fik point, og du fik ingen. Send en tilhænger ind i grevens by?
ask-move-wagon = Kør vognen videre?
ask-escape = Flygt fra belejringen?
ask-auction-choose = Vælg en brik til auktionen
ask-count = Hvor begynder greven?

# Hvad der kan gøres.
do-tile = Brik { $tile } i kolonne { $x }, række { $y }, { turned }
role-title = { $kind ->
    [city] Ridder i byen
    [road] Landevejsrøver på vejen
    [field] Bonde på marken
    [monastery] Munk i klosteret
   *[tower] Sæt { one } { on-kind }
}
where-middle = { "" }
where-sides = , { $sides }
where-at = { $where } (kolonne { $x }, række { $y })
do-place = { $figure ->
    [follower] { role-title }
   *[abbot] Sæt { one } { on-kind }
}{ $where }
do-escape = Undslip med { one }: { $place }
do-put-dragon = Sæt dragen i kolonne { $x }, række { $y }
do-take-bridge = Fjern broen i kolonne { $x }, række { $y }
do-change-castle = Ændr borgen: { $place }
do-take-off = Fjern: { $whose }, { $place }
do-beside = { $do }. Her: { $who }
do-join-fairy = Sæt feen i kolonne { $x }, række { $y } hos: { $whose }
do-put-fairy = Sæt feen alene i kolonne { $x }, række { $y }
do-take-fairy = Fjern feen i kolonne { $x }, række { $y }
do-pass = { $phase ->
    [place-tile] Kassér brikken
    [place-figure] Spring over
    [abbey] Ikke nu
    [capture] Tag ingen til fange
    [castle] Ingen borg
    [leave-city] Send ingen
    [enter-city] Send ingen
    [move-wagon] Tag vognen hjem
    [escape] Bliv
    [second-tile] Afslut turen
    [bridge] Ingen bro
    [ransom] Køb ingen fri
    [auction-bid] Byd ikke
   *[other] Spring over
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
log-second-tile = { $player } trækker en ekstra brik.
log-figure = { $player } sætter { one } { on-kind }.
log-portal = { $player } sender { one } gennem portalen og sætter den { on-kind }.
log-wagon = { $player } kører vognen videre, og den holder { on-kind }.
log-wagon-home = { $player } får vognen hjem.
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
log-king = { $player } tager kongen for den største by ({ what-tiles }).
log-robber = { $player } tager røveren for den længste vej ({ what-tiles }).
log-removed = En brik passer ingen steder og går ud af spillet.
log-given-up = Brikken kasseres.
log-set-aside = En dragebrik kommer for tidligt og lægges til side.
log-back-in-bag = { $n ->
    [one] Én brik lægges tilbage i posen.
   *[other] { $n } brikker lægges tilbage i posen.
}
log-dragon = { $player } flytter dragen.
log-dragon-comes = Vulkanen kalder på dragen.
log-eaten = { $player } mister { one } til dragen.
log-expelled = Prinsessen tvinger { $player } til at tage { one } tilbage.
log-withdrawn = { $player } henter { one } hjem med tårnet.
log-escaped = { $player } lader { one } undslippe belejringen.
log-alone = { $player } tager { one } tilbage, da der ikke er flere egne tilhængere dér.
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
log-chosen = { $player } vælger en brik til auktionen.
log-bid = { $player } byder { $points }.
log-bid-none = { $player } byder ikke.
log-won = { $player } får brikken.
log-enters = { $player } sender { one } { into }.
log-leaves = { $player } sender { one } { out-of } og sætter den { on-kind }.
log-count = Greven går { $place }.
log-over = Spillet er slut. { $n ->
    [one] { $players } vinder med { in-points }.
   *[other] { $players } deler sejren med { in-points }.
}

# Hvorfor noget ikke kan lade sig gøre.
why-fits = Brikken passer her.
why-game-over = Spillet er slut.
why-not-now = Noget andet kommer først.
why-wrong-tile = Det er ikke den brik, der skal lægges.
why-taken = Her ligger der allerede en brik.
why-not-adjacent = Læg brikken op til en anden brik.
why-mismatch = { $side ->
    [n] Passer ikke til brikken mod nord.
    [e] Passer ikke til brikken mod øst.
    [s] Passer ikke til brikken mod syd.
   *[w] Passer ikke til brikken mod vest.
}
why-not-drawable = Den brik kan ikke trækkes nu.
why-not-this-tile = Du kan kun sætte en figur på den brik, du lige har lagt.
why-no-segment = Det findes ikke på brikken.
why-occupied = { $kind ->
    [city] Der står allerede en tilhænger i byen.
    [road] Der står allerede en tilhænger på vejen.
    [field] Der ligger allerede en tilhænger på marken.
    [monastery] Der står allerede en tilhænger i klosteret.
    [garden] Der står allerede en tilhænger i haven.
   *[shrine] Der står allerede en tilhænger i helligstedet.
}
why-no-place-for = Denne figur kan ikke stå dér: { $figure } ({ kind-of }).
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
why-no-farmers = Dette spil har ingen bønder.
why-none-left = Du har ikke flere: { $figure }.
why-no-company = Du skal allerede have en tilhænger dér: { $figure } ({ kind-of }).
why-complete = Allerede færdig ({ kind-of }).
why-stays = Du kan ikke tage denne figur tilbage: { $figure }.
why-not-possible = Det kan du ikke gøre nu.
why-volcano = Du kan ikke sætte en tilhænger på en vulkanbrik.
why-no-tower = Du kan ikke bygge et tårn dér.
why-no-hole = Et abbedi skal ligge i et hul med brikker på alle fire sider.
why-barn-is-there = Der står allerede en lade på den mark.
why-no-bridge = Du kan ikke bygge en bro dér.
why-must-place = Brikken passer, så du skal lægge den.

# Hvorfor et spil ikke kan sættes op sådan.
problem-no-tiles = Der er ingen brikker at trække. Vælg mindst én æske med brikker.
problem-too-many-tiles = { $n } brikker og abbedier er for mange. Grænsen er { $most }.
problem-players = Spillet er for 1 til { $most } spillere. Det ændrer du i »Højst antal spillere« under grundspillet.
problem-switched-off = De er valgt, men »{ $toggle }« er slået fra.
problem-needs-tiles = Det er slået til, men brikkerne er ikke med i spillet.
problem-copies = Der må højst være { $most } eksemplarer.
problem-too-many-figures = Der må højst være { $most }.
problem-river-stuck = Floden kan ikke fortsætte fra disse brikker. Læg kilden, eller udelad floden.
problem-no-tile-left = Alle brikker af denne slags er brugt.
problem-tile-not-in-play = Denne brik hører til en æske, der ikke er med i spillet.
problem-misfit = Brikken passer ikke til sine naboer.
problem-no-towers = Der er ingen tårne i dette spil.
problem-no-fairy = Der er ingen fe i dette spil, eller hun står et andet sted.
problem-fairy-alone = Feen står kun hos tilhængere: { $figure }.
problem-not-in-play = Det findes ikke i nogen del af dette spil.
problem-not-there = Det kan ikke ligge der.
problem-name = Navnet kan ikke bruges. Det er tomt, længere end 100 tegn eller har usynlige tegn.

# Bordet felt for felt, for dem der ikke ser det.
part-plain = { $segment }
part-complete = { $segment }: færdig, { $size }
part-open = { $segment }: { $size }, { $open ->
    [one] én åben ende
   *[other] { $open } åbne ender
}
part-field = { $segment }: { $cities ->
    [0] ingen færdige byer endnu
    [one] én færdig by
   *[other] { $cities } færdige byer
}
part-held = { $part }; tilhængere: { $players }

# Øjeblikke, der er værd at se igen.
moment-lead = { $player } tager føringen og beholder den.
moment-dragon = Dragen æder { $n } figurer i én tur.

# En brik i ord: dens dele og hvad de bærer.
tile-parts = { $part }; { $rest }
tile-carrying = { $part } ({ $marks })
tile-river = Flod, { $sides }
tile-river-middle = Flod
tile-princess = prinsesse
tile-volcano = Vulkan
tile-dragon = Dragesymbol
tile-portal = Portal
tile-bazaar = Basar
tile-tower = Byggeplads til et tårn
