# Was der Tisch sagt: Wörter, Fragen, Möglichkeiten, das Protokoll. Browser und Terminal teilen es sich.
kind-road = Straße
kind-city = Stadt
kind-field = Wiese
kind-monastery = Kloster
kind-garden = Garten
kind-shrine = Kultstätte
kind-tower = Turm
kind-abbey = Abtei
kind-bridge = Brücke
kind-castle = Burg
kind-barn = Scheune
kind-goods = Waren
kind-king = König
kind-robber = Raubritter
kind-fairy = Fee
kind-ransom = Lösegeld
kind-auction = Versteigerung

name-follower = Gefolgsmann
name-big-follower = großer Gefolgsmann
name-abbot = Abt
name-builder = Baumeister
name-pig = Schwein
name-mayor = Bürgermeister
name-wagon = Wagen
name-barn = Scheune
name-abbey = Abtei
name-bridge = Brücke
name-castle = Burg
name-tower-piece = Turmteil

one = { $figure ->
   *[follower] einen Gefolgsmann
    [big-follower] den großen Gefolgsmann
    [abbot] den Abt
    [builder] den Baumeister
    [pig] das Schwein
    [mayor] den Bürgermeister
    [wagon] den Wagen
    [barn] die Scheune
    [abbey] die Abtei
    [bridge] eine Brücke
    [castle] eine Burg
    [tower-piece] ein Turmteil
}

whose = { $figure } von { $player }

figure-follower = { $n ->
    [one] 1 Gefolgsmann
   *[other] { $n } Gefolgsleute
}
figure-big-follower = { $n ->
    [one] 1 großer Gefolgsmann
   *[other] { $n } große Gefolgsleute
}
figure-abbot = { $n ->
    [one] 1 Abt
   *[other] { $n } Äbte
}
figure-builder = { $n ->
    [one] 1 Baumeister
   *[other] { $n } Baumeister
}
figure-pig = { $n ->
    [one] 1 Schwein
   *[other] { $n } Schweine
}
figure-mayor = { $n ->
    [one] 1 Bürgermeister
   *[other] { $n } Bürgermeister
}
figure-wagon = { $n ->
    [one] 1 Wagen
   *[other] { $n } Wagen
}
figure-barn = { $n ->
    [one] 1 Scheune
   *[other] { $n } Scheunen
}
figure-abbey = { $n ->
    [one] 1 Abtei
   *[other] { $n } Abteien
}
figure-bridge = { $n ->
    [one] 1 Brücke
   *[other] { $n } Brücken
}
figure-castle = { $n ->
    [one] 1 Burg
   *[other] { $n } Burgen
}
figure-tower-piece = { $n ->
    [one] 1 Turmteil
   *[other] { $n } Turmteile
}

what-tiles = { $n ->
    [one] ein Plättchen
   *[other] { $n } Plättchen
}
what-pennants = { $n ->
    [one] ein Wappen
   *[other] { $n } Wappen
}
what-cities = { $n ->
    [one] eine Stadt
   *[other] { $n } Städte
}
what-besieged = { $n ->
    [one] eine belagerte Stadt
   *[other] { $n } belagerte Städte
}
what-castles = { $n ->
    [one] eine Burg
   *[other] { $n } Burgen
}
what-roads = { $n ->
    [one] eine Straße
   *[other] { $n } Straßen
}
what-wine = { $n } Wein
what-grain = { $n } Korn
what-cloth = { $n } Tuch
what-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
what-most-wine = am meisten Wein
what-most-grain = am meisten Korn
what-most-cloth = am meisten Tuch
what-fairy = Fee
what-ransom = Lösegeld
what-castle = Burg
what-auction = Versteigerung

turned = { $turn ->
    [none] wie gezeigt
    [right] eine Vierteldrehung im Uhrzeigersinn
    [half] eine halbe Drehung
   *[left] eine Vierteldrehung gegen den Uhrzeigersinn
}

axis-ns = von Norden nach Süden
axis-ew = von Osten nach Westen

corner = { $corner ->
    [ne] nordöstliche
    [se] südöstliche
    [sw] südwestliche
   *[nw] nordwestliche
}

towards = { $side ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}

into = { $quarter ->
    [castle] in die Burg
    [cathedral] in die Kathedrale
    [market] auf den Markt
   *[smithy] in die Schmiede
}

