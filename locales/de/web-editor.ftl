# Der Stellungseditor.
editor-title = Stellungseditor
editor-tiles = Plättchen
editor-figures = Figuren
editor-position = Stellung
editor-game = Spiel
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-hint = Den Computer fragen
editor-thinking = Der Computer überlegt …
editor-take = Wegnehmen
editor-tower = Höhe des Turms
editor-select-how = Nimm ein Plättchen in die Hand und tippe auf ein markiertes Feld. Tippe auf ein liegendes Plättchen, um es zu drehen oder wegzunehmen.
editor-figures-how = Wähle eine Figur und tippe, wo sie steht. Noch einmal getippt, ist sie wieder weg.
editor-figure = { $figure }, noch { $n }
editor-to-play = Am Zug
editor-scores = Punkte
editor-score-of = Punkte von { $player }
editor-bag = Im Beutel: { $n }
editor-bag-how = Tippe auf ein Plättchen, wenn es als erstes gezogen werden soll.
editor-bag-all = Alle übrigen
editor-bag-none = Keine
editor-is-next = zuerst
editor-link-edit = Zum Bearbeiten
editor-link-play = Zum Spielen
editor-no-position = Darin ist keine Stellung.
edit-no-fit = Da passt es nicht.
edit-no-turn = Es passt nicht anders herum.
edit-none-left = Davon ist kein Plättchen mehr übrig.
edit-no-tile = Da liegt kein Plättchen.
edit-not-here = Diese Figur kann dort nicht stehen.
edit-no-figure = Davon ist keine Figur mehr übrig.
edit-complete = Das ist fertig: Wer dort war, ist heimgekehrt.
edit-company = Dafür braucht es dort einen Gefolgsmann desselben Spielers.
edit-no-tower = Auf diesem Plättchen ist kein Platz für einen Turm.
editor-things-how = Tippe auf eine Markierung. Was dort schon liegt, nimmt ein Tippen wieder weg.
editor-castle-how = Tippe auf eine Stadt: Erst hütet ein Gefolgsmann die Burg, dann hat sie Punkte gebracht, dann ist sie wieder Stadt.
editor-dragon-how = Tippe auf das Plättchen, auf dem der Drache ist.
editor-nowhere = Dafür ist auf dem Tisch kein Platz.
editor-prisoners = Gefangene
editor-held-by = Gefangen bei { $player }
editor-quarters = Die Stadt des Grafen
editor-count = Der Graf ist hier
editor-add = Dazu …
editor-add-to = Dazu: { $where }
editor-take-off = Wegnehmen: { $what }
editor-goods = Waren
editor-wine-of = Wein von { $player }
editor-grain-of = Korn von { $player }
editor-cloth-of = Tuch von { $player }
editor-king = Der König
editor-king-size = Plättchen der größten Stadt
editor-robber = Der Raubritter
editor-robber-size = Plättchen der längsten Straße
editor-nobody = Niemand
editor-aside = Warten auf den Drachen
editor-hand-of = Plättchen von { $player }
editor-pieces = Übrige Turmteile
editor-pieces-of = Turmteile von { $player }
edit-no-bridge = Dort kann keine Brücke liegen.
edit-bridge-used = Über diese Brücke führt eine Straße.
edit-no-castle = Diese Stadt kann keine Burg sein.
edit-no-hole = Eine Abtei liegt zwischen vier Plättchen.
editor-gone = { $n ->
    [one] Eine Figur kehrte heim.
   *[other] { $n } Figuren kehrten heim.
}

within = { $quarter ->
    [castle] in der Burg
    [cathedral] in der Kathedrale
    [market] auf dem Markt
   *[smithy] in der Schmiede
}
editor-tile-left = { $tile }, noch { $n }
editor-draw-first = Dieses Plättchen zuerst ziehen: { $tile }
