# The page.
box-traders-builders = Traders & Builders
box-traders-builders-about = 24 tiles; builders earn second tiles, pigs make fields worth more, cities trade in wine, grain and cloth
toggle-builders = Builders
toggle-builders-about = Extend your builder’s road or city to get a second tile
toggle-pigs = Pigs
toggle-pigs-about = Each city at the pig’s field scores its owner 1 more
toggle-goods = Trade goods
toggle-goods-about = Complete a city to take its goods; the most of a kind scores 10 at the end
set-traders-builders = Without gardens
set-traders-builders-gardens = With gardens
count-builder = Builders
count-pig = Pigs
option-builder-double-turn = Builder’s second tile
value-builder-double-turn-always = Always drawn
value-builder-double-turn-may = Optional, decided before drawing
option-builder-company = Builder needs
value-builder-company-any-follower = Any follower of the same player
value-builder-company-ordinary = A small or big follower

# The table.
do-second-tile = Draw a second tile

# Hints.
reason-builder = lets the builder on { your-feature } earn you extra tiles
reason-pig = makes your field worth more
reason-goods = takes { $n } trade goods
