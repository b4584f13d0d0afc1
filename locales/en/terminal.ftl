# The game in the terminal.
player-one = Anna
player-two = Ben

welcome = Aude, seed { $seed }. Type ? for help.

help =
    Type the number of a square to place the tile there; add a letter for the turn if you know it, such as 3b.
    Then type the number of a segment for a follower, or with a letter for another figure as shown, or 0 for nobody.

    u           take back the last step
    save FILE   save the game
    load FILE   continue a saved game
    q           leave

    On the board # is city, = and | are roads, M a monastery, * a pennant, i an inn, C a cathedral.
    Letters are followers, capitals big ones; with & an abbot, with ^ a builder, with ~ a pig. ~ is also the river, g a
    garden, w, r and c are wine, grain and cloth, P is a pig herd, V a volcano, D a dragon, O a portal, p a princess, T the
    site of a tower with its height beside it.

    What can be done besides placing a figure is listed behind x1, x2 and so on.

your-tile = { $player } has drawn { $tile }. { $left ->
    [one] One tile is left.
   *[other] { $left } tiles are left.
}
which-tile = { $player }, which tile (1–{ $n })?
which-square = Which square (1–{ $n })?
which-turn = Which way round?
which-figure = { $player }, who goes where (1–{ $n }, 0 nobody)?
which-other = { $player }, what else (x1, 0 nothing)?
which-must = { $player }, one of these must be done (x1).
which-step = { $player }, where does the dragon go (1–{ $n })? { $steps ->
    [one] One step is left.
   *[other] { $steps } steps are left.
}
which-capture = { $player }, whom does the tower take (1–{ $n }, 0 nobody)?
which-prisoner = { $player }, who comes home (1–{ $n })?
recall-abbot = take back the abbot: { $kind }, { $points } points
act-place = { $figure }: { $place }
act-fairy = the fairy joins your follower: { $place }
act-expel = the princess sends home the { $figure } of { $player }: { $place }
act-capture = take the { $figure } of { $player }: { $place }
act-dragon = to { $at }
act-tower = build the tower at { $at } up to { $n }
act-close-tower = { $figure } onto the tower at { $at }
act-exchange = your { $figure }, held by { $player }
act-ransom = buy back your { $figure } from { $player } for 3 points
act-pass = nothing
second-tile = The builder has earned { $player } a second tile.
river-left = { $n ->
    [one] One river tile is
   *[other] { $n } river tiles are
} still to come.
not-a-choice = “{ $words }” is not one of the choices.

nothing-to-undo = There is nothing to take back.
saved = Saved as { $file }.
not-saved = Could not save as “{ $file }”: { $reason }

completed = A { $kind } of { $n ->
    [one] one tile
   *[other] { $n } tiles
} is complete.
scores = { $player } scores { $points } ({ $kind }): { $terms }.
scores-at-end = At the end { $player } scores { $points } ({ $kind }): { $terms }.
takes-goods = { $player } takes { $goods }.
king-passes = { $player } has the king now, for a city of { $n } tiles.
robber-passes = { $player } has the robber now, for a road of { $n } tiles.
removed = Tile { $tile } fits nowhere and is removed.
holds = holds { $figure } of { $player }
set-aside = Tile { $tile } waits for the dragon.
back-in-bag = { $n ->
    [one] One tile goes
   *[other] { $n } tiles go
} back into the bag.
dragon-goes = The dragon is at { $at }.
fairy-goes = The fairy joins { $player }: { $place }.
tower-grows = { $player } builds the tower at { $at } up to { $n }.
captures = { $player } takes the { $figure } of { $owner } prisoner.
freed = The { $figure } of { $player } comes home from { $from }.
winners = { $n ->
    [one] { $players } wins with { $points } points.
   *[other] { $players } win together with { $points } points.
}
after-the-game = u takes back, save FILE saves, Enter ends.
goodbye = Goodbye.

kind-road = road
kind-city = city
kind-field = field
kind-monastery = monastery
kind-garden = garden
kind-shrine = shrine
kind-goods = goods
kind-king = king
kind-robber = robber
kind-tower = tower
kind-fairy = fairy
kind-ransom = ransom

figure-follower = { $n ->
    [one] 1 follower
   *[other] { $n } followers
}
figure-big-follower = { $n ->
    [one] 1 big one
   *[other] { $n } big ones
}
figure-abbot = { $n ->
    [one] 1 abbot
   *[other] { $n } abbots
}
figure-builder = { $n ->
    [one] 1 builder
   *[other] { $n } builders
}
figure-pig = { $n ->
    [one] 1 pig
   *[other] { $n } pigs
}
figure-tower-piece = { $n ->
    [one] 1 tower piece
   *[other] { $n } tower pieces
}

name-follower = follower
name-big-follower = big follower
name-abbot = abbot
name-builder = builder
name-pig = pig
name-tower-piece = tower piece

what-tiles = { $n ->
    [one] one tile
   *[other] { $n } tiles
}
what-pennants = { $n ->
    [one] one pennant
   *[other] { $n } pennants
}
what-cities = { $n ->
    [one] one city
   *[other] { $n } cities
}
what-roads = { $n ->
    [one] one road
   *[other] { $n } roads
}
what-wine = { $n } wine
what-grain = { $n } grain
what-cloth = { $n } cloth
what-cards = { $n ->
    [one] one card
   *[other] { $n } cards
}
what-most-wine = most wine
what-most-grain = most grain
what-most-cloth = most cloth
what-fairy = fairy
what-ransom = ransom
