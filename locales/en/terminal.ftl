# The game in the terminal.
player-one = Anna
player-two = Ben

welcome = Aude, seed { $seed }. Type ? for help.

help =
    Type the number of a square to place the tile there; add a letter for the turn if you know it, such as 3b.
    Then type the number of a segment for a follower, or with a letter for another figure as shown, or 0 for nobody.
    What else can be done is listed behind x1, x2 and so on. A portal is p: choose a square, then a segment on it.
    In an auction type the points you bid, or b0 to bid nothing at all; 0 passes.

    !           a hint: what the computer would do, and why
    u           take back the last step
    save FILE   save the game
    load FILE   continue a saved game
    q           leave

    Land      # city   = | road   ~ river   . field   x crossing   ═ ║ bridge   ▓ castle   ░ the Count’s city
    Buildings M monastery or abbey   S shrine   g garden   T site of a tower, with its height beside it
    Signs     * pennant   K cathedral   i inn   ! siege   w wine   r grain   t cloth   P pig herd
              p princess   O portal   V volcano   D dragon tile   Z bazaar
    Figures   A player’s letter is a follower, a capital the big follower. Behind the letter: & abbot, ^ builder,
              ~ pig, % mayor, @ wagon, $ barn. The dragon, the fairy, the count and the quarters of his city are
              written out, or shortened where there is no room.

    A segment is named by the sides it reaches, N E S W; of a field, Ne is the eastern half of the north side.
    A square is given as column,row, as at the edge of the board.

your-tile = { $player } has { $tile } to place. { $left ->
    [one] One tile is left.
   *[other] { $left } tiles are left.
}
choices = { $n ->
    [1] 1
   *[other] 1–{ $n }
}
amounts = { $most ->
    [0] 0
   *[other] { $least }–{ $most }
}
which-tile = { $player }, which tile ({ choices })?
which-square = { $player }, which square ({ choices })?
which-bridge = { $player }, the tile fits with a bridge only: how (x1–x{ $others }, 0 to give it up)?
which-turn = Which way round?
which-figure = { $player }, who goes where ({ choices }, 0 nobody)?
which-other = { $player }, what do you do (x1 …, 0 nothing)?
which-must = { $player }, one of these must be done (x1 …).
which-portal = Through the portal to which square ({ choices }, or column,row)?
which-of-these = Which of these ({ choices })?
which-hole = { $player }, do you place your abbey ({ choices }, 0 not now)?
which-step = { $player }, where does the dragon go ({ choices })? { $steps ->
    [one] One step is left.
   *[other] { $steps } steps are left.
}
which-capture = { $player }, whom does the tower take ({ choices }, 0 nobody)?
which-prisoner = { $player }, which of your prisoners comes home in exchange ({ choices })?
which-castle = { $player }, do you turn your city into a castle instead of scoring it ({ choices }, 0 no)?
which-leave = { $player }, who leaves the Count’s city to join a feature ({ choices }, 0 nobody)?
which-enter = { $player }, your tile gave others points and you none: who enters the Count’s city ({ choices }, 0 nobody)?
which-road = { $player }, where does your wagon drive on from { $place } ({ choices }, 0 it goes home)?
which-escape = { $player }, who escapes from the siege and goes home ({ choices }, 0 nobody)?
which-second-tile = { $player }, the builder has earned a second tile: do you take it ({ choices }, 0 ends the turn)?
which-build = { $player }, do you build a bridge ({ choices }, 0 no)?
which-ransom = { $player }, do you buy back one of your followers ({ choices }, 0 no)?
which-sale = { $player }, which tile do you put up for auction ({ choices })?
which-bid = { $player }, how much do you bid for { $tile } ({ amounts }; b0 bids 0, 0 passes)?
which-raise = { $player }, how much do you bid for { $tile } ({ amounts }; 0 passes)?
which-first-bid = { $player }, you open the bidding for { $tile }: how much ({ amounts })?
which-deal = { $player }, do you buy or sell { $tile } ({ choices })?
which-quarter = { $player }, where does the count begin ({ choices })?
more-lines = { "  " }+  { $n } more
standing-bid = The highest bid is { $points }, by { $player }.

