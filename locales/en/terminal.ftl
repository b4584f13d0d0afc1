# The game in the terminal.
player-one = Anna
player-two = Ben

welcome = Aude, seed { $seed }. Type ? for help.

help =
    Type the number of a square to place the tile there; add a letter for the turn if you know it, such as 3b.
    Then type the number of a segment for a follower, with b behind it for the big one, or 0 for none.

    u           take back the last step
    save FILE   save the game
    load FILE   continue a saved game
    q           leave

    On the board # is city, = and | are roads, M a monastery, * a pennant, i an inn, C a cathedral.
    Letters are followers, capitals big ones.

your-tile = { $player } has drawn { $tile }. { $left ->
    [one] One tile is left.
   *[other] { $left } tiles are left.
}
which-tile = { $player }, which tile (1–{ $n })?
which-square = Which square (1–{ $n })?
which-turn = Which way round?
which-figure = { $player }, a follower where (1–{ $n }, 0 none)?
which-figure-big = { $player }, a follower where (1–{ $n }, 1b big, 0 none)?
not-a-choice = “{ $words }” is not one of the choices.

nothing-to-undo = There is nothing to take back.
saved = Saved as { $file }.
not-saved = Could not save as “{ $file }”: { $reason }

completed = A { $kind } of { $n ->
    [one] one tile
   *[other] { $n } tiles
} is complete.
scores = { $player } scores { $points } for a { $kind }: { $terms }.
scores-at-end = At the end { $player } scores { $points } for a { $kind }: { $terms }.
removed = Tile { $tile } fits nowhere and is removed.
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

figure-follower = followers
figure-big-follower = big

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
