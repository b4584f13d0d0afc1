# Nach dem Spiel: Ergebnis, Rückblick, Teilen, Öffnen.
after-points = Punkte im Einzelnen
after-course = Punkteverlauf
after-sum = Gesamt
after-chart = Punkte Zug um Zug
after-chart-how = Zeigen für den Punktestand, tippen zum Hinspringen.
after-mark-start = Anfang
after-mark-turn = Zug { $n }
after-mark-final = Schlusswertung
after-replay = Nachspielen
after-replay-slider = Stellung
after-replay-close = Zurück zur Partie
after-replay-first = An den Anfang
after-replay-before = Einen Zug zurück
after-replay-run = Abspielen
after-replay-pause = Anhalten
after-replay-after = Einen Zug weiter
after-replay-last = Ans Ende
after-step-back = Einen Schritt zurück
after-continue = Von hier weiterspielen
after-continue-about = Beginnt eine neue Partie ab Zug { $n }. Die alte bleibt, wie sie ist.
after-same = Gleiche Reihenfolge der Plättchen
after-same-about = Sonst wird neu gemischt.
after-cancel = Abbrechen
after-go = Los
after-edit = Diese Stellung bearbeiten
after-rematch-about = Dasselbe Spiel mit denselben Spielern, neu gemischt.
after-first = Wer beginnt?
after-first-next = Nächster Platz
after-first-same = Gleicher Platz
after-first-lot = Zufällig
after-first-loser = Letzter Platz
after-share = Teilen und speichern
after-link = Link
after-link-about = Der Link enthält die ganze Partie. Nichts wird an einen Server geschickt.
after-link-where = Link öffnet
after-link-start = Anfang
after-link-here = Diese Stellung
after-link-end = Ende
after-copy = Kopieren
after-save = Speichern
after-record = Aufzeichnung
after-record-about = Eine Textdatei, die du lesen und Aude wieder öffnen kann.
after-picture = Bild
after-film = Animiertes GIF
after-save-failed = Speichern fehlgeschlagen: { $reason }
after-link-broken-title = Dieser Link ist beschädigt
after-link-broken = Ein Teil fehlt oder wurde verändert. Bitte um den ganzen Link.
open-title = Eine Partie öffnen
open-how = Wähle eine Aufzeichnung oder eine gespeicherte Partie von JCloisterZone (.jcz), oder füge hier einen Link oder Text ein. Du kannst auch eine Datei irgendwo auf dieser Seite ablegen.
open-file = Datei wählen
open-paste = Text einer Partie oder ein Link
open-go = Öffnen
open-drop = Zum Öffnen ablegen
after-times = { $n ->
    [one] einmal
   *[other] { $n }-mal
}
after-row = { $cause ->
    [start] Punkte zu Beginn
    [city] { $last ->
        [yes] Unfertige Städte
       *[no] Städte
    }
    [road] { $last ->
        [yes] Unfertige Straßen
       *[no] Straßen
    }
    [monastery] { $last ->
        [yes] Unfertige Klöster
       *[no] Klöster
    }
    [garden] { $last ->
        [yes] Unfertige Gärten
       *[no] Gärten
    }
    [shrine] { $last ->
        [yes] Unfertige Kultstätten
       *[no] Kultstätten
    }
    [castle] { $last ->
        [yes] Unfertige Burgen
       *[no] Burgen
    }
    [field] Wiesen
    [barn] Scheunen
    [fairy] Fee
    [goods] Waren
    [king] König
    [robber] Raubritter
    [ransom] Lösegelder
    [auction] Versteigerungen
   *[other] Andere Punkte
}
after-key-step = Einen Schritt zurück oder weiter
after-key-turn = Einen Zug zurück oder weiter
after-key-ends = An den Anfang oder ans Ende
after-key-run = Abspielen oder anhalten
after-key-close = Zurück zur Partie
