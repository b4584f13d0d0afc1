# First steps, lessons of the parts, and the rules to read.
learn-title = First steps
learn-about = Learn by playing on a real board. It takes about ten minutes. Leave whenever you like and continue later.
learn-start = Start
learn-resume = Continue
learn-again = Start over
learn-done = Done
learn-parts = The expansions, a minute each
learn-parts-about = What each box adds, on a small board of its own
learn-offer = New to the game?
learn-offer-about = Learn it in ten minutes on a real board, move by move.
learn-offer-go = Show me the game
learn-chapter-tile = The first tile
learn-chapter-follower = Followers
learn-chapter-road = Roads
learn-chapter-monastery = Monasteries
learn-chapter-city = Cities
learn-chapter-field = Fields
learn-chapter-end = The end

lesson-offer = New to you? See in a minute what it adds.
lesson-offer-go = Show me
lesson-offer-no = No, thanks
lesson-link = Try it in a minute
lesson-next = Continue
lesson-show = Show me
lesson-again = Again
lesson-done = Done
lesson-leave = Leave lesson
lesson-chapters = Chapters
lesson-progress = Step { $n } of { $of }
lesson-slip-square = The tile fits there too, and in your own games that’s fine. For this step, place it on the lit square.
lesson-slip-turn = That’s the right square! Now turn the tile until it lies as described.
lesson-slip-figure = You can place a follower there, but for this step choose the lit spot.
lesson-slip-pass = You can skip, but there’s something to gain here. Look for what’s lit.
lesson-slip-other = You can do that, but this step is about something else. Look for what’s lit, or tap “Show me”.

rulebook-open = Rules
rulebook-of = { $name }: rules
rulebook-search = Search rules
rulebook-pages = Pages
rulebook-hits = { $n ->
    [0] No results
    [one] One result
   *[other] { $n } results
}
rulebook-failed = Couldn’t load the rules.
rulebook-choices = Options