out-of = { $quarter ->
    [castle] aus der Burg
    [cathedral] aus der Kathedrale
    [market] vom Markt
   *[smithy] aus der Schmiede
}

count-stays = der Graf bleibt
count-goes-too = der Graf geht { $place }

kind-carcassonne = Carcassonne

what-inns = { $n ->
    [one] ein Wirtshaus
   *[other] { $n } Wirtshäuser
}
what-cathedrals = { $n ->
    [one] eine Kathedrale
   *[other] { $n } Kathedralen
}
what-sieges = { $n ->
    [one] ein Belagerungsheer
   *[other] { $n } Belagerungsheere
}
what-herds = { $n ->
    [one] eine Schweineherde
   *[other] { $n } Schweineherden
}

# Ein Gebiet als Überschrift einer Karte.
feature-title = { $kind ->
    [city] Stadt
    [road] Straße
    [field] Wiese
    [monastery] Kloster
    [garden] Garten
    [shrine] Kultstätte
    [abbey] Abtei
    [bridge] Brücke
    [castle] Burg
    [tower] Turm
   *[carcassonne] Carcassonne
}

# Wohin jemand kommt.
on-kind = { $kind ->
    [city] in eine Stadt
    [road] auf eine Straße
    [field] auf eine Wiese
    [monastery] in ein Kloster
    [garden] in einen Garten
    [shrine] in eine Kultstätte
    [abbey] in eine Abtei
    [bridge] auf eine Brücke
    [castle] in eine Burg
   *[tower] auf einen Turm
}

in-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

# Ein Abschnitt: was er ist und welche Seiten seines Plättchens er erreicht.
side = { $side ->
    [n] Norden
    [e] Osten
    [s] Süden
    [w] Westen
    [nw] Norden (westliche Hälfte)
    [ne] Norden (östliche Hälfte)
    [en] Osten (nördliche Hälfte)
    [es] Osten (südliche Hälfte)
    [se] Süden (östliche Hälfte)
    [sw] Süden (westliche Hälfte)
    [ws] Westen (südliche Hälfte)
   *[wn] Westen (nördliche Hälfte)
}
segment = { feature-title }, { $sides }
segment-middle = { feature-title }
segment-at = { $segment } (Spalte { $x }, Zeile { $y })

somebody = { $player }
term = { $what } × { $each }
term-fairy-turn = für einen Zugbeginn mit ihr bei einem eigenen Gefolgsmann
term-fairy-scored = für die Wertung des Gefolgsmanns, bei dem sie steht
term-castle = so viele, wie das Fertige daneben gebracht hat

# Was auf dem Tisch steht.
piece-tower = Turm der Höhe { $n }
piece-dragon = der Drache
piece-fairy = die Fee
piece-count = der Graf
bridge-over-it = mit einer Brücke darüber { $axis }
bridge-beside-it = mit einer Brücke über das Nachbarplättchen { $axis }

# Was gefragt wird.
ask-tile = Plättchen anlegen
ask-tile-second = Dein Baumeister bringt ein zweites Plättchen. Lege es an
ask-tile-bridged = Das Plättchen passt nur mit einer Brücke. Brücke bauen oder Plättchen abwerfen?
ask-second-tile = Dein Baumeister bringt ein zweites Plättchen. Ziehen?
ask-hand = Ein Plättchen aus der Hand anlegen
ask-figure = Gefolgsmann einsetzen?
ask-other = Noch etwas in diesem Zug?
ask-must = Das Burgfräulein schickt einen Ritter heim. Welchen?
ask-abbey = Abtei legen?
ask-capture = Gefolgsmann gefangen nehmen?
ask-exchange = Gefangene werden getauscht. Wer kommt heim?
ask-ransom = Gefolgsmann freikaufen?
ask-bridge = Brücke bauen?
ask-castle = Stadt zur Burg machen statt werten?
ask-leave-city = Gefolgsmann aus der Stadt des Grafen zur Wertung schicken?
ask-enter-city = Andere haben Punkte bekommen, du nicht. Gefolgsmann in die Stadt des Grafen schicken?
ask-move-wagon = Wagen weiterfahren?
ask-escape = Aus der Belagerung fliehen?
ask-auction-choose = Plättchen zum Versteigern wählen
ask-count = Wo beginnt der Graf?

