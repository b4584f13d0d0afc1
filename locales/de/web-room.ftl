# Ein Raum: vor, während und nach der Partie.
room-entering = Der Raum wird betreten …
room-title-none = Ein Raum
room-your-turn = Du bist dran – { $title }
room-to-lobby = Zu allen Räumen
room-missing-title = Diesen Raum gibt es nicht
room-missing = Vielleicht wurde der Link unterwegs abgeschnitten. Bitte um den ganzen Link.
room-damaged-title = Dieser Raum ist beschädigt
room-closed-title = Dieser Raum ist geschlossen
room-closed = Alle sind gegangen, oder lange hat niemand begonnen.
room-stopped = Diese Seite und der Server sind sich über die Partie nicht einig. Nichts ist verloren: Der Server hat alles.

# Die Verbindung.
room-connected = Verbunden
room-lost = Keine Verbindung. Neuer Versuch …
room-closing = Der Server startet neu. Gleich geht es von selbst weiter.
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
room-onlookers = Es schauen zu: { $names }
room-guests = { $n ->
    [one] jemand ohne Namen
   *[other] { $n } ohne Namen
}
room-watching = { $n ->
    [0] Niemand schaut zu
    [one] 1 Person schaut zu
   *[other] { $n } Personen schauen zu
}
room-people = Wer da ist
room-sheet = Der Raum

# Plätze.
room-seat-free = Frei
room-seat-kept = Für { $name } freigehalten
room-sit = Hier sitzen
room-sit-more = Noch jemand
room-stand = Platz von { $name } aufgeben
room-remove = { $name } entfernen
room-remove-about = { $name } kann sich in diesem Raum nicht wieder setzen.
room-fill = Mit Computern auffüllen
room-join = Mitspielen
room-leave = Verlassen
room-leave-last = Du bist allein hier. Wenn du den Raum verlässt, wird er geschlossen.
room-seats-free = { $n ->
    [one] 1 Platz ist noch frei. Schick jemandem den Link oder lass einen Computer spielen.
   *[other] { $n } Plätze sind noch frei. Schick jemandem den Link oder lass Computer spielen.
}
room-ready = Alle Plätze sind besetzt.
room-waits = { $name } beginnt die Partie.
room-invited = { $name } lädt dich zum Mitspielen ein.
room-full = Alle Plätze sind besetzt. Du kannst zuschauen.

# Programme am Tisch.
room-program = Programm
room-program-title = Programm einladen
room-program-about = Programme kommen über das Netz, wie Menschen auch. Jedes gehört jemandem, der dafür geradesteht.
room-program-search = Nach einem Namen suchen
room-program-none = Auf diesem Server spielt noch kein Programm. Wer ein Konto hat, kann eines mitbringen.
room-program-more = Das sind die ersten { $n }. Suche nach einem Namen, um andere zu finden.
room-program-owner = von { $name }
room-program-rating = Wertungszahl { $n }
room-program-unrated = noch keine Wertungszahl
room-program-waits = Für ein Programm, das nicht verbunden ist, wird der Platz freigehalten, bis es kommt.
room-program-rated = Die Partie zählt nicht für die Wertungszahl, wenn ein Programm mit seinem Besitzer oder mit einem anderen Programm desselben Besitzers spielt.
room-program-invite = Einladen
room-program-removed = Es wurde aus diesem Raum entfernt.
room-program-gone = Dieses Programm gibt es nicht mehr.
room-program-declined = { $name } hat abgelehnt.
room-is-program = Programm
room-is-invited = eingeladen
room-uninvite = Einladung an { $name } zurücknehmen
room-kept = Es fehlt noch: { $names }.

# Der Weg hinein.
room-link = Einladen
room-link-about = Wer diesen Link hat, kann mitspielen oder zuschauen.
room-share = Verschicken
room-qr = Der Link als QR-Code

# Was vereinbart ist.
room-agreed = Was gespielt wird
room-agreed-change = Ändern
room-clock-of = { $name }: noch { $time }
room-hurry = Deine Zeit ist fast um.
room-is-rated = Zählt für die Wertungszahl
room-is-unrated = Zählt nicht für die Wertungszahl
room-is-listed = Alle sehen diesen Raum
room-is-unlisted = Nur über den Link
room-no-takeover = Für die, die gehen, werden nur noch Plättchen gelegt.
room-copies = { $box } ({ $n }-mal)
room-with = Mit: { $what }
room-without = Ohne: { $what }
room-position = Die Partie beginnt in einer eigenen Stellung.
room-bag = Im Beutel sind ausgesuchte Plättchen.

# In der Partie.
room-back-ask = Um Zurücknehmen bitten
room-back-asked = { $name } möchte einen Zug zurücknehmen.
room-back-waiting = Du hast um Zurücknehmen gebeten. Es fehlt noch: { $names }.
room-back-others = { $name } möchte einen Zug zurücknehmen. Es fehlt noch: { $names }.
room-back-not = Es bleibt dabei: Nichts wird zurückgenommen.
room-back-agree = Einverstanden
room-back-decline = Ablehnen
room-back-withdraw = Doch nicht
room-lent = Ein Computer spielt für dich.
room-return = Selbst weiterspielen
room-absent = { $name } ist schon eine Weile weg.
room-replace = Computer spielen lassen
room-resign = Aufgeben
room-resign-title = Die Partie aufgeben?
room-resign-two = Dann ist die Partie vorbei, und die andere Seite hat gewonnen.
room-resign-more = Die anderen spielen weiter, und ein Computer spielt an deiner Stelle. Zurück kannst du nicht.
room-resign-whose = Für wen?
room-resign-all = Für alle meine Plätze

# Reden.
room-chat = Chat
room-chat-unread = { $n ->
    [one] Chat, 1 neue Zeile
   *[other] Chat, { $n } neue Zeilen
}
room-chat-empty = Noch hat niemand etwas gesagt.
room-chat-name = Zum Reden einen Namen nennen
room-say = Etwas sagen
room-send = Senden
room-emotes = Schnelle Worte
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
room-mute-about = Du liest dann nichts mehr von ihnen, in keinem Raum.
room-mute-name = { $name } stummschalten
room-unmute = Wieder hören
room-unmute-name = { $name } wieder hören
room-muted = { $name } ist stummgeschaltet.
room-report = Melden
room-report-about = Warum sollte der Betreiber dieses Servers das lesen?
room-reported = Danke. Es wurde gemeldet.

# Das Ende.
room-end-resigned = Aufgegeben: { $names }
room-end-out-of-time = Zeit abgelaufen: { $names }
room-end-abandoned = Alle sind gegangen; niemand hat gewonnen.
room-rating = Deine Wertungszahl ist jetzt { $n }.
room-rating-change = Deine Wertungszahl ist jetzt { $n } ({ $change }).
room-rematch = Jemand möchte noch einmal spielen.
room-to-rematch = Zur Revanche

# Das Mischen.
room-shuffle = Wurde ehrlich gemischt?
room-shuffle-promised = Die Reihenfolge der Plättchen stand fest, bevor das erste gezogen wurde, und der Server hat ein Versprechen gegeben, das zu keiner anderen passt. Am Ende wird es geöffnet.
room-shuffle-opened = Das Versprechen ist offen: Startzahl und Salz ergeben es wieder, und alle Züge aus dem Beutel folgen aus der Startzahl.
room-shuffle-promise = Versprechen
room-shuffle-seed = Startzahl
room-shuffle-salt = Salz
room-shuffle-check = Mit der Aufzeichnung kann das jeder prüfen:
room-shuffle-save = Aufzeichnung speichern
