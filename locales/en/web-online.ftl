# Playing together: who one is, the lobby, a room of one’s own.
online-plain = You can't play together on this site: it has no game server.
online-silent = The server isn’t answering. Check your internet connection.
online-failed = Something went wrong: { $reason }

# A name is enough.
online-name-title = What’s your name?
online-name-about = That’s all you need to play. This browser will remember you.
online-name = Your name
online-name-go = Continue
online-have-account = I have an account
online-no-account = Play as a guest
online-login = Sign in
online-login-about = Play under the same name on all your devices.
online-user = Username
online-password = Password

# Why something cannot be done.
refusal-not-host = Only the host can do that.
refusal-closed = This room is closed.
refusal-begun = The game has already begun.
refusal-not-playing = No game is running in this room.
refusal-not-over = The game isn’t over yet.
refusal-no-seat = There is no such seat.
refusal-seat-taken = That seat is taken.
refusal-not-your-seat = That isn’t your seat.
refusal-no-player = You’re not playing in this game.
refusal-removed = The host removed you from this room.
refusal-bad-colour = Another player has that colour.
refusal-bad-name = That name won’t work. It’s empty, too long or contains invisible characters.
refusal-bad-settings = These settings don’t go together.
refusal-seats-free = Some seats are still free.
refusal-no-people = At least one player must be human.
refusal-not-your-turn = It isn’t your turn.
refusal-stale = The game has moved on. Try again.
refusal-ahead = The server is one step behind. You now see the game as the server knows it.
refusal-illegal = That move isn’t allowed.
refusal-out-of-time = Time’s up.
refusal-not-your-decision = That wasn’t your move.
refusal-asked = Another request is still waiting for an answer.
refusal-not-asked = That request is no longer open.
refusal-not-away = They’re here, or have been away for less than two minutes.
refusal-not-replaced = No computer is playing for you, or you’ve resigned.
refusal-bad-text = Your message is empty or too long.
refusal-bad-emote = Unknown quick message.
refusal-oneself = You can’t mute yourself.
refusal-bad-message = This page is out of date. Reload it.
refusal-not-signed-in = Enter a name or sign in first.
refusal-no-room = There is no such room.
refusal-damaged = This room’s data is damaged, so the game can’t continue.
refusal-taken = That username is taken, or you already have an account.
refusal-bad-login = Use 2 to 30 letters, digits, hyphens, dots or underscores.
refusal-bad-password = Use 8 to 200 characters.
refusal-wrong-password = Wrong username or password.
refusal-foreign = This page was opened from another site. Open it from the server’s own address.
refusal-too-much = Too many requests. Wait a moment.
refusal-no-account = You need an account for that.
refusal-no-program = Only bots that sign in with a token can do that.
refusal-banned = You’re banned from this server.
refusal-silenced = You can’t chat on this server.
refusal-not-found = Not found.
refusal-unavailable = The server is busy. Try again in a moment.
refusal-closed-page = Not connected to the server.

# The lobby.
online-title = Play together
online-about = With friends or strangers, each on their own device
online-waiting = { $n ->
    [one] A game is waiting for your move
   *[other] { $n } games are waiting for your move
}
online-plain-server = To play on different devices, one of you needs Aude running as a server. If a friend has one, open the address they give you. To set up your own, follow the hosting guide in Aude's documentation; it takes a few minutes.
online-plain-here = Here you can play against computers, or together on this device.
online-away = Connection lost. Reconnecting; this list may be out of date.
online-again = Try again
online-more = Show more
lobby-new-about = Pick a game, then share the link.
lobby-link = Join by link or code
lobby-link-go = Join
lobby-link-wrong = That isn’t a room link.
lobby-nobody = Look around. Enter a name to play.
lobby-mine = Your games
lobby-waiting = { $n ->
    [one] One game is waiting for you.
   *[other] { $n } games are waiting for you.
}
lobby-waiting-none = It isn’t your turn in any game.
lobby-gathering = Open games
lobby-gathering-none = No open games. Create a room and list it.
lobby-playing = Running games
lobby-playing-none = No public games right now.
lobby-search = Search titles and names
lobby-found-none = No results
lobby-room-of = { $name }’s room
lobby-seats = Seats
lobby-free = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
lobby-your-turn = Your turn
lobby-damaged = damaged
lobby-rated = rated
lobby-unlisted = by link only
lobby-turn = turn { $n }, { $left ->
    [one] one tile left
   *[other] { $left } tiles left
}
lobby-due = { $name } to move
lobby-end-played = finished
lobby-end-resigned = { $names } resigned
lobby-end-out-of-time = { $names } ran out of time
lobby-end-abandoned = abandoned
lobby-join = Join
lobby-enter = Open
lobby-play = Play
lobby-watch = Watch
lobby-look = Replay