act-place = { $figure }: { $place }
act-recall = take back the abbot: { $place }, { $points } points
act-escape = { $figure } out of the { $place }
act-fairy = the fairy joins your follower: { $place }
act-expel = the princess sends home { $whose }: { $place }
act-expel-own = the princess sends home your own { $whose }: { $place }
act-capture = take { $whose } prisoner: { $place }
act-withdraw = take back your own { $whose }: { $place }
act-dragon = { $side }, to { $at }
act-tower = build the tower at { $at } up to { $n }
act-close-tower = put { $figure } on the tower at { $at }
act-tile = on { $at }, { $turn }
act-bridged = on { $at }, { $turn }, with a bridge over { $own ->
    [yes] it
   *[no] { $over }
} { $axis }
act-abbey = the abbey on { $at }
act-bridge = build a bridge over { $at } { $axis }
act-barn = put the barn on the { $corner } corner of the new tile
act-castle = make it a castle: { $place }
act-wagon = to the { $place }
act-choose = { $tile }
act-second-tile = take a second tile
act-enter = { $figure } { $place }; { $count }
act-leave = { $figure } { $from } to the { $place }
act-pass = nothing
act-give-up = give the tile up
act-portal = through the portal to another tile
many-enter = { $figure } { $place }
many-leave = { $figure } { $from }
many-fairy = the fairy joins one of your followers
many-tower = build a tower
many-close-tower = put { $figure } on a tower
many-bridged = on { $at } with a bridge

side-n = N
side-e = E
side-s = S
side-w = W

# At most nine letters: they are written on a tile.
mark-dragon = DRAGON
mark-fairy = fairy
mark-count = COUNT
mark-castle = Castle
mark-cathedral = Cathedral
mark-market = Market
mark-smithy = Smithy

second-tile = The builder has earned { $player } this second tile.
river-left = { $n ->
    [one] One river tile is
   *[other] { $n } river tiles are
} still to come.
not-a-choice = “{ $words }” is not one of the choices.

thinks = { $player } is thinking …
hint-line = Hint: { $action }; { $reason } ({ $value })
nothing-to-undo = There is nothing to take back.
saved = Saved as { $file }.
not-saved = Could not save as “{ $file }”: { $reason }

holds = prisoner: { $whose }
waits = { $place }: { $figures }
has-won = has won { $tile }
in-hand = in hand: { $tiles }
count-is = The count is { $place }.
tiles-aside = Set aside: { $tiles }

places-tile = { $player } places { $tile } on { $at }.
places-abbey = { $player } places the abbey on { $at }.
places = { $player } places { $figure }: { $place }.
closes-tower = { $player } puts { $figure } on the tower at { $at }.
wagon-goes = { $player }’s wagon drives on: { $place }.
wagon-stays = The wagon goes home.
takes-back = { $player } takes back { $figures }.
completed = A { $kind } of { $n ->
    [one] one tile
   *[other] { $n } tiles
} is complete.
completed-center = A { $kind } is complete.
scores = { $player } scores { $points } ({ $kind }): { $terms }.
scores-plain = { $player } scores { $points } ({ $kind }).
scores-at-end = At the end { $player } scores { $points } ({ $kind }): { $terms }.
scores-plain-at-end = At the end { $player } scores { $points } ({ $kind }).
pays = { $player } pays { $points } ({ $kind }).
is-paid = { $player } is paid { $points } ({ $kind }).
removed = Tile { $tile } fits nowhere and is removed.
given-up = Tile { $tile } is given up and leaves the game.
set-aside = Tile { $tile } waits for the dragon.
dragon-comes = The volcano calls the dragon to { $at }.
dragon-goes = { $player } moves the dragon to { $at }.
eaten = The dragon sends home { $whose }: { $place }.
expelled = The princess sends home { $whose }: { $place }.
withdrawn = The tower sends home { $whose }: { $place }.
escaped = { $whose } escapes from the siege: { $place }.
goes-too = { $whose } is left alone and goes home: { $place }.
fairy-goes = The fairy joins { $player }: { $place }.
tower-grows = { $player } builds the tower at { $at } up to { $n }.
captures = { $player } takes { $whose } prisoner: { $place }.
builds-bridge = { $player } builds a bridge over { $at } { $axis }.
builds-castle = { $player } turns the city on { $tiles } into a castle.
auction-opens = Up for auction: { $tiles }.
puts-up = { $player } puts up { $tile }.
wins-tile = { $player } gets { $tile }.
leaves-city = { $whose } goes { $from } to the { $place }.
winners = { $n ->
    [one] { $players } wins with { $points } points.
   *[other] { $players } win together with { $points } points.
}
after-the-game = u takes back, save FILE saves, Enter ends.
goodbye = Goodbye.
