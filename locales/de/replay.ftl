# Eine aufgezeichnete Partie durchgehen.
replay-begins = { $file }: { $players }, { $n ->
    [one] ein Zug
   *[other] { $n } Züge
}.
replay-date = Gespielt am { $date }.
replay-turn = Zug { $turn }: { $player }
replay-prompt = Zug { $turn } von { $last }. Eingabe: nächster Zug, ?: Hilfe.
replay-help =
    Eingabe   nächster Zug
    b         einen Zug zurück
    12        zu Zug 12; 0 ist der Anfang
    e         zum Ende
    s         den Spielplan noch einmal zeigen
    q         aufhören
replay-no-turn = Zug { $turn } gibt es nicht. Der letzte ist { $last }.
replay-at-end = Hier endet die Aufzeichnung.
replay-at-start = Das ist der Anfang.
replay-unfinished = Die Partie ist nicht zu Ende.

verify-good = { $file } ist gültig.
verify-record = Eine Aufzeichnung mit { $n ->
    [one] einem Zug
   *[other] { $n } Zügen
}; ihre letzte Zeile zeigt, dass nichts verloren ging oder verändert wurde.
verify-old = Eine Aufzeichnung der alten Art mit { $n ->
    [one] einem Zug
   *[other] { $n } Zügen
}. Sie enthält keine Punkte und keine letzte Zeile zum Vergleichen.
verify-jcz = Ein gespeichertes Spiel von JCloisterZone mit { $n ->
    [one] einem Zug
   *[other] { $n } Zügen
}. Es enthält keine Punkte zum Vergleichen.
verify-legal = Nachgespielt: Jeder Zug ist erlaubt. Gezogene Plättchen: { $draws }. Aktionen: { $actions }.
verify-seed = Jedes Plättchen ist das, was die Startzahl { $seed } zieht.
verify-told = Die Aufzeichnung nennt die gezogenen Plättchen selbst. Eine Startzahl hat sie nicht.
verify-order = Jedes Plättchen ist das, was der Aufbau festlegt.
verify-pledge = Raum { $room }, Aufbau, Startzahl und Salz ergeben das Versprechen { $commitment }. Hast du es vor dem ersten Ziehen gesehen, hat danach niemand die Plättchen ausgesucht.
verify-pledge-closed = Nicht geprüft: Zur Startzahl gibt es das Versprechen { $commitment }, aber in der Aufzeichnung fehlt das Salz, das es öffnet.
verify-points = Die Punkte jedes Zuges und das Ergebnis stimmen mit der Aufzeichnung überein.
verify-state = Letzte Stellung: { $state }.

exported = Geschrieben nach { $file }.
import-removed = Diese Plättchen fehlen in der Datei und passten wohl nirgends: { $tiles }.
import-left-out = Zum Aufbau gehörte auch dies, aber niemand hat es benutzt. Es bleibt weg: { $names }.
import-unfinished = Die Datei endet vor dem Ende der Partie.
