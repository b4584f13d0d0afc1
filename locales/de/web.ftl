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
missing-title = Partie nicht gefunden
missing = Sie ist in diesem Browser nicht gespeichert. Vielleicht wurde sie gelöscht oder auf einem anderen Gerät gespielt.

# Die Startseite.
front-tagline = Plättchen für Plättchen entsteht ein Land
front-play = Spielen
front-new = Neue Partie
front-continue = Weiterspielen
front-finished = Beendete Partien
front-all = Alle { $n } Partien zeigen
front-import-failed = Diese Datei lässt sich nicht spielen: { $reason }
front-delete = Löschen
front-deleted = Partie gelöscht.
front-undo-delete = Rückgängig
front-not-lasting = Dieser Browser lässt die Seite nichts speichern. Wenn du ihn schließt, sind deine Partien weg.
front-damaged = { $n ->
    [one] Beschädigte Partie
   *[other] Beschädigte Partien
}
front-damaged-one = Diese Partie lässt sich nicht mehr lesen.
front-newer-one = Diese Partie wurde von einer neueren Version dieser Seite gespeichert.
front-damaged-look = Ansehen, was noch da ist
damaged-title = Beschädigte Partie
damaged-record = Die Aufzeichnung ist ganz oder zum Teil noch da. Speichere sie als Datei. Ist sie ganz, kannst du sie wieder öffnen. Sonst kannst du nachlesen, was geschah.
damaged-text = Das ist alles, was davon übrig ist.
damaged-newer = Lade die Seite neu oder öffne die Partie in der neueren Version. Es wurde nichts verändert.
card-over = beendet
card-left = { $n ->
    [one] noch 1 Plättchen
   *[other] noch { $n } Plättchen
}
card-continue = Partie mit { $names } weiterspielen
card-look = Partie mit { $names } ansehen

# Ein Text, der gerettet werden soll.
rescue-text = Text
rescue-copy = Kopieren
rescue-copied = Kopiert
rescue-save = Als Datei speichern

# Eine laufende Partie.
play-opening = Partie wird geöffnet …
play-leave = Zur Startseite
play-broken-title = Diese Partie lässt sich nicht öffnen
play-broken = In ihrer Aufzeichnung ist ein Fehler. Speichere sie als Text, um nachzusehen.
play-elsewhere-title = Diese Partie ist anderswo offen
play-elsewhere = Du hast sie in einem anderen Tab oder Fenster dieses Browsers geöffnet.
play-take-over = Hier weiterspielen
play-stopped-title = Die Partie ist stehen geblieben
play-stopped = Etwas Unerwartetes ist passiert. Alles bis zu deiner letzten Aktion ist gespeichert.
play-retry = Noch einmal versuchen
play-unsaved-title = Die Partie lässt sich nicht speichern
play-unsaved = Der Speicher dieses Browsers ist voll. Lösche alte Partien auf der Startseite oder speichere diese als Datei. Du kannst weiterspielen, aber wenn du die Seite schließt, ist die Partie weg.
play-go-on = Weiterspielen
start-no-room = Der Speicher dieses Browsers ist voll. Wenn du die Seite schließt, ist diese Partie weg.

# Einstellungen.
settings-title = Einstellungen
settings-name = Dein Name
settings-name-about = Erscheint in schnellen Partien. Leer lassen, um als Gast zu spielen
settings-language = Sprache
settings-language-auto = Browser
settings-theme = Design
settings-theme-auto = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Animationen
settings-motion-auto = System
settings-motion-on = An
settings-motion-off = Aus
settings-pace = Tempo der Computer
settings-pace-about = Wie lange du einen Schritt siehst, bevor der Computer weiterspielt
settings-pace-quick = Schnell
settings-pace-normal = Normal
settings-pace-calm = Langsam
settings-sound = Klänge
settings-sound-about = Freiwillig: Du verpasst nichts ohne Ton
settings-touch = Vibration
settings-install = Aude installieren
settings-install-about = Spielen im eigenen Fenster, auch offline
update-ready = Eine neue Version von Aude ist bereit. An deinen Partien ändert sich nichts.
update-now = Jetzt aktualisieren

# Über Aude.
about-title = Über Aude
about-what = Aude ist ein freier Spieltisch für das Legespiel Carcassonne, mit dem Grundspiel in allen Ausgaben und dreizehn Erweiterungen, für Menschen und Computer. Benannt ist er nach dem Fluss unterhalb der Stadt.
about-free = Code, Bilder und Texte sind eigene Arbeit und frei, unter der MIT-Lizenz oder der Apache-Lizenz 2.0.
about-kept = Deine Partien werden nur in diesem Browser gespeichert. Nichts wird irgendwohin gesendet.
about-names = Carcassonne ist ein Spiel von Klaus-Jürgen Wrede. Aude steht in keiner Verbindung zu seinem Autor oder seinen Verlagen.
about-version = Version { $version }
about-font = Die Überschriften sind in der Alegreya von Juan Pablo del Peral und Huerta Tipográfica gesetzt.

