# Das Spiel im Terminal.
player-one = Anna
player-two = Ben

welcome = Aude, Startzahl { $seed }. Mit ? gibt es Hilfe.

help =
    Gib die Nummer eines Felds ein, um das Plättchen dort anzulegen; ein Buchstabe dahinter wählt gleich die Drehung, etwa 3b.
    Gib dann die Nummer eines Abschnitts für einen Gefolgsmann ein, mit b dahinter für den großen, oder 0 für keinen.

    u            den letzten Schritt zurücknehmen
    save DATEI   das Spiel speichern
    load DATEI   ein gespeichertes Spiel fortsetzen
    q            aufhören

    Auf dem Plan ist # Stadt, = und | sind Straßen, M ein Kloster, * ein Wappen, i ein Wirtshaus, C eine Kathedrale.
    Buchstaben sind Gefolgsleute, große Buchstaben die großen.

your-tile = { $player } hat { $tile } gezogen. { $left ->
    [one] Ein Plättchen ist übrig.
   *[other] { $left } Plättchen sind übrig.
}
which-tile = { $player }, welches Plättchen (1–{ $n })?
which-square = Auf welches Feld (1–{ $n })?
which-turn = Wie herum?
which-figure = { $player }, wohin ein Gefolgsmann (1–{ $n }, 0 keiner)?
which-figure-big = { $player }, wohin ein Gefolgsmann (1–{ $n }, 1b der große, 0 keiner)?
not-a-choice = „{ $words }“ steht nicht zur Wahl.

nothing-to-undo = Es gibt nichts zurückzunehmen.
saved = Gespeichert als { $file }.
not-saved = „{ $file }“ konnte nicht gespeichert werden: { $reason }

completed = Abgeschlossen: { $kind } aus { $n ->
    [one] einem Plättchen
   *[other] { $n } Plättchen
}.
scores = { $player } bekommt { $points } für { $kind }: { $terms }.
scores-at-end = Am Ende bekommt { $player } { $points } für { $kind }: { $terms }.
removed = Plättchen { $tile } passt nirgends und wird entfernt.
winners = { $n ->
    [one] { $players } gewinnt mit { $points } Punkten.
   *[other] { $players } gewinnen gemeinsam mit { $points } Punkten.
}
after-the-game = u nimmt zurück, save DATEI speichert, Eingabe beendet.
goodbye = Auf Wiedersehen.

kind-road = Straße
kind-city = Stadt
kind-field = Wiese
kind-monastery = Kloster
kind-garden = Garten
kind-shrine = Kultstätte

figure-follower = Gefolgsleute
figure-big-follower = große

what-tiles = { $n ->
    [one] ein Plättchen
   *[other] { $n } Plättchen
}
what-pennants = { $n ->
    [one] ein Wappen
   *[other] { $n } Wappen
}
what-cities = { $n ->
    [one] eine Stadt
   *[other] { $n } Städte
}
