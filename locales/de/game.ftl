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
term-fairy-turn = am Anfang des Zuges steht sie bei einem eigenen Gefolgsmann
term-fairy-scored = der Gefolgsmann, bei dem sie steht, wurde gewertet
term-castle = so viele, wie das brachte, was daneben fertig wurde

# Was auf dem Tisch steht.
piece-tower = Turm der Höhe { $n }
piece-dragon = der Drache
piece-fairy = die Fee
piece-count = der Graf
bridge-over-it = mit einer Brücke darüber { $axis }
bridge-beside-it = mit einer Brücke über das Nachbarplättchen { $axis }

# Was gefragt wird.
ask-tile = Wohin kommt das Plättchen?
ask-tile-second = Der Baumeister bringt ein zweites Plättchen ein: wohin kommt es?
ask-tile-bridged = Das Plättchen passt nur mit einer Brücke. So anlegen oder aufgeben?
ask-second-tile = Der Baumeister bringt ein zweites Plättchen ein: nimmst du es?
ask-hand = Welches Plättchen deiner Hand kommt wohin?
ask-figure = Kommt eine Figur auf das Plättchen?
ask-other = Möchtest du noch etwas tun?
ask-must = Das Burgfräulein besteht darauf: wer muss gehen?
ask-abbey = Legst du deine Abtei?
ask-capture = Wen nimmt der Turm gefangen?
ask-exchange = Gefangene werden getauscht: wer kommt heim?
ask-ransom = Kaufst du einen deiner Gefolgsleute frei?
ask-bridge = Baust du eine Brücke?
ask-dragon = Wohin zieht der Drache? { $n ->
    [one] Ein Schritt bleibt.
   *[other] { $n } Schritte bleiben.
}
ask-castle = Machst du deine Stadt zur Burg, statt sie zu werten?
ask-leave-city = Verlässt jemand die Stadt des Grafen, um bei einer Wertung dabei zu sein?
ask-enter-city = Dein Plättchen brachte anderen Punkte und dir keine: wer geht in die Stadt des Grafen?
ask-move-wagon = Wohin fährt dein Wagen weiter?
ask-escape = Wer entkommt der Belagerung?
ask-auction-choose = Welches Plättchen wird versteigert?
ask-bid = Wie viel bietest du für das Plättchen?
ask-raise = { $player } hat { $points } geboten. Bietest du mehr?
ask-deal = { $player } hat { $points } geboten. Kaufst oder verkaufst du das Plättchen?
ask-count = Wo beginnt der Graf?

