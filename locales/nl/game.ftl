# Wat de tafel zegt: woorden, vragen, keuzes, het verslag. Browser en terminal delen het.
kind-road = weg
kind-city = stad
kind-field = weide
kind-monastery = klooster
kind-garden = tuin
kind-shrine = heiligdom
kind-tower = toren
kind-abbey = abdij
kind-bridge = brug
kind-castle = burcht
kind-barn = schuur
kind-goods = goederen
kind-king = koning
kind-robber = struikrover
kind-fairy = fee
kind-ransom = losgeld
kind-auction = veiling

name-follower = horige
name-big-follower = grote horige
name-abbot = abt
name-builder = bouwmeester
name-pig = varken
name-mayor = burgemeester
name-wagon = wagen
name-barn = schuur
name-abbey = abdij
name-bridge = brug
name-castle = burcht
name-tower-piece = torendeel

one = { $figure ->
   *[follower] een horige
    [big-follower] de grote horige
    [abbot] de abt
    [builder] de bouwmeester
    [pig] het varken
    [mayor] de burgemeester
    [wagon] de wagen
    [barn] de schuur
    [abbey] de abdij
    [bridge] een brug
    [castle] een burcht
    [tower-piece] een torendeel
}

whose = { $figure } van { $player }

figure-follower = { $n ->
    [one] 1 horige
   *[other] { $n } horigen
}
figure-big-follower = { $n ->
    [one] 1 grote horige
   *[other] { $n } grote horigen
}
figure-abbot = { $n ->
    [one] 1 abt
   *[other] { $n } abten
}
figure-builder = { $n ->
    [one] 1 bouwmeester
   *[other] { $n } bouwmeesters
}
figure-pig = { $n ->
    [one] 1 varken
   *[other] { $n } varkens
}
figure-mayor = { $n ->
    [one] 1 burgemeester
   *[other] { $n } burgemeesters
}
figure-wagon = { $n ->
    [one] 1 wagen
   *[other] { $n } wagens
}
figure-barn = { $n ->
    [one] 1 schuur
   *[other] { $n } schuren
}
figure-abbey = { $n ->
    [one] 1 abdij
   *[other] { $n } abdijen
}
figure-bridge = { $n ->
    [one] 1 brug
   *[other] { $n } bruggen
}
figure-castle = { $n ->
    [one] 1 burcht
   *[other] { $n } burchten
}
figure-tower-piece = { $n ->
    [one] 1 torendeel
   *[other] { $n } torendelen
}

what-tiles = { $n ->
    [one] één tegel
   *[other] { $n } tegels
}
what-pennants = { $n ->
    [one] één wapenschild
   *[other] { $n } wapenschilden
}
what-cities = { $n ->
    [one] één stad
   *[other] { $n } steden
}
what-besieged = { $n ->
    [one] één belegerde stad
   *[other] { $n } belegerde steden
}
what-castles = { $n ->
    [one] één burcht
   *[other] { $n } burchten
}
what-roads = { $n ->
    [one] één weg
   *[other] { $n } wegen
}
what-wine = { $n } wijn
what-grain = { $n } graan
what-cloth = { $n } laken
what-cards = { $n ->
    [one] één kaart
   *[other] { $n } kaarten
}
what-most-wine = meeste wijn
what-most-grain = meeste graan
what-most-cloth = meeste laken
what-fairy = fee
what-ransom = losgeld
what-castle = burcht
what-auction = veiling

turned = { $turn ->
    [none] zoals getoond
    [right] een kwartslag met de klok mee
    [half] een halve slag
   *[left] een kwartslag tegen de klok in
}

axis-ns = van noord naar zuid
axis-ew = van oost naar west

corner = { $corner ->
    [ne] noordoostelijke
    [se] zuidoostelijke
    [sw] zuidwestelijke
   *[nw] noordwestelijke
}

towards = { $side ->
    [n] noorden
    [e] oosten
    [s] zuiden
   *[w] westen
}

