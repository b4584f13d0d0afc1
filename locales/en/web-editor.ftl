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
editor-take = Remove
editor-tower = Tower height
editor-select-how = Pick a tile and tap a highlighted square. Tap a tile on the board to turn or remove it.
editor-figures-how = Pick a figure and tap where it stands. Tap again to remove it.
editor-figure = { $figure }, { $n } left
editor-to-play = To move
editor-scores = Scores
editor-score-of = { $player }’s score
editor-bag = In the bag: { $n }
editor-bag-how = Tap the tile to draw first.
editor-bag-all = All remaining tiles
editor-bag-none = None
editor-is-next = first
editor-link-edit = Edit link
editor-link-play = Play link
editor-no-position = There’s no position in it.
edit-no-fit = It doesn’t fit there.
edit-no-turn = It doesn’t fit any other way.
edit-none-left = None of these tiles are left.
edit-no-tile = There’s no tile there.
edit-not-here = This figure can’t stand there.
edit-no-figure = None of these figures are left.
edit-complete = That’s complete, so its followers have gone home.
edit-company = This needs one of the same player’s followers there.
edit-no-tower = You can’t build a tower on that tile.
editor-things-how = Tap a highlighted spot to add it. Tap again to remove it.
editor-castle-how = Tap a city to turn it into a castle with a follower, tap again once it has scored, and once more to undo.
editor-dragon-how = Tap the tile the dragon is on.
editor-nowhere = There’s no place for it on the board.
editor-prisoners = Prisoners
editor-held-by = Held by { $player }
editor-quarters = The Count’s city
editor-count = Count is here
editor-add = Add …
editor-add-to = Add: { $where }
editor-take-off = Remove: { $what }
editor-goods = Goods
editor-wine-of = { $player }’s wine
editor-grain-of = { $player }’s grain
editor-cloth-of = { $player }’s cloth
editor-king = King
editor-king-size = Tiles in the largest city
editor-robber = Robber
editor-robber-size = Tiles in the longest road
editor-nobody = Nobody
editor-aside = Set aside for the dragon
editor-hand-of = { $player }’s tiles
editor-pieces = Tower pieces left
editor-pieces-of = { $player }’s tower pieces
edit-no-bridge = A bridge can’t go there.
edit-bridge-used = A road uses that bridge.
edit-no-castle = That city can’t be a castle.
edit-no-hole = An abbey needs tiles on all four sides.
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