# Was getan werden kann.
do-tile = Plättchen { $tile } in Spalte { $x }, Zeile { $y }, { turned }
role-title = { $kind ->
    [city] Ritter in der Stadt
    [road] Wegelagerer auf der Straße
    [field] Bauer auf der Wiese
    [monastery] Mönch im Kloster
   *[tower] Setze { one } { on-kind }
}
where-middle = { "" }
where-sides = , { $sides }
where-at = { $where } (Spalte { $x }, Zeile { $y })
do-place = { $figure ->
    [follower] { role-title }
   *[abbot] Setze { one } { on-kind }
}{ $where }
do-escape = Rette { one }: { $place }
do-put-dragon = Drachen in Spalte { $x }, Zeile { $y } setzen
do-take-bridge = Brücke von Spalte { $x }, Zeile { $y } wegnehmen
do-change-castle = Burg ändern: { $place }
do-take-off = Wegnehmen: { $whose }, { $place }
do-beside = { $do }. Hier: { $who }
do-join-fairy = Fee in Spalte { $x }, Zeile { $y } dazustellen: { $whose }
do-put-fairy = Fee allein in Spalte { $x }, Zeile { $y } stellen
do-take-fairy = Fee von Spalte { $x }, Zeile { $y } wegnehmen
do-pass = { $phase ->
    [place-tile] Plättchen abwerfen
    [place-figure] Überspringen
    [abbey] Jetzt nicht
    [capture] Niemanden gefangen nehmen
    [castle] Keine Burg
    [leave-city] Niemanden schicken
    [enter-city] Niemanden schicken
    [move-wagon] Wagen heimholen
    [escape] Bleiben
    [second-tile] Zug beenden
    [bridge] Keine Brücke
    [ransom] Niemanden freikaufen
    [auction-bid] Nicht bieten
   *[other] Überspringen
}