into = { $quarter ->
    [castle] naar het kasteel
    [cathedral] naar de kathedraal
    [market] naar de markt
   *[smithy] naar de smederij
}

out-of = { $quarter ->
    [castle] uit het kasteel
    [cathedral] uit de kathedraal
    [market] van de markt
   *[smithy] uit de smederij
}

count-stays = de graaf blijft
count-goes-too = de graaf gaat { $place }

kind-carcassonne = Carcassonne

what-inns = { $n ->
    [one] één herberg
   *[other] { $n } herbergen
}
what-cathedrals = { $n ->
    [one] één kathedraal
   *[other] { $n } kathedralen
}
what-sieges = { $n ->
    [one] één belegeringsleger
   *[other] { $n } belegeringslegers
}
what-herds = { $n ->
    [one] één varkenskudde
   *[other] { $n } varkenskuddes
}

# Een gebied als opschrift van een kaart.
feature-title = { $kind ->
    [city] Stad
    [road] Weg
    [field] Weide
    [monastery] Klooster
    [garden] Tuin
    [shrine] Heiligdom
    [abbey] Abdij
    [bridge] Brug
    [castle] Burcht
    [tower] Toren
   *[carcassonne] Carcassonne
}

# Waar iemand staat of heen gaat.
on-kind = { $kind ->
    [city] in een stad
    [road] op een weg
    [field] in een weide
    [monastery] in een klooster
    [garden] in een tuin
    [shrine] in een heiligdom
    [abbey] in een abdij
    [bridge] op een brug
    [castle] in een burcht
   *[tower] op een toren
}

in-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}

# Een deel van een tegel: wat het is en welke kanten het bereikt.
side = { $side ->
    [n] noord
    [e] oost
    [s] zuid
    [w] west
    [nw] noord (westelijke helft)
    [ne] noord (oostelijke helft)
    [en] oost (noordelijke helft)
    [es] oost (zuidelijke helft)
    [se] zuid (oostelijke helft)
    [sw] zuid (westelijke helft)
    [ws] west (zuidelijke helft)
   *[wn] west (noordelijke helft)
}
segment = { feature-title }, { $sides }
segment-middle = { feature-title }
segment-at = { $segment } (kolom { $x }, rij { $y })

somebody = { $player }
term = { $what } × { $each }
term-fairy-turn = omdat ze aan het begin van de beurt bij een eigen horige staat
term-fairy-scored = voor de telling van de horige bij wie ze staat
term-castle = evenveel als het gebied dat ernaast werd voltooid

# Wat er op tafel staat.
piece-tower = toren van hoogte { $n }
piece-dragon = de draak
piece-fairy = de fee
piece-count = de graaf
bridge-over-it = met een brug eroverheen { $axis }
bridge-beside-it = met een brug over de tegel ernaast { $axis }

# Wat er gevraagd wordt.
ask-tile = Leg je tegel
ask-tile-second = Je bouwmeester levert een tweede tegel op. Leg hem
ask-tile-bridged = Deze tegel past alleen met een brug. Een brug bouwen of de tegel wegleggen?
ask-second-tile = Je bouwmeester levert een tweede tegel op. Trekken?
ask-hand = Leg een tegel uit je hand
ask-figure = Horige plaatsen?
ask-other = Nog iets in deze beurt?
ask-must = De prinses stuurt een ridder naar huis. Kies er een
ask-abbey = Abdij leggen?
ask-capture = Horige gevangennemen?
ask-exchange = Gevangenen worden geruild. Kies wie er thuiskomt
ask-ransom = Horige vrijkopen?
ask-bridge = Brug bouwen?
ask-castle = Van je stad een burcht maken in plaats van te tellen?
ask-leave-city = Een horige uit de stad van de graaf sturen om mee te tellen?
ask-enter-city = Anderen kregen punten en jij niet. Een horige naar de stad van de graaf sturen?
ask-move-wagon = Wagen verder rijden?
ask-escape = Ontsnappen aan de belegering?
ask-auction-choose = Kies een tegel voor de veiling
ask-count = Waar begint de graaf?

