# The table in the browser.
table-pieces = Figures on the table
table-players = Players
table-tools = View
table-tray = Your move
table-hand = Tiles in hand
table-tile = Tile { $tile }
table-choose = Which one?
table-not-this = None of these

# Placing a tile.
table-turn = Turn
table-place = Place
table-how-tile = Tap a highlighted square, or drag the tile there. Tap the tile to turn it.
table-how-mark = Choose one of the marks on the table.
table-do-place = Figure
table-do-elsewhere = Portal
table-do-fairy = Fairy
table-do-tower = Tower
table-do-bridge = Bridge
table-do-recall = Abbot
table-do-expel = Princess
table-how-door = Choose a tile on the table first.
table-door = { $n ->
    [one] Column { $x }, row { $y }: 1 place
   *[other] Column { $x }, row { $y }: { $n } places
}
table-undo = Take back

# Whose decision it is.
table-decides = decides now
table-turn-of = { $player }’s turn
table-your-turn = { $player }, your choice
table-in-turn-of = decides in { $player }’s turn
table-second-tile = second tile
table-thinks = { $player } is thinking …
table-over = The game is over
table-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
table-projected = Score if the game ended now
table-prisoner = Prisoner: a follower of { $player }
table-prisoners = { $n ->
    [one] 1 prisoner
   *[other] { $n } prisoners
}
table-card-king = { $n ->
    [one] King, for a city of 1 tile
   *[other] King, for a city of { $n } tiles
}
table-card-robber = { $n ->
    [one] Robber, for a road of 1 tile
   *[other] Robber, for a road of { $n } tiles
}

# The auction.
table-auction-tiles = Tiles for auction
table-auction-now = for sale
table-auction-won = won
table-auction-bid = Bid
table-auction-bid-n = Bid { $n }

# Log, aids, hints.
table-log = What happened
table-log-more = { $n ->
    [one] 1 earlier turn
   *[other] { $n } earlier turns
}
table-turn-n = Turn { $n }
table-hint = Hint
table-hint-value = Expected lead at the end
table-aids = Aids
table-aid-last = Mark the last moves
table-aid-fields = Show whose the fields are
table-aid-projected = Score if the game ended now
table-aid-dead = Mark squares that no tile fits
table-aid-bag = Remaining tiles
table-aid-inspect = Tap a city, a road or a field to see what it is worth; hold or right-click at any time.
table-no-aids = This game is played without aids.
table-left = { $n ->
    [one] 1 tile is in the bag.
   *[other] { $n } tiles are in the bag.
}
table-aside = Laid aside
table-removed = Out of the game

# A feature.
table-size = Size
table-tiles = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
table-cities = Finished cities
table-open = Still open
table-complete = complete
table-owners = Here are
table-nobody = nobody
table-worth = Worth
table-worth-now = { $n } now
table-worth-finished = { $n } if finished
table-worth-free = (to whoever moves in)
table-closers = Remaining tiles that close an opening:
table-no-closers = No single tile that is left closes an opening.

# The end.
table-final = Final scoring
table-next = Next
table-skip = Skip
table-result = Result
table-result-wins = { $player } wins
table-result-tie = A shared victory
table-result-alone = { $n ->
    [one] 1 point
   *[other] { $n } points
}
table-rematch = Play again
table-look = Look at the table
table-leave = To the front page

# The view and the keys.
table-zoom-in = Closer
table-zoom-out = Further away
table-fit = Show everything
table-rotate = Turn the view
table-keys = Keys
table-key-step = to the next place
table-key-pan = move the table
table-key-turn = turn the tile
table-key-play = play what is chosen
table-key-button = one of the buttons at the foot
table-key-cancel = put aside
table-key-undo = take back
table-key-redo = once more what was taken back
table-key-take = take the tile away
table-key-hint = hint
table-key-inspect = inspect the last tile or what is chosen
table-key-log = what happened
table-key-players = players
table-key-aids = aids
table-key-zoom = closer, further away
table-key-fit = show everything
table-key-rotate = turn the view
table-key-keys = this list
table-key-rules = the rules of what is decided

table-explore = Explore the table
table-key-explore = the table square by square, in words
table-explore-about = Arrow keys go from square to square. Enter on a free place puts the tile there on trial.
table-square = column { $x }, row { $y }
table-free = { $n ->
    [one] free place: the tile fits in one way
   *[other] free place: the tile fits in { $n } ways
}
table-empty = empty

# Tools, in words short enough for a phone.
table-menu = Menu
table-log-short = Log
table-left-short = { $n } left
table-result-you = You won by { $n }!
