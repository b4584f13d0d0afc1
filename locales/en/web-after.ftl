# After the game: result, looking back, sharing, opening.
after-points = Points breakdown
after-course = Score history
after-sum = Total
after-chart = Score by turn
after-chart-how = Hover for scores, tap to jump there.
after-mark-start = Start
after-mark-turn = Turn { $n }
after-mark-final = Final scoring
after-replay = Replay
after-replay-slider = Position
after-replay-close = Back to the game
after-replay-first = To the start
after-replay-before = Previous turn
after-replay-run = Play
after-replay-pause = Pause
after-replay-after = Next turn
after-replay-last = To the end
after-step-back = Previous step
after-continue = Play on from here
after-continue-about = Starts a new game from turn { $n }. The old one stays as it is.
after-same = Keep the same tile order
after-same-about = Otherwise reshuffle.
after-cancel = Cancel
after-go = Start
after-edit = Edit this position
after-rematch-about = The same game and players, with the tiles reshuffled.
after-first = Who goes first?
after-first-next = The next player
after-first-same = The same player
after-first-lot = Random
after-first-loser = Last place
after-share = Share and save
after-link = Link
after-link-about = The link contains the whole game. Nothing is sent to a server.
after-link-where = Link opens at
after-link-start = Start
after-link-here = This position
after-link-end = End
after-copy = Copy
after-save = Save
after-record = Record
after-record-about = A text file you can read and Aude can open again.
after-picture = Picture
after-film = Animated GIF
after-save-failed = Couldn’t save it: { $reason }
after-link-broken-title = This link is damaged
after-link-broken = Part of it is missing or changed. Ask for the whole link.
open-title = Open a game
open-how = Choose a record, a JCloisterZone save (.jcz) or paste a link or text here. You can also drop a file anywhere on this page.
open-file = Choose a file
open-paste = Game text or link
open-go = Open
open-drop = Drop to open
after-times = { $n ->
    [one] once
   *[other] { $n } times
}
after-row = { $cause ->
    [start] Starting points
    [city] { $last ->
        [yes] Unfinished cities
       *[no] Cities
    }
    [road] { $last ->
        [yes] Unfinished roads
       *[no] Roads
    }
    [monastery] { $last ->
        [yes] Unfinished monasteries
       *[no] Monasteries
    }
    [garden] { $last ->
        [yes] Unfinished gardens
       *[no] Gardens
    }
    [shrine] { $last ->
        [yes] Unfinished shrines
       *[no] Shrines
    }
    [castle] { $last ->
        [yes] Unfinished castles
       *[no] Castles
    }
    [field] Fields
    [barn] Barns
    [fairy] Fairy
    [goods] Goods
    [king] King
    [robber] Robber
    [ransom] Ransoms
    [auction] Auctions
   *[other] Other points
}
after-key-step = Previous or next step
after-key-turn = Previous or next turn
after-key-ends = To the start or the end
after-key-run = Play or pause
after-key-close = Back to the game
