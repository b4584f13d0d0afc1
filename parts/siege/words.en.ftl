# The page.
box-siege = Siege
box-siege-about = Tiles with besieged cities, which pay less, and more to farmers; knights escape through monasteries
toggle-siege = Siege
toggle-siege-about = Besieged cities score 1 a tile and pennant, nothing if unfinished, and twice as much for farmers
set-siege = Siege
option-siege-tile-count = Siege tiles
value-siege-tile-count-4 = 4, the first printing
value-siege-tile-count-6 = 6, the second printing
value-siege-tile-count-10 = 10, both
option-siege-escape = The way out of a siege
value-siege-escape-any-city-tile = A monastery at any tile of the city
value-siege-escape-siege-tile-only = A monastery at a tile with besiegers
value-siege-escape-none = There is none

# The lesson.
lesson-siege-1 = Your knight sits in a besieged city, which brings little, and nothing if it stays open. Put your tile on the lit square.
lesson-siege-2 = Go on without a figure.
lesson-siege-3 = A monastery touches the city at a corner. Through it your knight may slip away: take him back.
lesson-siege-4 = One follower may escape in each turn. Completed, a besieged city brings 1 point for each tile, but to farmers it is worth twice as much.