# Was geschehen ist.
role = { $kind ->
    [city] Ritter in der Stadt
    [road] Wegelagerer auf der Straße
    [field] Bauer auf der Wiese
    [monastery] Mönch im Kloster
   *[tower] { one } { on-kind }
}
brief-figure = { $figure ->
    [follower] { role }
   *[abbot] { one } { on-kind }
}
brief-cause = { $cause ->
    [city] Stadt
    [road] Straße
    [monastery] Kloster
    [garden] Garten
    [shrine] Kultstätte
    [field] Wiese
    [castle] Burg
    [barn] Scheune
    [goods] Waren
    [king] König
    [robber] Raubritter
   *[fairy] Fee
}
brief-points = { brief-cause } +{ $points }
log-tile = { $player } legt ein Plättchen an.
log-abbey = { $player } legt die Abtei an.
log-second-tile = { $player } zieht ein zweites Plättchen.
log-figure = { $player } setzt { one } { on-kind }.
log-portal = { $player } schickt { one } durch das Zauberportal { on-kind }.
log-wagon = Der Wagen von { $player } fährt weiter { on-kind }.
log-wagon-home = Der Wagen von { $player } kommt heim.
log-back = { $player } nimmt { one } zurück.
log-complete = { $kind ->
    [city] Eine Stadt ist fertig ({ what-tiles }). Niemand bekommt Punkte.
    [road] Eine Straße ist fertig ({ what-tiles }). Niemand bekommt Punkte.
    [monastery] Ein Kloster ist fertig. Niemand bekommt Punkte.
    [garden] Ein Garten ist fertig. Niemand bekommt Punkte.
   *[shrine] Eine Kultstätte ist fertig. Niemand bekommt Punkte.
}
for-cause = { $cause ->
    [city] für eine fertige Stadt
    [road] für eine fertige Straße
    [monastery] für ein fertiges Kloster
    [garden] für einen Garten
    [shrine] für eine fertige Kultstätte
    [field] für eine Wiese
    [castle] für eine Burg
    [barn] für eine Scheune
    [goods] für Waren
    [king] für den König
    [robber] für den Raubritter
   *[fairy] für die Fee
}
for-cause-last = { $cause ->
    [city] für eine unfertige Stadt
    [road] für eine unfertige Straße
    [monastery] für ein unfertiges Kloster
    [garden] für einen unfertigen Garten
    [shrine] für eine unfertige Kultstätte
    [field] für eine Wiese
    [castle] für eine Burg
    [barn] für eine Scheune
    [goods] für Waren
    [king] für den König
    [robber] für den Raubritter
   *[fairy] für die Fee
}
log-scores = { $player } bekommt { in-points } { for-cause }.
log-scores-last = Am Ende bekommt { $player } { in-points } { for-cause-last }.
log-pays = { $player } zahlt { in-points } { $cause ->
    [ransom] Lösegeld
   *[auction] für ein Plättchen
}.
log-paid = { $player } erhält { in-points } { $cause ->
    [ransom] Lösegeld
   *[auction] für ein Plättchen
}.
log-goods = { $player } nimmt Waren: { $goods }.
log-king = { $player } bekommt den König für die größte Stadt ({ what-tiles }).
log-robber = { $player } bekommt den Raubritter für die längste Straße ({ what-tiles }).
log-removed = Ein Plättchen passt nirgends und kommt aus dem Spiel.
log-given-up = Das Plättchen wird abgeworfen.
log-set-aside = Ein Drachenplättchen kommt zu früh und wird beiseitegelegt.
log-back-in-bag = { $n ->
    [one] Ein Plättchen kommt zurück in den Beutel.
   *[other] { $n } Plättchen kommen zurück in den Beutel.
}
log-dragon = { $player } zieht den Drachen.
log-dragon-comes = Der Vulkan ruft den Drachen.
log-eaten = { $player } verliert { one } an den Drachen.
log-expelled = Das Burgfräulein zwingt { $player }, { one } zurückzunehmen.
log-withdrawn = { $player } holt { one } mit dem Turm zurück.
log-escaped = { $player } lässt { one } der Belagerung entkommen.
log-alone = { $player } nimmt { one } zurück, weil dort kein eigener Gefolgsmann mehr ist.
log-fairy = Die Fee begleitet einen Gefolgsmann von { $player }.
log-tower = { $player } baut einen Turm bis zur Höhe { $n }.
log-captures = { $player } nimmt { one } von { $owner } gefangen.
log-freed = { $player } bekommt { one } von { $from } zurück.
log-bridge = { $player } baut eine Brücke { $axis }.
log-castle = { $player } macht eine Stadt zur Burg.
log-auction = { $n ->
    [one] Ein Plättchen wird versteigert.
   *[other] { $n } Plättchen werden versteigert.
}
log-chosen = { $player } wählt ein Plättchen aus.
log-bid = { $player } bietet { $points }.
log-bid-none = { $player } bietet nicht.
log-won = { $player } bekommt das Plättchen.
log-enters = { $player } schickt { one } { into }.
log-leaves = { $player } schickt { one } { out-of } { on-kind }.
log-count = Der Graf geht { $place }.
log-over = Das Spiel ist zu Ende. { $n ->
    [one] { $players } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $players } gewinnen gemeinsam mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
}

