# Die Seite.
box-bridges-castles-bazaars = Brücken, Burgen & Basare
box-bridges-castles-bazaars-about = 12 Plättchen; Brücken führen Straßen über Plättchen, kleine Städte werden Burgen, Basare versteigern Plättchen
toggle-bridges = Brücken
toggle-bridges-about = Alle haben Brücken, die eine Straße über ein Plättchen führen
toggle-castles = Burgen
toggle-castles-about = Statt Punkten wird eine Stadt aus zwei Plättchen zur Burg und bekommt, was nebenan abgeschlossen wird
toggle-bazaars = Basare
toggle-bazaars-about = Ein Basar eröffnet eine Versteigerung von Plättchen
set-bridges-castles-bazaars = Ohne Gärten
set-bridges-castles-bazaars-gardens = Mit Gärten
count-bridge = Brücken
count-castle = Burgen
option-castle-vicinity = Die Umgebung einer Burg
value-castle-vicinity-block-2x3 = Ihre zwei Plättchen und die vier daneben
value-castle-vicinity-ring-6 = Die sechs Plättchen ringsum
option-castle-city = Zur Burg kann man machen
value-castle-city-two-semicircles = Eine Stadt aus zwei Halbkreisen
value-castle-city-two-tiles = Jede Stadt aus zwei Plättchen
option-castle-king = Eine Burg zählt für den König
value-castle-king-does-not-count = Gar nicht
value-castle-king-counts = Als fertige Stadt
option-bridge-moment = Eine Brücke wird gebaut
value-bridge-moment-before-figure = Vor der Figur
value-bridge-moment-any = Vor oder nach der Figur
option-bazaar-dealer = Über Kauf oder Verkauf entscheidet
value-bazaar-dealer-tile-chooser = Wer das Plättchen ausgesucht hat
value-bazaar-dealer-auctioneer = Wer den Basar gelegt hat
option-bazaar-bidding = Gebote
value-bazaar-bidding-single-round = Jeder einmal
value-bazaar-bidding-until-one-left = Bis ein Gebot übrig ist
option-bazaar-auction = Plättchen eines Basars
value-bazaar-auction-on = Werden versteigert
value-bazaar-auction-off = Jeder nimmt eins

# Der Tisch.
ask-bid = Wie viel bietest du für das Plättchen?
ask-raise = { $player } hat { $points } geboten. Bietest du mehr?
ask-deal = { $player } hat { $points } geboten. Kaufst oder verkaufst du das Plättchen?
do-tile-bridged = Plättchen { $tile } in Spalte { $x }, Zeile { $y }, { turned }, { $bridge }
do-bridge = Baue eine Brücke { $axis } über Spalte { $x }, Zeile { $y }
do-castle = Zur Burg machen: { $place }
do-choose = Plättchen { $tile }
do-bid = Biete { in-points }
do-buy = Kaufen: du nimmst das Plättchen und zahlst { in-points } an { $player }
do-sell = Verkaufen: { $player } nimmt das Plättchen und zahlt dir { in-points }
why-bridge-placed = Mit diesem Plättchen wurde schon eine Brücke gebaut.
why-no-castle = Diese Stadt kann keine Burg werden.
why-bad-bid = Ein Gebot muss höher sein als das letzte, aber nicht höher als die eigenen Punkte.
why-not-for-sale = Dieses Plättchen steht nicht zum Verkauf.
problem-auction-in-hand = Ersteigerte Plättchen können nicht aus der Hand gespielt werden: Schalte die Basare aus oder zieht einzeln.
problem-no-castle = Eine Burg ist eine fertige Stadt aus zwei Plättchen, nach den meisten Regeln zwei Halbkreise.
problem-castle-keeper = Bis eine Burg Punkte bringt, steht genau ein Gefolgsmann ihres Besitzers darin und sonst niemand.
problem-castle-empty = In einer Burg, die Punkte gebracht hat, steht niemand.

# Tipps.
reason-castle = die Burg wird mit dem gewertet, was um sie herum fertig wird
reason-bids = ein angemessener Preis für dieses Plättchen

# Die Lektion.
lesson-bridges-castles-bazaars-1 = Dieses Plättchen passt nicht neben die Straße, außer eine Brücke führt sie darüber. Leg es auf das leuchtende Feld, mit der Brücke.
lesson-bridges-castles-bazaars-2 = Eine Brücke ist eine Straße. Setz einen Wegelagerer darauf.
lesson-bridges-castles-bazaars-3 = Du hast drei Brücken, jede für einmal. Nun zu den Burgen.
lesson-bridges-castles-bazaars-4 = Schließ die kleine Stadt deines Ritters.
lesson-bridges-castles-bazaars-5 = Mach ohne Figur weiter.
lesson-bridges-castles-bazaars-6 = Statt sie zu werten, darfst du eine Stadt aus zwei Plättchen zur Burg machen. Tu es!
lesson-bridges-castles-bazaars-7 = Isabeau beendet die Straße, die an deiner Burg vorbeiführt.
lesson-bridges-castles-bazaars-8 = 5 Punkte für ihre Straße und ebenso viele für deine Burg: Sie bekommt, was neben ihr fertig wird, einmal. Ein Basar schließlich versteigert Plättchen.
