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
box-base = Base game
box-base-about = 72 tiles with roads, cities, monasteries and fields
box-river = The River
box-river-about = 12 tiles that are placed first: from the source to the lake, or with two arms, a pig herd and a volcano
box-abbot = The Abbot
box-abbot-about = An abbot for each player, who keeps monasteries and gardens and may be taken back early
box-inns-cathedrals = Inns & Cathedrals
box-inns-cathedrals-about = 18 tiles; roads with inns and cities with cathedrals pay more, or nothing; a big follower counts as two
box-traders-builders = Traders & Builders
box-traders-builders-about = 24 tiles; a builder earns a second tile, a pig makes a field worth more, cities trade wine, grain and cloth
box-king-robber = The King & the Robber
box-king-robber-about = 5 tiles; the king goes to whoever completes the largest city, the robber to the longest road
box-princess-dragon = The Princess & the Dragon
box-princess-dragon-about = 30 tiles; a dragon eats followers, a fairy protects them, portals lead anywhere, a princess sends knights home
box-tower = The Tower
box-tower-about = 18 tiles with sites for towers; a growing tower takes prisoners, who are exchanged or bought back
box-bridges-castles-bazaars = Bridges, Castles & Bazaars
box-bridges-castles-bazaars-about = 12 tiles; bridges carry roads over tiles, small cities become castles, bazaars sell tiles
box-abbey-mayor = Abbey & Mayor
box-abbey-mayor-about = 12 tiles; abbeys fill holes, mayors count pennants, barns keep fields, wagons drive on
box-siege = Siege
box-siege-about = Tiles with besieged cities, which pay less, and more to farmers; knights escape through monasteries
box-cult = Cult
box-cult-about = 6 tiles with shrines, which are monasteries that fight others for their points
box-count = The Count of Carcassonne
box-count-about = A fixed city of 12 tiles; followers in its quarters join what is scored, if the count lets them

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

# Elements.
toggle-river-1 = The river of 2016
toggle-river-1-about = Off, its tiles are left out
toggle-river-2 = The river with two arms
toggle-river-2-about = Off, its tiles are left out
toggle-pig-herd = Pig herd
toggle-pig-herd-about = Cities at its field are worth 1 more to farmers
toggle-abbots = Abbots
toggle-abbots-about = Each player has an abbot
toggle-gardens = Gardens
toggle-gardens-about = An abbot may be placed in a garden; off, gardens are decoration
toggle-inns = Inns
toggle-inns-about = Roads with an inn score 2 a tile, and nothing if unfinished
toggle-cathedrals = Cathedrals
toggle-cathedrals-about = Cities with a cathedral score 3 a tile and pennant, and nothing if unfinished
toggle-big-followers = Big followers
toggle-big-followers-about = Each player has a follower that counts as two
toggle-builders = Builders
toggle-builders-about = Extending the builder’s road or city earns a second tile
toggle-pigs = Pigs
toggle-pigs-about = A city at its field is worth 1 more to the owner of the pig
toggle-goods = Trade goods
toggle-goods-about = Whoever completes a city takes its goods; most of a kind score 10 at the end
toggle-king = King
toggle-king-about = Whoever completed the largest city scores for all cities at the end
toggle-robber = Robber
toggle-robber-about = Whoever completed the longest road scores for all roads at the end
toggle-princess = Princess
toggle-princess-about = Whoever adds her to a city may send one of its knights home
toggle-dragon = Dragon
toggle-dragon-about = Volcanoes call it, dragon tiles move it; off, these tiles are left out
toggle-fairy = Fairy
toggle-fairy-about = She brings her companion points and keeps the dragon away
toggle-portal = Portals
toggle-portal-about = From a portal tile a follower may go to any tile
toggle-tower = Towers
toggle-tower-about = Towers can be built on their sites
toggle-bridges = Bridges
toggle-bridges-about = Each player has bridges, which carry a road over a tile
toggle-castles = Castles
toggle-castles-about = Instead of points a city of two tiles becomes a castle, which scores what is completed next to it
toggle-bazaars = Bazaars
toggle-bazaars-about = A bazaar tile starts an auction of tiles
toggle-abbeys = Abbeys
toggle-abbeys-about = Each player has an abbey to fill a hole with instead of drawing a tile
toggle-mayors = Mayors
toggle-mayors-about = A mayor counts as many as the city has pennants
toggle-barns = Barns
toggle-barns-about = A barn scores a field at once, and stays for the end
toggle-wagons = Wagons
toggle-wagons-about = A wagon drives on when its feature is scored
toggle-siege = Siege
toggle-siege-about = Besieged cities score 1 a tile and pennant, nothing if unfinished, and twice as much for farmers
toggle-cult = Duels
toggle-cult-about = A shrine and a monastery side by side fight for their points; off, shrines are monasteries
toggle-count = The Count’s city
toggle-count-about = The city of Carcassonne and its count; off, the city is left out

