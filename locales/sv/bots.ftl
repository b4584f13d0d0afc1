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
    [city] staden som { $player } har
    [road] vägen som { $player } har
    [field] ängen som { $player } har
    [garden] trädgården som { $player } har
    [shrine] helgedomen som { $player } har
   *[monastery] klostret som { $player } har
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
    [0] inga färdiga städer ännu
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
reason-completes = avslutar { your-feature } för { points-n }
reason-completes-shared = avslutar { your-feature } tillsammans med { $player } för { points-n }
reason-starts = börjar på { a-feature } som kan ge { points-n }
reason-starts-easy = börjar på { a-feature } som är lätt att avsluta, för { points-n }
reason-farms = ställer en bonde på en äng med { cities-n }
reason-extends = bygger ut { your-feature } med { points-n }
reason-feeds = ger din äng { cities-n } till
reason-shares = delar { their-feature }, { points-n }
reason-takes-over = tar över { their-feature }, { points-n }
reason-blocks = gör det svårt att avsluta { their-feature }
reason-keeps-out = håller { $player } borta från { your-feature }, { points-n }
reason-brings-home = hämtar hem { followers-n }
reason-saves = sparar { followers-n } till senare
reason-removes = blir av med en undersåte som { $player } har
reason-quiet = ger bort minst och håller dina möjligheter öppna