# Wat er gedaan kan worden.
do-tile = Tegel { $tile } in kolom { $x }, rij { $y }, { turned }
role-title = { $kind ->
    [city] Ridder in de stad
    [road] Rover op de weg
    [field] Boer in de weide
    [monastery] Monnik in het klooster
   *[tower] Zet { one } { on-kind }
}
where-middle = { "" }
where-sides = , { $sides }
where-at = { $where } (kolom { $x }, rij { $y })
do-place = { $figure ->
    [follower] { role-title }
   *[abbot] Zet { one } { on-kind }
}{ $where }
do-escape = Ontsnap met { one }: { $place }
do-put-dragon = Zet de draak in kolom { $x }, rij { $y }
do-take-bridge = Haal de brug van kolom { $x }, rij { $y }
do-change-castle = Verander de burcht: { $place }
do-take-off = Weghalen: { $whose }, { $place }
do-beside = { $do }. Hier: { $who }
do-join-fairy = Zet de fee in kolom { $x }, rij { $y } bij: { $whose }
do-put-fairy = Zet de fee alleen in kolom { $x }, rij { $y }
do-take-fairy = Haal de fee van kolom { $x }, rij { $y }
do-pass = { $phase ->
    [place-tile] Leg de tegel weg
    [place-figure] Overslaan
    [abbey] Nu niet
    [capture] Neem niemand gevangen
    [castle] Geen burcht
    [leave-city] Stuur niemand
    [enter-city] Stuur niemand
    [move-wagon] Haal de wagen naar huis
    [escape] Blijf
    [second-tile] Beurt beëindigen
    [bridge] Geen brug
    [ransom] Koop niemand vrij
    [auction-bid] Niet bieden
   *[other] Overslaan
}

