# Zusammen spielen: wer man ist, die Lobby, ein eigener Raum.
online-plain = Diese Seite kommt von einem einfachen Webserver, auf dem man nicht zusammen spielen kann.
online-silent = Der Server antwortet nicht. Besteht eine Verbindung zum Internet?
online-failed = Das hat nicht geklappt: { $reason }

# Ein Name genügt.
online-name-title = Wie sollen dich die anderen nennen?
online-name-about = Ein Name genügt, um mitzuspielen. Dieser Browser merkt sich, wer du bist.
online-name = Dein Name
online-name-go = Weiter
online-have-account = Ich habe ein Konto
online-no-account = Ohne Konto
online-login = Anmelden
online-login-about = Du bist dann hier dieselbe Person wie in deinen anderen Browsern.
online-user = Name des Kontos
online-password = Passwort

# Warum etwas nicht geht.
refusal-not-host = Das darf nur der Gastgeber.
refusal-closed = Dieser Raum ist geschlossen.
refusal-begun = Die Partie hat schon begonnen.
refusal-not-playing = Hier läuft gerade keine Partie.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-no-seat = Diesen Platz gibt es nicht.
refusal-seat-taken = Auf diesem Platz sitzt schon jemand.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-no-player = Du spielst hier nicht mit.
refusal-removed = Du wurdest aus diesem Raum entfernt.
refusal-bad-colour = Ein anderer Platz hat diese Farbe.
refusal-bad-name = Dieser Name geht nicht: Er ist leer, zu lang oder hat unsichtbare Zeichen.
refusal-bad-settings = Etwas in diesen Einstellungen passt nicht zusammen.
refusal-seats-free = Einige Plätze sind noch frei.
refusal-no-people = Mindestens ein Mensch muss mitspielen.
refusal-not-your-turn = Jemand anders ist dran.
refusal-stale = Die Partie ist inzwischen weitergegangen.
refusal-ahead = Der Server hat einen älteren Stand dieser Partie. Jetzt ist er zu sehen.
refusal-illegal = Das erlauben die Regeln nicht.
refusal-out-of-time = Die Zeit ist abgelaufen.
refusal-not-your-decision = Das war nicht deine Entscheidung.
refusal-asked = Es läuft schon eine Anfrage.
refusal-not-asked = Es fragt niemand mehr danach.
refusal-not-away = Sie sind da oder noch keine zwei Minuten weg.
refusal-not-replaced = Niemand spielt für dich, oder du hast aufgegeben.
refusal-bad-text = Da steht nichts, oder es ist zu lang.
refusal-bad-emote = Dieses Zeichen ist hier nicht bekannt.
refusal-oneself = Sich selbst kann man nicht stummschalten.
refusal-bad-message = Der Server versteht diese Seite nicht. Lade sie neu.
refusal-not-signed-in = Gib dir zuerst einen Namen oder melde dich an.
refusal-no-room = Diesen Raum gibt es nicht.
refusal-damaged = Was von diesem Raum gespeichert ist, ist beschädigt. Er kann nicht weitergespielt werden.
refusal-taken = Der Name ist vergeben, oder du hast schon ein Konto.
refusal-bad-login = Der Name eines Kontos hat 2 bis 30 Buchstaben, Ziffern, Bindestriche, Punkte und Unterstriche.
refusal-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
refusal-wrong-password = Name oder Passwort ist falsch.
refusal-foreign = Diese Seite kommt von woanders als der Server.
refusal-too-much = Das war zu viel auf einmal. Warte ein wenig.
refusal-no-account = Das geht nur mit einem Konto.
refusal-no-program = Das ist für Programme, die sich mit einem Token anmelden.
refusal-banned = Wer diesen Server betreibt, lässt dich nicht herein.
refusal-silenced = Wer diesen Server betreibt, lässt dich hier nicht schreiben.
refusal-not-found = Hier ist nichts.
refusal-unavailable = Der Server kann das gerade nicht. Versuche es gleich noch einmal.
refusal-closed-page = Es besteht keine Verbindung zum Server.

