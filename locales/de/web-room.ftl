# Ein Raum: vor, während und nach der Partie.
room-entering = Der Raum wird betreten …
room-title-none = Raum
room-your-turn = Du bist dran – { $title }
room-to-lobby = Alle Räume
room-missing-title = Diesen Raum gibt es nicht
room-missing = Der Link ist vielleicht unvollständig. Bitte noch einmal darum.
room-damaged-title = Dieser Raum ist beschädigt
room-closed-title = Dieser Raum ist geschlossen
room-closed = Alle sind gegangen, oder die Partie hat nie begonnen.
room-stopped = Diese Seite und der Server sind sich über die Partie nicht einig. Auf dem Server ist sie sicher.

# Die Verbindung.
room-connected = Verbunden
room-lost = Verbindung unterbrochen. Neuer Versuch …
room-sending = Wird gesendet …
room-closing = Der Server startet neu. Gleich geht es weiter.
room-try = Jetzt versuchen

# Wer da ist.
room-you = du
room-host = Gastgeber
room-is-here = da
room-is-away = weg
room-away-person = { $name } ist nicht verbunden.
room-gone-resigned = hat aufgegeben, ein Computer spielt weiter
room-gone-out-of-time = Zeit abgelaufen, ein Computer spielt weiter
room-gone-replaced = weg, solange spielt ein Computer
room-gone-short-resigned = aufgegeben
room-gone-short-out-of-time = Zeit um
room-gone-short-replaced = weg
room-onlookers = Zuschauer: { $names }
room-guests = { $n ->
    [one] 1 Gast
   *[other] { $n } Gäste
}
room-watching = { $n ->
    [0] Niemand schaut zu
    [one] 1 Person schaut zu
   *[other] { $n } Personen schauen zu
}
room-people = In diesem Raum
room-sheet = Raum

# Plätze.
room-seat-free = Frei
room-seat-kept = Reserviert für { $name }
room-sit = Hier sitzen
room-sit-more = Zweite Person an diesem Gerät
room-stand = Platz von { $name } aufgeben
room-remove = { $name } entfernen
room-remove-about = { $name } kann diesem Raum nicht wieder beitreten.
room-fill = Mit Computern auffüllen
room-join = Mitspielen
room-leave = Verlassen
room-leave-last = Du bist allein hier. Wenn du gehst, wird der Raum geschlossen.
room-seats-free = { $n ->
    [one] 1 Platz ist frei. Teile den Link oder füge einen Computer hinzu.
   *[other] { $n } Plätze sind frei. Teile den Link oder füge Computer hinzu.
}
room-ready = Alle sind da.
room-waits = { $name } startet die Partie
room-ready-go = Ich bin bereit
room-ready-not = Doch noch nicht bereit
room-ready-about = Diese Partie hat eine Uhr. Sag, wenn du bereit bist.
room-is-ready = bereit
room-unready = Noch nicht bereit: { $names }
room-unrated-guests = { $n ->
    [one] Ohne Wertung: { $names } hat kein Konto.
   *[other] Ohne Wertung: { $names } haben kein Konto.
}
room-unrated-computer = Ohne Wertung, denn ein Computer spielt mit.
room-unrated-twice = Ohne Wertung, denn jemand hat zwei Plätze.
room-invited = { $name } lädt dich zum Spielen ein
room-full = Der Raum ist voll. Du kannst zuschauen.

# Programme am Tisch.
room-program = Bot
room-program-title = Bot einladen
room-program-about = Bots sind Programme, die sich wie Menschen über das Netz verbinden. Für jeden ist jemand verantwortlich.
room-program-search = Nach Namen suchen
room-program-none = Auf diesem Server gibt es noch keine Bots. Mit einem Konto kannst du deinen eigenen mitbringen.
room-program-more = Die ersten { $n }. Suche, um andere zu finden.
room-program-owner = von { $name }
room-program-rating = Wertungszahl { $n }
room-program-unrated = noch keine Wertungszahl
room-program-waits = Ist ein Bot nicht verbunden, bleibt sein Platz reserviert.
room-program-rated = Spielt ein Bot mit seinem Besitzer oder einem weiteren Bot desselben Besitzers, wird die Partie nicht gewertet.
room-program-invite = Einladen
room-program-removed = Dieser Bot wurde aus dem Raum entfernt.
room-program-gone = Diesen Bot gibt es nicht mehr.
room-program-declined = { $name } hat abgelehnt.
room-is-program = Bot
room-is-invited = eingeladen
room-uninvite = Einladung an { $name } zurückziehen
room-kept = Warten auf { $names }