# Wat er gebeurd is.
role = { $kind ->
    [city] ridder in de stad
    [road] rover op de weg
    [field] boer in de weide
    [monastery] monnik in het klooster
   *[tower] { one } { on-kind }
}
brief-figure = { $figure ->
    [follower] { role }
   *[abbot] { one } { on-kind }
}
brief-cause = { $cause ->
    [city] stad
    [road] weg
    [monastery] klooster
    [garden] tuin
    [shrine] heiligdom
    [field] weide
    [castle] burcht
    [barn] schuur
    [goods] goederen
    [king] koning
    [robber] struikrover
   *[fairy] fee
}
brief-points = { brief-cause } +{ $points }
log-tile = { $player } legt een tegel.
log-abbey = { $player } legt de abdij.
log-second-tile = { $player } trekt een tweede tegel.
log-figure = { $player } zet { one } { on-kind }.
log-portal = { $player } stuurt { one } door het portaal en zet die { on-kind }.
log-wagon = De wagen van { $player } rijdt verder en stopt { on-kind }.
log-wagon-home = De wagen van { $player } komt thuis.
log-back = { $player } neemt { one } terug.
log-complete = { $kind ->
    [city] Een stad is voltooid ({ what-tiles }). Niemand krijgt punten.
    [road] Een weg is voltooid ({ what-tiles }). Niemand krijgt punten.
    [monastery] Een klooster is voltooid. Niemand krijgt punten.
    [garden] Een tuin is voltooid. Niemand krijgt punten.
   *[shrine] Een heiligdom is voltooid. Niemand krijgt punten.
}
for-cause = { $cause ->
    [city] voor een voltooide stad
    [road] voor een voltooide weg
    [monastery] voor een voltooid klooster
    [garden] voor een tuin
    [shrine] voor een voltooid heiligdom
    [field] voor een weide
    [castle] voor een burcht
    [barn] voor een schuur
    [goods] voor goederen
    [king] voor de koning
    [robber] voor de struikrover
   *[fairy] voor de fee
}
for-cause-last = { $cause ->
    [city] voor een onvoltooide stad
    [road] voor een onvoltooide weg
    [monastery] voor een onvoltooid klooster
    [garden] voor een onvoltooide tuin
    [shrine] voor een onvoltooid heiligdom
    [field] voor een weide
    [castle] voor een burcht
    [barn] voor een schuur
    [goods] voor goederen
    [king] voor de koning
    [robber] voor de struikrover
   *[fairy] voor de fee
}
log-scores = { $player } krijgt { in-points } { for-cause }.
log-scores-last = Aan het einde krijgt { $player } { in-points } { for-cause-last }.
log-pays = { $player } betaalt { in-points } { $cause ->
    [ransom] losgeld
   *[auction] voor een tegel
}.
log-paid = { $player } ontvangt { in-points } { $cause ->
    [ransom] losgeld
   *[auction] voor een tegel
}.
log-goods = { $player } neemt goederen: { $goods }.
log-king = { $player } krijgt de koning voor de grootste stad ({ what-tiles }).
log-robber = { $player } krijgt de struikrover voor de langste weg ({ what-tiles }).
log-removed = Een tegel past nergens en gaat uit het spel.
log-given-up = De tegel wordt weggelegd en gaat uit het spel.
log-set-aside = Een draaktegel komt te vroeg en wordt opzij gelegd.
log-back-in-bag = { $n ->
    [one] Eén tegel gaat terug in de zak.
   *[other] { $n } tegels gaan terug in de zak.
}
log-dragon = { $player } verplaatst de draak.
log-dragon-comes = De vulkaan roept de draak.
log-eaten = { $player } verliest { one } aan de draak.
log-expelled = De prinses dwingt { $player } om { one } terug te nemen.
log-withdrawn = { $player } haalt { one } terug met de toren.
log-escaped = { $player } laat { one } aan de belegering ontsnappen.
log-alone = { $player } neemt { one } terug, want er is daar geen eigen horige meer.
log-fairy = De fee vergezelt een horige van { $player }.
log-tower = { $player } bouwt een toren tot hoogte { $n }.
log-captures = { $player } neemt { one } van { $owner } gevangen.
log-freed = { $player } krijgt { one } terug van { $from }.
log-bridge = { $player } bouwt een brug { $axis }.
log-castle = { $player } maakt van een stad een burcht.
log-auction = { $n ->
    [one] Eén tegel wordt geveild.
   *[other] { $n } tegels worden geveild.
}
log-chosen = { $player } kiest een tegel voor de veiling.
log-bid = { $player } biedt { $points }.
log-bid-none = { $player } biedt niet.
log-won = { $player } krijgt de tegel.
log-enters = { $player } stuurt { one } { into }.
log-leaves = { $player } stuurt { one } { out-of } en zet die { on-kind }.
log-count = De graaf gaat { $place }.
log-over = Het spel is afgelopen. { $n ->
    [one] { $players } wint met { in-points }.
   *[other] { $players } delen de winst met { in-points }.
}

