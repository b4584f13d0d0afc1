# Why an action is good: parts of a sentence, as a hint gives them.
your-feature = { $feature ->
    [city] your city
    [road] your road
    [field] your field
    [garden] your garden
    [shrine] your shrine
   *[monastery] your monastery
}
their-feature = { $feature ->
    [city] { $player }’s city
    [road] { $player }’s road
    [field] { $player }’s field
    [garden] { $player }’s garden
    [shrine] { $player }’s shrine
   *[monastery] { $player }’s monastery
}
a-feature = { $feature ->
    [city] a city
    [road] a road
    [field] a field
    [garden] a garden
    [shrine] a shrine
   *[monastery] a monastery
}
points-n = { $n ->
    [one] 1 point
   *[other] { $n } points
}
cities-n = { $n ->
    [0] no completed cities yet
    [one] 1 city
   *[other] { $n } cities
}
followers-n = { $n ->
    [one] 1 follower
   *[other] { $n } followers
}
tiles-n = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}

reason-wins = wins the game by { points-n }
reason-completes = completes { your-feature } for { points-n }
reason-completes-shared = completes { your-feature }, shared with { $player }, for { points-n }
reason-starts = starts { a-feature } that could score { points-n }
reason-starts-easy = starts { a-feature } that’s easy to complete, for { points-n }
reason-farms = puts a farmer on a field with { cities-n }
reason-extends = extends { your-feature } by { points-n }
reason-feeds = adds { cities-n } to your field
reason-shares = joins { their-feature } to share { points-n }
reason-takes-over = takes over { their-feature }, worth { points-n }
reason-blocks = makes { their-feature } hard to complete
reason-keeps-out = keeps { $player } out of { your-feature }, worth { points-n }
reason-brings-home = brings { followers-n } home
reason-saves = keeps { followers-n } for later
reason-removes = gets rid of { $player }’s follower
reason-quiet = gives away the least and keeps your options open
