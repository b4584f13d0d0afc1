# The page.
box-princess-dragon = The Princess & the Dragon
box-princess-dragon-about = 30 tiles; a dragon eats followers, a fairy protects them, portals lead anywhere, princesses send knights home
toggle-princess = Princess
toggle-princess-about = Add her to a city to send one of its knights home
toggle-dragon = Dragon
toggle-dragon-about = Volcanoes call it, dragon tiles move it; turn off to leave these tiles out
toggle-fairy = Fairy
toggle-fairy-about = She earns points for the follower beside her and keeps the dragon away
toggle-portal = Portals
toggle-portal-about = A follower placed from a portal tile can go to any tile
set-princess-dragon = Without gardens
set-princess-dragon-gardens = With gardens
option-fairy-double-turn-point = Fairy’s point in a double turn
value-fairy-double-turn-point-once-per-turn = Once
value-fairy-double-turn-point-each-part = For each of the two tiles
option-fairy-on-dragon-tile = Moving the fairy after placing a dragon tile
option-fairy-anchor = Fairy’s point at the start of a turn
value-fairy-anchor-follower = For the follower beside her
value-fairy-anchor-tile = For any follower on her tile
option-volcano-tile-figures = Figures on volcano tiles
value-volcano-tile-figures-no-follower = No followers
value-volcano-tile-figures-no-figure = No figures at all
option-princess-then-place = Placing a figure after the princess sends a knight home
option-princess-removal = Princess sends a knight home
value-princess-removal-may = If the player wants
value-princess-removal-must = Always
option-dragon-moves = Dragon moves
value-dragon-moves-before-scoring = Before scoring
value-dragon-moves-after-scoring = After scoring
option-dragon-tiles-return = Dragon tiles set aside return
value-dragon-tiles-return-volcano = When a volcano is placed
value-dragon-tiles-return-dragon-tile = When the next dragon tile is placed
option-tunnel-field = Field at the ends of a tunnel
value-tunnel-field-undivided = One field
value-tunnel-field-split = Divided by the road

# The table.
ask-dragon = Move the dragon: { $n ->
    [one] one step left
   *[other] { $n } steps left
}
do-fairy = Move the fairy to your follower: { $place }
do-expel = Send home { $whose }: { $place }
do-expel-own = Send home your own { $whose }: { $place }
do-dragon = Move the dragon { towards } (column { $x }, row { $y })
why-princess-insists = The princess sends a knight home first.
why-no-knight = That knight isn’t in the princess’s city.
why-no-dragon-step = The dragon moves to a neighbouring tile, one step at a time.
why-dragon-was-there = The dragon has already been on that tile this time.
why-fairy-protects = The fairy keeps the dragon off that tile.
why-dragon-is-there = No follower can share a tile with the dragon.
why-no-own-follower = Move the fairy to one of your own followers.
why-fairy-is-there = The fairy is already with that follower.
why-fairy-waits = You can’t move the fairy after placing a dragon tile.
problem-no-volcano = The dragon only comes once a volcano is on the board.

# Hints.
reason-fairy = protects your follower with the fairy
reason-dragon = steers the dragon where it hurts you least
