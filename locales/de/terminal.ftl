# Das Spiel im Terminal.
player-one = Anna
player-two = Ben

welcome = Aude, Startzahl { $seed }. Mit ? gibt es Hilfe.

help =
    Gib die Nummer eines Felds ein, um das Plättchen dort anzulegen; ein Buchstabe dahinter wählt gleich die Drehung, etwa 3b.
    Gib dann die Nummer eines Abschnitts für einen Gefolgsmann ein, mit einem Buchstaben für eine andere Figur, oder 0 für niemanden.

    u            den letzten Schritt zurücknehmen
    save DATEI   das Spiel speichern
    load DATEI   ein gespeichertes Spiel fortsetzen
    q            aufhören

    Auf dem Plan ist # Stadt, = und | sind Straßen, M ein Kloster, * ein Wappen, i ein Wirtshaus, C eine Kathedrale.
    Buchstaben sind Gefolgsleute, große Buchstaben die großen; mit & ein Abt, mit ^ ein Baumeister, mit ~ ein Schwein. ~ ist auch
    der Fluss, g ein Garten, w, r und c sind Wein, Korn und Tuch, P ist eine Schweineherde, V ein Vulkan, D ein Drache, O ein
    Zauberportal, p ein Burgfräulein, T ein Turmfundament mit der Höhe daneben.

    Was sonst noch möglich ist, steht hinter x1, x2 und so weiter.

your-tile = { $player } hat { $tile } gezogen. { $left ->
    [one] Ein Plättchen ist übrig.
   *[other] { $left } Plättchen sind übrig.
}
which-tile = { $player }, welches Plättchen (1–{ $n })?
which-square = Auf welches Feld (1–{ $n })?
which-turn = Wie herum?
which-figure = { $player }, wer kommt wohin (1–{ $n }, 0 niemand)?
which-other = { $player }, was sonst (x1, 0 nichts)?
which-must = { $player }, eines davon muss sein (x1).
which-step = { $player }, wohin zieht der Drache (1–{ $n })? { $steps ->
    [one] Ein Schritt bleibt.
   *[other] { $steps } Schritte bleiben.
}
which-capture = { $player }, wen nimmt der Turm gefangen (1–{ $n }, 0 niemanden)?
which-prisoner = { $player }, wer kommt heim (1–{ $n })?
recall-abbot = den Abt zurücknehmen: { $kind }, { $points } Punkte
act-place = { $figure }: { $place }
act-fairy = die Fee zum eigenen Gefolgsmann: { $place }
act-expel = das Burgfräulein schickt heim: { $figure } von { $player }, { $place }
act-capture = gefangen nehmen: { $figure } von { $player }, { $place }
act-dragon = nach { $at }
act-tower = den Turm auf { $at } bis zur Höhe { $n } bauen
act-close-tower = { $figure } auf den Turm auf { $at }
act-exchange = eigene Figur bei { $player }: { $figure }
act-ransom = von { $player } für 3 Punkte freikaufen: { $figure }
act-pass = nichts
second-tile = Der Baumeister bringt { $player } ein zweites Plättchen ein.
river-left = { $n ->
    [one] Ein Flussplättchen kommt
   *[other] { $n } Flussplättchen kommen
} noch.
not-a-choice = „{ $words }“ steht nicht zur Wahl.

nothing-to-undo = Es gibt nichts zurückzunehmen.
saved = Gespeichert als { $file }.
not-saved = „{ $file }“ konnte nicht gespeichert werden: { $reason }

completed = Abgeschlossen: { $kind } aus { $n ->
    [one] einem Plättchen
   *[other] { $n } Plättchen
}.
scores = { $player } bekommt { $points } ({ $kind }): { $terms }.
scores-at-end = Am Ende bekommt { $player } { $points } ({ $kind }): { $terms }.
takes-goods = { $player } nimmt { $goods }.
king-passes = { $player } hat jetzt den König, für eine Stadt aus { $n } Plättchen.
robber-passes = { $player } hat jetzt den Raubritter, für eine Straße aus { $n } Plättchen.
removed = Plättchen { $tile } passt nirgends und wird entfernt.
holds = hält gefangen: { $figure } von { $player }
set-aside = Plättchen { $tile } wartet auf den Drachen.
back-in-bag = { $n ->
    [one] Ein Plättchen kommt
   *[other] { $n } Plättchen kommen
} zurück in den Vorrat.
dragon-goes = Der Drache ist auf { $at }.
fairy-goes = Die Fee begleitet { $player }: { $place }.
tower-grows = { $player } baut den Turm auf { $at } bis zur Höhe { $n }.
captures = { $player } nimmt gefangen: { $figure } von { $owner }.
freed = { $figure } von { $player } kommt heim, frei von { $from }.
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
kind-goods = Waren
kind-king = König
kind-robber = Raubritter
kind-tower = Turm
kind-fairy = Fee
kind-ransom = Lösegeld

figure-follower = { $n ->
    [one] 1 Gefolgsmann
   *[other] { $n } Gefolgsleute
}
figure-big-follower = { $n ->
    [one] 1 großer
   *[other] { $n } große
}
figure-abbot = { $n ->
    [one] 1 Abt
   *[other] { $n } Äbte
}
figure-builder = { $n ->
    [one] 1 Baumeister
   *[other] { $n } Baumeister
}
figure-pig = { $n ->
    [one] 1 Schwein
   *[other] { $n } Schweine
}
figure-tower-piece = { $n ->
    [one] 1 Turmteil
   *[other] { $n } Turmteile
}

name-follower = Gefolgsmann
name-big-follower = großer Gefolgsmann
name-abbot = Abt
name-builder = Baumeister
name-pig = Schwein
name-tower-piece = Turmteil

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
what-roads = { $n ->
    [one] eine Straße
   *[other] { $n } Straßen
}
what-wine = { $n } Wein
what-grain = { $n } Korn
what-cloth = { $n } Tuch
what-cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
what-most-wine = am meisten Wein
what-most-grain = am meisten Korn
what-most-cloth = am meisten Tuch
what-fairy = Fee
what-ransom = Lösegeld
