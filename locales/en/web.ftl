# The page in the browser: screens around the table.

# Controls.
ui-close = Close
ui-less = Less
ui-more = More
loading = Loading …

# When something goes wrong.
error-title = Something went wrong
error-load = A part of the page could not be loaded. Your games are safe.
error-reload = Load again
error-language = This language could not be loaded.
missing-title = No such game
missing = It is not kept in this browser. Perhaps it was deleted, or it was played on another device.

# The front page.
front-tagline = Tile by tile, a country grows
front-play = Play
front-play-about = You against one computer, the base game
front-new = New game
front-continue = Continue
front-finished = Finished games
front-all = Show all { $n } games
front-import-failed = This file cannot be played: { $reason }
front-delete = Delete
front-deleted = The game is deleted.
front-undo-delete = Bring it back
front-not-lasting = This browser does not let the page keep anything: games are lost when it is closed.
front-damaged = { $n ->
    [one] A damaged game
   *[other] Damaged games
}
front-damaged-one = A game was found that cannot be read any more.
front-newer-one = A game was kept by a newer version of this page.
front-damaged-look = What is left?
damaged-title = A damaged game
damaged-record = The record of the game is still there, as a whole or in part. Save it as a file: a whole one can be opened again, and in a part you can read what happened.
damaged-text = This is all that is left of it.
damaged-newer = Load the page again, or open the game in the newer version. Nothing has been changed.
card-over = finished
card-left = { $n ->
    [one] 1 tile left
   *[other] { $n } tiles left
}
card-continue = Continue the game of { $names }
card-look = Look at the finished game of { $names }

# A text that is to be saved.
rescue-text = The text
rescue-copy = Copy
rescue-copied = Copied
rescue-save = Save as a file

# A running game.
play-opening = Opening the game …
play-leave = To the front page
play-broken-title = This game cannot be opened
play-broken = Its record was checked and does not hold. You can save it as a text and see what is wrong.
play-elsewhere-title = The game goes on elsewhere
play-elsewhere = It has been opened in another tab or window of this browser and is played there now.
play-take-over = Play on here
play-stopped-title = The game has stopped
play-stopped = Something unexpected happened. Everything up to the last action is kept.
play-retry = Try again
play-unsaved-title = The game cannot be kept
play-unsaved = There is no room left in this browser. Delete old games on the front page, or save this one as a file. You can play on, but the game is lost when the page is closed.
play-go-on = Play on
start-no-room = There is no room left in this browser: this game is lost when the page is closed.

# Settings.
settings-title = Settings
settings-name = Your name
settings-name-about = In games that “Play” begins; they are played by a guest where there is none
settings-language = Language
settings-language-auto = The browser’s
settings-theme = Light
settings-theme-auto = As the system has it
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Animations
settings-motion-auto = As the system has it
settings-motion-on = On
settings-motion-off = Off
settings-pace = Pace of the computers
settings-pace-about = How long a step is shown before a computer takes the next
settings-pace-quick = Quick
settings-pace-normal = Normal
settings-pace-calm = Calm
settings-sound = Sounds
settings-sound-about = Quiet; nothing is told by sound alone
settings-touch = Tremble at a touch
settings-install = Install Aude
settings-install-about = As an app of its own, also without a network
update-ready = A new version of Aude is ready. Your games stay as they are.
update-now = Use it now

# About.
about-title = About Aude
about-what = Aude is a free table for the tile-laying game Carcassonne: the base game in its editions and thirteen expansions, for people and computers around one screen. The Aude is the river below the town.
about-free = Its code, pictures and words are original and free, under the MIT licence or the Apache licence 2.0.
about-kept = Games are kept in this browser only. Nothing is sent anywhere.
about-names = Carcassonne is a game by Klaus-Jürgen Wrede. Aude has no connection with its author or its publishers.
about-version = Version { $version }

# A new game.
new-title = New game
new-back = Back
new-players = Players
new-add-person = Person
new-add-computer = Computer
new-edition = Edition
new-edition-about = An edition settles all rules on which printings differ, and chooses its boxes. Everything can be changed below.
new-boxes = Base game and expansions
new-rest = More
new-aids = Aids
new-aids-about = What may be looked at during the game
new-changed = changed
new-seed = Seed
new-seed-about = The same number gives the same tiles.
new-seed-random = at random
new-reset = Start over with the base game
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
seat-name = Name at seat { $n }
seat-kind = Who plays at seat { $n }
seat-colour = { $name }: { $colour }
seat-colours = Colours
seat-up = { $name } one seat up
seat-down = { $name } one seat down
seat-remove = Without { $name }
seat-first = Who begins
seat-first-random = At random
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
aid-hint-about = What the computer would do, and why
aid-inspect = Roads, cities and fields in detail
aid-inspect-about = Size, owners, worth, and which tiles complete them
aid-fields = Who owns the fields
aid-fields-about = All fields in the colours of their farmers
aid-projected = Projected score
aid-projected-about = What everybody would have if the game ended now
aid-dead = Squares that cannot be filled
aid-dead-about = Gaps that no remaining tile fits
aid-bag = Remaining tiles
aid-bag-about = Which tiles are still to come, and which were removed
aid-last = Last moves
aid-last-about = Where everybody placed a tile last

# Boxes and what is in them.
box-details = Details
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
box-figures = Figures of each player
box-options = Rules
box-reset = As usual
state-auto = Auto
state-on = On
state-off = Off

# Why a game cannot be played.
problem-seed = A seed is a number of at most 15 digits.

# Editions.
preset-none = Today’s rules
preset-none-about = The base game as it is usually played
preset-first-edition = First edition
preset-first-edition-about = Small cities score 2 points, farmers 4 for each city; five players at most
preset-big-box-2006 = The big box of 2006
preset-big-box-2006-about = The base game with four large expansions and their collected rules
preset-new-edition-2016 = The new edition of 2016
preset-new-edition-2016-about = The base game with gardens, the river and the abbot
preset-nordic-2010 = The Nordic rules of 2010
preset-nordic-2010-about = Twelve boxes at once, with house rules

# Rules on which editions differ, and what they may be.
value-on = Yes
value-off = No
value-allowed = Allowed
value-forbidden = Not allowed
