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
term-fairy-turn = för att börja draget med henne hos en egen undersåte
term-fairy-scored = för poäng till undersåten som hon står hos
term-castle = lika många som det färdiga bredvid

# Vad som står på bordet.
piece-tower = torn av höjd { $n }
piece-dragon = draken
piece-fairy = älvan
piece-count = greven
bridge-over-it = med en bro över den { $axis }
bridge-beside-it = med en bro över brickan bredvid { $axis }

# Vad som frågas.
ask-tile = Lägg din bricka
ask-tile-second = Din byggmästare ger en extra bricka. Lägg den
ask-tile-bridged = Brickan passar bara med en bro. Bygga en, eller kasta brickan?
ask-second-tile = Din byggmästare ger en extra bricka. Dra den?
ask-hand = Lägg en bricka från handen
ask-figure = Ställa ut en undersåte?
ask-other = Något mer i det här draget?
ask-must = Prinsessan skickar hem en riddare. Välj vem
ask-abbey = Lägga ditt abbotskloster?
ask-capture = Ta en undersåte till fånga?
ask-exchange = Fångar utväxlas. Välj vem som kommer hem
ask-ransom = Köpa en undersåte fri?
ask-bridge = Bygga en bro?
ask-castle = Göra staden till en borg i stället för att få poäng?
ask-leave-city = Skicka ut en undersåte ur grevens stad för att vara med när poängen delas ut?
ask-enter-city = Andra fick poäng och du fick inga. Skicka in en undersåte i grevens stad?
ask-move-wagon = Köra vagnen vidare?
ask-escape = Fly från belägringen?
ask-auction-choose = Välj en bricka till auktionen
ask-count = Var börjar greven?

# Vad som kan göras.
do-tile = Bricka { $tile } i kolumn { $x }, rad { $y }, { turned }
role-title = { $kind ->
    [city] Riddare i staden
    [road] Stråtrövare på vägen
    [field] Bonde på ängen
    [monastery] Munk i klostret
   *[tower] Ställ { one } { on-kind }
}
where-middle = { "" }
where-sides = , { $sides }
where-at = { $where } (kolumn { $x }, rad { $y })
do-place = { $figure ->
    [follower] { role-title }
   *[abbot] Ställ { one } { on-kind }
}{ $where }
do-escape = Fly med { one }: { $place }
do-put-dragon = Ställ draken i kolumn { $x }, rad { $y }
do-take-bridge = Ta bort bron från kolumn { $x }, rad { $y }
do-change-castle = Ändra borgen: { $place }
do-take-off = Ta bort: { $whose }, { $place }
do-beside = { $do }. Här: { $who }
do-join-fairy = Ställ älvan i kolumn { $x }, rad { $y } hos: { $whose }
do-put-fairy = Ställ älvan ensam i kolumn { $x }, rad { $y }
do-take-fairy = Ta bort älvan från kolumn { $x }, rad { $y }
do-pass = { $phase ->
    [place-tile] Kasta brickan
    [place-figure] Hoppa över
    [abbey] Inte nu
    [capture] Ta ingen till fånga
    [castle] Ingen borg
    [leave-city] Skicka ingen
    [enter-city] Skicka ingen
    [move-wagon] Ta hem vagnen
    [escape] Stanna
    [second-tile] Avsluta draget
    [bridge] Ingen bro
    [ransom] Köp ingen fri
    [auction-bid] Bjud inte
   *[other] Hoppa över
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
   *[fairy] älva
}
brief-points = { brief-cause } +{ $points }
log-tile = { $player } lägger en bricka.
log-abbey = { $player } lägger abbotsklostret.
log-second-tile = { $player } drar en extra bricka.
log-figure = { $player } ställer ut { one } { on-kind }.
log-portal = { $player } skickar { one } genom portalen och ställer den { on-kind }.
log-wagon = { $player } kör vagnen vidare, och den stannar { on-kind }.
log-wagon-home = { $player } får hem vagnen.
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
log-scores-last = På slutet får { $player } { in-points } { for-cause-last }.
log-pays = { $player } betalar { in-points } { $cause ->
    [ransom] i lösen
   *[auction] för en bricka
}.
log-paid = { $player } får { in-points } { $cause ->
    [ransom] i lösen
   *[auction] för en bricka
}.
log-goods = { $player } tar varor: { $goods }.
log-king = { $player } tar kungen för den största staden ({ what-tiles }).
log-robber = { $player } tar rövaren för den längsta vägen ({ what-tiles }).
log-removed = En bricka passar ingenstans och lämnar spelet.
log-given-up = Brickan kastas.
log-set-aside = En drakbricka kommer för tidigt och läggs åt sidan.
log-back-in-bag = { $n ->
    [one] En bricka läggs tillbaka i påsen.
   *[other] { $n } brickor läggs tillbaka i påsen.
}
log-dragon = { $player } flyttar draken.
log-dragon-comes = Vulkanen kallar på draken.
log-eaten = { $player } förlorar { one } till draken.
log-expelled = Prinsessan tvingar { $player } att ta tillbaka { one }.
log-withdrawn = { $player } tar hem { one } med hjälp av tornet.
log-escaped = { $player } låter { one } fly från belägringen.
log-alone = { $player } tar tillbaka { one }, eftersom inga egna undersåtar är kvar där.
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
log-chosen = { $player } väljer en bricka till auktionen.
log-bid = { $player } bjuder { $points }.
log-bid-none = { $player } bjuder inte.
log-won = { $player } får brickan.
log-enters = { $player } skickar { one } { into }.
log-leaves = { $player } skickar { one } { out-of } och ställer den { on-kind }.
log-count = Greven går { $place }.
log-over = Spelet är slut. { $n ->
    [one] { $players } vinner med { in-points }.
   *[other] { $players } delar segern med { in-points }.
}

