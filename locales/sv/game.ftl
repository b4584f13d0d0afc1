# Vad bordet säger: ord, frågor, val, loggen. Webbläsaren och terminalen delar det.
kind-road = väg
kind-city = stad
kind-field = äng
kind-monastery = kloster
kind-garden = trädgård
kind-shrine = helgedom
kind-tower = torn
kind-abbey = abbotskloster
kind-bridge = bro
kind-castle = borg
kind-barn = lada
kind-goods = varor
kind-king = kung
kind-robber = rövare
kind-fairy = älva
kind-ransom = lösen
kind-auction = auktion

name-follower = undersåte
name-big-follower = stor undersåte
name-abbot = abbot
name-builder = byggmästare
name-pig = gris
name-mayor = borgmästare
name-wagon = vagn
name-barn = lada
name-abbey = abbotskloster
name-bridge = bro
name-castle = borg
name-tower-piece = torndel

one = { $figure ->
   *[follower] en undersåte
    [big-follower] den stora undersåten
    [abbot] abboten
    [builder] byggmästaren
    [pig] grisen
    [mayor] borgmästaren
    [wagon] vagnen
    [barn] ladan
    [abbey] abbotsklostret
    [bridge] en bro
    [castle] en borg
    [tower-piece] en torndel
}

whose = { $figure } från { $player }

figure-follower = { $n ->
    [one] 1 undersåte
   *[other] { $n } undersåtar
}
figure-big-follower = { $n ->
    [one] 1 stor undersåte
   *[other] { $n } stora undersåtar
}
figure-abbot = { $n ->
    [one] 1 abbot
   *[other] { $n } abbotar
}
figure-builder = { $n ->
    [one] 1 byggmästare
   *[other] { $n } byggmästare
}
figure-pig = { $n ->
    [one] 1 gris
   *[other] { $n } grisar
}
figure-mayor = { $n ->
    [one] 1 borgmästare
   *[other] { $n } borgmästare
}
figure-wagon = { $n ->
    [one] 1 vagn
   *[other] { $n } vagnar
}
figure-barn = { $n ->
    [one] 1 lada
   *[other] { $n } lador
}
figure-abbey = { $n ->
    [one] 1 abbotskloster
   *[other] { $n } abbotskloster
}
figure-bridge = { $n ->
    [one] 1 bro
   *[other] { $n } broar
}
figure-castle = { $n ->
    [one] 1 borg
   *[other] { $n } borgar
}
figure-tower-piece = { $n ->
    [one] 1 torndel
   *[other] { $n } torndelar
}

what-tiles = { $n ->
    [one] en bricka
   *[other] { $n } brickor
}
what-pennants = { $n ->
    [one] en vapensköld
   *[other] { $n } vapensköldar
}
what-cities = { $n ->
    [one] en stad
   *[other] { $n } städer
}
what-besieged = { $n ->
    [one] en belägrad stad
   *[other] { $n } belägrade städer
}
what-castles = { $n ->
    [one] en borg
   *[other] { $n } borgar
}
what-roads = { $n ->
    [one] en väg
   *[other] { $n } vägar
}
what-wine = { $n } vin
what-grain = { $n } spannmål
what-cloth = { $n } tyg
what-cards = { $n ->
    [one] ett kort
   *[other] { $n } kort
}
what-most-wine = mest vin
what-most-grain = mest spannmål
what-most-cloth = mest tyg
what-fairy = älva
what-ransom = lösen
what-castle = borg
what-auction = auktion

turned = { $turn ->
    [none] som den visas
    [right] ett kvarts varv medurs
    [half] ett halvt varv
   *[left] ett kvarts varv moturs
}

axis-ns = från norr till söder
axis-ew = från öster till väster

corner = { $corner ->
    [ne] nordöstra
    [se] sydöstra
    [sw] sydvästra
   *[nw] nordvästra
}

towards = { $side ->
    [n] norr
    [e] öster
    [s] söder
   *[w] väster
}

