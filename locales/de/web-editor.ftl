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
editor-tile = Plättchen { $tile }, noch { $n }
editor-figure = { $figure }, noch { $n }
editor-to-play = Am Zug
editor-scores = Punkte
editor-score-of = Punkte von { $player }
editor-bag = Im Beutel: { $n }
editor-bag-how = Tippe auf ein Plättchen, wenn es als erstes gezogen werden soll.
editor-bag-all = Alle übrigen
editor-bag-none = Keine
editor-next = Plättchen { $tile } zuerst ziehen
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
editor-left-out = Nicht alles lässt sich aufbauen. Weggelassen: { $things }.
editor-gone = { $n ->
    [one] Eine Figur kehrte heim.
   *[other] { $n } Figuren kehrten heim.
}
