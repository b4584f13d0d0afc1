# Zusammen spielen: wer man ist, die Lobby, ein eigener Raum.
online-plain = Auf dieser Seite könnt ihr nicht zusammen spielen: Sie hat keinen Spielserver.
online-silent = Der Server antwortet nicht. Prüfe deine Internetverbindung.
online-failed = Etwas ist schiefgegangen: { $reason }

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
refusal-not-host = Das kann nur der Gastgeber.
refusal-closed = Dieser Raum ist geschlossen.
refusal-begun = Die Partie hat schon begonnen.
refusal-not-playing = In diesem Raum läuft keine Partie.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-no-seat = Diesen Platz gibt es nicht.
refusal-seat-taken = Der Platz ist besetzt.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-no-player = Du spielst hier nicht mit.
refusal-removed = Der Gastgeber hat dich aus diesem Raum entfernt.
refusal-bad-colour = Diese Farbe ist vergeben.
refusal-bad-name = Der Name ist leer, zu lang oder enthält unsichtbare Zeichen.
refusal-bad-settings = Diese Einstellungen passen nicht zusammen.
refusal-seats-free = Einige Plätze sind noch frei.
refusal-no-people = Mindestens ein Mensch muss mitspielen.
refusal-not-your-turn = Du bist nicht dran.
refusal-stale = Die Partie ist schon weiter. Versuche es noch einmal.
refusal-ahead = Der Server kennt einen früheren Stand. Du siehst die Partie jetzt so, wie der Server sie kennt.
refusal-illegal = Dieser Zug ist nicht erlaubt.
refusal-out-of-time = Die Zeit ist abgelaufen.
refusal-not-your-decision = Das war nicht dein Zug.
refusal-asked = Eine andere Anfrage wartet noch auf Antwort.
refusal-not-asked = Diese Anfrage ist nicht mehr offen.
refusal-not-away = Noch da oder erst seit weniger als zwei Minuten weg.
refusal-not-replaced = Kein Computer spielt für dich, oder du hast aufgegeben.
refusal-bad-text = Deine Nachricht ist leer oder zu lang.
refusal-bad-emote = Diese Schnellnachricht gibt es nicht.
refusal-oneself = Dich selbst kannst du nicht stummschalten.
refusal-bad-message = Diese Seite ist veraltet. Lade sie neu.
refusal-not-signed-in = Gib zuerst einen Namen ein oder melde dich an.
refusal-no-room = Diesen Raum gibt es nicht.
refusal-damaged = Die Daten dieses Raums sind beschädigt. Die Partie kann nicht weitergehen.
refusal-taken = Der Benutzername ist vergeben, oder du hast schon ein Konto.
refusal-bad-login = 2 bis 30 Buchstaben, Ziffern, Bindestriche, Punkte oder Unterstriche.
refusal-bad-password = 8 bis 200 Zeichen.
refusal-wrong-password = Benutzername oder Passwort ist falsch.
refusal-foreign = Diese Seite stammt von einer anderen Adresse. Öffne sie unter der Adresse des Servers.
refusal-too-much = Zu viele Anfragen. Warte einen Moment.
refusal-no-account = Dafür brauchst du ein Konto.
refusal-no-program = Das können nur Bots, die sich mit einem Token anmelden.
refusal-banned = Du bist auf diesem Server gesperrt.
refusal-silenced = Du darfst auf diesem Server nicht chatten.
refusal-not-found = Nicht gefunden.
refusal-unavailable = Der Server ist gerade beschäftigt. Versuche es gleich noch einmal.
refusal-closed-page = Keine Verbindung zum Server.