into = { $quarter ->
    [castle] in i borgen
    [cathedral] in i katedralen
    [market] in på marknaden
   *[smithy] in i smedjan
}

out-of = { $quarter ->
    [castle] ut ur borgen
    [cathedral] ut ur katedralen
    [market] bort från marknaden
   *[smithy] ut ur smedjan
}

count-stays = greven stannar
count-goes-too = greven går { $place }

kind-carcassonne = Carcassonne

what-inns = { $n ->
    [one] ett värdshus
   *[other] { $n } värdshus
}
what-cathedrals = { $n ->
    [one] en katedral
   *[other] { $n } katedraler
}
what-sieges = { $n ->
    [one] en belägringshär
   *[other] { $n } belägringshärar
}
what-herds = { $n ->
    [one] en grisflock
   *[other] { $n } grisflockar
}

# Ett område som rubrik på ett kort.
feature-title = { $kind ->
    [city] Stad
    [road] Väg
    [field] Äng
    [monastery] Kloster
    [garden] Trädgård
    [shrine] Helgedom
    [abbey] Abbotskloster
    [bridge] Bro
    [castle] Borg
    [tower] Torn
   *[carcassonne] Carcassonne
}

# Var någon står eller hamnar.
on-kind = { $kind ->
    [city] i en stad
    [road] på en väg
    [field] på en äng
    [monastery] i ett kloster
    [garden] i en trädgård
    [shrine] i en helgedom
    [abbey] i ett abbotskloster
    [bridge] på en bro
    [castle] i en borg
   *[tower] på ett torn
}

in-points = { $points ->
    [one] 1 poäng
   *[other] { $points } poäng
}

# En del av en bricka: vad den är och vilka sidor den når.
side = { $side ->
    [n] norr
    [e] öster
    [s] söder
    [w] väster
    [nw] norr (västra halvan)
    [ne] norr (östra halvan)
    [en] öster (norra halvan)
    [es] öster (södra halvan)
    [se] söder (östra halvan)
    [sw] söder (västra halvan)
    [ws] väster (södra halvan)
   *[wn] väster (norra halvan)
}
segment = { feature-title }, { $sides }
segment-middle = { feature-title }
segment-at = { $segment } (kolumn { $x }, rad { $y })

somebody = { $player }
term = { $what } × { $each }
term-fairy-turn = i dragets början står hon hos en egen undersåte
term-fairy-scored = undersåten som hon står hos gav poäng
term-castle = lika många som det gav som blev färdigt bredvid

# Vad som står på bordet.
piece-tower = torn av höjd { $n }
piece-dragon = draken
piece-fairy = älvan
piece-count = greven
bridge-over-it = med en bro över den { $axis }
bridge-beside-it = med en bro över brickan bredvid { $axis }

# Vad som frågas.
ask-tile = Var ska brickan ligga?
ask-tile-second = Byggmästaren ger en extra bricka: var ska den ligga?
ask-tile-bridged = Brickan passar bara med en bro. Lägga den så, eller ge upp den?
ask-second-tile = Byggmästaren ger en extra bricka: tar du den?
ask-hand = Vilken bricka på handen ska ligga var?
ask-figure = Ska en figur stå på brickan?
ask-other = Vill du göra något mer?
ask-must = Prinsessan insisterar: vem måste gå?
ask-abbey = Lägger du ditt abbotskloster?
ask-capture = Vem tar tornet till fånga?
ask-exchange = Fångar utväxlas: vem kommer hem?
ask-ransom = Köper du en av dina undersåtar fri?
ask-bridge = Bygger du en bro?
ask-dragon = Vart går draken? { $n ->
    [one] Ett steg återstår.
   *[other] { $n } steg återstår.
}
ask-castle = Gör du din stad till en borg i stället för att få poäng?
ask-leave-city = Lämnar någon grevens stad för att vara med när poängen delas ut?
ask-enter-city = Din bricka gav andra poäng och dig inga: vem går in i grevens stad?
ask-move-wagon = Vart kör din vagn vidare?
ask-escape = Vem flyr från belägringen?
ask-auction-choose = Vilken bricka auktioneras ut?
ask-bid = Hur mycket bjuder du på brickan?
ask-raise = { $player } har bjudit { $points }. Bjuder du mer?
ask-deal = { $player } har bjudit { $points }. Köper eller säljer du brickan?
ask-count = Var börjar greven?

