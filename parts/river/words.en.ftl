# The page.
box-river = The River
box-river-about = 12 tiles placed first, from the source to the lake, or with two arms, a pig herd and a volcano
toggle-river-1 = River of 2016
toggle-river-1-about = Turn off to leave its tiles out
toggle-river-2 = River with two arms
toggle-river-2-about = Turn off to leave its tiles out
toggle-pig-herd = Pig herd
toggle-pig-herd-about = Each city at its field scores farmers 1 more
set-river-1 = The River
set-river-1-gardens = The River, with gardens
set-river-2 = The River II
set-river-2-gardens = The River II, with gardens
option-river-start-tile = Start tile replaced by a river
value-river-start-tile-removed = Is removed
value-river-start-tile-shuffled-in = Is shuffled in
option-pig-herd-stacking = Pig and pig herd in the same field
value-pig-herd-stacking-stack = Add 2 for each city
value-pig-herd-stacking-no-stack = Add 1 for each city

# The table.
why-not-at-river = A river tile has to continue the river.
why-river-turns-back = The river can’t turn back on itself.
why-river-joined = The arms of the river can’t meet.
why-river-stuck = From there, the river couldn’t be completed.
problem-two-rivers = A game has only one river. Choose one set of tiles.
problem-river-in-hand = The river can’t be played from your hand. Remove it, or draw tiles one at a time.