# Die Lobby.
online-title = Zusammen spielen
online-about = Mit Freunden oder Fremden, alle am eigenen Gerät
online-waiting = { $n ->
    [one] Eine Partie wartet auf deinen Zug
   *[other] { $n } Partien warten auf deinen Zug
}
online-plain-server = Um an verschiedenen Geräten zu spielen, muss jemand von euch Aude als Server betreiben. Wer schon einen hat, gibt den anderen die Adresse. Wie du selbst einen einrichtest, steht in Audes Dokumentation; es dauert ein paar Minuten.
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
lobby-end-resigned = Aufgegeben: { $names }
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
room-wrong-title = Der Titel ist zu lang oder enthält unsichtbare Zeichen.
room-wrong-clock = Wähle eine Zeit zwischen einer Sekunde und 14 Tagen.
room-wrong-seats = Ein Raum hat 1 bis 6 Plätze.
room-wrong-rated = Partien aus einer eigenen Stellung werden nicht gewertet.

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
me-account-about = Du spielst als Gast in diesem Browser. Mit einem Konto hast du Partien, Statistik und Wertungszahl auf allen Geräten.
me-register = Konto erstellen
me-registered = Konto erstellt. Deine Partien sind dabei.
me-login-about = Wenn du dich bei einem anderen Konto anmeldest, bleiben die Partien dieses Gasts zurück.
me-logout = Abmelden
me-password-old = Altes Passwort
me-password-new = Neues Passwort
me-password-show = Passwort anzeigen
me-password-change = Passwort ändern
me-password-changed = Passwort geändert. Überall sonst bist du abgemeldet.
me-statistics = Statistik
me-games = Partien
me-won = Gewonnen
me-best = Meiste Punkte
me-mean = Punkte im Schnitt
me-rating = Wertungszahl
me-rating-none = Deine erste gewertete Partie gegen jemanden mit Konto bringt dir eine Wertungszahl.
me-rating-about = { $n ->
    [one] Die Wertungszahl stammt aus einer Partie.
   *[other] Die Wertungszahl stammt aus { $n } Partien.
}
me-finished-none = Noch keine beendete Partie.
me-data = Deine Daten
me-data-about = Was dieser Server über dich speichert: Name, Konto, Bots, Partien, Ergebnisse, Nachrichten und wen du stummgeschaltet hast.
me-export = Als Datei speichern
me-forget = Alles löschen
me-forget-about = Alle deine Daten auf diesem Server werden gelöscht. Das lässt sich nicht rückgängig machen.
me-forget-gone = Name, Konto, Bots, Ergebnisse, Wertungszahl und Nachrichten werden gelöscht.
me-forget-games = Alle laufenden Partien gibst du auf.
me-forget-stays = In den Aufzeichnungen deiner Partien bleibt dein Name stehen, denn die anderen haben sie auch.
me-forget-go = Endgültig löschen
me-forgotten = Alle deine Daten sind gelöscht.

# Eigene Programme.
program-title = Bots
program-guest = Um einen eigenen Bot mitzubringen, erstelle zuerst ein Konto.
program-about = Lass einen selbst geschriebenen Bot gegen Menschen und andere Bots spielen. Er hat einen eigenen Namen, eigene Partien und eine eigene Wertungszahl. Alle sehen, dass er ein Bot ist und dir gehört.
program-docs = So verbindest du einen Bot
program-name = Name des Bots
program-make = Bot hinzufügen
program-here = verbunden
program-away = nicht verbunden
program-token-made = Erstellt: { $when }
program-token-used = Zuletzt benutzt: { $when }
program-token-unused = Noch nicht benutzt
program-tokens-none = Ohne Token kann er sich nicht anmelden.
program-token-more = Noch ein Token
program-revoke = Widerrufen
program-revoke-title = Token { $id } widerrufen?
program-revoke-about = Damit kann sich niemand mehr anmelden. Benutzt { $name } es gerade, wird die Verbindung getrennt. Das lässt sich nicht rückgängig machen.
program-revoked = Token widerrufen.
program-forget = Löschen
program-forget-title = { $name } löschen?
program-forget-about = { $name } gibt laufende Partien auf. Die Token, die Ergebnisse und die Wertungszahl werden gelöscht; der Name bleibt in den Aufzeichnungen der Partien. Das lässt sich nicht rückgängig machen.
program-forgotten = { $name } ist gelöscht.
program-token = Token
program-token-title = Token für { $name }
program-token-once = Kopiere es jetzt, es wird nicht noch einmal angezeigt. Hüte es wie ein Passwort: Wer es hat, kann als { $name } spielen.
program-token-use = Dieser Befehl verbindet jede Engine, die Audes Protokoll spricht:
program-token-kept = Ich habe es gespeichert
program-many = Du kannst höchstens { $programs } Bots und { $tokens } Token haben.
