# The page in the browser: screens around the table.

# Controls.
ui-close = Close
ui-less = Less
ui-more = More
loading = Loading…

# When something goes wrong.
error-title = Something went wrong
error-load = Part of the page didn’t load. Your games are safe.
error-reload = Reload
error-language = Couldn’t load this language.
missing-title = Game not found
missing = It isn’t saved in this browser. It may have been deleted, or played on another device.

# The front page.
front-tagline = Build a country, tile by tile
front-play = Play
front-new = New game
front-continue = Continue
front-finished = Finished games
front-all = Show all { $n } games
front-import-failed = Can’t play this file: { $reason }
front-delete = Delete
front-deleted = Game deleted.
front-undo-delete = Undo
front-not-lasting = This browser doesn’t let the page save anything. You’ll lose your games when you close it.
front-damaged = { $n ->
    [one] Damaged game
   *[other] Damaged games
}
front-damaged-one = This game can’t be read anymore.
front-newer-one = This game was saved by a newer version of this page.
front-damaged-look = See what’s left
damaged-title = Damaged game
damaged-record = Some or all of the game’s record is still there. Save it as a file. If it’s whole, you can open it again. If not, you can still read what happened.
damaged-text = This is all that’s left of it.
damaged-newer = Reload the page, or open the game in the newer version. Nothing has been changed.
card-over = finished
card-left = { $n ->
    [one] 1 tile left
   *[other] { $n } tiles left
}
card-continue = Continue game with { $names }
card-look = View game with { $names }

# A text that is to be saved.
rescue-text = Text
rescue-copy = Copy
rescue-copied = Copied
rescue-save = Save as a file

# A running game.
play-opening = Opening the game…
play-leave = Home
play-broken-title = Can’t open this game
play-broken = Its record contains an error. Save it as text to see what’s wrong.
play-elsewhere-title = This game is open elsewhere
play-elsewhere = You opened it in another tab or window of this browser.
play-take-over = Play here
play-stopped-title = The game has stopped
play-stopped = Something unexpected happened. Everything up to your last action is saved.
play-retry = Try again
play-unsaved-title = Can’t save the game
play-unsaved = This browser is out of space. Delete old games on the home page, or save this one as a file. You can play on, but you’ll lose the game when you close the page.
play-go-on = Play on
start-no-room = This browser is out of space. You’ll lose this game when you close the page.

# Settings.
settings-title = Settings
settings-name = Your name
settings-name-about = Shown in quick games. Leave empty to play as Guest
settings-language = Language
settings-language-auto = Browser default
settings-theme = Theme
settings-theme-auto = System
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Animations
settings-motion-auto = System
settings-motion-on = On
settings-motion-off = Off
settings-pace = Computer speed
settings-pace-about = How long you see a step before the computer takes the next
settings-pace-quick = Fast
settings-pace-normal = Normal
settings-pace-calm = Slow
settings-sound = Sounds
settings-sound-about = Optional: you miss nothing without it
settings-touch = Vibration
settings-install = Install Aude
settings-install-about = Play in its own window, even offline
update-ready = A new version of Aude is ready. Your games won’t change.
update-now = Update now

# About.
about-title = About Aude
about-what = Aude is a free table for the tile-laying game Carcassonne. It has the base game in all its editions and thirteen expansions, for people and computers. It’s named after the river below the town.
about-free = The code, pictures and words are original and free, under the MIT or Apache 2.0 licence.
about-kept = Your games are saved in this browser only. Nothing is sent anywhere.
about-names = Carcassonne is a game by Klaus-Jürgen Wrede. Aude isn’t affiliated with its author or publishers.
about-version = Version { $version }
about-font = Headings are set in Alegreya by Juan Pablo del Peral and Huerta Tipográfica.

# A new game.
new-title = New game
new-back = Back
new-players = Players
new-add-person = Person
new-add-computer = Computer
new-edition = Edition
new-edition-about = Choose a rule set. You can adjust everything below
new-boxes = Base game and expansions
new-rest = More
new-aids = Helpers
new-aids-about = What players can look up during the game
new-changed = changed
new-seed = Seed
new-seed-about = The same number gives the same tiles in the same order.
new-seed-random = random
new-reset = Reset to the base game
new-summary =
    { $players ->
        [one] 1 player
       *[other] { $players } players
    } · { $boxes ->
        [one] 1 box
       *[other] { $boxes } boxes
    } · { $tiles ->
        [one] 1 tile
       *[other] { $tiles } tiles
    }