# Eine neue Partie.
new-title = Neue Partie
new-back = Zurück
new-players = Spieler
new-add-person = Mensch
new-add-computer = Computer
new-edition = Ausgabe
new-edition-about = Wähle ein Regelwerk. Darunter kannst du alles anpassen
new-boxes = Grundspiel und Erweiterungen
new-rest = Weiteres
new-aids = Hilfen
new-aids-about = Was alle während der Partie nachsehen können
new-changed = geändert
new-seed = Startzahl
new-seed-about = Dieselbe Zahl gibt dieselben Plättchen in derselben Reihenfolge.
new-seed-random = zufällig
new-reset = Zurück zum Grundspiel
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
seat-kind = Spieler auf Platz { $n }
seat-colour = { $name }: { $colour }
seat-colours = Farben
seat-up = { $name } nach oben
seat-down = { $name } nach unten
seat-remove = { $name } entfernen
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
aid-hint-about = Was der Computer spielen würde, und warum
aid-inspect = Gebiete im Detail
aid-inspect-about = Größe, Besitz und Wert jeder Straße, Stadt und Wiese, und welche Plättchen sie fertigstellen
aid-fields = Besitzer der Wiesen
aid-fields-about = Alle Wiesen in den Farben ihrer Bauern
aid-projected = Voraussichtlicher Stand
aid-projected-about = Der Stand, wenn die Partie jetzt endete
aid-dead = Tote Felder
aid-dead-about = Lücken, in die kein übriges Plättchen passt
aid-bag = Übrige Plättchen
aid-bag-about = Welche Plättchen noch kommen und welche entfernt wurden
aid-last = Letzte Züge
aid-last-about = Wo alle zuletzt angelegt haben

# Schachteln und was darin ist.
box-details-of = { $name }: Details
box-done = Fertig
box-changed = { $n } geändert
box-sets = Plättchen und Anzahl
box-tiles = { $n ->
    [one] 1 Plättchen
   *[other] { $n } Plättchen
}
box-copies = Anzahl: { $name }
box-elements = Elemente
box-figures = Figuren pro Spieler
box-options = Regeln
box-reset = Zurücksetzen
state-auto = Auto
state-on = An
state-off = Aus

# Warum eine Partie nicht gespielt werden kann.
problem-seed = Gib eine Zahl mit höchstens 15 Ziffern ein.

# Ausgaben.
preset-none = Aktuelle Regeln
preset-none-about = Das Grundspiel, wie es die meisten spielen
preset-first-edition = Erste Ausgabe
preset-first-edition-about = Kleine Städte bringen 2 Punkte, Bauern 4 je Stadt; bis zu fünf Spieler
preset-big-box-2006 = Big Box von 2006
preset-big-box-2006-about = Das Grundspiel mit vier großen Erweiterungen und ihren gesammelten Regeln
preset-new-edition-2016 = Neue Ausgabe von 2016
preset-new-edition-2016-about = Das Grundspiel mit Gärten, Fluss und Abt
preset-nordic-2010 = Nordische Regeln von 2010
preset-nordic-2010-about = Zwölf Schachteln auf einmal, mit Hausregeln

# Elemente.

# Plättchensätze.

# Figuren und Marker.

# Regeln, in denen sich Ausgaben unterscheiden, und ihre Werte.
value-on = Ja
value-off = Nein
value-allowed = Erlaubt
value-forbidden = Nicht erlaubt

# Die Partie, die sofort beginnt.
front-others = Weitere Partien
front-board-stop = Spielfeld anhalten
front-board-go = Spielfeld weiterwachsen lassen
front-quick-opponents = { $n ->
    [one] 1 Gegner
   *[other] { $n } Gegner
}
front-quick-level = Stärke
front-quick-change = Ändern
front-quick-done = Fertig
new-how-many = Anzahl der Spieler
new-mixes = Beliebte Mischungen
new-length = Länge
new-length-full = Alle Plättchen
new-length-short = Kurz: { $n } Plättchen
new-advanced = Erweitert
new-details = Einzelheiten der Schachteln
new-details-about = Anzahl, Elemente, Figuren und Hausregeln
mix-base = Grundspiel
mix-garden = Fluss & Abt
mix-trade = Wirtshäuser & Händler
mix-dragon = Drache & Turm
mix-bridges = Abteien & Brücken
mix-grand = Große Runde

# Die Partie des Tages.
day-title = Partie des Tages
day-about = Ein kurzes Grundspiel gegen einen Computer ({ $level }). Heute bekommen alle dieselben Plättchen.
day-go = Partie von heute
day-continue = Partie von heute fortsetzen
day-look = Spielfeld ansehen
day-series = { $n ->
    [one] 1 Tag in Folge
   *[other] { $n } Tage in Folge
}

# Frühere Partien.
past-title = Deine Ergebnisse
past-go = Ergebnisse und Verlauf
past-sum = { $won } von { $played } Partien gegen den Computer gewonnen
past-series = { $n } Siege in Folge
past-empty = Hier stehen deine Ergebnisse, sobald du eine Partie beendet hast.
past-levels = Bilanz nach Stärke
past-column-won = Siege
past-column-drawn = Remis
past-column-lost = Niederlagen
past-bests = Bestleistungen
past-best-score = Höchste Punktzahl
past-best-lead = Höchster Sieg
past-best-day = Beste Partie des Tages
past-best-series = Längste Siegesserie
past-now-series = Aktuelle Siegesserie
past-now-days = Tage in Folge
past-history = Verlauf
past-search = Name, Stärke, Schachtel oder Ergebnis suchen
past-found = { $n ->
    [one] 1 Partie
   *[other] { $n } Partien
}
past-more = Mehr anzeigen
past-won = Mit { $n } Punkten Vorsprung gewonnen
past-lost = Mit { $n } Punkten Rückstand verloren
past-drawn = Unentschieden

# Werkzeuge am Tisch.
settings-track = Wertungsleiste
settings-track-about = Ein Band über dem Tisch, wo Platz ist
