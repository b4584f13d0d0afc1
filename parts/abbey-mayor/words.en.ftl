# The page.
box-abbey-mayor = Abbey & Mayor
box-abbey-mayor-about = 12 tiles; abbeys fill holes, mayors count pennants, barns hold fields, wagons move on
toggle-abbeys = Abbeys
toggle-abbeys-about = Each player has an abbey to fill a hole instead of drawing a tile
toggle-mayors = Mayors
toggle-mayors-about = A mayor counts as many as the city has pennants
toggle-barns = Barns
toggle-barns-about = A barn scores a field at once, then again at the end
toggle-wagons = Wagons
toggle-wagons-about = A wagon moves on when its feature is scored
set-abbey-mayor = Without gardens
set-abbey-mayor-gardens = With gardens
count-mayor = Mayors
count-wagon = Wagons
count-barn = Barns
count-abbey = Abbeys
option-abbey-endgame-placement = Abbeys after the last tile
value-abbey-endgame-placement-holes-only = In holes only
value-abbey-endgame-placement-anywhere = Next to any tile
option-barn-on-barn-field = Barn on a field with a barn
option-wagon-moves-to = Wagons move on to
value-wagon-moves-to-linked = Connected features
value-wagon-moves-to-surrounding = Any feature around

# The table.
do-abbey = Place the abbey at column { $x }, row { $y }
do-barn = Place the barn on the { corner } corner
do-wagon = Move the wagon on: { $place }
why-no-barn-corner = A barn needs a corner where four field tiles meet.
why-wagon-stuck = The wagon can only move to a connected feature that’s unfinished and unoccupied.
