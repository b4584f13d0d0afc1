# Zusammen spielen: wer man ist, die Lobby, ein eigener Raum.
online-plain = Auf dieser Seite könnt ihr nicht zusammen spielen: Sie hat keinen Spielserver.
online-silent = Der Server antwortet nicht. Prüfe deine Internetverbindung.
online-failed = Das hat nicht geklappt: { $reason }

# Ein Name genügt.
online-name-title = Wie heißt du?
online-name-about = Mehr brauchst du nicht zum Spielen. Dieser Browser merkt sich dich.
online-name = Dein Name
online-name-go = Weiter
online-have-account = Ich habe ein Konto
online-no-account = Als Gast spielen
online-login = Anmelden
online-login-about = So spielst du auf allen Geräten als dieselbe Person.
online-user = Benutzername
online-password = Passwort

# Warum etwas nicht geht.
refusal-not-host = Das darf nur der Gastgeber.
refusal-closed = Dieser Raum ist geschlossen.
refusal-begun = Die Partie hat schon begonnen.
refusal-not-playing = Hier läuft gerade keine Partie.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-no-seat = Diesen Platz gibt es nicht.
refusal-seat-taken = Der Platz ist besetzt.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-no-player = Du spielst hier nicht mit.
refusal-removed = Du wurdest aus diesem Raum entfernt.
refusal-bad-colour = Ein anderer Platz hat diese Farbe.
refusal-bad-name = Dieser Name geht nicht: Er ist leer, zu lang oder hat unsichtbare Zeichen.
refusal-bad-settings = Etwas in diesen Einstellungen passt nicht zusammen.
refusal-seats-free = Einige Plätze sind noch frei.
refusal-no-people = Mindestens ein Mensch muss mitspielen.
refusal-not-your-turn = Du bist nicht dran.
refusal-stale = Die Partie ist inzwischen weitergegangen.
refusal-ahead = Der Server hat einen älteren Stand dieser Partie. Jetzt ist er zu sehen.
refusal-illegal = Dieser Zug ist nicht erlaubt.
refusal-out-of-time = Die Zeit ist abgelaufen.
refusal-not-your-decision = Das war nicht dein Zug.
refusal-asked = Es ist noch eine Anfrage offen.
refusal-not-asked = Diese Anfrage ist nicht mehr offen.
refusal-not-away = Noch da oder erst seit weniger als zwei Minuten weg.
refusal-not-replaced = Niemand spielt für dich, oder du hast aufgegeben.
refusal-bad-text = Deine Nachricht ist leer oder zu lang.
refusal-bad-emote = Dieses Zeichen ist hier nicht bekannt.
refusal-oneself = Dich selbst kannst du nicht stummschalten.
refusal-bad-message = Diese Seite ist veraltet. Lade sie neu.
refusal-not-signed-in = Gib zuerst einen Namen ein oder melde dich an.
refusal-no-room = Diesen Raum gibt es nicht.
refusal-damaged = Was von diesem Raum gespeichert ist, ist beschädigt. Er kann nicht weitergespielt werden.
refusal-taken = Der Benutzername ist vergeben, oder du hast schon ein Konto.
refusal-bad-login = 2 bis 30 Buchstaben, Ziffern, Bindestriche, Punkte oder Unterstriche.
refusal-bad-password = 8 bis 200 Zeichen.
refusal-wrong-password = Benutzername oder Passwort ist falsch.
refusal-foreign = Diese Seite kommt von woanders als der Server.
refusal-too-much = Zu viele Anfragen. Warte einen Moment.
refusal-no-account = Dafür brauchst du ein Konto.
refusal-no-program = Das ist für Programme, die sich mit einem Token anmelden.
refusal-banned = Du bist auf diesem Server gesperrt.
refusal-silenced = Du darfst auf diesem Server nicht chatten.
refusal-not-found = Hier ist nichts.
refusal-unavailable = Der Server ist gerade beschäftigt. Versuche es gleich noch einmal.
refusal-closed-page = Es besteht keine Verbindung zum Server.

