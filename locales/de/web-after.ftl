# Nach dem Spiel: Ergebnis, Rückblick, Teilen, Öffnen.
after-points = Woraus die Punkte bestehen
after-course = Wie es lief
after-sum = Summe
after-chart = Punkte Zug um Zug
after-chart-how = Auf einen Zug zeigen, um den Stand zu sehen; ein Tipp führt dorthin.
after-mark-start = Der Anfang
after-mark-turn = Zug { $n }
after-mark-final = Schlusswertung
after-replay = Zurückblicken
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
after-continue-about = Eine neue Partie beginnt mit der Stellung von Zug { $n }. Die alte bleibt, wie sie ist.
after-same = Dieselben Plättchen kommen wieder
after-same-about = Sonst kommen sie in anderer Reihenfolge.
after-cancel = Abbrechen
after-go = Los
after-edit = Diese Stellung bearbeiten
after-rematch-about = Dieselbe Partie mit denselben Spielern und anderen Plättchen.
after-first = Wer beginnt?
after-first-next = Wer als Nächstes sitzt
after-first-same = Wer zuletzt begonnen hat
after-first-lot = Das Los entscheidet
after-first-loser = Wer Letzter geworden ist
after-share = Teilen und speichern
after-link = Link
after-link-about = Die ganze Partie steckt im Link selbst. Nichts wird an einen Server geschickt.
after-link-where = Wohin der Link führt
after-link-start = Anfang
after-link-here = Diese Stellung
after-link-end = Ende
after-copy = Kopieren
after-save = Speichern
after-record = Aufzeichnung
after-record-about = Ein Text, den Menschen lesen können und den Aude wieder öffnet.
after-picture = Bild
after-film = Film (GIF)
after-save-failed = Speichern ging nicht: { $reason }
after-link-broken-title = Dieser Link ist beschädigt
after-link-broken = Er wurde unterwegs abgeschnitten oder verändert. Bitte um den ganzen Link.
open-title = Eine Partie öffnen
open-how = Eine Aufzeichnung, eine gespeicherte Partie von JCloisterZone (.jcz) oder ein Link: eine Datei wählen, den Text hier einfügen oder irgendwo auf dieser Seite fallen lassen.
open-file = Datei wählen
open-paste = Text einer Partie oder ein Link
open-go = Öffnen
open-drop = Hier fallen lassen, um sie zu öffnen
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
