# The page.
box-siege = Siege
box-siege-about = Tiles with besieged cities, worth less to knights and more to farmers; knights escape through monasteries
toggle-siege = Siege
toggle-siege-about = Besieged cities score 1 per tile and pennant, nothing if unfinished, and twice as much for farmers
set-siege = Siege
option-siege-tile-count = Siege tiles
value-siege-tile-count-4 = 4, first printing
value-siege-tile-count-6 = 6, second printing
value-siege-tile-count-10 = 10, both
option-siege-escape = Escaping a siege
value-siege-escape-any-city-tile = Through a monastery beside any tile of the city
value-siege-escape-siege-tile-only = Through a monastery beside a siege tile
value-siege-escape-none = Not possible
