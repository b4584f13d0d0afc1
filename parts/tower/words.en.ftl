# The page.
box-tower = The Tower
box-tower-about = 18 tiles with tower sites; the higher a tower, the farther it reaches to take prisoners
toggle-tower = Towers
toggle-tower-about = Players build towers on their sites
set-tower = Without gardens
set-tower-gardens = With gardens
count-tower-piece = Tower pieces
option-ransom-per-turn = Ransoms per turn
value-ransom-per-turn-one = One
value-ransom-per-turn-unlimited = Any number
option-ransom-moment = Paying a ransom
value-ransom-moment-before-scoring = Before scoring
value-ransom-moment-whole-turn = Before and after scoring
option-wagon-on-tower = Closing a tower with a wagon
option-closed-tower = Closed tower that loses its follower
value-closed-tower-reopens = Opens again
value-closed-tower-stays-closed = Stays closed

# The table.
do-capture = Capture { $whose }: { $place }
do-capture-own = Take back your own { $whose }: { $place }
do-tower = Build the tower at column { $x }, row { $y } up to height { $n }
do-close-tower = Place { one } on the tower at column { $x }, row { $y }
do-exchange = Get back your { $figure } from { $player }
do-ransom = Buy back your { $figure } from { $player } for 3 points
why-tower-closed = A follower stands on that tower, so it’s closed.
why-tower-finished = That tower stays closed, even though its follower has left.
why-tower-bare = Build at least one tower piece before you close it.
why-out-of-reach = That follower is out of the tower’s reach.
why-no-prisoner = That follower isn’t held there.
why-too-poor = A ransom costs 3 points.
why-ransom-paid = You’ve already paid a ransom this turn.
problem-own-prisoner = You can’t hold your own followers.
problem-no-prisoner = Only followers can be prisoners: { $figure }.
problem-exchanged = Two players who hold each other’s followers exchange them at once.

# Hints.
reason-frees = frees your captured follower
reason-tower = strengthens a tower
