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
editor-figure = { $figure }, { $n } left
editor-to-play = To play
editor-scores = Points
editor-score-of = Points of { $player }
editor-bag = In the bag: { $n }
editor-bag-how = Tap a tile if it is to be drawn first.
editor-bag-all = All that are left
editor-bag-none = None
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
editor-things-how = Tap a mark on the table. What lies there already is taken away by another tap.
editor-castle-how = Tap a city: first a follower keeps the castle, then it has scored, then it is a city again.
editor-dragon-how = Tap the tile on which the dragon is.
editor-nowhere = There is no place for it on the table.
editor-prisoners = Prisoners
editor-held-by = Held by { $player }
editor-quarters = The Count’s city
editor-count = The count is here
editor-add = Add …
editor-add-to = Add: { $where }
editor-take-off = Take away: { $what }
editor-goods = Goods
editor-wine-of = Wine of { $player }
editor-grain-of = Grain of { $player }
editor-cloth-of = Cloth of { $player }
editor-king = The king
editor-king-size = Tiles of the largest city
editor-robber = The robber
editor-robber-size = Tiles of the longest road
editor-nobody = Nobody
editor-aside = Waiting for the dragon
editor-hand-of = Tiles of { $player }
editor-pieces = Tower pieces left
editor-pieces-of = Tower pieces of { $player }
edit-no-bridge = No bridge can lie there.
edit-bridge-used = A road goes over that bridge.
edit-no-castle = That city cannot be a castle.
edit-no-hole = An abbey lies between four tiles.
editor-gone = { $n ->
    [one] One figure went home.
   *[other] { $n } figures went home.
}

within = { $quarter ->
    [castle] in the castle
    [cathedral] in the cathedral
    [market] in the market
   *[smithy] in the smithy
}
editor-tile-left = { $tile }, { $n } left
editor-draw-first = Draw this tile first: { $tile }
