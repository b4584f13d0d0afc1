# The page.
box-count = The Count of Carcassonne
box-count-about = A ready-made city of 12 tiles; followers waiting there join scorings, if the count lets them
toggle-count = The Count’s city
toggle-count-about = The city of Carcassonne and its count; turn off to leave the city out
set-count = The Count’s city
option-count-start-quarter = The count starts
value-count-start-quarter-castle = In the castle
value-count-start-quarter-chosen = Where the first player chooses
option-count-endgame-redeploy = At the end, followers leave the city for
value-count-endgame-redeploy-matching-quarter = Features that match their quarter
value-count-endgame-redeploy-any-feature = Any feature
value-count-endgame-redeploy-market-only = Fields, from the market only
option-count-into-empty-feature = Leaving the city for a feature without followers
option-count-city-mayor-strength = Mayors and wagons leaving the city count
value-count-city-mayor-strength-normal = As usual
value-count-city-mayor-strength-two = As two
option-count-quarters = Mayors and wagons in the Count’s city
value-count-quarters-own-features = Only in quarters whose features they can occupy
value-count-quarters-any = In any quarter, and at the end on any feature
option-count-endgame-block = Count’s quarter at the end
value-count-endgame-block-stays = Stays closed
value-count-endgame-block-lifted = Opens like the others
option-count-dragon = Dragon at the Count’s city
value-count-dragon-outside = Stays off the city’s tiles
value-count-dragon-around = Can cross the land around the walls
option-count-moves = The count moves
value-count-moves-by-player = Where the player entering the city sends him
value-count-moves-clockwise = Clockwise
value-count-moves-follows-follower = To the quarter just entered

# The table.
do-enter = Send { one } { into }
do-leave = Send { one } { out-of }: { $place }
do-count = Send the count { into }
why-no-quarter-for = This figure can’t go { into }: { $figure }.
why-cannot-leave = Nobody can leave the city for that feature.

# Hints.
reason-waits = keeps a follower ready in the Count’s city