# Die Lobby.
online-title = Zusammen spielen
online-about = Mit Freunden oder Fremden, alle am eigenen Gerät
online-waiting = { $n ->
    [one] Eine Partie wartet auf deinen Zug
   *[other] { $n } Partien warten auf deinen Zug
}
online-plain-server = Wer Aude auf einem Rechner hat, startet mit diesem Befehl einen Server. Alle anderen öffnen dessen Adresse im Browser.
online-plain-here = Hier kannst du gegen Computer spielen, oder ihr spielt zusammen an diesem einen Gerät.
online-away = Die Verbindung ist unterbrochen. Sie wird neu aufgebaut; bis dahin ist hier nichts aktuell.
online-again = Noch einmal versuchen
online-more = Mehr anzeigen
lobby-new-about = Wähle, was gespielt wird, und lade dann andere mit einem Link ein oder lass alle mitspielen.
lobby-link = Mit Link oder Code mitspielen
lobby-link-go = Los
lobby-link-wrong = Das ist kein Link zu einem Raum.
lobby-nobody = Du kannst dich umsehen. Um mitzuspielen, gib dir einen Namen.
lobby-mine = Deine Partien
lobby-waiting = { $n ->
    [one] Eine Partie wartet auf dich.
   *[other] { $n } Partien warten auf dich.
}
lobby-waiting-none = Niemand wartet auf dich.
lobby-gathering = Offene Partien
lobby-gathering-none = Gerade sucht niemand Mitspieler. Eröffne einen Raum, dann können andere dazukommen.
lobby-playing = Laufende Partien
lobby-playing-none = Gerade läuft keine öffentliche Partie.
lobby-search = Titel und Namen suchen
lobby-found-none = Nichts gefunden.
lobby-room-of = Raum von { $name }
lobby-seats = Plätze
lobby-free = { $n ->
    [one] ein Platz frei
   *[other] { $n } Plätze frei
}
lobby-your-turn = Du bist dran
lobby-damaged = beschädigt
lobby-rated = gewertet
lobby-unlisted = nur mit Link
lobby-turn = Zug { $n }, { $left ->
    [one] noch ein Plättchen
   *[other] noch { $left } Plättchen
}
lobby-due = { $name } ist dran
lobby-end-played = zu Ende gespielt
lobby-end-resigned = durch Aufgabe beendet
lobby-end-out-of-time = durch Zeit entschieden
lobby-end-abandoned = abgebrochen
lobby-join = Mitspielen
lobby-enter = Hinein
lobby-play = Weiter
lobby-watch = Zuschauen
lobby-look = Ansehen

# Ein eigener Raum.
room-new = Neuer Raum
room-change = Raum ändern
room-open = Raum eröffnen
room-save = Übernehmen
room-table = Der Raum
room-title = Titel
room-seats = Plätze
room-seats-about = Du hast den ersten Platz. Im Raum setzen sich die anderen, und freie Plätze kannst du Computern geben.
room-first-lots = Das Los entscheidet
room-first-seat = Platz { $n }
room-listed = Alle können den Raum finden
room-listed-about = Er steht in der Lobby. Sonst kommt nur hinein, wer den Link hat.
room-rated = Die Partie wird gewertet
room-rated-about = Wertungen ändern sich, wenn alle ein Konto haben, auf jedem Platz jemand anders sitzt und niemand ersetzt werden muss.
room-takeover = Computer springen ein
room-takeover-about = Für alle, die gehen, spielt ein Computer weiter. Sonst werden ihre Plättchen nur gelegt.
room-wrong-title = Dieser Titel geht nicht: Er ist zu lang oder hat unsichtbare Zeichen.
room-wrong-clock = Eine Uhr gibt zwischen einer Sekunde und 14 Tagen.
room-wrong-seats = Es gibt 1 bis 6 Plätze.
room-wrong-rated = Eine Partie, die mittendrin beginnt, kann nicht gewertet werden.

# Uhren.
clock-title = Bedenkzeit
clock-kind-none = Unbegrenzt
clock-kind-move = Pro Zug
clock-kind-bank = Pro Partie
clock-none = ohne Uhr
clock-move = { $time } pro Zug
clock-bank = { $time } + { $more } pro Zug
clock-none-about = Alle lassen sich so viel Zeit, wie sie mögen.
clock-move-about = Wer länger braucht, ist aus dem Spiel. Mit Tagen für einen Zug muss niemand gleichzeitig da sein.
clock-bank-about = Alle haben so viel Zeit für die ganze Partie und nach jedem Zug ein wenig mehr.
clock-own = Andere Zeiten
clock-minutes = Minuten für die Partie
clock-seconds = Sekunden mehr nach jedem Zug