# A room of one’s own.
room-new = New room
room-change = Edit room
room-open = Create room
room-save = Save
room-table = Room
room-title = Title
room-seats = Seats
room-seats-about = You take the first seat. Free seats can go to friends or computers.
room-first-lots = Random
room-first-seat = Seat { $n }
room-listed = Show in the lobby
room-listed-about = Anyone can join. Otherwise only people with the link can.
room-rated = Rated game
room-rated-about = Every seat needs its own player with an account.
room-takeover = Computers stand in
room-takeover-about = If someone leaves, a computer plays on for them. Otherwise it only places their tiles.
room-wrong-title = This title is too long or contains invisible characters.
room-wrong-clock = Choose a time between one second and 14 days.
room-wrong-seats = A room has 1 to 6 seats.
room-wrong-rated = Games from a custom position can’t be rated.

# Clocks.
clock-title = Time limit
clock-kind-none = No limit
clock-kind-move = Per move
clock-kind-bank = Per game
clock-none = no clock
clock-move = { $time } per move
clock-bank = { $time } + { $more } per move
clock-none-about = Take as long as you like.
clock-move-about = Run out of time and you’re out. With days per move, nobody has to be online at the same time.
clock-bank-about = Time for the whole game, plus a little after each move.
clock-own = Custom
clock-minutes = Minutes per game
clock-seconds = Extra seconds per move

# Oneself.
me-title = You
me-open = { $name }: name, account and games
me-nobody = Enter a name
me-nobody-title = You’re signed out
me-nobody-about = A name is enough to play. With an account you’re the same player on every device.
me-rename = Change
me-renamed = Name changed
me-name-about = Others see it at the table. Games you’ve already joined keep the old one.
me-account = Account
me-account-is = Signed in as { $login }
me-account-about = You’re playing as a guest in this browser. An account keeps your games, statistics and rating on all your devices.
me-register = Create account
me-registered = Account created. Your games are in it.
me-login-about = Signing in to another account leaves this guest’s games behind.
me-logout = Sign out
me-password-old = Old password
me-password-new = New password
me-password-show = Show password
me-password-change = Change password
me-password-changed = Password changed. You’re signed out everywhere else.
me-statistics = Statistics
me-games = Games
me-won = Won
me-best = Best score
me-mean = Average score
me-rating = Rating
me-rating-none = Your first rated game against someone with an account gives you a rating.
me-rating-about = { $n ->
    [one] The rating comes from one game.
   *[other] The rating comes from { $n } games.
}
me-finished-none = No finished games yet.
me-data = Your data
me-data-about = What this server stores about you: name, account, bots, games, results, messages and people you muted.
me-export = Save as a file
me-forget = Delete everything
me-forget-about = This deletes all your data on this server. You can’t undo it.
me-forget-gone = Your name, account, bots, results, rating and messages are deleted.
me-forget-games = You resign all your running games.
me-forget-stays = The records of games you played keep your name, because the other players have them too.
me-forget-go = Delete forever
me-forgotten = All your data has been deleted.

# Programs of one’s own.
program-title = Bots
program-guest = To bring your own bot, create an account first.
program-about = Let a bot you wrote play here, against people and other bots. It has its own name, games and rating. Everyone sees that it’s a bot and that it’s yours.
program-docs = How to connect a bot
program-name = Bot name
program-make = Add bot
program-here = connected
program-away = not connected
program-token-made = Created: { $when }
program-token-used = Last used: { $when }
program-token-unused = Not used yet
program-tokens-none = Without a token it can’t sign in.
program-token-more = Another token
program-revoke = Revoke
program-revoke-title = Revoke the token { $id }?
program-revoke-about = Nobody can sign in with it anymore. If { $name } is using it now, it gets disconnected. You can’t undo this.
program-revoked = Token revoked.
program-forget = Delete
program-forget-title = Delete { $name }?
program-forget-about = { $name } resigns its running games. Its tokens, results and rating are deleted; its name stays in the records of its games. You can’t undo this.
program-forgotten = { $name } deleted.
program-token = Token
program-token-title = Token for { $name }
program-token-once = Copy it now; you won’t see it again. Keep it as safe as a password: anyone who has it can play as { $name }.
program-token-use = This command connects any engine that speaks Aude’s protocol:
program-token-kept = I’ve saved it
program-many = You can have up to { $programs } bots and { $tokens } tokens.
