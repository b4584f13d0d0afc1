# Warum eine Aktion gut ist: Satzteile, wie ein Tipp sie gibt.
your-feature = { $feature ->
    [city] deine Stadt
    [road] deine Straße
    [field] deine Wiese
    [garden] deinen Garten
    [shrine] deine Kultstätte
   *[monastery] dein Kloster
}
their-feature = { $feature ->
    [city] die Stadt von { $player }
    [road] die Straße von { $player }
    [field] die Wiese von { $player }
    [garden] den Garten von { $player }
    [shrine] die Kultstätte von { $player }
   *[monastery] das Kloster von { $player }
}
a-feature = { $feature ->
    [city] eine Stadt
    [road] eine Straße
    [field] eine Wiese
    [garden] einen Garten
    [shrine] eine Kultstätte
   *[monastery] ein Kloster
}
points-n = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
cities-n = { $n ->
    [0] noch keine fertige Stadt
    [one] 1 Stadt
   *[other] { $n } Städte
}
followers-n = { $n ->
    [one] 1 Gefolgsmann
   *[other] { $n } Gefolgsleute
}
tiles-n = { $n ->
    [one] 1 Plättchen
   *[other] { $n } Plättchen
}

reason-wins = gewinnt das Spiel, Vorsprung: { points-n }
reason-completes = macht { your-feature } fertig, für { points-n }
reason-completes-shared = macht { your-feature } fertig, geteilt mit { $player }, für { points-n }
reason-starts = beginnt { a-feature }, möglich: { points-n }
reason-starts-easy = beginnt { a-feature }, leicht fertigzustellen, für { points-n }
reason-farms = setzt einen Bauern auf eine Wiese, dort: { cities-n }
reason-extends = vergrößert { your-feature } um { points-n }
reason-feeds = bringt deiner Wiese mehr: { cities-n }
reason-shares = kommt in { their-feature } dazu, geteilt: { points-n }
reason-takes-over = übernimmt { their-feature }, wert: { points-n }
reason-blocks = macht { their-feature } schwer fertigzustellen
reason-keeps-out = sichert { your-feature } vor { $player }, wert: { points-n }
reason-brings-home = holt zurück: { followers-n }
reason-saves = hebt für später auf: { followers-n }
reason-removes = wird einen Gefolgsmann von { $player } los
reason-quiet = verschenkt am wenigsten und hält dir alles offen
