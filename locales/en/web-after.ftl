# After the game: result, looking back, sharing, opening.
after-points = What the points are made of
after-course = How it went
after-sum = Sum
after-chart = Scores turn by turn
after-chart-how = Point at a turn to see how it stood; a tap goes there.
after-mark-start = The beginning
after-mark-turn = Turn { $n }
after-mark-final = Final scoring
after-replay = Look back
after-replay-slider = Position
after-replay-close = Back to the game
after-replay-first = To the beginning
after-replay-before = A turn back
after-replay-run = Run
after-replay-pause = Pause
after-replay-after = A turn forward
after-replay-last = To the end
after-step-back = A step back
after-continue = Play on from here
after-continue-about = A new game begins with the position of turn { $n }. The old one stays as it is.
after-same = The same tiles come again
after-same-about = Else they come in another order.
after-cancel = Cancel
after-go = Start
after-edit = Edit this position
after-rematch-about = The same game with the same players and other tiles.
after-first = Who begins?
after-first-next = The next player
after-first-same = The same player
after-first-lot = Anybody, by lot
after-first-loser = Whoever came out last
after-share = Share and save
after-link = Link
after-link-about = The whole game is in the link itself. Nothing is sent to a server.
after-link-where = Where the link leads
after-link-start = Beginning
after-link-here = This position
after-link-end = End
after-copy = Copy
after-save = Save
after-record = Record
after-record-about = A text that people can read and that Aude opens again.
after-picture = Picture
after-film = Film (GIF)
after-save-failed = It could not be saved: { $reason }
after-link-broken-title = This link is damaged
after-link-broken = It was cut off or changed on its way. Ask for the whole link.
open-title = Open a game
open-how = A record, a saved game of JCloisterZone (.jcz) or a link: choose a file, paste the text here, or drop it anywhere on this page.
open-file = Choose a file
open-paste = Text of a game, or a link
open-go = Open
open-drop = Drop it here to open it
after-times = { $n ->
    [one] once
   *[other] { $n } times
}
after-row = { $cause ->
    [start] Points to begin with
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
after-key-step = A step back or forward
after-key-turn = A turn back or forward
after-key-ends = To the beginning or the end
after-key-run = Run, or pause
after-key-close = Back to the game