new-start = Start

# Players.
player-guest = Guest
player-name = Player { $n }
seat-person = Person
seat-computer = Computer, { $level }
seat-name = Name in seat { $n }
seat-kind = Player in seat { $n }
seat-colour = { $name }: { $colour }
seat-colours = Colours
seat-up = Move { $name } up
seat-down = Move { $name } down
seat-remove = Remove { $name }
seat-first = First player
seat-first-random = Random
level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
colour-red = red, circle
colour-blue = blue, triangle
colour-yellow = yellow, square
colour-green = green, diamond
colour-black = black, cross
colour-pink = pink, star

# What may be looked at.
aid-hint = Hints
aid-hint-about = What the computer would play, and why
aid-inspect = Feature details
aid-inspect-about = Size, owners and value of each road, city and field, and the tiles that complete it
aid-fields = Field owners
aid-fields-about = Fields shown in the colours of their farmers
aid-projected = Projected score
aid-projected-about = The score if the game ended now
aid-dead = Dead squares
aid-dead-about = Gaps that no remaining tile fits
aid-bag = Remaining tiles
aid-bag-about = Tiles still to come, and tiles removed
aid-last = Last moves
aid-last-about = Where each player last placed a tile

# Boxes and what is in them.
box-details-of = { $name }: details
box-done = Done
box-changed = { $n } changed
box-sets = Tiles and copies
box-tiles = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
box-copies = Copies of { $name }
box-elements = Elements
box-figures = Figures per player
box-options = Rules
box-reset = Reset to default
state-auto = Auto
state-on = On
state-off = Off

# Why a game cannot be played.
problem-seed = Use a number of up to 15 digits.

# Editions.
preset-none = Current rules
preset-none-about = The base game as most people play it
preset-first-edition = First edition
preset-first-edition-about = Small cities score 2 points, farmers 4 per city; up to five players
preset-big-box-2006 = Big box of 2006
preset-big-box-2006-about = The base game with four large expansions and their collected rules
preset-new-edition-2016 = New edition of 2016
preset-new-edition-2016-about = The base game with gardens, the river and the abbot
preset-nordic-2010 = Nordic rules of 2010
preset-nordic-2010-about = Twelve boxes at once, with house rules

# Elements.

# Tile sets.

# Figures and tokens.

# Rules on which editions differ, and what they may be.
value-on = Yes
value-off = No
value-allowed = Allowed
value-forbidden = Not allowed

# The game that begins at once.
front-others = Other games
front-board-stop = Hold the board still
front-board-go = Let the board grow
front-quick-opponents = { $n ->
    [one] 1 opponent
   *[other] { $n } opponents
}
front-quick-level = Level
front-quick-change = Change
front-quick-done = Done
new-how-many = Number of players
new-mixes = Popular mixes
new-length = Length
new-length-full = All tiles
new-length-short = Short: { $n } tiles
new-advanced = Advanced
new-details = Details of the boxes
new-details-about = Copies, elements, figures and house rules
mix-base = Base game
mix-garden = River & abbot
mix-trade = Inns & traders
mix-dragon = Dragon & tower
mix-bridges = Abbeys & bridges
mix-grand = Grand tour

# The game of the day.
day-title = Game of the day
day-about = A short base game against one computer ({ $level }). Everyone gets the same tiles today.
day-go = Today’s game
day-continue = Continue today’s game
day-look = View board
day-series = { $n ->
    [one] 1 day in a row
   *[other] { $n } days in a row
}

# Past games.
past-title = Your results
past-go = Results and history
past-sum = { $won } of { $played } games won against the computer
past-series = { $n } wins in a row
past-empty = Your results appear here once you have finished a game.
past-levels = Record by level
past-column-won = Won
past-column-drawn = Drawn
past-column-lost = Lost
past-bests = Personal bests
past-best-score = Highest score
past-best-lead = Biggest win
past-best-day = Best game of the day
past-best-series = Longest winning streak
past-now-series = Current winning streak
past-now-days = Days in a row
past-history = History
past-search = Search by name, level, box or result
past-found = { $n ->
    [one] 1 game
   *[other] { $n } games
}
past-more = Show more
past-won = Won by { $n }
past-lost = Lost by { $n }
past-drawn = Drawn

# Tools of the table.
settings-track = Score track
settings-track-about = A ribbon above the table, where there is room
