# Die Seite.
box-river = Der Fluss
box-river-about = 12 Plättchen, die zuerst gelegt werden: von der Quelle zum See, oder mit zwei Armen, Schweineherde und Vulkan
toggle-river-1 = Der Fluss von 2016
toggle-river-1-about = Ohne ihn bleiben seine Plättchen weg
toggle-river-2 = Der Fluss mit zwei Armen
toggle-river-2-about = Ohne ihn bleiben seine Plättchen weg
toggle-pig-herd = Schweineherde
toggle-pig-herd-about = Städte an ihrer Wiese bringen den Bauern 1 mehr
set-river-1 = Der Fluss
set-river-1-gardens = Der Fluss, mit Gärten
set-river-2 = Der Fluss II
set-river-2-gardens = Der Fluss II, mit Gärten
option-river-start-tile = Das Startplättchen, das der Fluss ersetzt
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
problem-two-rivers = Eine Partie hat nur einen Fluss: Wähle einen Satz Plättchen.
problem-river-in-hand = Ein Fluss kann nicht aus der Hand gespielt werden: Spielt ohne ihn oder zieht einzeln.

# Die Lektion.
lesson-river-1 = Der Fluss kommt vor allen anderen Plättchen, und jedes davon muss das Wasser weiterführen. Leg diese Kurve an das offene Ende der Quelle.
lesson-river-2 = Gefolgsleute dürfen auf Flussplättchen stehen wie auf allen anderen, nur nicht im Wasser. Setz einen oder mach ohne weiter.
lesson-river-3 = Eine Kurve darf den Fluss nicht in dieselbe Richtung lenken wie die Kurve davor; also führt Isabeau ihn zurück nach Osten.
lesson-river-4 = Führ ihn weiter.
lesson-river-5 = Hat der See den Fluss abgeschlossen, folgen die gewöhnlichen Plättchen. Wasser teilt Wiesen wie eine Straße.
