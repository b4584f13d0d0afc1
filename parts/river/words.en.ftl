# The page.
box-river = The River
box-river-about = 12 tiles that are placed first: from the source to the lake, or with two arms, a pig herd and a volcano
toggle-river-1 = The river of 2016
toggle-river-1-about = Off, its tiles are left out
toggle-river-2 = The river with two arms
toggle-river-2-about = Off, its tiles are left out
toggle-pig-herd = Pig herd
toggle-pig-herd-about = Cities at its field are worth 1 more to farmers
set-river-1 = The River
set-river-1-gardens = The River, with gardens
set-river-2 = The River II
set-river-2-gardens = The River II, with gardens
option-river-start-tile = The start tile, which a river replaces
value-river-start-tile-removed = Is removed
value-river-start-tile-shuffled-in = Is shuffled in
option-pig-herd-stacking = A pig and a pig herd in the same field
value-pig-herd-stacking-stack = Add 2 for each city
value-pig-herd-stacking-no-stack = Add 1 for each city

# The table.
why-not-at-river = A river tile must extend the river.
why-river-turns-back = The river may not turn back on itself.
why-river-joined = The arms of the river may not be joined.
why-river-stuck = The river could not be finished from there.
problem-two-rivers = There is one river in a game: choose one set of tiles.
problem-river-in-hand = A river cannot be played from the hand: play without it, or draw tiles one by one.

# The lesson.
lesson-river-1 = The river comes before all other tiles, and each of its tiles must carry the water on. Put this bend at the open end of the source.
lesson-river-2 = Followers may stand on river tiles as on any others, only not in the water. Place one or go on without.
lesson-river-3 = A bend may not turn the river the same way as the bend before it, so Isabeau leads it back to the east.
lesson-river-4 = Carry it on.
lesson-river-5 = When the lake has closed the river, the ordinary tiles follow. Water parts fields as a road does.
