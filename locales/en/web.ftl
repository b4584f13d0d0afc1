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
front-play-about = The base game against the computer
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
box-figures = Figures per player
box-options = Rules
box-reset = Reset to default
state-auto = Auto
state-on = On
state-off = Off

# Why a game cannot be played.
problem-seed = Use a number of up to 15 digits.
box-base = Base game
box-base-about = 72 tiles with roads, cities, monasteries and fields
box-river = The River
box-river-about = 12 tiles placed first, from the source to the lake, or with two arms, a pig herd and a volcano
box-abbot = The Abbot
box-abbot-about = Each player gets an abbot, who can leave a monastery or garden early and still score
box-inns-cathedrals = Inns & Cathedrals
box-inns-cathedrals-about = 18 tiles; roads with inns and cities with cathedrals score more or nothing; a big follower counts as two
box-traders-builders = Traders & Builders
box-traders-builders-about = 24 tiles; builders earn second tiles, pigs make fields worth more, cities trade in wine, grain and cloth
box-king-robber = The King & the Robber
box-king-robber-about = 5 tiles; the largest city takes the king, the longest road the robber
box-princess-dragon = The Princess & the Dragon
box-princess-dragon-about = 30 tiles; a dragon eats followers, a fairy protects them, portals lead anywhere, princesses send knights home
box-tower = The Tower
box-tower-about = 18 tiles with tower sites; the higher a tower, the farther it reaches to take prisoners
box-bridges-castles-bazaars = Bridges, Castles & Bazaars
box-bridges-castles-bazaars-about = 12 tiles; bridges carry roads over tiles, small cities become castles, bazaars auction tiles
box-abbey-mayor = Abbey & Mayor
box-abbey-mayor-about = 12 tiles; abbeys fill holes, mayors count pennants, barns hold fields, wagons move on
box-siege = Siege
box-siege-about = Tiles with besieged cities, worth less to knights and more to farmers; knights escape through monasteries
box-cult = Cult
box-cult-about = 6 tiles with shrines, which compete with monasteries for points
box-count = The Count of Carcassonne
box-count-about = A ready-made city of 12 tiles; followers waiting there join scorings, if the count lets them

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
toggle-river-1 = River of 2016
toggle-river-1-about = Turn off to leave its tiles out
toggle-river-2 = River with two arms
toggle-river-2-about = Turn off to leave its tiles out
toggle-pig-herd = Pig herd
toggle-pig-herd-about = Each city at its field scores farmers 1 more
toggle-abbots = Abbots
toggle-abbots-about = Each player has an abbot
toggle-gardens = Gardens
toggle-gardens-about = Abbots can be placed in gardens; turn off to make gardens decoration
toggle-inns = Inns
toggle-inns-about = Roads with an inn score 2 per tile, or nothing if unfinished
toggle-cathedrals = Cathedrals
toggle-cathedrals-about = Cities with a cathedral score 3 per tile and pennant, or nothing if unfinished
toggle-big-followers = Big followers
toggle-big-followers-about = Each player has a follower that counts as two
toggle-builders = Builders
toggle-builders-about = Extend your builder’s road or city to get a second tile
toggle-pigs = Pigs
toggle-pigs-about = Each city at the pig’s field scores its owner 1 more
toggle-goods = Trade goods
toggle-goods-about = Complete a city to take its goods; the most of a kind scores 10 at the end
toggle-king = King
toggle-king-about = The player of the largest city scores for all cities at the end
toggle-robber = Robber
toggle-robber-about = The player of the longest road scores for all roads at the end
toggle-princess = Princess
toggle-princess-about = Add her to a city to send one of its knights home
toggle-dragon = Dragon
toggle-dragon-about = Volcanoes call it, dragon tiles move it; turn off to leave these tiles out
toggle-fairy = Fairy
toggle-fairy-about = She earns points for the follower beside her and keeps the dragon away
toggle-portal = Portals
toggle-portal-about = A follower placed from a portal tile can go to any tile
toggle-tower = Towers
toggle-tower-about = Players build towers on their sites
toggle-bridges = Bridges
toggle-bridges-about = Each player has bridges to carry a road over a tile
toggle-castles = Castles
toggle-castles-about = Turn a city of two tiles into a castle, which scores what’s completed next to it
toggle-bazaars = Bazaars
toggle-bazaars-about = A bazaar tile starts an auction of tiles
toggle-abbeys = Abbeys
toggle-abbeys-about = Each player has an abbey to fill a hole instead of drawing a tile
toggle-mayors = Mayors
toggle-mayors-about = A mayor counts as many as the city has pennants
toggle-barns = Barns
toggle-barns-about = A barn scores a field at once, then again at the end
toggle-wagons = Wagons
toggle-wagons-about = A wagon moves on when its feature is scored
toggle-siege = Siege
toggle-siege-about = Besieged cities score 1 per tile and pennant, nothing if unfinished, and twice as much for farmers
toggle-cult = Duels
toggle-cult-about = A shrine and a monastery side by side compete for their points; turn off to make shrines monasteries
toggle-count = The Count’s city
toggle-count-about = The city of Carcassonne and its count; turn off to leave the city out

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
option-max-players = Maximum players
option-two-tile-city = Completed city of two tiles
value-two-tile-city-per-tile = Scores like any other city
value-two-tile-city-two-points = Scores 2 points
option-two-tile-city-shield = Pennant in such a city, if it scores 2 points
value-two-tile-city-shield-2 = 2 points
value-two-tile-city-shield-1 = 1 point
option-farmer-scoring = Farmer scoring
value-farmer-scoring-field-majority-3 = 3 points for each city at a field they hold
value-farmer-scoring-city-majority-4 = 4 points for each city they surround
option-farmers = Farmers
value-farmers-on = Players can place farmers
value-farmers-off = No farmers
option-disabled-element-tiles = Tiles of an element that’s off
value-disabled-element-tiles-ignore-symbol = Stay in, without effect
value-disabled-element-tiles-remove-tiles = Are removed
option-tiles-in-hand = Tiles in hand
value-tiles-in-hand-0 = None: draw a tile and place it
value-tiles-in-hand-3 = Three: place one of them
option-river-start-tile = Start tile replaced by a river
value-river-start-tile-removed = Is removed
value-river-start-tile-shuffled-in = Is shuffled in
option-pig-herd-stacking = Pig and pig herd in the same field
value-pig-herd-stacking-stack = Add 2 for each city
value-pig-herd-stacking-no-stack = Add 1 for each city
option-big-follower-grant = Big followers
value-big-follower-grant-with-inns-cathedrals = Only with this box
value-big-follower-grant-with-any-large-expansion = With any large expansion
option-unfinished-inn-cathedral = Unfinished road with an inn or city with a cathedral
value-unfinished-inn-cathedral-zero = Scores nothing
value-unfinished-inn-cathedral-as-ordinary = Scores as usual
option-builder-double-turn = Builder’s second tile
value-builder-double-turn-always = Always drawn
value-builder-double-turn-may = Optional, decided before drawing
option-builder-company = Builder needs
value-builder-company-any-follower = Any follower of the same player
value-builder-company-ordinary = A small or big follower
option-king-robber-scoring = King and robber scoring
value-king-robber-scoring-per-feature = 1 for each completed city or road, at the end
value-king-robber-scoring-10-20 = 10 for one card, 20 for both
value-king-robber-scoring-15-40 = 15 for one card, 40 for both
value-king-robber-scoring-continuous = 1 for each city or road, when it’s completed
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
option-castle-vicinity = Castle’s surroundings
value-castle-vicinity-block-2x3 = Its two tiles and the four along its sides
value-castle-vicinity-ring-6 = The six tiles around it
option-castle-city = Castles can be made from
value-castle-city-two-semicircles = Cities of two semicircles
value-castle-city-two-tiles = Any city of two tiles
option-castle-king = For the king, a castle counts
value-castle-king-does-not-count = Not at all
value-castle-king-counts = As a completed city
option-bridge-moment = Building a bridge
value-bridge-moment-before-figure = Before placing a figure
value-bridge-moment-any = Before or after placing a figure
option-bazaar-dealer = Who buys or sells each tile
value-bazaar-dealer-tile-chooser = The player who chose it
value-bazaar-dealer-auctioneer = The player who placed the bazaar
option-bazaar-bidding = Bidding
value-bazaar-bidding-single-round = Once each
value-bazaar-bidding-until-one-left = Until only one bid stands
option-bazaar-auction = Bazaar tiles
value-bazaar-auction-on = Are auctioned
value-bazaar-auction-off = Each player picks one
option-abbey-endgame-placement = Abbeys after the last tile
value-abbey-endgame-placement-holes-only = In holes only
value-abbey-endgame-placement-anywhere = Next to any tile
option-barn-on-barn-field = Barn on a field with a barn
option-wagon-moves-to = Wagons move on to
value-wagon-moves-to-linked = Connected features
value-wagon-moves-to-surrounding = Any feature around
option-siege-tile-count = Siege tiles
value-siege-tile-count-4 = 4, first printing
value-siege-tile-count-6 = 6, second printing
value-siege-tile-count-10 = 10, both
option-siege-escape = Escaping a siege
value-siege-escape-any-city-tile = Through a monastery beside any tile of the city
value-siege-escape-siege-tile-only = Through a monastery beside a siege tile
value-siege-escape-none = Not possible
option-shrine-tile-count = Shrine tiles
option-shrine-self-duel = Duels
value-shrine-self-duel-also-own = Also between your own followers
value-shrine-self-duel-others-only = Only between different players
option-shrine-ban = One shrine per monastery, one monastery per shrine
value-shrine-ban-both-ways = For all of them
value-shrine-ban-placed-tile = For the new tile only
option-count-start-quarter = The count starts
value-count-start-quarter-castle = In the castle
value-count-start-quarter-chosen = Where the first player chooses
option-count-endgame-redeploy = At the end, followers leave the city for
value-count-endgame-redeploy-matching-quarter = Features that match their quarter
value-count-endgame-redeploy-any-feature = Any feature
value-count-endgame-redeploy-market-only = Fields, from the market only
option-count-into-empty-feature = Leaving the city for a feature without followers
option-count-city-mayor-strength = Mayors and wagons leaving the city count
value-count-city-mayor-strength-normal = As usual
value-count-city-mayor-strength-two = As two
option-count-quarters = Mayors and wagons in the Count’s city
value-count-quarters-own-features = Only in quarters whose features they can occupy
value-count-quarters-any = In any quarter, and at the end on any feature
option-count-endgame-block = Count’s quarter at the end
value-count-endgame-block-stays = Stays closed
value-count-endgame-block-lifted = Opens like the others
option-count-dragon = Dragon at the Count’s city
value-count-dragon-outside = Stays off the city’s tiles
value-count-dragon-around = Can cross the land around the walls
option-count-moves = The count moves
value-count-moves-by-player = Where the player entering the city sends him
value-count-moves-clockwise = Clockwise
value-count-moves-follows-follower = To the quarter just entered
