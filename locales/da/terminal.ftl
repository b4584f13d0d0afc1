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
    g en have, w, r og c er vin, korn og klæde, P er en griseflok, V en vulkan, D en drage, O en
    portal, p en prinsesse, T et tårnfundament med højden ved siden af.

    Hvad der ellers kan gøres, står bag x1, x2 og så videre.

your-tile = { $player } har trukket { $tile }. { $left ->
    [one] Der er én brik tilbage.
   *[other] Der er { $left } brikker tilbage.
}
which-tile = { $player }, hvilken brik (1–{ $n })?
which-square = Hvilket felt (1–{ $n })?
which-turn = Hvilken vej?
which-figure = { $player }, hvem skal stå hvor (1–{ $n }, 0 ingen)?
which-other = { $player }, hvad ellers (x1, 0 intet)?
which-must = { $player }, ét af disse skal gøres (x1).
which-step = { $player }, hvor går dragen hen (1–{ $n })? { $steps ->
    [one] Ét skridt er tilbage.
   *[other] { $steps } skridt er tilbage.
}
which-capture = { $player }, hvem tager tårnet til fange (1–{ $n }, 0 ingen)?
which-prisoner = { $player }, hvem kommer hjem (1–{ $n })?
recall-abbot = tag abbeden tilbage: { $kind }, { $points } point
act-place = { $figure }: { $place }
act-fairy = feen følger din tilhænger: { $place }
act-expel = prinsessen sender hjem: { $figure } fra { $player }, { $place }
act-capture = tag til fange: { $figure } fra { $player }, { $place }
act-dragon = til { $at }
act-tower = byg tårnet på { $at } op til { $n }
act-close-tower = { $figure } op på tårnet på { $at }
act-exchange = din figur hos { $player }: { $figure }
act-ransom = køb fri fra { $player } for 3 point: { $figure }
act-pass = intet
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
holds = holder fanget: { $figure } fra { $player }
set-aside = Brik { $tile } venter på dragen.
back-in-bag = { $n ->
    [one] Én brik lægges
   *[other] { $n } brikker lægges
} tilbage i bunken.
dragon-goes = Dragen er på { $at }.
fairy-goes = Feen følger { $player }: { $place }.
tower-grows = { $player } bygger tårnet på { $at } op til { $n }.
captures = { $player } tager til fange: { $figure } fra { $owner }.
freed = { $figure } fra { $player } kommer hjem fra { $from }.
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
kind-tower = tårn
kind-fairy = fe
kind-ransom = løsepenge

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
figure-tower-piece = { $n ->
    [one] 1 tårndel
   *[other] { $n } tårndele
}

name-follower = tilhænger
name-big-follower = stor tilhænger
name-abbot = abbed
name-builder = bygmester
name-pig = gris
name-tower-piece = tårndel

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
what-fairy = fe
what-ransom = løsepenge