# Vad som kan göras.
do-tile = Bricka { $tile } i kolumn { $x }, rad { $y }, { turned }
do-tile-bridged = Bricka { $tile } i kolumn { $x }, rad { $y }, { turned }, { $bridge }
do-second-tile = Ta en extra bricka
do-abbey = Abbotsklostret i kolumn { $x }, rad { $y }
do-place = Ställ ut { one }: { $place }
do-barn = Ställ ladan på det { corner } hörnet
do-recall = Ta tillbaka abboten för { in-points }: { $place }
do-escape = Fly med { one }: { $place }
do-fairy = Skicka älvan till din undersåte: { $place }
do-expel = Prinsessan skickar hem: { $whose }, { $place }
do-expel-own = Prinsessan skickar hem din egen figur: { $whose }, { $place }
do-capture = Ta till fånga: { $whose }, { $place }
do-capture-own = Ta hem din egen figur: { $whose }, { $place }
do-dragon = Draken går mot { towards } (kolumn { $x }, rad { $y })
do-tower = Bygg tornet i kolumn { $x }, rad { $y } upp till höjd { $n }
do-close-tower = Ställ { one } på tornet i kolumn { $x }, rad { $y }
do-exchange = Din figur hos { $player }: { $figure }
do-ransom = Köp fri från { $player } för 3 poäng: { $figure }
do-bridge = Bygg en bro { $axis } över kolumn { $x }, rad { $y }
do-castle = Gör den till en borg: { $place }
do-put-dragon = Draken i kolumn { $x }, rad { $y }
do-take-bridge = Ta bort bron från kolumn { $x }, rad { $y }
do-change-castle = Ändra borgen: { $place }
do-take-off = Ta bort: { $whose }, { $place }
do-beside = { $do }. Här: { $who }
do-join-fairy = Älvan kommer i kolumn { $x }, rad { $y } till: { $whose }
do-put-fairy = Älvan ensam i kolumn { $x }, rad { $y }
do-take-fairy = Ta bort älvan från kolumn { $x }, rad { $y }
do-wagon = Kör vidare: { $place }
do-choose = Bricka { $tile }
do-bid = Bjud { in-points }
do-buy = Köp: du tar brickan och betalar { $player } { in-points }
do-sell = Sälj: { $player } tar brickan och betalar dig { in-points }
do-enter = Skicka { one } { into }
do-leave = Skicka { one } { out-of }: { $place }
do-count = Greven går { into }
do-pass = { $phase ->
    [place-tile] Ge upp brickan
    [place-figure] Ingen figur
    [abbey] Inget abbotskloster nu
    [capture] Ta ingen till fånga
    [castle] Ingen borg
    [leave-city] Ingen går ut
    [enter-city] Ingen går in
    [move-wagon] Vagnen kommer hem
    [escape] Ingen flyr
    [second-tile] Avsluta turen
    [bridge] Ingen bro
    [ransom] Köp ingen fri
    [auction-bid] Inget bud
   *[other] Inget
}

