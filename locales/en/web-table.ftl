# The table in the browser.
table-pieces = Figures on the board
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
table-how-mark = Tap a highlighted spot
table-do-place = Figure
table-do-elsewhere = Portal
table-do-fairy = Fairy
table-do-tower = Tower
table-do-bridge = Bridge
table-do-recall = Abbot
table-do-expel = Princess
table-how-door = Choose a tile on the board first
table-door = { $n ->
    [one] Column { $x }, row { $y }: 1 place
   *[other] Column { $x }, row { $y }: { $n } places
}
table-undo = Undo

# Whose decision it is.
table-decides = to move
table-turn-of = { $player }’s turn
table-your-turn = { $player }, it’s your turn
table-in-turn-of = responding to { $player }
table-second-tile = second tile
table-thinks = { $player } is thinking …
table-over = Game over
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
    [one] King, with a city of 1 tile
   *[other] King, with a city of { $n } tiles
}
table-card-robber = { $n ->
    [one] Robber, with a road of 1 tile
   *[other] Robber, with a road of { $n } tiles
}

# What another player is doing, behind the name.
doing-tile = is placing a tile
doing-tile-second = is placing a second tile
doing-tile-bridged = is placing a tile
doing-second-tile = is deciding on a second tile
doing-hand = is placing a tile
doing-figure = is placing a follower
doing-other = is finishing the turn
doing-must = is sending a knight home
doing-abbey = is deciding on the abbey
doing-capture = is capturing a follower
doing-exchange = is exchanging prisoners
doing-ransom = is deciding on a ransom
doing-bridge = is deciding on a bridge
doing-castle = is deciding on a castle
doing-leave-city = is deciding who leaves the Count’s city
doing-enter-city = is deciding who enters the Count’s city
doing-move-wagon = is moving the wagon
doing-escape = is deciding on an escape
doing-auction-choose = is choosing a tile to auction
doing-count = is choosing where the count starts

# The auction.
table-auction-tiles = Tiles up for auction
table-auction-now = for sale
table-auction-won = won
table-auction-bid = Bid
table-auction-bid-n = Bid { $n }

# Log, aids, hints.
table-log = Game log
table-log-more = { $n ->
    [one] 1 earlier turn
   *[other] { $n } earlier turns
}
table-turn-n = Turn { $n }
table-hint = Hint
table-hint-value = Expected final lead
table-aids = Helpers
table-aid-last = Mark the last moves
table-aid-fields = Show field owners
table-aid-projected = Score if the game ended now
table-aid-dead = Mark dead squares
table-aid-bag = Remaining tiles
table-aid-inspect = Tap a city, road or field to see what it’s worth. Press and hold or right-click at any time.
table-no-aids = This game is played without helpers.
table-left = { $n ->
    [one] 1 tile left in the bag
   *[other] { $n } tiles left in the bag
}
table-aside = Set aside
table-removed = Removed from the game

# A feature.
table-size = Size
table-tiles = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
table-cities = Completed cities
table-open = Open ends
table-complete = complete
table-owners = Followers
table-nobody = nobody
table-worth = Worth
table-worth-now = { $n } now
table-worth-finished = { $n } when complete
table-worth-free = (if you move in)
table-closers = Remaining tiles that close an open end:
table-no-closers = No remaining tile closes an open end.

# The end.
table-final = Final scoring
table-next = Next
table-skip = Skip
table-result = Result
table-result-wins = { $player } wins
table-result-tie = Shared victory
table-result-alone = { $n ->
    [one] 1 point
   *[other] { $n } points
}
table-rematch = Play again
table-look = View board
table-leave = Home

# The view and the keys.
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-fit = Fit board
table-rotate = Rotate board
table-keys = Shortcuts
table-key-step = next spot
table-key-pan = move the board
table-key-turn = turn the tile
table-key-play = confirm
table-key-button = press a button at the bottom
table-key-cancel = cancel
table-key-undo = undo
table-key-redo = redo
table-key-take = remove the tile
table-key-hint = hint
table-key-inspect = inspect the last tile or the selection
table-key-log = game log
table-key-players = players
table-key-aids = helpers
table-key-zoom = zoom in, zoom out
table-key-fit = fit board
table-key-rotate = rotate board
table-key-keys = this list
table-key-rules = rules for this decision

table-explore = Explore the board
table-key-explore = read the board square by square
table-explore-about = Use the arrow keys to move between squares. Press Enter on an open square to try the tile there.
table-square = column { $x }, row { $y }
table-free = { $n ->
    [one] open square: the tile fits one way
   *[other] open square: the tile fits { $n } ways
}
table-empty = empty

# Tools, in words short enough for a phone.
table-menu = Menu
table-log-short = Log
table-left-short = { $n } left
table-result-you = You won by { $n }!
