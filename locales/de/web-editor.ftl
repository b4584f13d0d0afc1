# Der Stellungseditor.
editor-title = Stellungseditor
editor-tiles = Plättchen
editor-figures = Figuren
editor-position = Stellung
editor-game = Spiel
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-hint = Computer fragen
editor-thinking = Der Computer denkt nach …
editor-take = Wegnehmen
editor-tower = Höhe des Turms
editor-select-how = Wähle ein Plättchen und tippe auf ein markiertes Feld. Tippe auf ein liegendes Plättchen, um es zu drehen oder wegzunehmen.
editor-figures-how = Wähle eine Figur und tippe, wo sie steht. Noch einmal tippen nimmt sie weg.
editor-figure = { $figure }, noch { $n }
editor-to-play = Am Zug
editor-scores = Punkte
editor-score-of = Punkte von { $player }
editor-bag = Im Beutel: { $n }
editor-bag-how = Tippe auf das Plättchen, das zuerst gezogen werden soll.
editor-bag-all = Alle übrigen
editor-bag-none = Keine
editor-is-next = zuerst
editor-link-edit = Link zum Bearbeiten
editor-link-play = Link zum Spielen
editor-no-position = Darin ist keine Stellung.
edit-no-fit = Da passt es nicht.
edit-no-turn = Es passt nicht anders herum.
edit-none-left = Davon ist kein Plättchen mehr übrig.
edit-no-tile = Da liegt kein Plättchen.
edit-not-here = Diese Figur kann dort nicht stehen.
edit-no-figure = Davon ist keine Figur mehr übrig.
edit-complete = Das ist fertig, die Gefolgsleute sind heimgekehrt.
edit-company = Dafür braucht es dort einen Gefolgsmann desselben Spielers.
edit-no-tower = Auf diesem Plättchen kann kein Turm stehen.
editor-things-how = Tippe auf eine markierte Stelle, um es hinzuzufügen. Noch einmal tippen nimmt es weg.
editor-castle-how = Tippe auf eine Stadt, um sie zur Burg mit Gefolgsmann zu machen, noch einmal, wenn sie Punkte gebracht hat, und noch einmal, um sie zurückzuverwandeln.
editor-dragon-how = Tippe auf das Plättchen, auf dem der Drache ist.
editor-nowhere = Dafür ist auf dem Spielplan kein Platz.
editor-prisoners = Gefangene
editor-held-by = Gefangen bei { $player }
editor-quarters = Die Stadt des Grafen
editor-count = Der Graf ist hier
editor-add = Hinzufügen …
editor-add-to = Hinzufügen: { $where }
editor-take-off = Wegnehmen: { $what }
editor-goods = Waren
editor-wine-of = Wein von { $player }
editor-grain-of = Korn von { $player }
editor-cloth-of = Tuch von { $player }
editor-king = König
editor-king-size = Plättchen der größten Stadt
editor-robber = Raubritter
editor-robber-size = Plättchen der längsten Straße
editor-nobody = Niemand
editor-aside = Für den Drachen beiseitegelegt
editor-hand-of = Plättchen von { $player }
editor-pieces = Übrige Turmteile
editor-pieces-of = Turmteile von { $player }
edit-no-bridge = Dort kann keine Brücke liegen.
edit-bridge-used = Über diese Brücke führt eine Straße.
edit-no-castle = Diese Stadt kann keine Burg sein.
edit-no-hole = Eine Abtei braucht Plättchen auf allen vier Seiten.
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
