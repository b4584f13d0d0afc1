# The page.
box-abbey-mayor = Abbey & Mayor
box-abbey-mayor-about = 12 tiles; abbeys fill holes, mayors count pennants, barns keep fields, wagons drive on
toggle-abbeys = Abbeys
toggle-abbeys-about = Each player has an abbey to fill a hole with instead of drawing a tile
toggle-mayors = Mayors
toggle-mayors-about = A mayor counts as many as the city has pennants
toggle-barns = Barns
toggle-barns-about = A barn scores a field at once, and stays for the end
toggle-wagons = Wagons
toggle-wagons-about = A wagon drives on when its feature is scored
set-abbey-mayor = Without gardens
set-abbey-mayor-gardens = With gardens
count-mayor = Mayors
count-wagon = Wagons
count-barn = Barns
count-abbey = Abbeys
option-abbey-endgame-placement = Abbeys after the last tile
value-abbey-endgame-placement-holes-only = In holes only
value-abbey-endgame-placement-anywhere = Next to any tile
option-barn-on-barn-field = A barn on a field that has one
option-wagon-moves-to = A wagon drives on to
value-wagon-moves-to-linked = What is linked with its feature
value-wagon-moves-to-surrounding = Whatever surrounds it

# The table.
do-abbey = The abbey in column { $x }, row { $y }
do-barn = Put the barn on the { corner } corner
do-wagon = Drive on: { $place }
why-no-barn-corner = A barn needs a corner where four tiles meet in a field.
why-wagon-stuck = The wagon goes to something connected that is unfinished and free.

# The lesson.
lesson-abbey-mayor-1 = Here is a hole with tiles on all four sides, and your road leads into it. Instead of drawing a tile, put your abbey there: it fits everything.
lesson-abbey-mayor-2 = The abbey closes your road, and it is a monastery. Put a monk in it.
lesson-abbey-mayor-3 = 2 points for the road, and the monk waits for the rest of his neighbours.
lesson-abbey-mayor-4 = A wagon of yours stands on this road. End the road with the crossing.
lesson-abbey-mayor-5 = Go on without a figure.
lesson-abbey-mayor-6 = The road is scored, and the wagon may drive on to something unfinished nearby. Send it along the road to the east.
lesson-abbey-mayor-7 = There it will earn again. A mayor counts as much as his city has pennants, and a barn settles a field for good: more of that in the rules.
