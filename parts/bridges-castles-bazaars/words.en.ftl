# The page.
box-bridges-castles-bazaars = Bridges, Castles & Bazaars
box-bridges-castles-bazaars-about = 12 tiles; bridges carry roads over tiles, small cities become castles, bazaars auction tiles
toggle-bridges = Bridges
toggle-bridges-about = Each player has bridges to carry a road over a tile
toggle-castles = Castles
toggle-castles-about = Turn a city of two tiles into a castle, which scores what’s completed next to it
toggle-bazaars = Bazaars
toggle-bazaars-about = A bazaar tile starts an auction of tiles
set-bridges-castles-bazaars = Without gardens
set-bridges-castles-bazaars-gardens = With gardens
count-bridge = Bridges
count-castle = Castles
option-castle-vicinity = Castle’s surroundings
value-castle-vicinity-block-2x3 = Its two tiles and the four along its sides
value-castle-vicinity-ring-6 = The six tiles around it
option-castle-city = Castles can be made from
value-castle-city-two-semicircles = Cities of two semicircles
value-castle-city-two-tiles = Any city of two tiles
option-castle-king = For the king, a castle counts
value-castle-king-does-not-count = Not at all
value-castle-king-counts = As a completed city
option-bridge-moment = Building a bridge
value-bridge-moment-before-figure = Before placing a figure
value-bridge-moment-any = Before or after placing a figure
option-bazaar-dealer = Who buys or sells each tile
value-bazaar-dealer-tile-chooser = The player who chose it
value-bazaar-dealer-auctioneer = The player who placed the bazaar
option-bazaar-bidding = Bidding
value-bazaar-bidding-single-round = Once each
value-bazaar-bidding-until-one-left = Until only one bid stands
option-bazaar-auction = Bazaar tiles
value-bazaar-auction-on = Are auctioned
value-bazaar-auction-off = Each player picks one

# The table.
ask-bid = How much do you bid?
ask-raise = { $player } bid { $points }. Bid more?
ask-deal = { $player } bid { $points }. Buy the tile, or sell it?
do-tile-bridged = Tile { $tile } at column { $x }, row { $y }, { turned }, { $bridge }
do-bridge = Build a bridge { $axis } over column { $x }, row { $y }
do-castle = Turn it into a castle: { $place }
do-choose = Tile { $tile }
do-bid = Bid { in-points }
do-buy = Buy: take the tile and pay { $player } { in-points }
do-sell = Sell: { $player } takes the tile and pays you { in-points }
why-bridge-placed = You’ve already built a bridge with this tile.
why-no-castle = You can’t turn that city into a castle.
why-bad-bid = Bid more than the last bid, but no more than the points you have.
why-not-for-sale = That tile isn’t for sale.
problem-auction-in-hand = Auctioned tiles can’t be played from your hand. Turn off the bazaars, or draw tiles one at a time.
problem-no-castle = A castle is a completed city of two tiles. Under most rules, both are semicircles.
problem-castle-keeper = Until a castle scores, exactly one of its owner’s followers stays there, and nobody else.
problem-castle-empty = A castle that has scored is empty.

# Hints.
reason-castle = scores your castle along with what’s completed around it
reason-bids = is a fair price for this tile