# Warum etwas nicht geht.
why-fits = Das Plättchen passt hier.
why-game-over = Das Spiel ist zu Ende.
why-not-now = Vorher ist etwas anderes dran.
why-wrong-tile = Dieses Plättchen ist gerade nicht dran.
why-taken = Hier liegt schon ein Plättchen.
why-not-adjacent = Lege das Plättchen neben ein anderes.
why-mismatch = { $side ->
    [n] Passt nicht zum Plättchen im Norden.
    [e] Passt nicht zum Plättchen im Osten.
    [s] Passt nicht zum Plättchen im Süden.
   *[w] Passt nicht zum Plättchen im Westen.
}
why-not-drawable = Dieses Plättchen kann jetzt nicht gezogen werden.
why-not-this-tile = Figuren darfst du nur auf das gerade gelegte Plättchen setzen.
why-no-segment = So etwas gibt es auf dem Plättchen nicht.
why-occupied = { $kind ->
    [city] In der Stadt steht schon ein Gefolgsmann.
    [road] Auf der Straße steht schon ein Gefolgsmann.
    [field] Auf der Wiese liegt schon ein Gefolgsmann.
    [monastery] Im Kloster steht schon ein Gefolgsmann.
    [garden] Im Garten steht schon ein Gefolgsmann.
   *[shrine] In der Kultstätte steht schon ein Gefolgsmann.
}
why-no-place-for = Diese Figur darf dort nicht hin: { $figure } ({ kind-of }).
kind-of = { $kind ->
    [city] Stadt
    [road] Straße
    [field] Wiese
    [monastery] Kloster
    [garden] Garten
    [shrine] Kultstätte
    [tower] Turm
    [river] Fluss
   *[carcassonne] Carcassonne
}
why-no-farmers = Dieses Spiel wird ohne Bauern gespielt.
why-none-left = Davon hast du keine mehr: { $figure }.
why-no-company = Dort brauchst du schon einen eigenen Gefolgsmann: { $figure } ({ kind-of }).
why-complete = Schon fertig ({ kind-of }).
why-stays = Diese Figur kannst du nicht zurücknehmen: { $figure }.
why-not-possible = Das geht jetzt nicht.
why-volcano = Auf ein Vulkanplättchen darfst du keinen Gefolgsmann setzen.
why-no-tower = Hier kannst du keinen Turm bauen.
why-no-hole = Eine Abtei braucht eine Lücke mit Plättchen auf allen vier Seiten.
why-barn-is-there = Auf dieser Wiese steht schon eine Scheune.
why-no-bridge = Hier kannst du keine Brücke bauen.
why-must-place = Dieses Plättchen passt, also musst du es anlegen.

# Warum eine Partie so nicht geht.
problem-no-tiles = Es gibt nichts zu ziehen. Wähle mindestens eine Schachtel mit Plättchen.
problem-too-many-tiles = { $n } Plättchen und Abteien sind zu viele. Möglich sind { $most }.
problem-players = Mitspielen können 1 bis { $most }. Ändern kannst du das beim Grundspiel unter „Höchstzahl der Spieler“.
problem-switched-off = Diese hast du gewählt, aber „{ $toggle }“ ist ausgeschaltet.
problem-needs-tiles = Das ist eingeschaltet, aber die Plättchen dazu sind nicht im Spiel.
problem-copies = Höchstens { $most } Exemplare sind möglich.
problem-too-many-figures = Höchstens { $most } sind möglich.
problem-river-stuck = Von diesen Plättchen aus geht der Fluss nicht weiter. Lege die Quelle oder lass den Fluss weg.
problem-no-tile-left = Alle Plättchen dieser Art sind verbraucht.
problem-tile-not-in-play = Dieses Plättchen gehört zu einer Schachtel, die nicht mitspielt.
problem-misfit = Das Plättchen passt nicht zu seinen Nachbarn.
problem-no-towers = In dieser Partie gibt es keine Türme.
problem-no-fairy = In dieser Partie gibt es keine Fee, oder sie steht anderswo.
problem-fairy-alone = Die Fee steht nur bei Gefolgsleuten: { $figure }.
problem-not-in-play = Das gibt es in keinem Teil dieser Partie.
problem-not-there = Dorthin kann das nicht.
problem-name = Dieser Name geht nicht: Er ist leer, länger als 100 Zeichen oder enthält unsichtbare Zeichen.

# Der Tisch Feld für Feld, für alle, die ihn nicht sehen.
part-plain = { $segment }
part-complete = { $segment }: fertig, { $size }
part-open = { $segment }: { $size }, { $open ->
    [one] ein offenes Ende
   *[other] { $open } offene Enden
}
part-field = { $segment }: { $cities ->
    [0] noch keine fertige Stadt
    [one] eine fertige Stadt
   *[other] { $cities } fertige Städte
}
part-held = { $part }; Gefolgsleute: { $players }

# Augenblicke, die einen zweiten Blick wert sind.
moment-lead = { $player } übernimmt die Führung und gibt sie nicht mehr ab.
moment-dragon = Der Drache frisst { $n } Figuren in einem Zug.

# Ein Plättchen in Worten: seine Teile und was sie tragen.
tile-parts = { $part }; { $rest }
tile-carrying = { $part } ({ $marks })
tile-river = Fluss, { $sides }
tile-river-middle = Fluss
tile-princess = Burgfräulein
tile-volcano = Vulkan
tile-dragon = Drachensymbol
tile-portal = Zauberportal
tile-bazaar = Basar
tile-tower = Bauplatz für einen Turm
