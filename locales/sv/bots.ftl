# Varför en handling är bra: delar av en mening, som ett tips ger dem.
your-feature = { $feature ->
    [city] din stad
    [road] din väg
    [field] din äng
    [garden] din trädgård
    [shrine] din helgedom
   *[monastery] ditt kloster
}
their-feature = { $feature ->
    [city] staden från { $player }
    [road] vägen från { $player }
    [field] ängen från { $player }
    [garden] trädgården från { $player }
    [shrine] helgedomen från { $player }
   *[monastery] klostret från { $player }
}
a-feature = { $feature ->
    [city] en stad
    [road] en väg
    [field] en äng
    [garden] en trädgård
    [shrine] en helgedom
   *[monastery] ett kloster
}
points-n = { $n ->
    [one] 1 poäng
   *[other] { $n } poäng
}
cities-n = { $n ->
    [one] 1 stad
   *[other] { $n } städer
}
followers-n = { $n ->
    [one] 1 undersåte
   *[other] { $n } undersåtar
}
tiles-n = { $n ->
    [one] 1 bricka
   *[other] { $n } brickor
}

reason-wins = vinner spelet med { points-n }
reason-completes = fullbordar { your-feature } för { points-n }
reason-completes-shared = fullbordar { your-feature } tillsammans med { $player } för { points-n }
reason-starts = börjar på { a-feature } som kan ge { points-n }
reason-starts-easy = börjar på { a-feature } som är lätt att fullborda, för { points-n }
reason-farms = ställer en bonde på en äng med { cities-n }
reason-extends = bygger ut { your-feature } med { points-n }
reason-feeds = ger din äng { cities-n } till
reason-shares = ansluter sig till { their-feature } och delar { points-n }
reason-takes-over = tar över { their-feature } med { points-n }
reason-blocks = gör det svårt att fullborda { their-feature }
reason-keeps-out = håller { $player } borta från { your-feature } med { points-n }
reason-brings-home = hämtar hem { followers-n }
reason-saves = sparar { followers-n } till senare
reason-removes = blir av med en undersåte från { $player }
reason-quiet = förstör minst och håller dina chanser öppna
