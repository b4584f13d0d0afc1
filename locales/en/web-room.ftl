# A room: before, during and after its game.
room-entering = Entering the room …
room-title-none = A room
room-your-turn = Your turn – { $title }
room-to-lobby = To all rooms
room-missing-title = This room does not exist
room-missing = The link may have been cut off on its way. Ask for the whole link.
room-damaged-title = This room is damaged
room-closed-title = This room is closed
room-closed = Everybody has left, or nobody began for a long time.
room-stopped = This page and the server do not agree on the game. Nothing is lost: the server has all of it.

# The connection.
room-connected = Connected
room-lost = No connection. Trying again …
room-closing = The server is restarting. The game goes on by itself in a moment.
room-try = Try now

# Who is there.
room-you = you
room-host = host
room-is-here = here
room-is-away = away
room-away-person = { $name } is not connected.
room-gone-resigned = has resigned, a computer plays on
room-gone-out-of-time = out of time, a computer plays on
room-gone-replaced = away, a computer plays for now
room-gone-short-resigned = resigned
room-gone-short-out-of-time = out of time
room-gone-short-replaced = away
room-onlookers = Looking on: { $names }
room-guests = { $n ->
    [one] one without a name
   *[other] { $n } without a name
}
room-watching = { $n ->
    [0] Nobody looks on
    [one] 1 person looks on
   *[other] { $n } people look on
}
room-people = Who is here
room-sheet = The room

# Seats.
room-seat-free = Free
room-seat-kept = Kept for { $name }
room-sit = Sit here
room-sit-more = Add a player
room-stand = Give up { $name }’s seat
room-remove = Remove { $name }
room-remove-about = { $name } cannot sit down in this room again.
room-fill = Fill with computers
room-join = Join the game
room-leave = Leave
room-leave-last = You are the last one here. The room is closed when you leave it.
room-seats-free = { $n ->
    [one] 1 seat is still free. Send somebody the link, or let a computer play.
   *[other] { $n } seats are still free. Send somebody the link, or let computers play.
}
room-ready = All seats are taken.
room-waits = { $name } begins the game.
room-invited = { $name } invites you to play.
room-full = All seats are taken. You can look on.

# Programs at the table.
room-program = Program
room-program-title = Invite a program
room-program-about = Programs come over the network, as people do. Each has an owner, who answers for it.
room-program-search = Search for a name
room-program-none = No program plays on this server yet. Whoever has an account can bring one.
room-program-more = These are the first { $n }. Search for a name to find others.
room-program-owner = of { $name }
room-program-rating = rated { $n }
room-program-unrated = no rating yet
room-program-waits = For a program that is not connected the seat is kept until it comes.
room-program-rated = The game does not count for ratings if a program plays with its owner or with another program of the same owner.
room-program-invite = Invite
room-program-removed = It was removed from this room.
room-program-gone = This program is no longer there.
room-program-declined = { $name } has declined.
room-is-program = program
room-is-invited = invited
room-uninvite = Take back the invitation to { $name }
room-kept = Waiting for { $names }.

# The way in.
room-link = Invite
room-link-about = Whoever has this link can play or look on.
room-share = Send
room-qr = The link as a QR code

# What is agreed.
room-agreed = What is played
room-agreed-change = Change
room-clock-of = { $name }: { $time } left
room-hurry = Your time is nearly over.
room-is-rated = Counts for ratings
room-is-unrated = Does not count for ratings
room-is-listed = Everybody sees this room
room-is-unlisted = Only by link
room-no-takeover = Nobody plays on for those who go; their tiles are placed and nothing more.
room-copies = { $box } ({ $n } times)
room-with = With: { $what }
room-without = Without: { $what }
room-position = The game begins in a position of its own.
room-bag = The bag has tiles of its own choice.

# In the game.
room-back-ask = Ask to take back
room-back-asked = { $name } would like to take back a move.
room-back-waiting = You asked to take back. Waiting for { $names }.
room-back-others = { $name } would like to take back a move. Waiting for { $names }.
room-back-not = Nothing is taken back.
room-back-agree = Agree
room-back-decline = Decline
room-back-withdraw = Never mind
room-lent = A computer is playing for you.
room-return = Play on myself
room-absent = { $name } has been away for a while.
room-replace = Let a computer play
room-resign = Resign
room-resign-title = Resign the game?
room-resign-two = The game is over then, and the other side has won.
room-resign-more = The others go on, and a computer plays in your place. You cannot come back.
room-resign-whose = For whom?
room-resign-all = For all my seats

# Talking.
room-chat = Chat
room-chat-unread = { $n ->
    [one] Chat, 1 new line
   *[other] Chat, { $n } new lines
}
room-chat-empty = Nobody has said anything yet.
room-chat-name = Say who you are to talk
room-say = Say something
room-send = Send
room-emotes = Quick words
room-emote-hello = Hello!
room-emote-thanks = Thanks!
room-emote-well-played = Well played!
room-emote-good-luck = Good luck!
room-emote-oops = Oops!
room-emote-thinking = Let me think …
room-emote-wow = Wow!
room-emote-goodbye = Goodbye!
room-person = About { $name }
room-mute = Mute
room-mute-about = You will no longer read what they say, in any room.
room-mute-name = Mute { $name }
room-unmute = Hear again
room-unmute-name = Hear { $name } again
room-muted = { $name } is muted.
room-report = Report
room-report-about = Why should whoever runs this server read this?
room-reported = Thank you. It has been reported.

# The end.
room-end-resigned = { $names } resigned.
room-end-out-of-time = { $names } ran out of time.
room-end-abandoned = Everybody left; nobody has won.
room-rating = Your rating is { $n } now.
room-rating-change = Your rating is { $n } now ({ $change }).
room-rematch = Somebody wants to play again.
room-to-rematch = To the rematch

# The shuffle.
room-shuffle = Was it shuffled fairly?
room-shuffle-promised = The order of the tiles was settled before the first was drawn, and the server has given a promise that fits no other order. It is opened at the end.
room-shuffle-opened = The promise is open: seed and salt give it again, and all draws follow from the seed.
room-shuffle-promise = Promise
room-shuffle-seed = Seed
room-shuffle-salt = Salt
room-shuffle-check = Anybody can check that with the record:
room-shuffle-save = Save the record
