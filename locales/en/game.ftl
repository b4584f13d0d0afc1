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
    [none] as shown
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

# Where a figure stands, or goes.
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
term-fairy-turn = for starting your turn with her beside your follower
term-fairy-scored = for scoring the follower beside her
term-castle = the same as the feature completed beside it

# What stands on the table.
piece-tower = tower of height { $n }
piece-dragon = the dragon
piece-fairy = the fairy
piece-count = the count
bridge-over-it = with a bridge { $axis } over it
bridge-beside-it = with a bridge { $axis } over the tile beside it

# What is asked.
ask-tile = Place your tile
ask-tile-second = Your builder earned you a second tile. Place it
ask-tile-bridged = This tile only fits with a bridge. Build one, or discard the tile?
ask-second-tile = Your builder earned you a second tile. Draw it?
ask-hand = Place a tile from your hand
ask-figure = Place a follower?
ask-other = Anything else this turn?
ask-must = The princess sends a knight home. Choose one
ask-abbey = Place your abbey?
ask-capture = Capture a follower?
ask-exchange = Prisoner exchange. Choose who comes home
ask-ransom = Buy back a follower?
ask-bridge = Build a bridge?
ask-castle = Turn your city into a castle instead of scoring it?
ask-leave-city = Send a follower out of the Count’s city to join the scoring?
ask-enter-city = You gave others points and scored none. Send a follower into the Count’s city?
ask-move-wagon = Move your wagon on?
ask-escape = Escape from the siege?
ask-auction-choose = Choose a tile to auction
ask-count = Where does the count start?

