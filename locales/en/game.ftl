# What the table says: nouns, questions, choices, the log. The browser and the terminal share it.
kind-road = road
kind-city = city
kind-field = field
kind-monastery = monastery
kind-garden = garden
kind-shrine = shrine
kind-tower = tower
kind-abbey = abbey
kind-bridge = bridge
kind-castle = castle
kind-barn = barn
kind-goods = goods
kind-king = king
kind-robber = robber
kind-fairy = fairy
kind-ransom = ransom
kind-auction = auction

name-follower = follower
name-big-follower = big follower
name-abbot = abbot
name-builder = builder
name-pig = pig
name-mayor = mayor
name-wagon = wagon
name-barn = barn
name-abbey = abbey
name-bridge = bridge
name-castle = castle
name-tower-piece = tower piece

one = { $figure ->
   *[follower] a follower
    [big-follower] the big follower
    [abbot] the abbot
    [builder] the builder
    [pig] the pig
    [mayor] the mayor
    [wagon] the wagon
    [barn] the barn
    [abbey] the abbey
    [bridge] a bridge
    [castle] a castle
    [tower-piece] a tower piece
}

whose = { $player }’s { $figure }

figure-follower = { $n ->
    [one] 1 follower
   *[other] { $n } followers
}
figure-big-follower = { $n ->
    [one] 1 big follower
   *[other] { $n } big followers
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
figure-mayor = { $n ->
    [one] 1 mayor
   *[other] { $n } mayors
}
figure-wagon = { $n ->
    [one] 1 wagon
   *[other] { $n } wagons
}
figure-barn = { $n ->
    [one] 1 barn
   *[other] { $n } barns
}
figure-abbey = { $n ->
    [one] 1 abbey
   *[other] { $n } abbeys
}
figure-bridge = { $n ->
    [one] 1 bridge
   *[other] { $n } bridges
}
figure-castle = { $n ->
    [one] 1 castle
   *[other] { $n } castles
}
figure-tower-piece = { $n ->
    [one] 1 tower piece
   *[other] { $n } tower pieces
}

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
what-besieged = { $n ->
    [one] one besieged city
   *[other] { $n } besieged cities
}
what-castles = { $n ->
    [one] one castle
   *[other] { $n } castles
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
what-castle = castle
what-auction = auction

turned = { $turn ->
    [none] as it is shown
    [right] a quarter turn clockwise
    [half] half a turn
   *[left] a quarter turn anticlockwise
}

axis-ns = from north to south
axis-ew = from east to west

corner = { $corner ->
    [ne] north-east
    [se] south-east
    [sw] south-west
   *[nw] north-west
}

towards = { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
}

into = { $quarter ->
    [castle] into the castle
    [cathedral] into the cathedral
    [market] into the market
   *[smithy] into the smithy
}

out-of = { $quarter ->
    [castle] out of the castle
    [cathedral] out of the cathedral
    [market] out of the market
   *[smithy] out of the smithy
}

count-stays = the count stays
count-goes-too = the count goes { $place }

kind-carcassonne = Carcassonne

what-inns = { $n ->
    [one] one inn
   *[other] { $n } inns
}
what-cathedrals = { $n ->
    [one] one cathedral
   *[other] { $n } cathedrals
}
what-sieges = { $n ->
    [one] one besieging army
   *[other] { $n } besieging armies
}
what-herds = { $n ->
    [one] one pig herd
   *[other] { $n } pig herds
}

# A feature as the heading of a card.
feature-title = { $kind ->
    [city] City
    [road] Road
    [field] Field
    [monastery] Monastery
    [garden] Garden
    [shrine] Shrine
    [abbey] Abbey
    [bridge] Bridge
    [castle] Castle
    [tower] Tower
   *[carcassonne] Carcassonne
}

# Where somebody stands, or goes.
on-kind = { $kind ->
    [city] in a city
    [road] on a road
    [field] in a field
    [monastery] in a monastery
    [garden] in a garden
    [shrine] in a shrine
    [abbey] in an abbey
    [bridge] on a bridge
    [castle] in a castle
   *[tower] on a tower
}

in-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

# A segment: what it is, and which sides of its tile it reaches.
side = { $side ->
    [n] north
    [e] east
    [s] south
    [w] west
    [nw] north (west half)
    [ne] north (east half)
    [en] east (north half)
    [es] east (south half)
    [se] south (east half)
    [sw] south (west half)
    [ws] west (south half)
   *[wn] west (north half)
}
segment = { feature-title }, { $sides }
segment-middle = { feature-title }
segment-at = { $segment } (column { $x }, row { $y })

somebody = { $player }
term = { $what } × { $each }
term-fairy-turn = at the beginning of the turn she is with a follower of theirs
term-fairy-scored = the follower she is with was scored
term-castle = as many as what was completed beside it brought

# What stands on the table.
piece-tower = tower of height { $n }
piece-dragon = the dragon
piece-fairy = the fairy
piece-count = the count
bridge-over-it = with a bridge over it { $axis }
bridge-beside-it = with a bridge over the tile beside it { $axis }

# What is asked.
ask-tile = Where does the tile go?
ask-tile-second = The builder has earned a second tile: where does it go?
ask-tile-bridged = The tile only fits with a bridge. Place it so, or give it up?
ask-second-tile = The builder has earned a second tile: do you take it?
ask-hand = Which tile of your hand goes where?
ask-figure = Does a figure go onto the tile?
ask-other = Do you want to do anything else?
ask-must = The princess insists: who has to leave?
ask-abbey = Do you place your abbey?
ask-capture = Whom does the tower take?
ask-exchange = Prisoners are exchanged: who comes home?
ask-ransom = Do you buy back one of your followers?
ask-bridge = Do you build a bridge?
ask-dragon = Where does the dragon go? { $n ->
    [one] One step is left.
   *[other] { $n } steps are left.
}
ask-castle = Do you turn your city into a castle instead of scoring it?
ask-leave-city = Does anybody leave the Count’s city to join a feature that is being scored?
ask-enter-city = Your tile gave others points and you none: who enters the Count’s city?
ask-move-wagon = Where does your wagon drive on to?
ask-escape = Who escapes from the siege?
ask-auction-choose = Which tile is put up for auction?
ask-bid = How much do you bid for the tile?
ask-raise = { $player } has bid { $points }. Do you bid more?
ask-deal = { $player } has bid { $points }. Do you buy or sell the tile?
ask-count = Where does the count begin?

# What can be done.
do-tile = Tile { $tile } in column { $x }, row { $y }, { turned }
do-tile-bridged = Tile { $tile } in column { $x }, row { $y }, { turned }, { $bridge }
do-second-tile = Take a second tile
do-abbey = The abbey in column { $x }, row { $y }
do-place = Place { one }: { $place }
do-barn = Put the barn on the { corner } corner
do-recall = Take back the abbot for { in-points }: { $place }
do-escape = Escape with { one }: { $place }
do-fairy = Send the fairy to your follower: { $place }
do-expel = The princess sends home { $whose }: { $place }
do-expel-own = The princess sends home your own { $whose }: { $place }
do-capture = Take { $whose } prisoner: { $place }
do-capture-own = Take back your own { $whose }: { $place }
do-dragon = The dragon goes { towards } (column { $x }, row { $y })
do-tower = Build the tower in column { $x }, row { $y } up to height { $n }
do-close-tower = Put { one } on the tower in column { $x }, row { $y }
do-exchange = Your { $figure }, held by { $player }
do-ransom = Buy back your { $figure } from { $player } for 3 points
do-bridge = Build a bridge { $axis } over column { $x }, row { $y }
do-castle = Make it a castle: { $place }
do-put-dragon = The dragon in column { $x }, row { $y }
do-take-bridge = Take the bridge off column { $x }, row { $y }
do-change-castle = Change the castle: { $place }
do-take-off = Take { $whose } off: { $place }
do-beside = { $do }. Here: { $who }
do-join-fairy = The fairy joins { $whose } in column { $x }, row { $y }
do-put-fairy = The fairy alone in column { $x }, row { $y }
do-take-fairy = Take the fairy off column { $x }, row { $y }
do-wagon = Drive on: { $place }
do-choose = Tile { $tile }
do-bid = Bid { in-points }
do-buy = Buy: you take the tile and pay { $player } { in-points }
do-sell = Sell: { $player } takes the tile and pays you { in-points }
do-enter = Send { one } { into }
do-leave = Send { one } { out-of }: { $place }
do-count = The count goes { into }
do-pass = { $phase ->
    [place-tile] Give the tile up
    [place-figure] No figure
    [abbey] No abbey now
    [capture] Take nobody
    [castle] No castle
    [leave-city] Nobody leaves
    [enter-city] Nobody enters
    [move-wagon] The wagon goes home
    [escape] Nobody escapes
    [second-tile] End the turn
    [bridge] No bridge
    [ransom] Buy nobody back
    [auction-bid] No bid
   *[other] Nothing
}

# What happened.
role = { $kind ->
    [city] knight in the city
    [road] thief on the road
    [field] farmer in the field
    [monastery] monk in the monastery
   *[tower] { one } { on-kind }
}
brief-figure = { $figure ->
    [follower] { role }
   *[abbot] { one } { on-kind }
}
brief-cause = { $cause ->
    [city] city
    [road] road
    [monastery] monastery
    [garden] garden
    [shrine] shrine
    [field] field
    [castle] castle
    [barn] barn
    [goods] goods
    [king] king
    [robber] robber
   *[fairy] fairy
}
brief-points = { brief-cause } +{ $points }
log-tile = { $player } places a tile.
log-abbey = { $player } places the abbey.
log-second-tile = { $player } takes a second tile.
log-figure = { $player } puts { one } { on-kind }.
log-portal = { $player } sends { one } through the portal to a place { on-kind }.
log-wagon = { $player }’s wagon drives on and stops { on-kind }.
log-wagon-home = { $player }’s wagon goes home.
log-back = { $player } takes back { one }.
log-complete = { $kind ->
    [city] A city of { what-tiles } is complete. Nobody scores it.
    [road] A road of { what-tiles } is complete. Nobody scores it.
    [monastery] A monastery is complete. Nobody scores it.
    [garden] A garden is complete. Nobody scores it.
   *[shrine] A shrine is complete. Nobody scores it.
}
for-cause = { $cause ->
    [city] for a finished city
    [road] for a finished road
    [monastery] for a finished monastery
    [garden] for a garden
    [shrine] for a finished shrine
    [field] for a field
    [castle] for a castle
    [barn] for a barn
    [goods] for trade goods
    [king] for the king
    [robber] for the robber
   *[fairy] for the fairy
}
for-cause-last = { $cause ->
    [city] for an unfinished city
    [road] for an unfinished road
    [monastery] for an unfinished monastery
    [garden] for an unfinished garden
    [shrine] for an unfinished shrine
    [field] for a field
    [castle] for a castle
    [barn] for a barn
    [goods] for trade goods
    [king] for the king
    [robber] for the robber
   *[fairy] for the fairy
}
log-scores = { $player } scores { in-points } { for-cause }.
log-scores-last = At the end { $player } scores { in-points } { for-cause-last }.
log-pays = { $player } pays { in-points } { $cause ->
    [ransom] in ransom
   *[auction] for a tile
}.
log-paid = { $player } is paid { in-points } { $cause ->
    [ransom] in ransom
   *[auction] for a tile
}.
log-goods = { $player } takes goods: { $goods }.
log-king = { $player } has the king now, for a city of { what-tiles }.
log-robber = { $player } has the robber now, for a road of { what-tiles }.
log-removed = A tile fits nowhere and leaves the game.
log-given-up = The tile is given up and leaves the game.
log-set-aside = A dragon tile comes too early and is set aside.
log-back-in-bag = { $n ->
    [one] One tile goes back into the bag.
   *[other] { $n } tiles go back into the bag.
}
log-dragon = { $player } moves the dragon.
log-dragon-comes = The volcano calls the dragon.
log-eaten = { $player } loses { one } to the dragon.
log-expelled = The princess makes { $player } take back { one }.
log-withdrawn = { $player } takes back { one } with the tower.
log-escaped = { $player } lets { one } escape from the siege.
log-alone = { $player } takes back { one }, which was left alone.
log-fairy = The fairy joins a follower of { $player }.
log-tower = { $player } builds a tower up to height { $n }.
log-captures = { $player } captures { one } of { $owner }.
log-freed = { $player } gets back { one } from { $from }.
log-bridge = { $player } builds a bridge { $axis }.
log-castle = { $player } turns a city into a castle.
log-auction = { $n ->
    [one] One tile is up for auction.
   *[other] { $n } tiles are up for auction.
}
log-chosen = { $player } puts up a tile.
log-bid = { $player } bids { $points }.
log-bid-none = { $player } does not bid.
log-won = { $player } gets the tile.
log-enters = { $player } sends { one } { into }.
log-leaves = { $player } sends { one } { out-of } to a place { on-kind }.
log-count = The count goes { $place }.
log-over = The game is over. { $n ->
    [one] { $players } wins with { in-points }.
   *[other] { $players } win together with { in-points }.
}

# Why something cannot be done.
why-fits = The tile fits here.
why-game-over = The game is over.
why-not-now = Something else is to be decided now.
why-wrong-tile = Another tile is to be placed.
why-taken = There is a tile here already.
why-not-adjacent = A tile must share an edge with a tile on the table.
why-mismatch = { $side ->
    [n] The tile does not match its neighbour in the north.
    [e] The tile does not match its neighbour in the east.
    [s] The tile does not match its neighbour in the south.
   *[w] The tile does not match its neighbour in the west.
}
why-not-drawable = That tile cannot be drawn now.
why-not-this-tile = A figure may only be put on the tile just placed.
why-no-segment = There is nothing like that on the tile.
why-occupied = { $kind ->
    [city] The city already holds a follower.
    [road] The road already holds a follower.
    [field] The field already holds a follower.
    [monastery] The monastery already holds a follower.
    [garden] The garden already holds a follower.
   *[shrine] The shrine already holds a follower.
}
why-no-place-for = No place for this figure: { $figure } ({ kind-of }).
kind-of = { $kind ->
    [city] city
    [road] road
    [field] field
    [monastery] monastery
    [garden] garden
    [shrine] shrine
    [tower] tower
    [river] river
   *[carcassonne] Carcassonne
}
why-no-farmers = This game is played without farmers.
why-none-left = None left in the supply: { $figure }.
why-no-company = Needs a follower of your own there: { $figure } ({ kind-of }).
why-complete = It is complete already ({ kind-of }).
why-stays = This figure cannot be taken back: { $figure }.
why-not-possible = That is not possible now.
why-princess-insists = The princess insists that a knight goes home first.
why-no-knight = No such knight stands in the city of the princess.
why-no-dragon-step = The dragon takes a step to a neighbouring tile.
why-dragon-was-there = The dragon has been on that tile in this movement.
why-fairy-protects = The fairy keeps the dragon off that tile.
why-volcano = No follower may be put on a volcano tile.
why-dragon-is-there = Nobody shares a tile with the dragon.
why-no-own-follower = The fairy goes to a follower of your own.
why-fairy-is-there = The fairy is with that follower already.
why-fairy-waits = The fairy may not be moved when a dragon tile was placed.
why-no-tower = There is no site for a tower.
why-tower-closed = A follower stands on that tower.
why-tower-finished = The tower is finished: its follower has left, and it stays closed.
why-tower-bare = Only a tower of some height can be closed.
why-out-of-reach = No such follower stands in reach of the tower.
why-no-prisoner = No such prisoner is held there.
why-too-poor = A ransom takes 3 points.
why-ransom-paid = A ransom has been paid this turn.
why-no-hole = An abbey fills an empty square between four tiles.
why-no-barn-corner = A barn needs a corner where four tiles meet in a field.
why-barn-is-there = There is a barn on that field.
why-wagon-stuck = The wagon goes to something connected that is unfinished and free.
why-no-bridge = No bridge can be built there.
why-bridge-placed = A bridge was placed with this tile already.
why-must-place = A tile that fits must be placed.
why-no-castle = That city cannot become a castle.
why-bad-bid = A bid must be higher than the last, and no more than your own points.
why-not-for-sale = That tile is not for sale.
why-too-many-rivals = A shrine may touch one monastery only, and a monastery one shrine.
why-no-quarter-for = This figure may not go { into }: { $figure }.
why-cannot-leave = Nobody can leave the city for there.
why-not-at-river = A river tile must extend the river.
why-river-turns-back = The river may not turn back on itself.
why-river-joined = The arms of the river may not be joined.
why-river-stuck = The river could not be finished from there.

# Why a game cannot be set up like this.
problem-no-tiles = There are no tiles to draw: choose at least one box with tiles.
problem-too-many-tiles = { $n } tiles and abbeys are too many; there may be { $most }.
problem-players = From 1 to { $most } players may take part. The rule “Players at most” is in the base game.
problem-switched-off = These are wanted, but “{ $toggle }” is switched off.
problem-needs-tiles = This is switched on, but its tiles are not in the game.
problem-two-rivers = There is one river in a game: choose one set of tiles.
problem-auction-in-hand = Tiles won in an auction cannot be played from the hand: switch the bazaars off, or draw tiles one by one.
problem-river-in-hand = A river cannot be played from the hand: play without it, or draw tiles one by one.
problem-copies = There may be at most { $most } copies.
problem-too-many-figures = There may be at most { $most } of them.
problem-river-stuck = The river cannot go on from these tiles: lay its source, or leave the river out.
problem-no-tile-left = All tiles of this kind are in use.
problem-tile-not-in-play = This tile belongs to a box that is not in the game.
problem-misfit = The tile does not match its neighbours.
problem-no-towers = This game has no towers.
problem-no-fairy = This game has no fairy, or she stands elsewhere.
problem-fairy-alone = The fairy stands with followers only: { $figure }.
problem-not-in-play = No part of this game has that.
problem-not-there = It cannot be there.
problem-no-castle = A castle is a complete city of two tiles, by most rules two semicircles.
problem-castle-keeper = One follower of its owner keeps a castle until it scores, and nobody else is there.
problem-castle-empty = Nobody is in a castle that has scored.
problem-own-prisoner = Nobody holds own followers.
problem-no-prisoner = Only followers are held: { $figure }.
problem-exchanged = Two players who hold each other’s followers exchange them at once.
problem-no-volcano = There is no dragon before a volcano lies on the table.
problem-name = This name cannot be used: it is empty, longer than 100 characters, or has invisible characters.

# The table square by square, for those who do not see it.
part-plain = { $segment }
part-complete = { $segment }: complete, { $size }
part-open = { $segment }: { $size }, { $open ->
    [one] one opening
   *[other] { $open } openings
}
part-field = { $segment }: { $cities ->
    [0] at no completed city
    [one] at one completed city
   *[other] at { $cities } completed cities
}
part-held = { $part }; there: { $players }

# Moments worth a second look.
moment-lead = { $player } takes the lead and keeps it to the end.
moment-dragon = The dragon eats { $n } figures in one turn.

# A tile in words: its parts and what they carry.
tile-parts = { $part }; { $rest }
tile-carrying = { $part } ({ $marks })
tile-river = River, { $sides }
tile-river-middle = River
tile-princess = princess
tile-volcano = Volcano
tile-dragon = Dragon symbol
tile-portal = Magic portal
tile-bazaar = Bazaar
tile-tower = Tower foundation