# Was getan werden kann.
do-tile = Plättchen { $tile } in Spalte { $x }, Zeile { $y }, { turned }
do-tile-bridged = Plättchen { $tile } in Spalte { $x }, Zeile { $y }, { turned }, { $bridge }
do-second-tile = Nimm ein zweites Plättchen
do-abbey = Die Abtei in Spalte { $x }, Zeile { $y }
do-place = Setze { one }: { $place }
do-barn = Stelle die Scheune auf die { corner } Ecke
do-recall = Nimm den Abt für { in-points } zurück: { $place }
do-escape = Rette { one }: { $place }
do-fairy = Schicke die Fee zu deinem Gefolgsmann: { $place }
do-expel = Das Burgfräulein schickt heim: { $whose }, { $place }
do-expel-own = Das Burgfräulein schickt die eigene Figur heim: { $whose }, { $place }
do-capture = Gefangen nehmen: { $whose }, { $place }
do-capture-own = Die eigene Figur zurückholen: { $whose }, { $place }
do-dragon = Der Drache zieht nach { towards } (Spalte { $x }, Zeile { $y })
do-tower = Baue den Turm in Spalte { $x }, Zeile { $y } bis zur Höhe { $n }
do-close-tower = Stelle { one } auf den Turm in Spalte { $x }, Zeile { $y }
do-exchange = Eigene Figur bei { $player }: { $figure }
do-ransom = Von { $player } für 3 Punkte freikaufen: { $figure }
do-bridge = Baue eine Brücke { $axis } über Spalte { $x }, Zeile { $y }
do-castle = Zur Burg machen: { $place }
do-put-dragon = Der Drache in Spalte { $x }, Zeile { $y }
do-take-bridge = Die Brücke von Spalte { $x }, Zeile { $y } nehmen
do-change-castle = Die Burg ändern: { $place }
do-take-off = Wegnehmen: { $whose }, { $place }
do-beside = { $do }. Hier: { $who }
do-join-fairy = Die Fee kommt in Spalte { $x }, Zeile { $y } zu: { $whose }
do-put-fairy = Die Fee allein in Spalte { $x }, Zeile { $y }
do-take-fairy = Die Fee von Spalte { $x }, Zeile { $y } nehmen
do-wagon = Fahre weiter: { $place }
do-choose = Plättchen { $tile }
do-bid = Biete { in-points }
do-buy = Kaufen: du nimmst das Plättchen und zahlst { in-points } an { $player }
do-sell = Verkaufen: { $player } nimmt das Plättchen und zahlt dir { in-points }
do-enter = Schicke { one } { into }
do-leave = Schicke { one } { out-of }: { $place }
do-count = Der Graf geht { into }
do-pass = { $phase ->
    [place-tile] Das Plättchen aufgeben
    [place-figure] Keine Figur
    [abbey] Jetzt keine Abtei
    [capture] Niemanden gefangen nehmen
    [castle] Keine Burg
    [leave-city] Niemand geht
    [enter-city] Niemand geht hinein
    [move-wagon] Der Wagen kommt heim
    [escape] Niemand flieht
    [second-tile] Den Zug beenden
    [bridge] Keine Brücke
    [ransom] Niemanden freikaufen
    [auction-bid] Kein Gebot
   *[other] Nichts
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
    [robber] Räuber
   *[fairy] Fee
}
brief-points = { brief-cause } +{ $points }
log-tile = { $player } legt ein Plättchen an.
log-abbey = { $player } legt die Abtei.
log-second-tile = { $player } nimmt ein zweites Plättchen.
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
log-king = { $player } hat jetzt den König für die größte Stadt ({ what-tiles }).
log-robber = { $player } hat jetzt den Raubritter für die längste Straße ({ what-tiles }).
log-removed = Ein Plättchen passt nirgends und kommt aus dem Spiel.
log-given-up = Das Plättchen wird aufgegeben und kommt aus dem Spiel.
log-set-aside = Ein Drachenplättchen kommt zu früh und wird beiseitegelegt.
log-back-in-bag = { $n ->
    [one] Ein Plättchen kommt zurück in den Vorrat.
   *[other] { $n } Plättchen kommen zurück in den Vorrat.
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
why-not-now = Jetzt ist etwas anderes zu entscheiden.
why-wrong-tile = Ein anderes Plättchen ist anzulegen.
why-taken = Hier liegt schon ein Plättchen.
why-not-adjacent = Ein Plättchen muss mit einer Seite an ein ausliegendes stoßen.
why-mismatch = { $side ->
    [n] Das Plättchen passt nicht zum Nachbarn im Norden.
    [e] Das Plättchen passt nicht zum Nachbarn im Osten.
    [s] Das Plättchen passt nicht zum Nachbarn im Süden.
   *[w] Das Plättchen passt nicht zum Nachbarn im Westen.
}
why-not-drawable = Dieses Plättchen kann jetzt nicht gezogen werden.
why-not-this-tile = Eine Figur darf nur auf das gerade gelegte Plättchen.
why-no-segment = So etwas gibt es auf dem Plättchen nicht.
why-occupied = { $kind ->
    [city] In der Stadt steht schon ein Gefolgsmann.
    [road] Auf der Straße steht schon ein Gefolgsmann.
    [field] Auf der Wiese liegt schon ein Gefolgsmann.
    [monastery] Im Kloster steht schon ein Gefolgsmann.
    [garden] Im Garten steht schon ein Gefolgsmann.
   *[shrine] In der Kultstätte steht schon ein Gefolgsmann.
}
why-no-place-for = Kein Platz für diese Figur: { $figure } ({ kind-of }).
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
why-none-left = Nichts mehr im Vorrat: { $figure }.
why-no-company = Dort muss ein eigener Gefolgsmann sein: { $figure } ({ kind-of }).
why-complete = Das ist schon fertig ({ kind-of }).
why-stays = Diese Figur kann nicht zurückgenommen werden: { $figure }.
why-not-possible = Das ist jetzt nicht möglich.
why-princess-insists = Das Burgfräulein besteht darauf, dass erst ein Ritter geht.
why-no-knight = In der Stadt des Burgfräuleins steht kein solcher Ritter.
why-no-dragon-step = Der Drache zieht auf ein benachbartes Plättchen.
why-dragon-was-there = Auf diesem Plättchen war der Drache in diesem Zug schon.
why-fairy-protects = Die Fee hält den Drachen von diesem Plättchen fern.
why-volcano = Auf ein Vulkanplättchen darf kein Gefolgsmann.
why-dragon-is-there = Niemand teilt ein Plättchen mit dem Drachen.
why-no-own-follower = Die Fee geht zu einem eigenen Gefolgsmann.
why-fairy-is-there = Die Fee ist schon bei diesem Gefolgsmann.
why-fairy-waits = Nach einem Drachenplättchen darf die Fee nicht ziehen.
why-no-tower = Hier ist kein Bauplatz für einen Turm.
why-tower-closed = Auf diesem Turm steht ein Gefolgsmann.
why-tower-finished = Der Turm ist fertig: sein Gefolgsmann ist fort, und er bleibt geschlossen.
why-tower-bare = Nur ein Turm, an dem schon gebaut wurde, kann geschlossen werden.
why-out-of-reach = Kein solcher Gefolgsmann steht in Reichweite des Turms.
why-no-prisoner = Dort wird kein solcher Gefangener gehalten.
why-too-poor = Ein Lösegeld kostet 3 Punkte.
why-ransom-paid = In diesem Zug wurde schon ein Lösegeld gezahlt.
why-no-hole = Eine Abtei füllt eine Lücke zwischen vier Plättchen.
why-no-barn-corner = Eine Scheune braucht eine Ecke, an der vier Plättchen mit Wiese zusammenstoßen.
why-barn-is-there = Auf dieser Wiese steht schon eine Scheune.
why-wagon-stuck = Der Wagen fährt nur zu etwas Verbundenem, das unfertig und frei ist.
why-no-bridge = Hier kann keine Brücke gebaut werden.
why-bridge-placed = Mit diesem Plättchen wurde schon eine Brücke gebaut.
why-must-place = Ein Plättchen, das passt, muss gelegt werden.
why-no-castle = Diese Stadt kann keine Burg werden.
why-bad-bid = Ein Gebot muss höher sein als das letzte, aber nicht höher als die eigenen Punkte.
why-not-for-sale = Dieses Plättchen steht nicht zum Verkauf.
why-too-many-rivals = Eine Kultstätte darf nur ein Kloster berühren und ein Kloster nur eine Kultstätte.
why-no-quarter-for = Diese Figur darf nicht { into }: { $figure }.
why-cannot-leave = Dorthin kann niemand die Stadt verlassen.
why-not-at-river = Ein Flussplättchen muss den Fluss fortsetzen.
why-river-turns-back = Der Fluss darf nicht zurückführen.
why-river-joined = Die Arme des Flusses dürfen nicht zusammenkommen.
why-river-stuck = Von hier aus ließe sich der Fluss nicht zu Ende legen.

# Warum eine Partie so nicht geht.
problem-no-tiles = Es gibt nichts zu ziehen: Wähle mindestens eine Schachtel mit Plättchen.
problem-too-many-tiles = { $n } Plättchen und Abteien sind zu viele; { $most } dürfen es sein.
problem-players = 1 bis { $most } dürfen mitspielen. Die Regel „Höchstens so viele“ steht beim Grundspiel.
problem-switched-off = Davon soll es welche geben, aber „{ $toggle }“ ist ausgeschaltet.
problem-needs-tiles = Das ist eingeschaltet, aber die Plättchen dazu sind nicht im Spiel.
problem-two-rivers = Eine Partie hat nur einen Fluss: Wähle einen Satz Plättchen.
problem-auction-in-hand = Ersteigerte Plättchen können nicht aus der Hand gespielt werden: Schalte die Basare aus oder zieht einzeln.
problem-river-in-hand = Ein Fluss kann nicht aus der Hand gespielt werden: Spielt ohne ihn oder zieht einzeln.
problem-copies = Höchstens { $most } Exemplare sind möglich.
problem-too-many-figures = Höchstens { $most } sind möglich.
problem-river-stuck = Von diesen Plättchen aus kann der Fluss nicht weitergehen: Lege die Quelle oder lass den Fluss weg.
problem-no-tile-left = Alle Plättchen dieser Art sind verbraucht.
problem-tile-not-in-play = Dieses Plättchen gehört zu einer Schachtel, die nicht mitspielt.
problem-misfit = Das Plättchen passt nicht zu seinen Nachbarn.
problem-no-towers = In dieser Partie gibt es keine Türme.
problem-no-fairy = In dieser Partie gibt es keine Fee, oder sie steht anderswo.
problem-fairy-alone = Die Fee steht nur bei Gefolgsleuten: { $figure }.
problem-not-in-play = Das gibt es in keinem Teil dieser Partie.
problem-not-there = Dort kann das nicht sein.
problem-no-castle = Eine Burg ist eine fertige Stadt aus zwei Plättchen, nach den meisten Regeln zwei Halbkreise.
problem-castle-keeper = Bis eine Burg Punkte bringt, steht genau ein Gefolgsmann ihres Besitzers darin und sonst niemand.
problem-castle-empty = In einer Burg, die Punkte gebracht hat, steht niemand.
problem-own-prisoner = Niemand hält eigene Gefolgsleute gefangen.
problem-no-prisoner = Nur Gefolgsleute werden gefangen: { $figure }.
problem-exchanged = Wer einander Gefolgsleute abgenommen hat, tauscht sie sofort aus.
problem-no-volcano = Vor dem ersten Vulkan gibt es keinen Drachen.
problem-name = Dieser Name geht nicht: Er ist leer, länger als 100 Zeichen oder enthält unsichtbare Zeichen.

# Der Tisch Feld für Feld, für alle, die ihn nicht sehen.
part-plain = { $segment }
part-complete = { $segment }: fertig, { $size }
part-open = { $segment }: { $size }, { $open ->
    [one] eine offene Stelle
   *[other] { $open } offene Stellen
}
part-field = { $segment }: { $cities ->
    [0] an keiner fertigen Stadt
    [one] an einer fertigen Stadt
   *[other] an { $cities } fertigen Städten
}
part-held = { $part }; dort: { $players }

# Augenblicke, die einen zweiten Blick wert sind.
moment-lead = { $player } übernimmt die Führung und gibt sie nicht mehr ab.
moment-dragon = Der Drache frisst { $n } Figuren in einem Zug.

# A tile in words: its parts and what they carry.
tile-parts = { $part }; { $rest }
tile-carrying = { $part } ({ $marks })
tile-river = Fluss, { $sides }
tile-river-middle = Fluss
tile-princess = Burgfräulein
tile-volcano = Vulkan
tile-dragon = Drachensymbol
tile-portal = Zauberportal
tile-bazaar = Basar
tile-tower = Turmfundament
