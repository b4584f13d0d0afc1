# Die Seite im Browser: alles um den Tisch herum.

# Bedienelemente.
ui-close = Schließen
ui-less = Weniger
ui-more = Mehr
loading = Lädt …

# Wenn etwas schiefgeht.
error-title = Etwas ist schiefgegangen
error-load = Ein Teil der Seite konnte nicht geladen werden. Deine Partien sind sicher.
error-reload = Neu laden
error-language = Diese Sprache konnte nicht geladen werden.
missing-title = Diese Partie gibt es nicht
missing = Sie ist in diesem Browser nicht gespeichert. Vielleicht wurde sie gelöscht oder auf einem anderen Gerät gespielt.

# Die Startseite.
front-tagline = Plättchen für Plättchen wächst ein Land
front-play = Spielen
front-play-about = Du gegen einen Computer, das Grundspiel
front-new = Neue Partie
front-continue = Weiterspielen
front-finished = Beendete Partien
front-all = Alle { $n } Partien zeigen
front-import-failed = Diese Datei lässt sich nicht spielen: { $reason }
front-delete = Löschen
front-deleted = Die Partie ist gelöscht.
front-undo-delete = Zurückholen
front-not-lasting = Dieser Browser lässt die Seite nichts speichern: Partien gehen verloren, wenn sie geschlossen wird.
front-damaged = { $n ->
    [one] Eine beschädigte Partie
   *[other] Beschädigte Partien
}
front-damaged-one = Diese Partie lässt sich nicht mehr lesen.
front-newer-one = Diese Partie wurde von einer neueren Fassung dieser Seite gespeichert.
front-damaged-look = Was ist noch da?
damaged-title = Eine beschädigte Partie
damaged-record = Die Aufzeichnung der Partie ist noch da, ganz oder zum Teil. Speichere sie als Datei: Eine ganze lässt sich wieder öffnen, in einem Teil kannst du nachlesen, was geschah.
damaged-text = Das ist alles, was davon übrig ist.
damaged-newer = Lade die Seite neu oder öffne die Partie in der neueren Fassung. Es wurde nichts verändert.
card-over = beendet
card-left = { $n ->
    [one] noch 1 Plättchen
   *[other] noch { $n } Plättchen
}
card-continue = Partie von { $names } weiterspielen
card-look = Beendete Partie von { $names } ansehen

# Ein Text, der gerettet werden soll.
rescue-text = Der Text
rescue-copy = Kopieren
rescue-copied = Kopiert
rescue-save = Als Datei speichern

# Eine laufende Partie.
play-opening = Die Partie wird geöffnet …
play-leave = Zur Startseite
play-broken-title = Diese Partie lässt sich nicht öffnen
play-broken = Ihre Aufzeichnung wurde geprüft und stimmt nicht. Du kannst sie als Text speichern und nachsehen, was nicht stimmt.
play-elsewhere-title = Die Partie geht anderswo weiter
play-elsewhere = Sie wurde in einem anderen Tab oder Fenster dieses Browsers geöffnet und wird jetzt dort gespielt.
play-take-over = Hier weiterspielen
play-stopped-title = Die Partie ist stehen geblieben
play-stopped = Etwas Unerwartetes ist geschehen. Alles bis zur letzten Aktion ist gespeichert.
play-retry = Noch einmal versuchen
play-unsaved-title = Die Partie kann nicht gespeichert werden
play-unsaved = In diesem Browser ist kein Platz mehr. Lösche alte Partien auf der Startseite oder speichere diese als Datei. Du kannst weiterspielen, aber die Partie ist verloren, wenn die Seite geschlossen wird.
play-go-on = Weiterspielen
start-no-room = In diesem Browser ist kein Platz mehr: Diese Partie geht verloren, wenn die Seite geschlossen wird.

# Einstellungen.
settings-title = Einstellungen
settings-name = Dein Name
settings-name-about = In Partien, die „Spielen“ beginnt; ohne Namen spielt dort ein Gast
settings-language = Sprache
settings-language-auto = Wie im Browser
settings-theme = Helligkeit
settings-theme-auto = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Animationen
settings-motion-auto = Wie das System
settings-motion-on = An
settings-motion-off = Aus
settings-pace = Tempo der Computer
settings-pace-about = Wie lange ein Schritt zu sehen ist, bevor ein Computer den nächsten tut
settings-pace-quick = Schnell
settings-pace-normal = Normal
settings-pace-calm = Ruhig
settings-sound = Klänge
settings-sound-about = Leise; nichts wird nur durch Klang gesagt
settings-touch = Bei Berührung vibrieren
settings-install = Aude installieren
settings-install-about = Als eigene App, auch ohne Netz
update-ready = Eine neue Version von Aude ist bereit. Deine Partien bleiben, wie sie sind.
update-now = Jetzt verwenden