# Vad som hände.
role = { $kind ->
    [city] riddare i staden
    [road] stråtrövare på vägen
    [field] bonde på ängen
    [monastery] munk i klostret
   *[tower] { one } { on-kind }
}
brief-figure = { $figure ->
    [follower] { role }
   *[abbot] { one } { on-kind }
}
brief-cause = { $cause ->
    [city] stad
    [road] väg
    [monastery] kloster
    [garden] trädgård
    [shrine] helgedom
    [field] äng
    [castle] borg
    [barn] lada
    [goods] varor
    [king] kung
    [robber] rövare
   *[fairy] fe
}
brief-points = { brief-cause } +{ $points }
log-tile = { $player } lägger en bricka.
log-abbey = { $player } lägger abbotsklostret.
log-second-tile = { $player } tar en extra bricka.
log-figure = { $player } ställer { one } { on-kind }.
log-portal = { $player } skickar { one } genom portalen till en plats { on-kind }.
log-wagon = Vagnen från { $player } kör vidare och stannar { on-kind }.
log-wagon-home = Vagnen från { $player } kommer hem.
log-back = { $player } tar tillbaka { one }.
log-complete = { $kind ->
    [city] En stad är färdig ({ what-tiles }). Ingen får poäng.
    [road] En väg är färdig ({ what-tiles }). Ingen får poäng.
    [monastery] Ett kloster är färdigt. Ingen får poäng.
    [garden] En trädgård är färdig. Ingen får poäng.
   *[shrine] En helgedom är färdig. Ingen får poäng.
}
for-cause = { $cause ->
    [city] för en färdig stad
    [road] för en färdig väg
    [monastery] för ett färdigt kloster
    [garden] för en trädgård
    [shrine] för en färdig helgedom
    [field] för en äng
    [castle] för en borg
    [barn] för en lada
    [goods] för varor
    [king] för kungen
    [robber] för rövaren
   *[fairy] för älvan
}
for-cause-last = { $cause ->
    [city] för en ofärdig stad
    [road] för en ofärdig väg
    [monastery] för ett ofärdigt kloster
    [garden] för en ofärdig trädgård
    [shrine] för en ofärdig helgedom
    [field] för en äng
    [castle] för en borg
    [barn] för en lada
    [goods] för varor
    [king] för kungen
    [robber] för rövaren
   *[fairy] för älvan
}
log-scores = { $player } får { in-points } { for-cause }.
log-scores-last = I slutet får { $player } { in-points } { for-cause-last }.
log-pays = { $player } betalar { in-points } { $cause ->
    [ransom] i lösen
   *[auction] för en bricka
}.
log-paid = { $player } mottar { in-points } { $cause ->
    [ransom] i lösen
   *[auction] för en bricka
}.
log-goods = { $player } tar varor: { $goods }.
log-king = { $player } har nu kungen för den största staden ({ what-tiles }).
log-robber = { $player } har nu rövaren för den längsta vägen ({ what-tiles }).
log-removed = En bricka passar ingenstans och lämnar spelet.
log-given-up = Brickan ges upp och lämnar spelet.
log-set-aside = En drakbricka kommer för tidigt och läggs åt sidan.
log-back-in-bag = { $n ->
    [one] En bricka läggs tillbaka i högen.
   *[other] { $n } brickor läggs tillbaka i högen.
}
log-dragon = { $player } flyttar draken.
log-dragon-comes = Vulkanen kallar på draken.
log-eaten = { $player } förlorar { one } till draken.
log-expelled = Prinsessan tvingar { $player } att ta tillbaka { one }.
log-withdrawn = { $player } tar hem { one } med hjälp av tornet.
log-escaped = { $player } låter { one } fly från belägringen.
log-alone = { $player } tar tillbaka { one }, som lämnades ensam.
log-fairy = Älvan följer en undersåte från { $player }.
log-tower = { $player } bygger ett torn upp till höjd { $n }.
log-captures = { $player } tar { one } från { $owner } till fånga.
log-freed = { $player } får tillbaka { one } från { $from }.
log-bridge = { $player } bygger en bro { $axis }.
log-castle = { $player } gör en stad till en borg.
log-auction = { $n ->
    [one] En bricka auktioneras ut.
   *[other] { $n } brickor auktioneras ut.
}
log-chosen = { $player } väljer en bricka.
log-bid = { $player } bjuder { $points }.
log-bid-none = { $player } bjuder inte.
log-won = { $player } får brickan.
log-enters = { $player } skickar { one } { into }.
log-leaves = { $player } skickar { one } { out-of } till en plats { on-kind }.
log-count = Greven går { $place }.
log-over = Spelet är slut. { $n ->
    [one] { $players } vinner med { in-points }.
   *[other] { $players } vinner tillsammans med { in-points }.
}

