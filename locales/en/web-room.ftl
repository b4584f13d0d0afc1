# A room: before, during and after its game.
room-entering = Entering the room …
room-title-none = Room
room-your-turn = Your turn – { $title }
room-to-lobby = All rooms
room-missing-title = This room does not exist
room-missing = The link may be incomplete. Ask for it again.
room-damaged-title = This room is damaged
room-closed-title = This room is closed
room-closed = Everyone left, or the game never started.
room-stopped = This page and the server disagree about the game. Your game is safe on the server.

# The connection.
room-connected = Connected
room-lost = Connection lost. Reconnecting…
room-sending = Sending…
room-closing = The server is restarting. Your game continues in a moment.
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
room-onlookers = Watching: { $names }
room-guests = { $n ->
    [one] 1 guest
   *[other] { $n } guests
}
room-watching = { $n ->
    [0] Nobody is watching
    [one] 1 person is watching
   *[other] { $n } people are watching
}
room-people = In this room
room-sheet = Room

# Seats.
room-seat-free = Free
room-seat-kept = Reserved for { $name }
room-sit = Sit here
room-sit-more = Second player on this device
room-stand = Give up { $name }’s seat
room-remove = Remove { $name }
room-remove-about = { $name } won’t be able to rejoin this room.
room-fill = Fill with computers
room-join = Join the game
room-leave = Leave
room-leave-last = You’re the last one here. Leaving closes the room.
room-seats-free = { $n ->
    [one] 1 free seat. Share the link or add a computer.
   *[other] { $n } free seats. Share the link or add computers.
}
room-ready = Everyone is here.
room-waits = Waiting for { $name } to start
room-ready-go = I’m ready
room-ready-not = Not ready yet
room-ready-about = This game has a clock. Say when you’re ready.
room-is-ready = ready
room-unready = Waiting for { $names } to be ready
room-unrated-guests = { $n ->
    [one] This game won’t be rated: { $names } has no account.
   *[other] This game won’t be rated: { $names } have no account.
}
room-unrated-computer = This game won’t be rated: a computer is playing.
room-unrated-twice = This game won’t be rated: one player has two seats.
room-invited = { $name } invites you to play
room-full = This room is full. You can watch.

# Programs at the table.
room-program = Bot
room-program-title = Invite a bot
room-program-about = Bots are programs that connect over the network, as people do. Each has an owner who is responsible for it.
room-program-search = Search by name
room-program-none = No bots on this server yet. With an account you can bring your own.
room-program-more = Showing the first { $n }. Search to find others.
room-program-owner = by { $name }
room-program-rating = rating { $n }
room-program-unrated = no rating yet
room-program-waits = If a bot isn’t connected, its seat stays reserved until it is.
room-program-rated = A game isn’t rated if a bot plays with its owner or with another bot of the same owner.
room-program-invite = Invite
room-program-removed = This bot was removed from the room.
room-program-gone = This bot no longer exists.
room-program-declined = { $name } declined.
room-is-program = bot
room-is-invited = invited
room-uninvite = Cancel the invitation to { $name }
room-kept = Waiting for { $names } to join

# The way in.
room-link = Invite
room-link-about = Anyone with this link can play or watch.
room-share = Share
room-qr = QR code for the link

# What is agreed.
room-agreed = Game
room-agreed-change = Change
room-clock-of = { $name }: { $time } left
room-hurry = You’re almost out of time.
room-notify = Notify me when it’s my turn
room-notify-about = While this page is open in the background.
room-notify-blocked = Your browser blocks notifications from this site.
room-is-rated = Rated
room-is-unrated = Unrated
room-is-listed = Listed in the lobby
room-is-unlisted = By link only
room-no-takeover = If a player leaves, only their tiles are played.
room-copies = { $box } ({ $n } times)
room-with = With: { $what }
room-without = Without: { $what }
room-position = Starts from a custom position
room-bag = Custom bag of tiles

# In the game.
room-back-ask = Ask to undo
room-back-asked = { $name } wants to undo a move.
room-back-waiting = Undo requested. Waiting for { $names }
room-back-others = { $name } wants to undo a move. Waiting for { $names }
room-back-not = { $name } declined.
room-back-agree = Allow
room-back-decline = Decline
room-back-withdraw = Cancel
room-lent = A computer is playing for you.
room-return = Take over again
room-absent = { $name } has been away for a while.
room-replace = Let a computer play
room-resign = Resign
room-resign-title = Resign the game?
room-resign-two = The game ends and your opponent wins.
room-resign-more = The others play on, and a computer takes your place. You can’t come back.
room-resign-whose = Which seat?
room-resign-all = All my seats

# Talking.
room-chat = Chat
room-chat-unread = { $n ->
    [one] Chat, 1 new message
   *[other] Chat, { $n } new messages
}
room-chat-empty = No messages yet
room-chat-name = Enter a name to chat
room-say = Message
room-send = Send
room-emotes = Quick chat
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
room-mute-about = You won’t see their messages in any room.
room-mute-name = Mute { $name }
room-unmute = Unmute
room-unmute-name = Unmute { $name }
room-muted = { $name } is muted.
room-report = Report
room-report-about = Tell the server’s owner what’s wrong.
room-reported = Thanks, your report has been sent.

# The end.
room-end-resigned = { $names } resigned.
room-end-out-of-time = { $names } ran out of time.
room-end-abandoned = Everyone left. Nobody wins.
room-rating = Your rating is { $n } now.
room-rating-change = Your rating is { $n } now ({ $change }).
room-rematch = { $name } wants a rematch.
room-rematch-join = Join
room-to-rematch = Join rematch

# The shuffle.
room-shuffle = Was it shuffled fairly?
room-shuffle-promised = The tile order was fixed before the first draw. The server published a commitment that matches no other order, and opens it after the game.
room-shuffle-opened = The commitment is open: it follows from seed and salt, and every draw follows from the seed.
room-shuffle-promise = Commitment
room-shuffle-seed = Seed
room-shuffle-salt = Salt
room-shuffle-check = Anyone can check this with the record:
room-shuffle-save = Save the record
room-unrated-owner = This game won’t be rated: a bot plays against its owner or against another bot of the same owner.
