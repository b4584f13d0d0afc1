# Spillet i terminalen.
player-one = Anna
player-two = Bo

welcome = Aude, startal { $seed }. Skriv ? for hjælp.

help =
    Skriv nummeret på et felt for at lægge brikken der; et bogstav bagefter vælger drejningen med det samme, f.eks. 3b.
    Skriv så nummeret på et område til en tilhænger, med b bagefter for den store, eller 0 for ingen.

    u          fortryd det sidste skridt
    save FIL   gem spillet
    load FIL   fortsæt et gemt spil
    q          slut

    På bordet er # by, = og | er veje, M et kloster, * et våbenskjold, i en kro, C en katedral.
    Bogstaver er tilhængere, store bogstaver er de store.

your-tile = { $player } har trukket { $tile }. { $left ->
    [one] Der er én brik tilbage.
   *[other] Der er { $left } brikker tilbage.
}
which-tile = { $player }, hvilken brik (1–{ $n })?
which-square = Hvilket felt (1–{ $n })?
which-turn = Hvilken vej?
which-figure = { $player }, hvor skal en tilhænger stå (1–{ $n }, 0 ingen)?
which-figure-big = { $player }, hvor skal en tilhænger stå (1–{ $n }, 1b den store, 0 ingen)?
not-a-choice = »{ $words }« er ikke en af mulighederne.

nothing-to-undo = Der er intet at fortryde.
saved = Gemt som { $file }.
not-saved = »{ $file }« kunne ikke gemmes: { $reason }

completed = Færdig: { $kind } på { $n ->
    [one] én brik
   *[other] { $n } brikker
}.
scores = { $player } får { $points } for { $kind }: { $terms }.
scores-at-end = Til sidst får { $player } { $points } for { $kind }: { $terms }.
removed = Brik { $tile } passer ingen steder og tages ud.
winners = { $n ->
    [one] { $players } vinder med { $points } point.
   *[other] { $players } vinder sammen med { $points } point.
}
after-the-game = u fortryder, save FIL gemmer, Enter slutter.
goodbye = Farvel.

kind-road = vej
kind-city = by
kind-field = mark
kind-monastery = kloster
kind-garden = have
kind-shrine = helligsted

figure-follower = tilhængere
figure-big-follower = store

what-tiles = { $n ->
    [one] én brik
   *[other] { $n } brikker
}
what-pennants = { $n ->
    [one] ét våbenskjold
   *[other] { $n } våbenskjolde
}
what-cities = { $n ->
    [one] én by
   *[other] { $n } byer
}
