# The page.
box-tower = The Tower
box-tower-about = 18 tiles with sites for towers; a growing tower takes prisoners, who are exchanged or bought back
toggle-tower = Towers
toggle-tower-about = Towers can be built on their sites
set-tower = Without gardens
set-tower-gardens = With gardens
count-tower-piece = Tower pieces
option-ransom-per-turn = Prisoners bought back in a turn
value-ransom-per-turn-one = One
value-ransom-per-turn-unlimited = Any number
option-ransom-moment = Prisoners may be bought back
value-ransom-moment-before-scoring = Before scoring
value-ransom-moment-whole-turn = Before and after scoring
option-wagon-on-tower = Closing a tower with a wagon
option-closed-tower = A closed tower that loses its follower
value-closed-tower-reopens = Is open again
value-closed-tower-stays-closed = Stays closed

# The table.
do-capture = Take { $whose } prisoner: { $place }
do-capture-own = Take back your own { $whose }: { $place }
do-tower = Build the tower in column { $x }, row { $y } up to height { $n }
do-close-tower = Put { one } on the tower in column { $x }, row { $y }
do-exchange = Your { $figure }, held by { $player }
do-ransom = Buy back your { $figure } from { $player } for 3 points
why-tower-closed = A follower stands on that tower.
why-tower-finished = The tower is finished: its follower has left, and it stays closed.
why-tower-bare = Only a tower of some height can be closed.
why-out-of-reach = No such follower stands in reach of the tower.
why-no-prisoner = No such prisoner is held there.
why-too-poor = A ransom takes 3 points.
why-ransom-paid = A ransom has been paid this turn.
problem-own-prisoner = Nobody holds own followers.
problem-no-prisoner = Only followers are held: { $figure }.
problem-exchanged = Two players who hold each other’s followers exchange them at once.

# Hints.
reason-frees = frees your follower from prison
reason-tower = strengthens a tower

# The lesson.
lesson-tower-1 = In the middle there is a site for a tower. First place your tile, wherever you like.
lesson-tower-2 = Instead of placing a follower you may build: begin the tower.
lesson-tower-3 = A tower of one piece reaches its own tile and the four beside it. Take Isabeau’s monk prisoner.
lesson-tower-4 = She may buy him back for 3 points, or get him in exchange once she holds one of yours. With each piece a tower reaches one step farther.
