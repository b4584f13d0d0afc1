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
refusal-not-host = Das darf nur, wer den Raum leitet.
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
refusal-not-found = Hier ist nichts.
refusal-unavailable = Der Server kann das gerade nicht. Versuche es gleich noch einmal.
refusal-closed-page = Es besteht keine Verbindung zum Server.

# Die Lobby.
online-title = Zusammen spielen
