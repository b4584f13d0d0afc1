# The table in the browser.
table-pieces = Figuren auf dem Tisch
table-players = Mitspieler
table-tools = Ansicht
table-tray = Dein Zug
table-hand = Plättchen auf der Hand
table-tile = Plättchen { $tile }
table-choose = Welche Möglichkeit?
table-not-this = Nichts davon

# Placing a tile.
table-turn = Drehen
table-place = Legen
table-how-tile = Tippe ein markiertes Feld an oder ziehe das Plättchen dorthin. Antippen dreht das Plättchen.
table-how-mark = Wähle eine der Marken auf dem Tisch.
table-do-place = Figur
table-do-elsewhere = Zauberportal
table-do-fairy = Fee
table-do-tower = Turm
table-do-bridge = Brücke
table-do-recall = Abt
table-do-expel = Burgfräulein
table-how-door = Wähle zuerst ein Plättchen auf dem Tisch.
table-door = { $n ->
    [one] Spalte { $x }, Zeile { $y }: 1 Möglichkeit
   *[other] Spalte { $x }, Zeile { $y }: { $n } Möglichkeiten
}
table-undo = Zurücknehmen

# Whose decision it is.
table-decides = entscheidet jetzt
table-turn-of = { $player } ist am Zug
table-your-turn = { $player }, du bist dran
table-in-turn-of = entscheidet im Zug von { $player }
table-second-tile = zweites Plättchen
table-thinks = { $player } denkt nach …
table-over = Das Spiel ist aus
table-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
table-projected = Stand, wenn das Spiel jetzt endete
table-prisoner = Gefangen: ein Gefolgsmann von { $player }
table-prisoners = { $n ->
    [one] 1 Gefangener
   *[other] { $n } Gefangene
}
table-card-king = { $n ->
    [one] König, für eine Stadt aus 1 Plättchen
   *[other] König, für eine Stadt aus { $n } Plättchen
}
table-card-robber = { $n ->
    [one] Raubritter, für eine Straße aus 1 Plättchen
   *[other] Raubritter, für eine Straße aus { $n } Plättchen
}

# The auction.
table-auction-tiles = Plättchen zur Versteigerung
table-auction-now = im Angebot
table-auction-won = ersteigert
table-auction-bid = Gebot
table-auction-bid-n = { $n } bieten

# Log, aids, hints.
table-log = Verlauf
table-log-more = { $n ->
    [one] 1 früherer Zug
   *[other] { $n } frühere Züge
}
table-turn-n = Zug { $n }
table-hint = Tipp
table-hint-value = Erwarteter Vorsprung am Ende
table-aids = Hilfen
table-aid-last = Letzte Züge markieren
table-aid-fields = Besitzer der Wiesen zeigen
table-aid-projected = Punktestand, wenn jetzt Schluss wäre
table-aid-dead = Felder markieren, auf die nichts mehr passt
table-aid-bag = Übrige Plättchen
table-aid-inspect = Tippe auf eine Stadt, eine Straße oder eine Wiese, um zu sehen, was sie wert ist; gedrückt halten oder Rechtsklick geht jederzeit.
table-no-aids = Dieses Spiel wird ohne Hilfen gespielt.
table-left = { $n ->
    [one] 1 Plättchen ist im Beutel.
   *[other] { $n } Plättchen sind im Beutel.
}
table-aside = Zur Seite gelegt
table-removed = Aus dem Spiel

# A feature.
table-size = Größe
table-tiles = { $n ->
    [one] 1 Plättchen
   *[other] { $n } Plättchen
}
table-cities = Fertige Städte
table-open = Noch offen
table-complete = fertig
table-owners = Hier stehen
table-nobody = niemand
table-worth = Wert
table-worth-now = jetzt { $n }
table-worth-finished = fertig { $n }
table-worth-free = (für den, der einzieht)
table-closers = Übrige Plättchen, die eine Öffnung schließen:
table-no-closers = Kein übriges Plättchen schließt eine Öffnung.

# The end.
table-final = Schlusswertung
table-next = Weiter
table-skip = Überspringen
table-result = Ergebnis
table-result-wins = { $player } gewinnt
table-result-tie = Gemeinsamer Sieg
table-result-alone = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
table-rematch = Noch einmal
table-look = Tisch ansehen
table-leave = Zur Startseite

# The view and the keys.
table-zoom-in = Näher
table-zoom-out = Weiter weg
table-fit = Alles zeigen
table-rotate = Ansicht drehen
table-keys = Tasten
table-key-step = zur nächsten Möglichkeit
table-key-pan = Tisch verschieben
table-key-turn = Plättchen drehen
table-key-play = Gewähltes ausführen
table-key-button = eine der Tasten am unteren Rand
table-key-cancel = weglegen
table-key-undo = zurücknehmen
table-key-redo = Zurückgenommenes wiederholen
table-key-take = Plättchen wegnehmen
table-key-hint = Tipp
table-key-inspect = letztes Plättchen oder Gewähltes untersuchen
table-key-log = Verlauf
table-key-players = Mitspieler
table-key-aids = Hilfen
table-key-zoom = näher, weiter weg
table-key-fit = alles zeigen
table-key-rotate = Ansicht drehen
table-key-keys = diese Liste
table-key-rules = die Regeln zu dem, was zu entscheiden ist

table-explore = Den Tisch erkunden
table-key-explore = der Tisch Feld für Feld, in Worten
table-explore-about = Die Pfeiltasten gehen von Feld zu Feld. Enter auf einem freien Platz legt das Plättchen dort zur Probe hin.
table-square = Spalte { $x }, Zeile { $y }
table-free = { $n ->
    [one] freier Platz: Das Plättchen passt auf eine Weise
   *[other] freier Platz: Das Plättchen passt auf { $n } Weisen
}
table-empty = leer

# Tools, in words short enough for a phone.
table-menu = Menü
table-log-short = Verlauf
table-left-short = noch { $n }
table-result-you = { $n ->
    [one] Mit 1 Punkt Vorsprung gewonnen!
   *[other] Mit { $n } Punkten Vorsprung gewonnen!
}
