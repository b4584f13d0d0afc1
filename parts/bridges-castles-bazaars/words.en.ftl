# The page.
box-bridges-castles-bazaars = Bridges, Castles & Bazaars
box-bridges-castles-bazaars-about = 12 tiles; bridges carry roads over tiles, small cities become castles, bazaars sell tiles
toggle-bridges = Bridges
toggle-bridges-about = Each player has bridges, which carry a road over a tile
toggle-castles = Castles
toggle-castles-about = Instead of points a city of two tiles becomes a castle, which scores what is completed next to it
toggle-bazaars = Bazaars
toggle-bazaars-about = A bazaar tile starts an auction of tiles
set-bridges-castles-bazaars = Without gardens
set-bridges-castles-bazaars-gardens = With gardens
count-bridge = Bridges
count-castle = Castles
option-castle-vicinity = The surroundings of a castle
value-castle-vicinity-block-2x3 = Its two tiles and the four along its sides
value-castle-vicinity-ring-6 = The six tiles around it
option-castle-city = A castle can be made of
value-castle-city-two-semicircles = A city of two semicircles
value-castle-city-two-tiles = Any city of two tiles
option-castle-king = A castle counts for the king
value-castle-king-does-not-count = Not at all
value-castle-king-counts = As a completed city
option-bridge-moment = A bridge is built
value-bridge-moment-before-figure = Before the figure
value-bridge-moment-any = Before or after the figure
option-bazaar-dealer = Each tile is bought or sold by
value-bazaar-dealer-tile-chooser = Whoever chose it
value-bazaar-dealer-auctioneer = The player of the bazaar
option-bazaar-bidding = Bidding
value-bazaar-bidding-single-round = Once each
value-bazaar-bidding-until-one-left = Until one bid stands
option-bazaar-auction = Tiles of a bazaar
value-bazaar-auction-on = Are sold by auction
value-bazaar-auction-off = Each player picks one

# The table.
ask-bid = How much do you bid for the tile?
ask-raise = { $player } has bid { $points }. Do you bid more?
ask-deal = { $player } has bid { $points }. Do you buy or sell the tile?
do-tile-bridged = Tile { $tile } in column { $x }, row { $y }, { turned }, { $bridge }
do-bridge = Build a bridge { $axis } over column { $x }, row { $y }
do-castle = Make it a castle: { $place }
do-choose = Tile { $tile }
do-bid = Bid { in-points }
do-buy = Buy: you take the tile and pay { $player } { in-points }
do-sell = Sell: { $player } takes the tile and pays you { in-points }
why-bridge-placed = A bridge was placed with this tile already.
why-no-castle = That city cannot become a castle.
why-bad-bid = A bid must be higher than the last, and no more than your own points.
why-not-for-sale = That tile is not for sale.
problem-auction-in-hand = Tiles won in an auction cannot be played from the hand: switch the bazaars off, or draw tiles one by one.
problem-no-castle = A castle is a complete city of two tiles, by most rules two semicircles.
problem-castle-keeper = One follower of its owner keeps a castle until it scores, and nobody else is there.
problem-castle-empty = Nobody is in a castle that has scored.

# Hints.
reason-castle = the castle will score with what is finished around it
reason-bids = a fair price for this tile

# The lesson.
lesson-bridges-castles-bazaars-1 = This tile does not fit beside the road, unless a bridge carries the road across it. Put it on the lit square, with the bridge.
lesson-bridges-castles-bazaars-2 = A bridge is a road. Put a thief on it.
lesson-bridges-castles-bazaars-3 = You have three bridges, each for one use. Now to castles.
lesson-bridges-castles-bazaars-4 = Close the little city of your knight.
lesson-bridges-castles-bazaars-5 = Go on without a figure.
lesson-bridges-castles-bazaars-6 = Instead of scoring it you may turn a city of two tiles into a castle. Do it!
lesson-bridges-castles-bazaars-7 = Isabeau ends the road that runs past your castle.
lesson-bridges-castles-bazaars-8 = 5 points for her road, and as many for your castle: it earns what is completed beside it, once. A bazaar, at last, puts tiles up for auction.