# Über Aude.
about-title = Über Aude
about-what = Aude ist ein freier Spieltisch für das Legespiel Carcassonne: das Grundspiel in seinen Ausgaben und dreizehn Erweiterungen, für Menschen und Computer an einem Bildschirm. Die Aude ist der Fluss unterhalb der Stadt.
about-free = Code, Bilder und Texte sind eigene Arbeit und frei, unter der MIT-Lizenz oder der Apache-Lizenz 2.0.
about-kept = Partien werden nur in diesem Browser gespeichert. Nichts wird irgendwohin gesendet.
about-names = Carcassonne ist ein Spiel von Klaus-Jürgen Wrede. Aude steht in keiner Verbindung zu seinem Autor oder seinen Verlagen.
about-version = Fassung { $version }

# Eine neue Partie.
new-title = Neue Partie
new-back = Zurück
new-players = Wer spielt
new-add-person = Mensch
new-add-computer = Computer
new-edition = Ausgabe
new-edition-about = Eine Ausgabe legt alle Regeln fest, in denen sich Auflagen unterscheiden, und wählt ihre Schachteln. Alles lässt sich unten ändern.
new-boxes = Grundspiel und Erweiterungen
new-rest = Weiteres
new-aids = Hilfen
new-aids-about = Was während der Partie angesehen werden darf
new-changed = geändert
new-seed = Startzahl
new-seed-about = Dieselbe Zahl gibt dieselben Plättchen.
new-seed-random = zufällig
new-reset = Zurück zum einfachen Grundspiel
new-summary =
    { $players ->
        [one] 1 Platz
       *[other] { $players } Plätze
    } · { $boxes ->
        [one] 1 Schachtel
       *[other] { $boxes } Schachteln
    } · { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
new-start = Los

# Mitspieler.
player-guest = Gast
player-name = Spieler { $n }
seat-person = Mensch
seat-computer = Computer, { $level }
seat-name = Name auf Platz { $n }
seat-kind = Wer auf Platz { $n } spielt
seat-colour = { $name }: { $colour }
seat-colours = Farben
seat-up = { $name } einen Platz nach oben
seat-down = { $name } einen Platz nach unten
seat-remove = Ohne { $name }
seat-first = Wer beginnt
seat-first-random = Zufällig
level-beginner = Anfänger
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-master = Meister
colour-red = Rot, Kreis
colour-blue = Blau, Dreieck
colour-yellow = Gelb, Quadrat
colour-green = Grün, Raute
colour-black = Schwarz, Kreuz
colour-pink = Rosa, Stern

# Was angesehen werden darf.
aid-hint = Tipps
aid-hint-about = Was der Computer täte und warum
aid-inspect = Straßen, Städte und Wiesen im Einzelnen
aid-inspect-about = Größe, Besitz, Wert und welche Plättchen sie abschließen
aid-fields = Wem die Wiesen gehören
aid-fields-about = Alle Wiesen in den Farben ihrer Bauern
aid-projected = Voraussichtlicher Stand
aid-projected-about = Was alle hätten, wenn die Partie jetzt endete
aid-dead = Felder, die leer bleiben
aid-dead-about = Lücken, in die kein übriges Plättchen passt
aid-bag = Übrige Plättchen
aid-bag-about = Welche Plättchen noch kommen und welche entfernt wurden
aid-last = Letzte Züge
aid-last-about = Wohin zuletzt gelegt wurde

# Schachteln und was darin ist.
box-details = Einzelheiten
box-details-of = { $name }: Einzelheiten
box-done = Fertig
box-changed = { $n } geändert
box-sets = Plättchen und wie oft
box-tiles = { $n ->
    [one] 1 Plättchen
   *[other] { $n } Plättchen
}
box-copies = { $name }: wie oft
box-elements = Elemente
box-figures = Figuren für alle
box-options = Regeln
box-reset = Wie üblich
state-auto = Auto
state-on = An
state-off = Aus

# Warum eine Partie nicht gespielt werden kann.
problem-seed = Eine Startzahl hat höchstens 15 Ziffern.

# Ausgaben.
preset-none = Heutige Regeln
preset-none-about = Das Grundspiel, wie es meist gespielt wird
preset-first-edition = Erste Ausgabe
preset-first-edition-about = Kleine Städte bringen 2 Punkte, Bauern 4 für jede Stadt; höchstens fünf spielen mit
preset-big-box-2006 = Die große Schachtel von 2006
preset-big-box-2006-about = Das Grundspiel mit vier großen Erweiterungen und ihren gesammelten Regeln
preset-new-edition-2016 = Die neue Ausgabe von 2016
preset-new-edition-2016-about = Das Grundspiel mit Gärten, Fluss und Abt
preset-nordic-2010 = Die nordischen Regeln von 2010
preset-nordic-2010-about = Zwölf Schachteln auf einmal, mit Hausregeln

# Regeln, in denen sich Ausgaben unterscheiden, und ihre Werte.
value-on = Ja
value-off = Nein
value-allowed = Erlaubt
value-forbidden = Nicht erlaubt
