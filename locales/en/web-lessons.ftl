# First steps, lessons of the parts, and the rules to read.
learn-title = First steps
learn-about = Learn the game by playing it on a real board: about ten minutes, chapter by chapter. Leave whenever you like and go on later.
learn-start = Begin
learn-resume = Go on
learn-again = From the beginning
learn-done = Done
learn-parts = The parts, a minute each
learn-parts-about = What each box adds, shown on a small board of its own.
learn-offer = New to the game?
learn-offer-about = Ten minutes on a real board, move by move.
learn-offer-go = Show me the game
learn-chapter-tile = The first tile
learn-chapter-follower = A follower
learn-chapter-road = Roads
learn-chapter-monastery = Monasteries
learn-chapter-city = Cities
learn-chapter-field = Fields
learn-chapter-end = To the end

lesson-offer = New to you? A minute shows what it adds.
lesson-offer-go = Show me
lesson-offer-no = No, thanks
lesson-link = Play a minute of it
lesson-next = Go on
lesson-show = Show me
lesson-again = Once more
lesson-done = Done
lesson-leave = Leave the lesson
lesson-chapters = Chapters
lesson-progress = Step { $n } of { $of }
lesson-slip-square = The tile fits there too, and in your own games you may do that. Here we need it on the lit square.
lesson-slip-turn = The right square! Only turn the tile once more, until it lies as described.
lesson-slip-figure = You may place a follower there, but this time another place is meant: the lit one.
lesson-slip-pass = Doing nothing is allowed, but here there is something to gain. Look for what is lit.
lesson-slip-other = That would be allowed, but this step is about something else. Look for what is lit, or let it be shown.

rulebook-open = Rules
rulebook-of = { $name }: rules
rulebook-search = Search the rules
rulebook-pages = Pages
rulebook-hits = { $n ->
    [0] Nothing found
    [one] One place
   *[other] { $n } places
}
rulebook-failed = The rules could not be loaded.
rulebook-choices = What can be chosen

tut-welcome = Welcome! You and Isabeau build a land together, tile by tile, and your followers earn points on it. The first tile lies on the table already.
tut-tile = Your first tile is a straight road. Put it on the lit square, so that the road goes on, and confirm it.
tut-follower = Now you may put one of your seven followers on this tile. Choose the road: on a road a follower is a thief.
tut-her-city = It is Isabeau’s turn. Watch how she closes the little city above the first tile.
tut-her-city-points = A city of two tiles, 2 points for each: 4 for Isabeau. Her knight has come home already, as followers do once they have been scored.
tut-crossing = A crossing: roads end there. Put it at the right end of your road.
tut-no-follower = A follower stays until what it stands on is complete, so you need not place one in every turn. Go on without a figure.
tut-her-road = Isabeau goes on behind the crossing. It parts the roads: hers is not yours.
tut-monastery = A monastery with a road. Put it on the left and turn it so that its road meets yours: then your road has both its ends.
tut-monk = The road is complete. Before it is scored you may place a follower on the new tile: put a monk in the monastery.
tut-road-points = Your road runs over four tiles: 4 points, and the thief is yours again. The monk will earn 9 points when all eight squares around him are filled.
tut-her-neighbour = Isabeau’s tile touches your monastery. Every tile around it counts for you, whoever placed it.
tut-city = Now a city of your own. Put this tile on the lit square, with its city to the north.
tut-knight = Put a follower in the city: there it is a knight.
tut-her-turn = It is Isabeau’s turn.
tut-pennant = A city from side to side, with a pennant, which counts as much as a tile. Turn it and make your city grow to the north.
tut-taken = The city is yours already, so no second knight may come: whoever is first holds a feature. Go on without a figure.
tut-her-monk = Isabeau has drawn a monastery too.
tut-close = The last piece of the wall! Close your city.
tut-close-pass = Go on without a figure, and watch your points.
tut-city-points = Three tiles and a pennant, 2 points for each: 8 for you. A city that is still open at the end brings only half of that.
tut-field = One thing is missing: fields. Put the bend beside your city, with its road to the north and the east.
tut-farmer = Lay a farmer down on the large field in the south of this tile. Farmers stay until the end of the game.
tut-field-points = At the end a farmer earns 3 points for every completed city at the field. Yours touches three of them: 9 points, if nobody has more farmers there.
tut-alone = That is the whole game. A few tiles are left: play them as you like, and then see what is still scored at the end.
tut-free = It is up to you now: the marked squares show where your tile fits. Tap a city, a road or a field to see what it is worth.
tut-over = That was your first game! What is unfinished brings 1 point for each tile now, and last of all come the farmers.
