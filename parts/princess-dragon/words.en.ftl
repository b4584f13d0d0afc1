# The page.
box-princess-dragon = The Princess & the Dragon
box-princess-dragon-about = 30 tiles; a dragon eats followers, a fairy protects them, portals lead anywhere, a princess sends knights home
toggle-princess = Princess
toggle-princess-about = Whoever adds her to a city may send one of its knights home
toggle-dragon = Dragon
toggle-dragon-about = Volcanoes call it, dragon tiles move it; off, these tiles are left out
toggle-fairy = Fairy
toggle-fairy-about = She brings her companion points and keeps the dragon away
toggle-portal = Portals
toggle-portal-about = From a portal tile a follower may go to any tile
set-princess-dragon = Without gardens
set-princess-dragon-gardens = With gardens
option-fairy-double-turn-point = The fairy’s point in a double turn
value-fairy-double-turn-point-once-per-turn = Once
value-fairy-double-turn-point-each-part = For each of the two tiles
option-fairy-on-dragon-tile = Moving the fairy after placing a dragon tile
option-fairy-anchor = At the beginning of a turn the fairy pays
value-fairy-anchor-follower = The follower she stands with
value-fairy-anchor-tile = Any follower on her tile
option-volcano-tile-figures = On a volcano tile may be placed
value-volcano-tile-figures-no-follower = No follower
value-volcano-tile-figures-no-figure = No figure at all
option-princess-then-place = Placing a figure after the princess sent a knight home
option-princess-removal = The princess sends a knight home
value-princess-removal-may = If the player wants
value-princess-removal-must = Always
option-dragon-moves = The dragon moves
value-dragon-moves-before-scoring = Before completed features are scored
value-dragon-moves-after-scoring = After completed features are scored
option-dragon-tiles-return = Dragon tiles laid aside come back
value-dragon-tiles-return-volcano = When a volcano is placed
value-dragon-tiles-return-dragon-tile = When the next dragon tile is placed
option-tunnel-field = The field at the mouths of a tunnel
value-tunnel-field-undivided = Is one
value-tunnel-field-split = Is divided by the road

# The table.
ask-dragon = Where does the dragon go? { $n ->
    [one] One step is left.
   *[other] { $n } steps are left.
}
do-fairy = Send the fairy to your follower: { $place }
do-expel = The princess sends home { $whose }: { $place }
do-expel-own = The princess sends home your own { $whose }: { $place }
do-dragon = The dragon goes { towards } (column { $x }, row { $y })
why-princess-insists = The princess insists that a knight goes home first.
why-no-knight = No such knight stands in the city of the princess.
why-no-dragon-step = The dragon takes a step to a neighbouring tile.
why-dragon-was-there = The dragon has been on that tile in this movement.
why-fairy-protects = The fairy keeps the dragon off that tile.
why-dragon-is-there = Nobody shares a tile with the dragon.
why-no-own-follower = The fairy goes to a follower of your own.
why-fairy-is-there = The fairy is with that follower already.
why-fairy-waits = The fairy may not be moved when a dragon tile was placed.
problem-no-volcano = There is no dragon before a volcano lies on the table.

# Hints.
reason-fairy = the fairy protects your follower
reason-dragon = leads the dragon where it hurts you least

# The lesson.
lesson-princess-dragon-1 = The volcano has called the dragon, and your tile makes it fly. Put it on the lit square.
lesson-princess-dragon-2 = Before it flies, send the fairy to your monk: the dragon may not come to her tile.
lesson-princess-dragon-3 = You lead the dragon’s first step. Let it eat Isabeau’s monk!
lesson-princess-dragon-4 = Her monk has gone home. Isabeau leads the next step.
lesson-princess-dragon-5 = The fairy bars the way, so the flight ends. As long as she is with your follower, each of your turns begins with 1 point. What portals and princesses do is in the rules.
