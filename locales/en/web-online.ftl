# Playing together: who one is, the lobby, a room of one’s own.
online-plain = You can't play together on this site: it has no game server.
online-silent = The server isn’t answering. Check your internet connection.
online-failed = That did not work: { $reason }

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
refusal-not-host = Only the host may do that.
refusal-closed = This room is closed.
refusal-begun = The game has already begun.
refusal-not-playing = No game is going on here.
refusal-not-over = The game is not over yet.
refusal-no-seat = There is no such seat.
refusal-seat-taken = That seat is taken.
refusal-not-your-seat = That is not your seat.
refusal-no-player = You do not play here.
refusal-removed = The host has removed you from this room.
refusal-bad-colour = Another seat has that colour.
refusal-bad-name = This name cannot be used: it is empty, too long, or has characters that cannot be seen.
refusal-bad-settings = Something in these settings does not fit together.
refusal-seats-free = Some seats are still free.
refusal-no-people = At least one player must be human.
refusal-not-your-turn = It isn’t your turn.
refusal-stale = The game has gone on in the meantime.
refusal-ahead = The server has an older state of this game. It is shown now.
refusal-illegal = That move isn’t allowed.
refusal-out-of-time = Time’s up.
refusal-not-your-decision = That wasn’t your move.
refusal-asked = Another request is still open.
refusal-not-asked = That request is no longer open.
refusal-not-away = They’re here, or have been away for less than two minutes.
refusal-not-replaced = Nobody plays in your place, or you have resigned.
refusal-bad-text = Your message is empty or too long.
refusal-bad-emote = This sign is not known here.
refusal-oneself = You can’t mute yourself.
refusal-bad-message = This page is out of date. Reload it.
refusal-not-signed-in = Enter a name or sign in first.
refusal-no-room = There is no such room.
refusal-damaged = What is stored of this room is damaged. It cannot be played on.
refusal-taken = That username is taken, or you already have an account.
refusal-bad-login = Use 2 to 30 letters, digits, hyphens, dots or underscores.
refusal-bad-password = Use 8 to 200 characters.
refusal-wrong-password = Wrong username or password.
refusal-foreign = This page comes from another site than the server.
refusal-too-much = Too many requests. Wait a moment.
refusal-no-account = You need an account for that.
refusal-no-program = That is for programs, which sign in with a token.
refusal-banned = You’re banned from this server.
refusal-silenced = You can’t chat on this server.
refusal-not-found = There is nothing here.
refusal-unavailable = The server is busy. Try again in a moment.
refusal-closed-page = There is no connection to the server.

# The lobby.
online-title = Play together
online-about = With friends or strangers, each at their own device
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
room-wrong-title = This title cannot be used: it is too long or has characters that cannot be seen.
room-wrong-clock = A clock gives between one second and 14 days.
room-wrong-seats = There are from 1 to 6 seats.
room-wrong-rated = A game that begins in the middle cannot be rated.

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
me-password-show = Show the password
me-password-change = Change the password
me-password-changed = The password is changed. Other browsers are logged out.
me-statistics = Statistics
me-games = Games
me-won = Won
me-best = Most points
me-mean = Points on average
me-rating = Rating
me-rating-none = The first rated game between accounts gives you a rating.
me-rating-about = { $n ->
    [one] The rating comes from one game.
   *[other] The rating comes from { $n } games.
}
me-finished-none = No finished games yet.
me-data = Your data
me-data-about = What this server keeps of you: name, account, programs, games, results, what you said and whom you muted.
me-export = Save as a file
me-forget = Delete everything
me-forget-about = The server forgets you. This cannot be undone.
me-forget-gone = Name, account, programs, results, rating and everything you said are deleted.
me-forget-games = You resign the games that are going on.
me-forget-stays = The name under which you sat at a table stays in the record of that game, which the others have too.
me-forget-go = Delete for good
me-forgotten = The server has forgotten you.

# Programs of one’s own.
program-title = Programs
program-guest = A program that plays here belongs to an account: make one to bring your own.
program-about = A program that you have written can play here with people and with other programs. It has a name, games and a rating of its own; everybody sees that it is a program and that it is yours.
program-docs = How programs play here
program-name = Name of the program
program-make = Make the program
program-here = connected
program-away = not connected
program-token-made = Made: { $when }
program-token-used = Last used: { $when }
program-token-unused = Not used yet
program-tokens-none = Without a token it cannot come in.
program-token-more = Another token
program-revoke = Revoke
program-revoke-title = Revoke the token { $id }?
program-revoke-about = Nobody can come in with it any more, and { $name } is cut off if it uses it now. This cannot be undone.
program-revoked = The token is revoked.
program-forget = Forget
program-forget-title = Forget { $name }?
program-forget-about = { $name } resigns the games that are going on. Its tokens, results and rating are deleted; its name stays in the records of its games. This cannot be undone.
program-forgotten = { $name } is forgotten.
program-token = Token
program-token-title = A token for { $name }
program-token-once = Copy the token now: it is not shown again. Keep it like a password, for whoever has it plays as { $name }.
program-token-use = With this command any engine that speaks Aude’s protocol plays here:
program-token-kept = I have kept it
program-many = An account has at most { $programs } programs and { $tokens } tokens.
