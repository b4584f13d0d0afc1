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