# Varför något inte går.
why-fits = Brickan passar här.
why-game-over = Spelet är slut.
why-not-now = Något annat ska avgöras nu.
why-wrong-tile = En annan bricka ska läggas.
why-taken = Här ligger redan en bricka.
why-not-adjacent = En bricka måste ligga kant i kant med en bricka på bordet.
why-mismatch = { $side ->
    [n] Brickan passar inte med sin granne i norr.
    [e] Brickan passar inte med sin granne i öster.
    [s] Brickan passar inte med sin granne i söder.
   *[w] Brickan passar inte med sin granne i väster.
}
why-not-drawable = Den brickan kan inte dras nu.
why-not-this-tile = En figur får bara ställas på den bricka som just har lagts.
why-no-segment = Något sådant finns inte på brickan.
why-occupied = { $kind ->
    [city] Det står redan en undersåte i staden.
    [road] Det står redan en undersåte på vägen.
    [field] Det ligger redan en undersåte på ängen.
    [monastery] Det står redan en undersåte i klostret.
    [garden] Det står redan en undersåte i trädgården.
   *[shrine] Det står redan en undersåte i helgedomen.
}
why-no-place-for = Ingen plats för den här figuren: { $figure } ({ kind-of }).
kind-of = { $kind ->
    [city] stad
    [road] väg
    [field] äng
    [monastery] kloster
    [garden] trädgård
    [shrine] helgedom
    [tower] torn
    [river] flod
   *[carcassonne] Carcassonne
}
why-no-farmers = Det här spelet spelas utan bönder.
why-none-left = Inga kvar i förrådet: { $figure }.
why-no-company = Kräver en egen undersåte där: { $figure } ({ kind-of }).
why-complete = Det är redan färdigt ({ kind-of }).
why-stays = Den här figuren kan inte tas tillbaka: { $figure }.
why-not-possible = Det är inte möjligt nu.
why-princess-insists = Prinsessan insisterar på att en riddare går hem först.
why-no-knight = Det står ingen sådan riddare i prinsessans stad.
why-no-dragon-step = Draken tar ett steg till en angränsande bricka.
why-dragon-was-there = Draken har redan varit på den brickan under den här förflyttningen.
why-fairy-protects = Älvan håller draken borta från den brickan.
why-volcano = Ingen undersåte får ställas på en vulkanbricka.
why-dragon-is-there = Ingen delar bricka med draken.
why-no-own-follower = Älvan går till en av dina egna undersåtar.
why-fairy-is-there = Älvan är redan hos den undersåten.
why-fairy-waits = Älvan får inte flyttas när en drakbricka har lagts.
why-no-tower = Här finns ingen byggplats för ett torn.
why-tower-closed = Det står en undersåte på det tornet.
why-tower-finished = Tornet är färdigt: dess undersåte är borta, och det förblir stängt.
why-tower-bare = Bara ett torn som det har byggts på kan stängas.
why-out-of-reach = Ingen sådan undersåte står inom tornets räckvidd.
why-no-prisoner = Ingen sådan fånge hålls där.
why-too-poor = En lösen kostar 3 poäng.
why-ransom-paid = En lösen har redan betalats i den här omgången.
why-no-hole = Ett abbotskloster fyller en tom ruta mellan fyra brickor.
why-no-barn-corner = En lada kräver ett hörn där fyra brickor möts i en äng.
why-barn-is-there = Det står redan en lada på den ängen.
why-wagon-stuck = Vagnen kör bara till något förbundet som är ofärdigt och ledigt.
why-no-bridge = Ingen bro kan byggas där.
why-bridge-placed = En bro har redan byggts med den här brickan.
why-must-place = En bricka som passar måste läggas.
why-no-castle = Den staden kan inte bli en borg.
why-bad-bid = Ett bud måste vara högre än det förra, men inte högre än dina egna poäng.
why-not-for-sale = Den brickan är inte till salu.
why-too-many-rivals = En helgedom får bara gränsa till ett kloster, och ett kloster till en helgedom.
why-no-quarter-for = Den här figuren får inte gå { into }: { $figure }.
why-cannot-leave = Ingen kan lämna staden för att ta sig dit.
why-not-at-river = En flodbricka måste förlänga floden.
why-river-turns-back = Floden får inte vända tillbaka.
why-river-joined = Flodens armar får inte förenas.
why-river-stuck = Floden skulle inte kunna slutföras därifrån.