# Die Lobby.
online-title = Zusammen spielen
online-about = Mit Freunden oder Fremden, alle am eigenen Gerät
online-waiting = { $n ->
    [one] Eine Partie wartet auf deinen Zug
   *[other] { $n } Partien warten auf deinen Zug
}
online-plain-server = Um an verschiedenen Geräten zu spielen, braucht jemand von euch Aude als Server. Hat eine Freundin oder ein Freund einen, öffne die Adresse, die du von dort bekommst. Wie man selbst einen einrichtet, steht in Audes Dokumentation; es dauert ein paar Minuten.
online-plain-here = Hier kannst du gegen Computer spielen, oder ihr spielt zusammen an diesem Gerät.
online-away = Verbindung unterbrochen. Sie wird neu aufgebaut; die Liste ist womöglich veraltet.
online-again = Noch einmal versuchen
online-more = Mehr anzeigen
lobby-new-about = Wähle ein Spiel und teile den Link.
lobby-link = Mit Link oder Code mitspielen
lobby-link-go = Los
lobby-link-wrong = Das ist kein Link zu einem Raum.
lobby-nobody = Sieh dich um. Zum Mitspielen brauchst du nur einen Namen.
lobby-mine = Deine Partien
lobby-waiting = { $n ->
    [one] Eine Partie wartet auf dich.
   *[other] { $n } Partien warten auf dich.
}
lobby-waiting-none = Du bist gerade in keiner Partie dran.
lobby-gathering = Offene Partien
lobby-gathering-none = Keine offenen Partien. Eröffne einen Raum und zeige ihn in der Lobby.
lobby-playing = Laufende Partien
lobby-playing-none = Gerade läuft keine öffentliche Partie.
lobby-search = Titel und Namen suchen
lobby-found-none = Nichts gefunden
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
lobby-end-played = beendet
lobby-end-resigned = { $names } hat aufgegeben
lobby-end-out-of-time = Zeit abgelaufen: { $names }
lobby-end-abandoned = abgebrochen
lobby-join = Mitspielen
lobby-enter = Öffnen
lobby-play = Weiter
lobby-watch = Zuschauen
lobby-look = Nachspielen

# Ein eigener Raum.
room-new = Neuer Raum
room-change = Raum ändern
room-open = Raum eröffnen
room-save = Übernehmen
room-table = Raum
room-title = Titel
room-seats = Plätze
room-seats-about = Du hast den ersten Platz. Freie Plätze sind für Freunde oder Computer.
room-first-lots = Zufällig
room-first-seat = Platz { $n }
room-listed = In der Lobby zeigen
room-listed-about = Jeder kann mitspielen. Sonst nur, wer den Link hat.
room-rated = Gewertete Partie
room-rated-about = Auf jedem Platz muss eine andere Person mit Konto sitzen.
room-takeover = Computer springen ein
room-takeover-about = Geht jemand, spielt ein Computer weiter. Sonst legt er nur die Plättchen.
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
clock-none-about = Ohne Zeitdruck.
clock-move-about = Wer die Zeit überschreitet, scheidet aus. Mit Tagen pro Zug muss niemand gleichzeitig online sein.
clock-bank-about = Zeit für die ganze Partie und etwas mehr nach jedem Zug.
clock-own = Eigene Zeiten
clock-minutes = Minuten pro Partie
clock-seconds = Sekunden mehr pro Zug

# Man selbst.
me-title = Du
me-open = { $name }: Name, Konto und Partien
me-nobody = Namen eingeben
me-nobody-title = Du bist nicht angemeldet
me-nobody-about = Ein Name genügt zum Spielen. Mit einem Konto bist du auf jedem Gerät dieselbe Person.
me-rename = Ändern
me-renamed = Name geändert
me-name-about = Andere sehen ihn am Tisch. In laufenden Partien bleibt der alte.
me-account = Konto
me-account-is = Angemeldet als { $login }
me-account-about = Du spielst als Gast in diesem Browser. Mit einem Konto hast du Partien, Statistik und Wertung auf allen Geräten.
me-register = Konto erstellen
me-registered = Konto erstellt. Deine Partien sind dabei.
me-login-about = Wenn du dich bei einem anderen Konto anmeldest, bleiben die Partien dieses Gasts zurück.
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
me-finished-none = Noch keine beendete Partie.
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