# What can be done.
do-tile = Tile { $tile } at column { $x }, row { $y }, { turned }
role-title = { $kind ->
    [city] Knight in the city
    [road] Thief on the road
    [field] Farmer in the field
    [monastery] Monk in the monastery
   *[tower] Place { one } { on-kind }
}
where-middle = { "" }
where-sides = , { $sides }
where-at = { $where } (column { $x }, row { $y })
do-place = { $figure ->
    [follower] { role-title }
   *[abbot] Place { one } { on-kind }
}{ $where }
do-escape = Escape with { one }: { $place }
do-put-dragon = Put the dragon at column { $x }, row { $y }
do-take-bridge = Remove the bridge at column { $x }, row { $y }
do-change-castle = Change the castle: { $place }
do-take-off = Remove { $whose }: { $place }
do-beside = { $do }. Here: { $who }
do-join-fairy = Put the fairy beside { $whose } at column { $x }, row { $y }
do-put-fairy = Put the fairy alone at column { $x }, row { $y }
do-take-fairy = Remove the fairy at column { $x }, row { $y }
do-pass = { $phase ->
    [place-tile] Discard the tile
    [place-figure] Skip
    [abbey] Not now
    [capture] Capture nobody
    [castle] No castle
    [leave-city] Send nobody
    [enter-city] Send nobody
    [move-wagon] Take the wagon home
    [escape] Stay
    [second-tile] End turn
    [bridge] No bridge
    [ransom] Buy nobody back
    [auction-bid] Don’t bid
   *[other] Skip
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
log-second-tile = { $player } draws a second tile.
log-figure = { $player } places { one } { on-kind }.
log-portal = { $player } sends { one } through the portal and places it { on-kind }.
log-wagon = { $player }’s wagon moves on and stops { on-kind }.
log-wagon-home = { $player }’s wagon returns home.
log-back = { $player } takes back { one }.
log-complete = { $kind ->
    [city] A city of { what-tiles } is complete. Nobody scores it.
    [road] A road of { what-tiles } is complete. Nobody scores it.
    [monastery] A monastery is complete. Nobody scores it.
    [garden] A garden is complete. Nobody scores it.
   *[shrine] A shrine is complete. Nobody scores it.
}
for-cause = { $cause ->
    [city] for a completed city
    [road] for a completed road
    [monastery] for a completed monastery
    [garden] for a garden
    [shrine] for a completed shrine
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
log-paid = { $player } gets { in-points } { $cause ->
    [ransom] in ransom
   *[auction] for a tile
}.
log-goods = { $player } takes goods: { $goods }.
log-king = { $player } takes the king with a city of { what-tiles }.
log-robber = { $player } takes the robber with a road of { what-tiles }.
log-removed = A tile fits nowhere and leaves the game.
log-given-up = The tile is discarded.
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
log-alone = { $player } takes back { one }, which was left alone there.
log-fairy = The fairy joins { $player }’s follower.
log-tower = { $player } builds a tower up to height { $n }.
log-captures = { $player } captures { one } from { $owner }.
log-freed = { $player } gets back { one } from { $from }.
log-bridge = { $player } builds a bridge { $axis }.
log-castle = { $player } turns a city into a castle.
log-auction = { $n ->
    [one] One tile is up for auction.
   *[other] { $n } tiles are up for auction.
}
log-chosen = { $player } chooses a tile to auction.
log-bid = { $player } bids { $points }.
log-bid-none = { $player } does not bid.
log-won = { $player } gets the tile.
log-enters = { $player } sends { one } { into }.
log-leaves = { $player } sends { one } { out-of } and places it { on-kind }.
log-count = The count goes { $place }.
log-over = Game over. { $n ->
    [one] { $players } wins with { in-points }.
   *[other] { $players } share the win with { in-points }.
}

# Why something cannot be done.
why-fits = The tile fits here.
why-game-over = The game is over.
why-not-now = Something else comes first.
why-wrong-tile = That isn’t the tile you’re placing.
why-taken = There’s already a tile here.
why-not-adjacent = Place your tile next to a tile on the board.
why-mismatch = { $side ->
    [n] Doesn’t match the tile to the north.
    [e] Doesn’t match the tile to the east.
    [s] Doesn’t match the tile to the south.
   *[w] Doesn’t match the tile to the west.
}
why-not-drawable = That tile can’t be drawn now.
why-not-this-tile = You can only place a figure on the tile you just placed.
why-no-segment = There’s nothing like that on this tile.
why-occupied = { $kind ->
    [city] This city already has a follower.
    [road] This road already has a follower.
    [field] This field already has a follower.
    [monastery] This monastery already has a follower.
    [garden] This garden already has a follower.
   *[shrine] This shrine already has a follower.
}
why-no-place-for = This figure can’t go there: { $figure } ({ kind-of }).
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
why-no-farmers = This game has no farmers.
why-none-left = You have none left: { $figure }.
why-no-company = You need a follower of your own there first: { $figure } ({ kind-of }).
why-complete = Already complete ({ kind-of }).
why-stays = You can’t take this figure back: { $figure }.
why-not-possible = You can’t do that now.
why-volcano = You can’t place a follower on a volcano tile.
why-no-tower = You can’t build a tower there.
why-no-hole = An abbey needs an empty square with tiles on all four sides.
why-barn-is-there = That field already has a barn.
why-no-bridge = You can’t build a bridge there.
why-must-place = This tile fits somewhere, so you have to place it.

# Why a game cannot be set up like this.
problem-no-tiles = There are no tiles to draw. Add at least one box with tiles.
problem-too-many-tiles = { $n } tiles and abbeys are too many. The limit is { $most }.
problem-players = This game is for 1 to { $most } players. You can change “Maximum players” in the base game’s rules.
problem-switched-off = You’ve added these, but “{ $toggle }” is off.
problem-needs-tiles = This is on, but its tiles aren’t in the game.
problem-copies = You can have at most { $most } copies.
problem-too-many-figures = You can have at most { $most }.
problem-river-stuck = The river can’t continue from these tiles. Place its source, or leave the river out.
problem-no-tile-left = All tiles of this kind are used.
problem-tile-not-in-play = This tile belongs to a box that isn’t in the game.
problem-misfit = This tile doesn’t match its neighbours.
problem-no-towers = This game has no towers.
problem-no-fairy = This game has no fairy, or she’s somewhere else.
problem-fairy-alone = The fairy only joins followers: { $figure }.
problem-not-in-play = Nothing in this game has that.
problem-not-there = That can’t go there.
problem-name = That name won’t work. It’s empty, longer than 100 characters or contains invisible characters.

# The board square by square, for players who do not see it.
part-plain = { $segment }
part-complete = { $segment }: complete, { $size }
part-open = { $segment }: { $size }, { $open ->
    [one] one open end
   *[other] { $open } open ends
}
part-field = { $segment }: { $cities ->
    [0] no completed cities yet
    [one] one completed city
   *[other] { $cities } completed cities
}
part-held = { $part }; followers: { $players }

# Moments worth a second look.
moment-lead = { $player } takes the lead and keeps it.
moment-dragon = The dragon eats { $n } figures in one turn.

# A tile in words: its parts and what they carry.
tile-parts = { $part }; { $rest }
tile-carrying = { $part } ({ $marks })
tile-river = River, { $sides }
tile-river-middle = River
tile-princess = princess
tile-volcano = Volcano
tile-dragon = Dragon symbol
tile-portal = Portal
tile-bazaar = Bazaar
tile-tower = Tower site