# Man selbst.
me-title = Du
me-open = { $name }: Name, Konto und Partien
me-nobody = Namen wählen
me-nobody-title = Noch kennt dich hier niemand
me-nobody-about = Ein Name genügt, um mitzuspielen. Mit einem Konto bist du in jedem Browser dieselbe Person.
me-rename = Ändern
me-renamed = Dein Name ist geändert.
me-name-about = Andere sehen ihn am Tisch. Wo du schon sitzt, behältst du den alten.
me-account = Konto
me-account-is = Du bist als { $login } angemeldet.
me-account-about = Du spielst als Gast, und nur dieser Browser kennt dich. Mit einem Konto aus Name und Passwort hast du deine Partien, Statistik und Wertung auf allen Geräten.
me-register = Konto anlegen
me-registered = Du hast jetzt ein Konto, mit allen deinen Partien.
me-login-about = Wer sich bei einem anderen Konto anmeldet, lässt die Partien dieses Gasts zurück.
me-logout = Abmelden
me-password-old = Altes Passwort
me-password-new = Neues Passwort
me-password-show = Passwort zeigen
me-password-change = Passwort ändern
me-password-changed = Das Passwort ist geändert. Andere Browser sind abgemeldet.
me-statistics = Statistik
me-games = Partien
me-won = Gewonnen
me-best = Meiste Punkte
me-mean = Punkte im Schnitt
me-rating = Wertung
me-rating-none = Mit der ersten gewerteten Partie zwischen Konten bekommst du eine Wertung.
me-rating-about = { $n ->
    [one] Die Wertung stammt aus einer Partie.
   *[other] Die Wertung stammt aus { $n } Partien.
}
me-finished-none = Du hast hier noch keine Partie beendet.
me-data = Deine Daten
me-data-about = Was dieser Server von dir hat: Name, Konto, Programme, Partien, Ergebnisse, was du gesagt und wen du stummgeschaltet hast.
me-export = Als Datei speichern
me-forget = Alles löschen
me-forget-about = Der Server vergisst dich. Das lässt sich nicht rückgängig machen.
me-forget-gone = Name, Konto, Programme, Ergebnisse, Wertung und alles, was du gesagt hast, werden gelöscht.
me-forget-games = Laufende Partien gibst du auf.
me-forget-stays = Der Name, unter dem du am Tisch gesessen hast, bleibt in der Aufzeichnung der Partie, die auch die anderen haben.
me-forget-go = Endgültig löschen
me-forgotten = Der Server hat dich vergessen.

# Eigene Programme.
program-title = Programme
program-guest = Ein Programm, das hier spielt, gehört zu einem Konto: Lege eines an, um dein eigenes mitzubringen.
program-about = Ein Programm, das du geschrieben hast, kann hier mit Menschen und mit anderen Programmen spielen. Es hat einen eigenen Namen, eigene Partien und eine eigene Wertung; alle sehen, dass es ein Programm ist und dass es dir gehört.
program-docs = Wie Programme hier spielen
program-name = Name des Programms
program-make = Programm anlegen
program-here = verbunden
program-away = nicht verbunden
program-token-made = Erstellt: { $when }
program-token-used = Zuletzt benutzt: { $when }
program-token-unused = Noch nicht benutzt
program-tokens-none = Ohne Token kommt es nicht herein.
program-token-more = Noch ein Token
program-revoke = Widerrufen
program-revoke-title = Token { $id } widerrufen?
program-revoke-about = Niemand kommt mehr damit herein, und wenn { $name } es gerade benutzt, bricht die Verbindung ab. Das lässt sich nicht rückgängig machen.
program-revoked = Das Token ist widerrufen.
program-forget = Vergessen
program-forget-title = { $name } vergessen?
program-forget-about = { $name } gibt laufende Partien auf. Die Token, die Ergebnisse und die Wertung werden gelöscht; der Name bleibt in den Aufzeichnungen der Partien. Das lässt sich nicht rückgängig machen.
program-forgotten = { $name } ist vergessen.
program-token = Token
program-token-title = Ein Token für { $name }
program-token-once = Kopiere das Token jetzt: Es wird nicht noch einmal gezeigt. Hüte es wie ein Passwort, denn wer es hat, spielt als { $name }.
program-token-use = Mit diesem Befehl spielt hier jedes Programm, das Audes Protokoll spricht:
program-token-kept = Ich habe es
program-many = Ein Konto hat höchstens { $programs } Programme und { $tokens } Token.
