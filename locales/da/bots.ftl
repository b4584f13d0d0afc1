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
    [city] byen, som { $player } har
    [road] vejen, som { $player } har
    [field] marken, som { $player } har
    [garden] haven, som { $player } har
    [shrine] helligstedet, som { $player } har
   *[monastery] klosteret, som { $player } har
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
    [0] ingen færdige byer endnu
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
reason-completes = afslutter { your-feature } for { points-n }
reason-completes-shared = afslutter { your-feature } sammen med { $player } for { points-n }
reason-starts = begynder { a-feature }, der kan give { points-n }
reason-starts-easy = begynder { a-feature }, der er let at afslutte, for { points-n }
reason-farms = sætter en bonde på en mark med { cities-n }
reason-extends = udvider { your-feature } med { points-n }
reason-feeds = giver din mark { cities-n } mere
reason-shares = deler { their-feature }, { points-n }
reason-takes-over = overtager { their-feature }, { points-n }
reason-blocks = gør det svært at afslutte { their-feature }
reason-keeps-out = holder { $player } ude af { your-feature }, { points-n }
reason-brings-home = henter { followers-n } hjem
reason-saves = gemmer { followers-n } til senere
reason-removes = slipper af med en tilhænger, som { $player } har
reason-quiet = giver mindst væk og holder dine muligheder åbne
