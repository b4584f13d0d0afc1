# Die Seite.
box-bridges-castles-bazaars = Brücken, Burgen & Basare
box-bridges-castles-bazaars-about = 12 Plättchen; Brücken führen Straßen über Plättchen, kleine Städte werden Burgen, Basare versteigern Plättchen
toggle-bridges = Brücken
toggle-bridges-about = Alle haben Brücken, die eine Straße über ein Plättchen führen
toggle-castles = Burgen
toggle-castles-about = Mach eine Stadt aus zwei Plättchen zur Burg; sie wertet, was daneben fertig wird
toggle-bazaars = Basare
toggle-bazaars-about = Ein Basar eröffnet eine Versteigerung von Plättchen
set-bridges-castles-bazaars = Ohne Gärten
set-bridges-castles-bazaars-gardens = Mit Gärten
count-bridge = Brücken
count-castle = Burgen
option-castle-vicinity = Umgebung einer Burg
value-castle-vicinity-block-2x3 = Ihre zwei Plättchen und die vier daneben
value-castle-vicinity-ring-6 = Die sechs Plättchen ringsum
option-castle-city = Burgen entstehen aus
value-castle-city-two-semicircles = Städten aus zwei Halbkreisen
value-castle-city-two-tiles = Jeder Stadt aus zwei Plättchen
option-castle-king = Für den König zählt eine Burg
value-castle-king-does-not-count = Gar nicht
value-castle-king-counts = Als fertige Stadt
option-bridge-moment = Brücke bauen
value-bridge-moment-before-figure = Vor der Figur
value-bridge-moment-any = Vor oder nach der Figur
option-bazaar-dealer = Wer kauft oder verkauft
value-bazaar-dealer-tile-chooser = Wer das Plättchen gewählt hat
value-bazaar-dealer-auctioneer = Wer den Basar gelegt hat
option-bazaar-bidding = Gebote
value-bazaar-bidding-single-round = Einmal pro Spieler
value-bazaar-bidding-until-one-left = Bis nur ein Gebot bleibt
option-bazaar-auction = Basarplättchen
value-bazaar-auction-on = Werden versteigert
value-bazaar-auction-off = Jeder Spieler nimmt eins

# Der Tisch.
ask-bid = Wie viel bietest du?
ask-raise = { $player } hat { $points } geboten. Mehr bieten?
ask-deal = { $player } hat { $points } geboten. Kaufen oder verkaufen?
do-tile-bridged = Plättchen { $tile } in Spalte { $x }, Zeile { $y }, { turned }, { $bridge }
do-bridge = Brücke { $axis } über Spalte { $x }, Zeile { $y } bauen
do-castle = Zur Burg machen: { $place }
do-choose = Plättchen { $tile }
do-bid = { in-points } bieten
do-buy = Kaufen: Plättchen nehmen und { $player } { in-points } zahlen
do-sell = Verkaufen: { $player } nimmt das Plättchen und zahlt dir { in-points }
why-bridge-placed = Mit diesem Plättchen hast du schon eine Brücke gebaut.
why-no-castle = Aus dieser Stadt kannst du keine Burg machen.
why-bad-bid = Biete mehr als das letzte Gebot, aber nicht mehr Punkte, als du hast.
why-not-for-sale = Dieses Plättchen wird nicht versteigert.
problem-auction-in-hand = Ersteigerte Plättchen lassen sich nicht aus der Hand spielen. Schalte die Basare aus oder zieht einzeln.
problem-no-castle = Eine Burg ist eine fertige Stadt aus zwei Plättchen, nach den meisten Regeln zwei Halbkreise.
problem-castle-keeper = Bis eine Burg Punkte bringt, steht genau ein Gefolgsmann ihres Besitzers darin und sonst niemand.
problem-castle-empty = Eine Burg, die Punkte gebracht hat, ist leer.

# Tipps.
reason-castle = wertet deine Burg mit dem, was daneben fertig wird
reason-bids = ist ein fairer Preis für dieses Plättchen