# Tile sets.
set-base = Base game
set-base-gardens = Base game, with gardens
set-river-1 = The River
set-river-1-gardens = The River, with gardens
set-river-2 = The River II
set-river-2-gardens = The River II, with gardens
set-inns-cathedrals = Without gardens
set-inns-cathedrals-gardens = With gardens
set-traders-builders = Without gardens
set-traders-builders-gardens = With gardens
set-king-robber = Without gardens
set-king-robber-gardens = With gardens
set-princess-dragon = Without gardens
set-princess-dragon-gardens = With gardens
set-tower = Without gardens
set-tower-gardens = With gardens
set-bridges-castles-bazaars = Without gardens
set-bridges-castles-bazaars-gardens = With gardens
set-abbey-mayor = Without gardens
set-abbey-mayor-gardens = With gardens
set-siege = Siege
set-cult = Shrines
set-count = The Count’s city

# Figures and tokens.
count-follower = Followers
count-abbot = Abbots
count-big-follower = Big followers
count-builder = Builders
count-pig = Pigs
count-tower-piece = Tower pieces
count-bridge = Bridges
count-castle = Castles
count-mayor = Mayors
count-wagon = Wagons
count-barn = Barns
count-abbey = Abbeys

# Rules on which editions differ, and what they may be.
value-on = Yes
value-off = No
value-allowed = Allowed
value-forbidden = Not allowed
option-max-players = Players at most
option-two-tile-city = A completed city of two tiles
value-two-tile-city-per-tile = Scores like any other city
value-two-tile-city-two-points = Scores 2 points
option-two-tile-city-shield = A pennant in such a city, if it scores 2 points
value-two-tile-city-shield-2 = 2 points
value-two-tile-city-shield-1 = 1 point
option-farmer-scoring = Farmers at the end
value-farmer-scoring-field-majority-3 = 3 points for each city at a field they hold
value-farmer-scoring-city-majority-4 = 4 points for each city they surround
option-farmers = Farmers
value-farmers-on = Followers may be placed on fields
value-farmers-off = No farmers
option-disabled-element-tiles = Tiles of an element that is switched off
value-disabled-element-tiles-ignore-symbol = Stay; their symbol means nothing
value-disabled-element-tiles-remove-tiles = Are removed
option-tiles-in-hand = Tiles in hand
value-tiles-in-hand-0 = None: draw a tile and place it
value-tiles-in-hand-3 = Three: place one of them
option-river-start-tile = The start tile, which a river replaces
value-river-start-tile-removed = Is removed
value-river-start-tile-shuffled-in = Is shuffled in
option-pig-herd-stacking = A pig and a pig herd in the same field
value-pig-herd-stacking-stack = Add 2 for each city
value-pig-herd-stacking-no-stack = Add 1 for each city
option-big-follower-grant = Big followers come
value-big-follower-grant-with-inns-cathedrals = With this box
value-big-follower-grant-with-any-large-expansion = With any large expansion
option-unfinished-inn-cathedral = An unfinished road with an inn or city with a cathedral
value-unfinished-inn-cathedral-zero = Scores nothing
value-unfinished-inn-cathedral-as-ordinary = Scores as if there were none
option-builder-double-turn = A builder’s second tile
value-builder-double-turn-always = Is always drawn
value-builder-double-turn-may = May be declined before it is drawn
option-builder-company = A builder needs the company of
value-builder-company-any-follower = Any follower of the same player
value-builder-company-ordinary = A small or big follower
option-king-robber-scoring = Points for king and robber
value-king-robber-scoring-per-feature = 1 for each completed city or road, at the end
value-king-robber-scoring-10-20 = 10 for one card, 20 for both
value-king-robber-scoring-15-40 = 15 for one card, 40 for both
value-king-robber-scoring-continuous = 1 for each city or road when it is completed
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
option-castle-vicinity = The surroundings of a castle
value-castle-vicinity-block-2x3 = Its two tiles and the four along its sides
value-castle-vicinity-ring-6 = The six tiles around it
option-castle-city = A castle can be made of
value-castle-city-two-semicircles = A city of two semicircles
value-castle-city-two-tiles = Any city of two tiles
option-castle-king = A castle counts for the king
value-castle-king-does-not-count = Not at all
value-castle-king-counts = As a completed city
option-bridge-moment = A bridge is built
value-bridge-moment-before-figure = Before the figure
value-bridge-moment-any = Before or after the figure
option-bazaar-dealer = Each tile is bought or sold by
value-bazaar-dealer-tile-chooser = Whoever chose it
value-bazaar-dealer-auctioneer = The player of the bazaar
option-bazaar-bidding = Bidding
value-bazaar-bidding-single-round = Once each
value-bazaar-bidding-until-one-left = Until one bid stands
option-bazaar-auction = Tiles of a bazaar
value-bazaar-auction-on = Are sold by auction
value-bazaar-auction-off = Each player picks one
option-abbey-endgame-placement = Abbeys after the last tile
value-abbey-endgame-placement-holes-only = In holes only
value-abbey-endgame-placement-anywhere = Next to any tile
option-barn-on-barn-field = A barn on a field that has one
option-wagon-moves-to = A wagon drives on to
value-wagon-moves-to-linked = What is linked with its feature
value-wagon-moves-to-surrounding = Whatever surrounds it
option-siege-tile-count = Siege tiles
value-siege-tile-count-4 = 4, the first printing
value-siege-tile-count-6 = 6, the second printing
value-siege-tile-count-10 = 10, both
option-siege-escape = The way out of a siege
value-siege-escape-any-city-tile = A monastery at any tile of the city
value-siege-escape-siege-tile-only = A monastery at a tile with besiegers
value-siege-escape-none = There is none
option-shrine-tile-count = Shrine tiles
option-shrine-self-duel = A duel is fought
value-shrine-self-duel-also-own = Also between own followers
value-shrine-self-duel-others-only = Between different players only
option-shrine-ban = Touching two buildings of the other faith
value-shrine-ban-both-ways = Is forbidden to new and older ones
value-shrine-ban-placed-tile = Is forbidden to the new one only
option-count-start-quarter = The count begins
value-count-start-quarter-castle = In the castle
value-count-start-quarter-chosen = Where the first player says
option-count-endgame-redeploy = At the end followers leave the city for
value-count-endgame-redeploy-matching-quarter = Features of their quarter
value-count-endgame-redeploy-any-feature = Any feature
value-count-endgame-redeploy-market-only = Fields, from the market only
option-count-into-empty-feature = Leaving the city for a feature without followers
option-count-city-mayor-strength = A mayor or wagon that leaves the city counts
value-count-city-mayor-strength-normal = As always
value-count-city-mayor-strength-two = As two
option-count-quarters = Mayors and wagons in the Count’s city
value-count-quarters-own-features = Only in quarters for features they can occupy
value-count-quarters-any = In any quarter, and at the end to any feature
option-count-endgame-block = The count’s quarter at the end
value-count-endgame-block-stays = Stays closed
value-count-endgame-block-lifted = Opens like the others
option-count-dragon = The dragon and the Count’s city
value-count-dragon-outside = It stays off the city’s tiles
value-count-dragon-around = It may cross the landscape around the walls
option-count-moves = The count moves
value-count-moves-by-player = Where whoever enters the city says
value-count-moves-clockwise = Clockwise
value-count-moves-follows-follower = To the quarter just entered

settings-track = Score track
settings-track-about = A ribbon above the table, where there is room
