# Waarom een actie goed is: zinsdelen, zoals een tip ze geeft.
your-feature = { $feature ->
    [city] je stad
    [road] je weg
    [field] je weide
    [garden] je tuin
    [shrine] je heiligdom
   *[monastery] je klooster
}
their-feature = { $feature ->
    [city] de stad van { $player }
    [road] de weg van { $player }
    [field] de weide van { $player }
    [garden] de tuin van { $player }
    [shrine] het heiligdom van { $player }
   *[monastery] het klooster van { $player }
}
a-feature = { $feature ->
    [city] een stad
    [road] een weg
    [field] een weide
    [garden] een tuin
    [shrine] een heiligdom
   *[monastery] een klooster
}
points-n = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
cities-n = { $n ->
    [0] nog geen voltooide steden
    [one] 1 stad
   *[other] { $n } steden
}
followers-n = { $n ->
    [one] 1 horige
   *[other] { $n } horigen
}
tiles-n = { $n ->
    [one] 1 tegel
   *[other] { $n } tegels
}

reason-wins = wint het spel met { points-n } voorsprong
reason-completes = voltooit { your-feature } voor { points-n }
reason-completes-shared = voltooit { your-feature }, gedeeld met { $player }, voor { points-n }
reason-starts = begint aan { a-feature }, mogelijk goed voor { points-n }
reason-starts-easy = begint aan { a-feature }, makkelijk te voltooien, voor { points-n }
reason-farms = zet een boer op een weide met { cities-n }
reason-extends = breidt { your-feature } uit met { points-n }
reason-feeds = geeft je weide { cities-n } extra
reason-shares = deelt { their-feature }, { points-n }
reason-takes-over = neemt { their-feature } over, { points-n }
reason-blocks = maakt { their-feature } moeilijk te voltooien
reason-keeps-out = houdt { $player } weg van { your-feature }, { points-n }
reason-brings-home = haalt { followers-n } naar huis
reason-saves = bewaart { followers-n } voor later
reason-removes = raakt een horige van { $player } kwijt
reason-quiet = geeft het minst weg en houdt je kansen open
