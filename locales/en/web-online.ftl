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
refusal-not-found = There is nothing here.
refusal-unavailable = The server cannot do that now. Try again in a moment.
refusal-closed-page = There is no connection to the server.

# The lobby.
online-title = Play together
