# The table in the browser.
table-pieces = Figuren auf dem Spielplan
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
table-how-mark = Markierte Stelle antippen
table-do-place = Figur
table-do-elsewhere = Zauberportal
table-do-fairy = Fee
table-do-tower = Turm
table-do-bridge = Brücke
table-do-recall = Abt
table-do-expel = Burgfräulein
table-how-door = Wähle zuerst ein Plättchen auf dem Spielplan
table-door = { $n ->
    [one] Spalte { $x }, Zeile { $y }: 1 Möglichkeit
   *[other] Spalte { $x }, Zeile { $y }: { $n } Möglichkeiten
}
table-undo = Zurücknehmen

# Whose decision it is.
table-decides = ist dran
table-turn-of = { $player } ist am Zug
table-your-turn = { $player }, du bist dran
table-in-turn-of = reagiert auf { $player }
table-second-tile = zweites Plättchen
table-thinks = { $player } denkt nach …
table-over = Das Spiel ist aus
table-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
table-projected = Stand, wenn jetzt Schluss wäre
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

# What another player is doing, behind the name.
doing-tile = legt ein Plättchen
doing-tile-second = legt ein zweites Plättchen
doing-tile-bridged = legt ein Plättchen
doing-second-tile = entscheidet über ein zweites Plättchen
doing-hand = legt ein Plättchen
doing-figure = setzt einen Gefolgsmann
doing-other = beendet den Zug
doing-must = schickt einen Ritter heim
doing-abbey = entscheidet über die Abtei
doing-capture = macht einen Gefangenen
doing-exchange = tauscht Gefangene
doing-ransom = entscheidet über ein Lösegeld
doing-bridge = entscheidet über eine Brücke
doing-castle = entscheidet über eine Burg
doing-leave-city = entscheidet, wer die Stadt des Grafen verlässt
doing-enter-city = entscheidet, wer in die Stadt des Grafen geht
doing-move-wagon = zieht den Wagen
doing-escape = entscheidet über eine Flucht
doing-auction-choose = wählt ein Plättchen zur Versteigerung
doing-count = wählt, wo der Graf beginnt

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
table-aid-projected = Stand, wenn jetzt Schluss wäre
table-aid-dead = Tote Felder markieren
table-aid-bag = Übrige Plättchen
table-aid-inspect = Tippe auf eine Stadt, Straße oder Wiese, um ihren Wert zu sehen. Gedrückt halten oder Rechtsklick geht jederzeit.
table-no-aids = Dieses Spiel wird ohne Hilfen gespielt.
table-left = { $n ->
    [one] Noch 1 Plättchen im Beutel
   *[other] Noch { $n } Plättchen im Beutel
}
table-aside = Beiseitegelegt
table-removed = Aus dem Spiel

# A feature.
table-size = Größe
table-tiles = { $n ->
    [one] 1 Plättchen
   *[other] { $n } Plättchen
}
table-cities = Fertige Städte
table-open = Offene Enden
table-complete = fertig
table-owners = Gefolgsleute
table-nobody = niemand
table-worth = Wert
table-worth-now = jetzt { $n }
table-worth-finished = fertig { $n }
table-worth-free = (für dich, wenn du einziehst)
table-closers = Übrige Plättchen, die ein offenes Ende schließen:
table-no-closers = Kein übriges Plättchen schließt ein offenes Ende.

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
table-look = Spielplan ansehen
table-leave = Zur Startseite

# The view and the keys.
table-zoom-in = Vergrößern
table-zoom-out = Verkleinern
table-fit = Alles zeigen
table-rotate = Spielplan drehen
table-keys = Tastenkürzel
table-key-step = nächste Stelle
table-key-pan = Spielplan verschieben
table-key-turn = Plättchen drehen
table-key-play = bestätigen
table-key-button = Schaltfläche unten wählen
table-key-cancel = abbrechen
table-key-undo = zurücknehmen
table-key-redo = wiederholen
table-key-take = Plättchen wegnehmen
table-key-hint = Tipp
table-key-inspect = letztes Plättchen oder Auswahl untersuchen
table-key-log = Verlauf
table-key-players = Mitspieler
table-key-aids = Hilfen
table-key-zoom = vergrößern, verkleinern
table-key-fit = alles zeigen
table-key-rotate = Spielplan drehen
table-key-keys = diese Liste
table-key-rules = Regeln zu dieser Entscheidung

table-explore = Spielplan erkunden
table-key-explore = Spielplan Feld für Feld vorlesen
table-explore-about = Mit den Pfeiltasten gehst du von Feld zu Feld. Enter legt das Plättchen auf einem freien Feld zur Probe hin.
table-square = Spalte { $x }, Zeile { $y }
table-free = { $n ->
    [one] freies Feld: das Plättchen passt auf eine Weise
   *[other] freies Feld: das Plättchen passt auf { $n } Weisen
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
