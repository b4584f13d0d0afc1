# The page.
box-count = The Count of Carcassonne
box-count-about = A fixed city of 12 tiles; followers in its quarters join what is scored, if the count lets them
toggle-count = The Count’s city
toggle-count-about = The city of Carcassonne and its count; off, the city is left out
set-count = The Count’s city
option-count-start-quarter = The count begins
value-count-start-quarter-castle = In the castle
value-count-start-quarter-chosen = Where the first player says
option-count-endgame-redeploy = At the end followers leave the city for
value-count-endgame-redeploy-matching-quarter = Features of their quarter
value-count-endgame-redeploy-any-feature = Any feature
value-count-endgame-redeploy-market-only = Fields, from the market only
option-count-into-empty-feature = Leaving the city for a feature without followers
option-count-city-mayor-strength = A mayor or wagon that leaves the city counts
value-count-city-mayor-strength-normal = As always
value-count-city-mayor-strength-two = As two
option-count-quarters = Mayors and wagons in the Count’s city
value-count-quarters-own-features = Only in quarters for features they can occupy
value-count-quarters-any = In any quarter, and at the end to any feature
option-count-endgame-block = The count’s quarter at the end
value-count-endgame-block-stays = Stays closed
value-count-endgame-block-lifted = Opens like the others
option-count-dragon = The dragon and the Count’s city
value-count-dragon-outside = It stays off the city’s tiles
value-count-dragon-around = It may cross the landscape around the walls
option-count-moves = The count moves
value-count-moves-by-player = Where whoever enters the city says
value-count-moves-clockwise = Clockwise
value-count-moves-follows-follower = To the quarter just entered

# The table.
do-enter = Send { one } { into }
do-leave = Send { one } { out-of }: { $place }
do-count = The count goes { into }
why-no-quarter-for = This figure may not go { into }: { $figure }.
why-cannot-leave = Nobody can leave the city for there.

# Hints.
reason-waits = a follower waits in the Count’s city for its hour

# The lesson.
lesson-count-1 = The city of Carcassonne lies on the table. Isabeau begins a road at its gate.
lesson-count-2 = End her road with this crossing.
lesson-count-3 = Go on without a figure.
lesson-count-4 = Your tile brought her points and you none. For that you may send a follower into a quarter of the city, and the count as well.
lesson-count-5 = When a city, a monastery or a road is about to be scored, followers may rush out to it from the castle, the cathedral or the smithy, unless the count stands there.