# Der Weg hinein.
room-link = Einladen
room-link-about = Wer den Link hat, kann mitspielen oder zuschauen.
room-share = Teilen
room-qr = QR-Code für den Link

# Was vereinbart ist.
room-agreed = Spiel
room-agreed-change = Ändern
room-clock-of = { $name }: noch { $time }
room-hurry = Deine Zeit läuft gleich ab.
room-notify = Benachrichtigen, wenn ich dran bin
room-notify-about = Solange diese Seite im Hintergrund offen ist.
room-notify-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite.
room-is-rated = Gewertet
room-is-unrated = Ohne Wertung
room-is-listed = Steht in der Lobby
room-is-unlisted = Nur mit Link
room-no-takeover = Verlässt jemand die Partie, werden nur noch die Plättchen gelegt.
room-copies = { $box } ({ $n }-mal)
room-with = Mit: { $what }
room-without = Ohne: { $what }
room-position = Beginnt in einer eigenen Stellung
room-bag = Eigene Auswahl von Plättchen

# In der Partie.
room-back-ask = Um Rücknahme bitten
room-back-asked = { $name } möchte einen Zug zurücknehmen.
room-back-waiting = Rücknahme erbeten. Warten auf { $names }
room-back-others = { $name } möchte einen Zug zurücknehmen. Warten auf { $names }
room-back-not = { $name } hat abgelehnt.
room-back-agree = Erlauben
room-back-decline = Ablehnen
room-back-withdraw = Zurückziehen
room-lent = Ein Computer spielt für dich.
room-return = Wieder übernehmen
room-absent = { $name } ist schon eine Weile weg.
room-replace = Computer spielen lassen
room-resign = Aufgeben
room-resign-title = Die Partie aufgeben?
room-resign-two = Die Partie endet, und die Gegenseite gewinnt.
room-resign-more = Die anderen spielen weiter, ein Computer übernimmt für dich. Zurück kannst du nicht.
room-resign-whose = Welcher Platz?
room-resign-all = Alle meine Plätze

# Reden.
room-chat = Chat
room-chat-unread = { $n ->
    [one] Chat, 1 neue Nachricht
   *[other] Chat, { $n } neue Nachrichten
}
room-chat-empty = Noch keine Nachrichten
room-chat-name = Namen eingeben und mitreden
room-say = Nachricht
room-send = Senden
room-emotes = Schnellnachrichten
room-emote-hello = Hallo!
room-emote-thanks = Danke!
room-emote-well-played = Gut gespielt!
room-emote-good-luck = Viel Glück!
room-emote-oops = Hoppla!
room-emote-thinking = Ich überlege …
room-emote-wow = Wow!
room-emote-goodbye = Tschüss!
room-person = Zu { $name }
room-mute = Stummschalten
room-mute-about = Du siehst ihre Nachrichten in keinem Raum mehr.
room-mute-name = { $name } stummschalten
room-unmute = Stummschaltung aufheben
room-unmute-name = Stummschaltung von { $name } aufheben
room-muted = { $name } ist stummgeschaltet.
room-report = Melden
room-report-about = Was soll der Betreiber dieses Servers wissen?
room-reported = Danke, deine Meldung ist unterwegs.

# Das Ende.
room-end-resigned = Aufgegeben: { $names }
room-end-out-of-time = Zeit abgelaufen: { $names }
room-end-abandoned = Alle sind gegangen. Niemand gewinnt.
room-rating = Deine Wertungszahl ist jetzt { $n }.
room-rating-change = Deine Wertungszahl ist jetzt { $n } ({ $change }).
room-rematch = { $name } möchte eine Revanche.
room-rematch-join = Mitspielen
room-to-rematch = Zur Revanche

# Das Mischen.
room-shuffle = Wurde ehrlich gemischt?
room-shuffle-promised = Die Reihenfolge der Plättchen stand vor dem ersten Ziehen fest. Der Server hat ein Versprechen abgegeben, das zu keiner anderen passt, und öffnet es nach der Partie.
room-shuffle-opened = Das Versprechen ist geöffnet: Es ergibt sich aus Startzahl und Salz, und jedes Ziehen ergibt sich aus der Startzahl.
room-shuffle-promise = Versprechen
room-shuffle-seed = Startzahl
room-shuffle-salt = Salz
room-shuffle-check = Mit der Aufzeichnung kann das jeder prüfen:
room-shuffle-save = Aufzeichnung speichern
room-unrated-owner = Ohne Wertung, denn ein Bot spielt gegen seinen Besitzer oder gegen einen anderen Bot desselben Besitzers.
