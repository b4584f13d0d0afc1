# Eine aufgezeichnete Partie durchgehen.
replay-begins = { $file }: { $players }, { $n ->
    [one] ein Zug
   *[other] { $n } Züge
}.
replay-date = Gespielt am { $date }.
replay-turn = Zug { $turn }: { $player }
replay-prompt = Zug { $turn } von { $last }. Eingabe geht weiter, mit ? gibt es Hilfe.
replay-help =
    Eingabe   der nächste Zug
    b         einen Zug zurück
    12        zu Zug 12; 0 ist der Anfang
    e         zum Ende
    s         den Tisch noch einmal zeigen
    q         aufhören
replay-no-turn = Einen Zug { $turn } gibt es nicht; der letzte ist { $last }.
replay-at-end = Hier endet die Aufzeichnung.
replay-at-start = Das ist der Anfang.
replay-unfinished = Die Partie ist nicht zu Ende.

verify-good = { $file } ist in Ordnung.
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
verify-legal = Nachgespielt, alles erlaubt. Gezogene Plättchen: { $draws }; Aktionen: { $actions }.
verify-seed = Jedes Plättchen ist das, das die Startzahl { $seed } zieht.
verify-told = Die Aufzeichnung sagt selbst, welche Plättchen gezogen wurden; eine Startzahl gibt es nicht.
verify-order = Jedes Plättchen ist das, das der Aufbau festlegt.
verify-pledge = Raum { $room }, Aufbau, Startzahl und Salz ergeben die Festlegung { $commitment }. Wurde sie gezeigt, bevor das erste Plättchen gezogen war, dann hat danach niemand die Plättchen ausgesucht.
verify-pledge-closed = Über die Startzahl gibt es die Festlegung { $commitment }, aber in der Aufzeichnung fehlt das Salz, das sie öffnet; sie wurde nicht geprüft.
verify-points = Die Punkte jedes Zuges und das Ergebnis stimmen mit der Aufzeichnung überein.
verify-state = Letzte Stellung: { $state }.

exported = Geschrieben nach { $file }.
import-removed = Diese Plättchen kommen in der Datei nicht vor und passten wohl nirgends: { $tiles }.
import-left-out = Zum Aufbau gehörte auch dies, das niemand benutzt hat; es bleibt weg: { $names }.
import-unfinished = Die Datei endet vor der Partie.
