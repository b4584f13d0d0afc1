# Playing together: who one is, the lobby, a room of one’s own.
online-plain = This page comes from a plain web host, where nobody can play together.
online-silent = The server does not answer. Are you connected to the internet?
online-failed = That did not work: { $reason }

# A name is enough.
online-name-title = What shall we call you?
online-name-about = A name is enough to play. This browser remembers who you are.
online-name = Your name
online-name-go = Go on
online-have-account = I have an account
online-no-account = Without an account
online-login = Log in
online-login-about = You are then the same player here as in your other browsers.
online-user = Name of the account
online-password = Password

# Why something cannot be done.
refusal-not-host = Only the host may do that.
refusal-closed = This room is closed.
refusal-begun = The game has already begun.
refusal-not-playing = No game is going on here.
refusal-not-over = The game is not over yet.
refusal-no-seat = There is no such seat.
refusal-seat-taken = Somebody else has that seat.
refusal-not-your-seat = That is not your seat.
refusal-no-player = You do not play here.
refusal-removed = The host has removed you from this room.
refusal-bad-colour = Another seat has that colour.
refusal-bad-name = This name cannot be used: it is empty, too long, or has characters that cannot be seen.
refusal-bad-settings = Something in these settings does not fit together.
refusal-seats-free = Some seats are still free.
refusal-no-people = Somebody has to play who is not a computer.
refusal-not-your-turn = Somebody else is to decide.
refusal-stale = The game has gone on in the meantime.
refusal-ahead = The server has an older state of this game. It is shown now.
refusal-illegal = The rules do not allow that.
refusal-out-of-time = The time is over.
refusal-not-your-decision = That was not your decision.
refusal-asked = Something is being asked for already.
refusal-not-asked = Nothing is being asked for any more.
refusal-not-away = They are there, or have not been away for two minutes yet.
refusal-not-replaced = Nobody plays in your place, or you have resigned.
refusal-bad-text = There is nothing to be read, or it is too long.
refusal-bad-emote = This sign is not known here.
refusal-oneself = One cannot mute oneself.
refusal-bad-message = The server does not understand this page. Load it again.
refusal-not-signed-in = Give yourself a name first, or log in.
refusal-no-room = There is no such room.
refusal-damaged = What is stored of this room is damaged. It cannot be played on.
refusal-taken = Somebody has that name, or you have an account already.
refusal-bad-login = The name of an account has from 2 to 30 letters, digits, hyphens, dots and underscores.
refusal-bad-password = A password has from 8 to 200 characters.
refusal-wrong-password = Name or password is wrong.
refusal-foreign = This page comes from another site than the server.
refusal-too-much = That was too much at once. Wait a little.
refusal-no-account = Only those with an account can do that.
refusal-no-program = That is for programs, which sign in with a token.
refusal-banned = Whoever runs this server does not let you in.
refusal-silenced = Whoever runs this server does not let you speak.
refusal-not-found = There is nothing here.
refusal-unavailable = The server cannot do that now. Try again in a moment.
refusal-closed-page = There is no connection to the server.

# The lobby.
online-title = Play together
online-about = With friends or strangers, each at their own device
online-waiting = { $n ->
    [one] A game is waiting for your move
   *[other] { $n } games are waiting for your move
}
online-plain-server = Whoever has Aude on a computer can run a server with this command. Everybody else opens its address in a browser.
online-plain-here = Here you can play against computers, or together at this one device.
online-away = The connection is lost. It is tried again; until then nothing here is up to date.
online-again = Try again
online-more = Show more
lobby-new-about = Choose what is played, then invite others by a link or let anybody join.
lobby-link = Join by link or code
lobby-link-go = Go
lobby-link-wrong = That is no link to a room.
lobby-nobody = You can look around. To play, give yourself a name.
lobby-mine = Your games
lobby-waiting = { $n ->
    [one] One game is waiting for you.
   *[other] { $n } games are waiting for you.
}
lobby-waiting-none = Nobody is waiting for you.
lobby-gathering = Open games
lobby-gathering-none = Nobody is looking for players. Open a room, and others can join you.
lobby-playing = Running games
lobby-playing-none = No public game is going on.
lobby-search = Search titles and names
lobby-found-none = Nothing was found.
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
lobby-end-played = played to the end
lobby-end-resigned = ended by resignation
lobby-end-out-of-time = ended on time
lobby-end-abandoned = abandoned
lobby-join = Join
lobby-enter = Enter
lobby-play = Play
lobby-watch = Watch
lobby-look = Look back

# A room of one’s own.
room-new = New room
room-change = Change the room
room-open = Open the room
room-save = Save
room-table = The room
room-title = Title
room-seats = Seats
room-seats-about = You have the first seat. In the room others take theirs, and you can put computers on free ones.
room-first-lots = By lot
room-first-seat = Seat { $n }
room-listed = Anybody may find the room
room-listed-about = It is listed in the lobby. Otherwise only those with the link can come.
room-rated = The game is rated
room-rated-about = Ratings change if everybody has an account, every seat is somebody else’s, and nobody has to be replaced.
room-takeover = Computers stand in
room-takeover-about = A computer plays on for those who leave. Otherwise their tiles are only placed.
room-wrong-title = This title cannot be used: it is too long or has characters that cannot be seen.
room-wrong-clock = A clock gives between one second and 14 days.
room-wrong-seats = There are from 1 to 6 seats.
room-wrong-rated = A game that begins in the middle cannot be rated.

# Clocks.
clock-title = Time
clock-kind-none = Unlimited
clock-kind-move = For a move
clock-kind-bank = For the game
clock-none = no clock
clock-move = { $time } for a move
clock-bank = { $time } + { $more } a move
clock-none-about = Everybody takes as long as they like.
clock-move-about = Whoever takes longer is out of the game. With days for a move, nobody has to be there at the same time.
clock-bank-about = Everybody has so much time for the whole game, and a little more after each move.
clock-own = Other times
clock-minutes = Minutes for the game
clock-seconds = Seconds more after a move

# Oneself.
me-title = You
me-open = { $name }: name, account and games
me-nobody = Choose a name
me-nobody-title = Nobody knows you here yet
me-nobody-about = A name is enough to play. With an account you are the same player in every browser.
me-rename = Change
me-renamed = Your name is changed.
me-name-about = Others see it at the table. Where you already sit, you keep the old one.
me-account = Account
me-account-is = You are logged in as { $login }.
me-account-about = You play as a guest, and only this browser knows you. An account, a name and a password, keeps your games, statistics and rating on all your devices.
me-register = Make an account
me-registered = You have an account now, and all your games are in it.
me-login-about = Whoever logs in to another account leaves the games of this guest behind.
me-logout = Log out
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
me-finished-none = You have not finished a game here yet.
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