# Waarom iets niet kan.
why-fits = De tegel past hier.
why-game-over = Het spel is afgelopen.
why-not-now = Eerst is er iets anders aan de beurt.
why-wrong-tile = Dat is niet de tegel die je moet leggen.
why-taken = Hier ligt al een tegel.
why-not-adjacent = Leg de tegel naast een andere tegel.
why-mismatch = { $side ->
    [n] Past niet bij de tegel in het noorden.
    [e] Past niet bij de tegel in het oosten.
    [s] Past niet bij de tegel in het zuiden.
   *[w] Past niet bij de tegel in het westen.
}
why-not-drawable = Die tegel kan nu niet worden getrokken.
why-not-this-tile = Je mag een figuur alleen op de tegel zetten die je net hebt gelegd.
why-no-segment = Zoiets staat niet op de tegel.
why-occupied = { $kind ->
    [city] In de stad staat al een horige.
    [road] Op de weg staat al een horige.
    [field] In de weide ligt al een horige.
    [monastery] In het klooster staat al een horige.
    [garden] In de tuin staat al een horige.
   *[shrine] In het heiligdom staat al een horige.
}
why-no-place-for = Deze figuur mag daar niet heen: { $figure } ({ kind-of }).
kind-of = { $kind ->
    [city] stad
    [road] weg
    [field] weide
    [monastery] klooster
    [garden] tuin
    [shrine] heiligdom
    [tower] toren
    [river] rivier
   *[carcassonne] Carcassonne
}
why-no-farmers = Dit spel heeft geen boeren.
why-none-left = Die heb je niet meer: { $figure }.
why-no-company = Je moet daar al een horige hebben: { $figure } ({ kind-of }).
why-complete = Al voltooid ({ kind-of }).
why-stays = Je kunt deze figuur niet terugnemen: { $figure }.
why-not-possible = Dat kan nu niet.
why-volcano = Je kunt geen horige op een vulkaantegel zetten.
why-no-tower = Daar kun je geen toren bouwen.
why-no-hole = Een abdij heeft een leeg vak nodig met tegels aan alle vier de kanten.
why-barn-is-there = In die weide staat al een schuur.
why-no-bridge = Daar kun je geen brug bouwen.
why-must-place = Deze tegel past, dus je moet hem leggen.

# Waarom een spel zo niet kan.
problem-no-tiles = Er zijn geen tegels om te trekken. Kies minstens één doos met tegels.
problem-too-many-tiles = { $n } tegels en abdijen zijn te veel. De grens is { $most }.
problem-players = Dit spel is voor 1 tot { $most } spelers. Je wijzigt dat met ‘Maximaal aantal spelers’ bij het basisspel.
problem-switched-off = Je hebt deze gekozen, maar ‘{ $toggle }’ staat uit.
problem-needs-tiles = Dit staat aan, maar de tegels ervan doen niet mee.
problem-copies = Er mogen hoogstens { $most } exemplaren zijn.
problem-too-many-figures = Het mogen er hoogstens { $most } zijn.
problem-river-stuck = De rivier kan vanaf deze tegels niet verder. Leg de bron of laat de rivier weg.
problem-no-tile-left = Alle tegels van deze soort zijn in gebruik.
problem-tile-not-in-play = Deze tegel hoort bij een doos die niet meedoet.
problem-misfit = De tegel past niet bij zijn buren.
problem-no-towers = In dit spel zijn er geen torens.
problem-no-fairy = In dit spel is er geen fee, of ze staat ergens anders.
problem-fairy-alone = De fee staat alleen bij horigen: { $figure }.
problem-not-in-play = Geen deel van dit spel heeft dat.
problem-not-there = Daar kan dat niet.
problem-name = Deze naam kan niet. Hij is leeg, langer dan 100 tekens of bevat onzichtbare tekens.

# De tafel vak voor vak, voor wie haar niet ziet.
part-plain = { $segment }
part-complete = { $segment }: voltooid, { $size }
part-open = { $segment }: { $size }, { $open ->
    [one] één open einde
   *[other] { $open } open einden
}
part-field = { $segment }: { $cities ->
    [0] nog geen voltooide steden
    [one] één voltooide stad
   *[other] { $cities } voltooide steden
}
part-held = { $part }; horigen: { $players }

# Momenten die een tweede blik waard zijn.
moment-lead = { $player } neemt de leiding en geeft die niet meer af.
moment-dragon = De draak eet { $n } figuren in één beurt.

# Een tegel in woorden: de delen en wat ze dragen.
tile-parts = { $part }; { $rest }
tile-carrying = { $part } ({ $marks })
tile-river = Rivier, { $sides }
tile-river-middle = Rivier
tile-princess = prinses
tile-volcano = Vulkaan
tile-dragon = Draaksymbool
tile-portal = Portaal
tile-bazaar = Bazaar
tile-tower = Bouwplaats voor een toren
