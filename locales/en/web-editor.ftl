# The position editor.
editor-title = Position editor
editor-tiles = Tiles
editor-figures = Figures
editor-position = Position
editor-game = Game
editor-undo = Undo
editor-redo = Redo
editor-hint = Ask the computer
editor-thinking = The computer is thinking …
editor-take = Take away
editor-tower = Height of the tower
editor-select-how = Take a tile in hand and tap a marked square. Tap a tile on the table to turn it or take it away.
editor-figures-how = Choose a figure and tap where it stands. The same tap once more takes it off.
editor-tile = Tile { $tile }, { $n } left
editor-figure = { $figure }, { $n } left
editor-to-play = To play
editor-scores = Points
editor-score-of = Points of { $player }
editor-bag = In the bag: { $n }
editor-bag-how = Tap a tile if it is to be drawn first.
editor-bag-all = All that are left
editor-bag-none = None
editor-next = Draw tile { $tile } first
editor-is-next = first
editor-link-edit = To edit
editor-link-play = To play
editor-no-position = There is no position in it.
edit-no-fit = It does not fit there.
edit-no-turn = It fits in no other way.
edit-none-left = There is no such tile left.
edit-no-tile = There is no tile.
edit-not-here = Nobody of this kind can stand there.
edit-no-figure = There is no such figure left.
edit-complete = That is complete: whoever was there has gone home.
edit-company = This needs a follower of the same player there.
edit-no-tower = That tile has no site for a tower.
editor-left-out = Not everything can be set up. Left out: { $things }.
editor-gone = { $n ->
    [one] One figure went home.
   *[other] { $n } figures went home.
}
