# Hvorfor en handling er god: dele af en sætning, som et tip giver dem.
your-feature = { $feature ->
    [city] din by
    [road] din vej
    [field] din mark
    [garden] din have
    [shrine] dit helligsted
   *[monastery] dit kloster
}
their-feature = { $feature ->
    [city] byen fra { $player }
    [road] vejen fra { $player }
    [field] marken fra { $player }
    [garden] haven fra { $player }
    [shrine] helligstedet fra { $player }
   *[monastery] klosteret fra { $player }
}
a-feature = { $feature ->
    [city] en by
    [road] en vej
    [field] en mark
    [garden] en have
    [shrine] et helligsted
   *[monastery] et kloster
}
points-n = { $n ->
    [one] 1 point
   *[other] { $n } point
}
cities-n = { $n ->
    [one] 1 by
   *[other] { $n } byer
}
followers-n = { $n ->
    [one] 1 tilhænger
   *[other] { $n } tilhængere
}
tiles-n = { $n ->
    [one] 1 brik
   *[other] { $n } brikker
}

reason-wins = vinder spillet med { points-n }
reason-completes = fuldfører { your-feature } for { points-n }
reason-completes-shared = fuldfører { your-feature } sammen med { $player } for { points-n }
reason-starts = begynder { a-feature }, der kan give { points-n }
reason-starts-easy = begynder { a-feature }, der er let at fuldføre, for { points-n }
reason-farms = sætter en bonde på en mark med { cities-n }
reason-extends = udvider { your-feature } med { points-n }
reason-feeds = giver din mark { cities-n } mere
reason-shares = slutter sig til { their-feature } og deler { points-n }
reason-takes-over = overtager { their-feature } med { points-n }
reason-blocks = gør det svært at fuldføre { their-feature }
reason-keeps-out = holder { $player } ude af { your-feature } med { points-n }
reason-brings-home = henter { followers-n } hjem
reason-saves = gemmer { followers-n } til senere
reason-removes = slipper af med en tilhænger fra { $player }
reason-quiet = ødelægger mindst og holder dine chancer åbne
