# The page.
box-inns-cathedrals = Inns & Cathedrals
box-inns-cathedrals-about = 18 tiles; roads with inns and cities with cathedrals score more or nothing; a big follower counts as two
toggle-inns = Inns
toggle-inns-about = Roads with an inn score 2 per tile, or nothing if unfinished
toggle-cathedrals = Cathedrals
toggle-cathedrals-about = Cities with a cathedral score 3 per tile and pennant, or nothing if unfinished
toggle-big-followers = Big followers
toggle-big-followers-about = Each player has a follower that counts as two
set-inns-cathedrals = Without gardens
set-inns-cathedrals-gardens = With gardens
count-big-follower = Big followers
option-big-follower-grant = Big followers
value-big-follower-grant-with-inns-cathedrals = Only with this box
value-big-follower-grant-with-any-large-expansion = With any large expansion
option-unfinished-inn-cathedral = Unfinished road with an inn or city with a cathedral
value-unfinished-inn-cathedral-zero = Scores nothing
value-unfinished-inn-cathedral-as-ordinary = Scores as usual