# Varför ett parti inte går att spela så.
problem-no-tiles = Det finns inga brickor att dra: välj minst en låda med brickor.
problem-too-many-tiles = { $n } brickor och abbotskloster är för många; { $most } får det vara.
problem-players = 1 till { $most } spelare får vara med. Regeln ”Högst så många spelare” finns i grundspelet.
problem-switched-off = De är valda, men ”{ $toggle }” är avstängt.
problem-needs-tiles = Det är påslaget, men brickorna är inte med i spelet.
problem-two-rivers = Det finns en flod i ett parti: välj en sats brickor.
problem-auction-in-hand = Brickor som vunnits på auktion kan inte spelas från handen: stäng av basarerna eller dra brickorna en och en.
problem-river-in-hand = En flod kan inte spelas från handen: spela utan den eller dra brickorna en och en.
problem-copies = Det får vara högst { $most } exemplar.
problem-too-many-figures = Det får vara högst { $most }.
problem-river-stuck = Floden kan inte fortsätta från de här brickorna: lägg källan eller spela utan flod.
problem-no-tile-left = Alla brickor av det här slaget är använda.
problem-tile-not-in-play = Den här brickan hör till en låda som inte är med i spelet.
problem-misfit = Brickan passar inte till sina grannar.
problem-no-towers = Det finns inga torn i det här partiet.
problem-no-fairy = Det finns ingen fe i det här partiet, eller så står hon någon annanstans.
problem-fairy-alone = Fen står bara hos undersåtar: { $figure }.
problem-not-in-play = Det finns inte i någon del av det här partiet.
problem-not-there = Det kan inte vara där.
problem-no-castle = En borg är en färdig stad av två brickor, enligt de flesta regler två halvcirklar.
problem-castle-keeper = Tills en borg ger poäng står exakt en av ägarens undersåtar i den och ingen annan.
problem-castle-empty = Ingen står i en borg som har gett poäng.
problem-own-prisoner = Ingen håller egna undersåtar fångna.
problem-no-prisoner = Bara undersåtar tas till fånga: { $figure }.
problem-exchanged = Två spelare som har fångat varandras undersåtar byter dem genast.
problem-no-volcano = Det finns ingen drake förrän en vulkan ligger på bordet.
problem-name = Namnet kan inte användas: det är tomt, längre än 100 tecken eller har osynliga tecken.

# Bordet ruta för ruta, för dem som inte ser det.
part-plain = { $segment }
part-complete = { $segment }: färdig, { $size }
part-open = { $segment }: { $size }, { $open ->
    [one] en öppning
   *[other] { $open } öppningar
}
part-field = { $segment }: { $cities ->
    [0] vid ingen färdig stad
    [one] vid en färdig stad
   *[other] vid { $cities } färdiga städer
}
part-held = { $part }; där: { $players }

# Ögonblick värda en andra blick.
moment-lead = { $player } tar ledningen och behåller den till slutet.
moment-dragon = Draken äter { $n } figurer under ett drag.

# A tile in words: its parts and what they carry.
tile-parts = { $part }; { $rest }
tile-carrying = { $part } ({ $marks })
tile-river = Flod, { $sides }
tile-river-middle = Flod
tile-princess = prinsessa
tile-volcano = Vulkan
tile-dragon = Draksymbol
tile-portal = Magisk portal
tile-bazaar = Basar
tile-tower = Tornfundament
