# Spillet i terminalen.
player-one = Anna
player-two = Bo

welcome = Aude, startal { $seed }. Skriv ? for hjælp.

help =
    Skriv nummeret på et felt for at lægge brikken der; et bogstav bagefter vælger drejningen med det samme, f.eks. 3b.
    Skriv så nummeret på et område til en tilhænger, med et bogstav for en anden figur, eller 0 for ingen.

    u          fortryd det sidste skridt
    save FIL   gem spillet
    load FIL   fortsæt et gemt spil
    q          slut

    På bordet er # by, = og | er veje, M et kloster, * et våbenskjold, i en kro, C en katedral.
    Bogstaver er tilhængere, store bogstaver er de store; med & en abbed, med ^ en bygmester, med ~ en gris. ~ er også floden,
    g en have, w, r og c er vin, korn og klæde, P er en griseflok, V en vulkan.

your-tile = { $player } har trukket { $tile }. { $left ->
    [one] Der er én brik tilbage.
   *[other] Der er { $left } brikker tilbage.
}
which-tile = { $player }, hvilken brik (1–{ $n })?
which-square = Hvilket felt (1–{ $n })?
which-turn = Hvilken vej?
which-figure = { $player }, hvem skal stå hvor (1–{ $n }, 0 ingen)?
which-recall = { $player }, skal en abbed tages tilbage (r1, 0 nej)?
recall-abbot = tag abbeden tilbage: { $kind }, { $points } point
second-tile = Bygmesteren giver { $player } en brik mere.
river-left = Der er { $n ->
    [one] én flodbrik
   *[other] { $n } flodbrikker
} tilbage.
not-a-choice = »{ $words }« er ikke en af mulighederne.

nothing-to-undo = Der er intet at fortryde.
saved = Gemt som { $file }.
not-saved = »{ $file }« kunne ikke gemmes: { $reason }

completed = Færdig: { $kind } på { $n ->
    [one] én brik
   *[other] { $n } brikker
}.
scores = { $player } får { $points } ({ $kind }): { $terms }.
scores-at-end = Til sidst får { $player } { $points } ({ $kind }): { $terms }.
takes-goods = { $player } tager { $goods }.
king-passes = { $player } har nu kongen for en by på { $n } brikker.
robber-passes = { $player } har nu røveren for en vej på { $n } brikker.
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
kind-goods = varer
kind-king = konge
kind-robber = røver

figure-follower = { $n ->
    [one] 1 tilhænger
   *[other] { $n } tilhængere
}
figure-big-follower = { $n ->
    [one] 1 stor
   *[other] { $n } store
}
figure-abbot = { $n ->
    [one] 1 abbed
   *[other] { $n } abbeder
}
figure-builder = { $n ->
    [one] 1 bygmester
   *[other] { $n } bygmestre
}
figure-pig = { $n ->
    [one] 1 gris
   *[other] { $n } grise
}

name-follower = tilhænger
name-big-follower = stor tilhænger
name-abbot = abbed
name-builder = bygmester
name-pig = gris

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
what-roads = { $n ->
    [one] én vej
   *[other] { $n } veje
}
what-wine = { $n } vin
what-grain = { $n } korn
what-cloth = { $n } klæde
what-cards = { $n ->
    [one] ét kort
   *[other] { $n } kort
}
what-most-wine = mest vin
what-most-grain = mest korn
what-most-cloth = mest klæde