# Varför något inte går.
why-fits = Brickan passar här.
why-game-over = Spelet är slut.
why-not-now = Något annat kommer först.
why-wrong-tile = Det är inte den brickan som ska läggas.
why-taken = Här ligger redan en bricka.
why-not-adjacent = Lägg brickan intill en annan bricka.
why-mismatch = { $side ->
    [n] Passar inte med brickan i norr.
    [e] Passar inte med brickan i öster.
    [s] Passar inte med brickan i söder.
   *[w] Passar inte med brickan i väster.
}
why-not-drawable = Den brickan kan inte dras nu.
why-not-this-tile = Du kan bara ställa en figur på brickan du just har lagt.
why-no-segment = Det finns inte på brickan.
why-occupied = { $kind ->
    [city] Det står redan en undersåte i staden.
    [road] Det står redan en undersåte på vägen.
    [field] Det ligger redan en undersåte på ängen.
    [monastery] Det står redan en undersåte i klostret.
    [garden] Det står redan en undersåte i trädgården.
   *[shrine] Det står redan en undersåte i helgedomen.
}
why-no-place-for = Den här figuren kan inte stå där: { $figure } ({ kind-of }).
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
why-no-farmers = Det här partiet har inga bönder.
why-none-left = Du har inga kvar: { $figure }.
why-no-company = Du måste redan ha en undersåte där: { $figure } ({ kind-of }).
why-complete = Redan färdigt ({ kind-of }).
why-stays = Du kan inte ta tillbaka den här figuren: { $figure }.
why-not-possible = Det kan du inte göra nu.
why-volcano = Du kan inte ställa en undersåte på en vulkanbricka.
why-no-tower = Du kan inte bygga ett torn där.
why-no-hole = Ett abbotskloster kräver en lucka med brickor på alla fyra sidor.
why-barn-is-there = Det står redan en lada på den ängen.
why-no-bridge = Du kan inte bygga en bro där.
why-must-place = Brickan passar, så du måste lägga den.

# Varför ett parti inte går att spela så.
problem-no-tiles = Det finns inga brickor att dra. Välj minst en låda med brickor.
problem-too-many-tiles = { $n } brickor och abbotskloster är för många. Gränsen är { $most }.
problem-players = Partiet är för 1 till { $most } spelare. Det ändrar du i ”Högsta antal spelare” i grundspelet.
problem-switched-off = De är valda, men ”{ $toggle }” är avstängt.
problem-needs-tiles = Det är påslaget, men brickorna är inte med i spelet.
problem-copies = Det får vara högst { $most } exemplar.
problem-too-many-figures = Det får vara högst { $most }.
problem-river-stuck = Floden kan inte fortsätta från de här brickorna. Lägg källan eller spela utan flod.
problem-no-tile-left = Alla brickor av det här slaget är använda.
problem-tile-not-in-play = Den här brickan hör till en låda som inte är med i spelet.
problem-misfit = Brickan passar inte med sina grannar.
problem-no-towers = Det finns inga torn i det här partiet.
problem-no-fairy = Det finns ingen älva i det här partiet, eller så står hon någon annanstans.
problem-fairy-alone = Älvan står bara hos undersåtar: { $figure }.
problem-not-in-play = Det finns inte i någon del av det här partiet.
problem-not-there = Det kan inte ligga där.
problem-name = Namnet kan inte användas: det är tomt, längre än 100 tecken eller har osynliga tecken.

# Bordet ruta för ruta, för dem som inte ser det.
part-plain = { $segment }
part-complete = { $segment }: färdig, { $size }
part-open = { $segment }: { $size }, { $open ->
    [one] en öppen ände
   *[other] { $open } öppna ändar
}
part-field = { $segment }: { $cities ->
    [0] inga färdiga städer ännu
    [one] en färdig stad
   *[other] { $cities } färdiga städer
}
part-held = { $part }; undersåtar: { $players }

# Ögonblick värda en andra blick.
moment-lead = { $player } tar ledningen och behåller den.
moment-dragon = Draken äter { $n } figurer i ett enda drag.

# En bricka i ord: dess delar och vad de bär.
tile-parts = { $part }; { $rest }
tile-carrying = { $part } ({ $marks })
tile-river = Flod, { $sides }
tile-river-middle = Flod
tile-princess = prinsessa
tile-volcano = Vulkan
tile-dragon = Draksymbol
tile-portal = Portal
tile-bazaar = Basar
tile-tower = Byggplats för ett torn
