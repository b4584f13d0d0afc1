# The page.
box-inns-cathedrals = Inns & Cathedrals
box-inns-cathedrals-about = 18 tiles; roads with inns and cities with cathedrals pay more, or nothing; a big follower counts as two
toggle-inns = Inns
toggle-inns-about = Roads with an inn score 2 a tile, and nothing if unfinished
toggle-cathedrals = Cathedrals
toggle-cathedrals-about = Cities with a cathedral score 3 a tile and pennant, and nothing if unfinished
toggle-big-followers = Big followers
toggle-big-followers-about = Each player has a follower that counts as two
set-inns-cathedrals = Without gardens
set-inns-cathedrals-gardens = With gardens
count-big-follower = Big followers
option-big-follower-grant = Big followers come
value-big-follower-grant-with-inns-cathedrals = With this box
value-big-follower-grant-with-any-large-expansion = With any large expansion
option-unfinished-inn-cathedral = An unfinished road with an inn or city with a cathedral
value-unfinished-inn-cathedral-zero = Scores nothing
value-unfinished-inn-cathedral-as-ordinary = Scores as if there were none

# The lesson.
lesson-inns-cathedrals-1 = Beside your road there is an inn. Complete the road with this crossing.
lesson-inns-cathedrals-2 = You also have a big follower, which counts as two. Put it on one of the other roads.
lesson-inns-cathedrals-3 = A road with an inn brings 2 points for each tile: 6. Left open it would have brought nothing. With a cathedral a city brings 3 for each tile, or nothing.
