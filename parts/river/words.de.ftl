# Die Seite.
box-river = Der Fluss
box-river-about = 12 Plättchen, die zuerst gelegt werden: von der Quelle zum See, oder mit zwei Armen, Schweineherde und Vulkan
toggle-river-1 = Fluss von 2016
toggle-river-1-about = Ausschalten lässt seine Plättchen weg
toggle-river-2 = Fluss mit zwei Armen
toggle-river-2-about = Ausschalten lässt seine Plättchen weg
toggle-pig-herd = Schweineherde
toggle-pig-herd-about = Städte an ihrer Wiese bringen den Bauern 1 mehr
set-river-1 = Der Fluss
set-river-1-gardens = Der Fluss, mit Gärten
set-river-2 = Der Fluss II
set-river-2-gardens = Der Fluss II, mit Gärten
option-river-start-tile = Startplättchen, das ein Fluss ersetzt
value-river-start-tile-removed = Wird entfernt
value-river-start-tile-shuffled-in = Wird eingemischt
option-pig-herd-stacking = Schwein und Schweineherde auf derselben Wiese
value-pig-herd-stacking-stack = Bringen 2 mehr je Stadt
value-pig-herd-stacking-no-stack = Bringen 1 mehr je Stadt

# Der Tisch.
why-not-at-river = Ein Flussplättchen muss den Fluss fortsetzen.
why-river-turns-back = Der Fluss darf nicht zurückführen.
why-river-joined = Die Arme des Flusses dürfen nicht zusammenkommen.
why-river-stuck = Von hier aus ließe sich der Fluss nicht zu Ende legen.
problem-two-rivers = Eine Partie hat nur einen Fluss. Wähle einen Satz Plättchen.
problem-river-in-hand = Der Fluss lässt sich nicht aus der Hand spielen. Spielt ohne ihn oder zieht einzeln.
