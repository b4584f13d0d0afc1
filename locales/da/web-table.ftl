# The table in the browser.
table-pieces = Figurer på bordet
table-players = Spillere
table-tools = Visning
table-tray = Dit træk
table-hand = Brikker på hånden
table-tile = Brik { $tile }
table-choose = Hvilken?
table-not-this = Ingen af disse

# Placing a tile.
table-turn = Drej
table-place = Læg
table-how-tile = Tryk på et markeret felt, eller træk brikken derhen. Tryk på brikken for at dreje den.
table-how-mark = Vælg et af mærkerne på bordet.
table-do-place = Figur
table-do-elsewhere = Portal
table-do-fairy = Fe
table-do-tower = Tårn
table-do-bridge = Bro
table-do-recall = Abbed
table-do-expel = Prinsesse
table-how-door = Vælg først en brik på bordet.
table-door = { $n ->
    [one] Kolonne { $x }, række { $y }: 1 mulighed
   *[other] Kolonne { $x }, række { $y }: { $n } muligheder
}
table-undo = Fortryd

# Whose decision it is.
table-decides = skal vælge nu
table-turn-of = { $player } har turen
table-your-turn = { $player }, du skal vælge
table-in-turn-of = vælger i { $player }s tur
table-second-tile = anden brik
table-thinks = { $player } tænker …
table-over = Spillet er slut
table-points = { $n ->
    [one] 1 point
   *[other] { $n } point
}
table-projected = Stillingen, hvis spillet sluttede nu
table-prisoner = Fange: en tilhænger fra { $player }
table-prisoners = { $n ->
    [one] 1 fange
   *[other] { $n } fanger
}
table-card-king = { $n ->
    [one] Kongen for en by på 1 brik
   *[other] Kongen for en by på { $n } brikker
}
table-card-robber = { $n ->
    [one] Røveren for en vej på 1 brik
   *[other] Røveren for en vej på { $n } brikker
}

# The auction.
table-auction-tiles = Brikker på auktion
table-auction-now = udbydes nu
table-auction-won = vundet
table-auction-bid = Bud
table-auction-bid-n = Byd { $n }

# Log, aids, hints.
table-log = Forløb
table-log-more = { $n ->
    [one] 1 tidligere tur
   *[other] { $n } tidligere ture
}
table-turn-n = Tur { $n }
table-hint = Tip
table-hint-value = Forventet forspring til sidst
table-aids = Hjælp
table-aid-last = Markér de seneste træk
table-aid-fields = Vis hvem markerne tilhører
table-aid-projected = Stillingen, hvis spillet sluttede nu
table-aid-dead = Markér felter, hvor intet passer
table-aid-bag = Brikker tilbage
table-aid-inspect = Tryk på en by, en vej eller en mark for at se, hvad den er værd; hold nede eller højreklik når som helst.
table-no-aids = Dette spil spilles uden hjælp.
table-left = { $n ->
    [one] 1 brik er i posen.
   *[other] { $n } brikker er i posen.
}
table-aside = Lagt til side
table-removed = Ude af spillet

# A feature.
table-size = Størrelse
table-tiles = { $n ->
    [one] 1 brik
   *[other] { $n } brikker
}
table-cities = Færdige byer
table-open = Åbne ender
table-complete = færdig
table-owners = Her står
table-nobody = ingen
table-worth = Værdi
table-worth-now = { $n } nu
table-worth-finished = { $n } som færdig
table-worth-free = (til den, der flytter ind)
table-closers = Brikker tilbage, som lukker en åbning:
table-no-closers = Ingen af de tilbageværende brikker lukker en åbning.

# The end.
table-final = Slutopgørelse
table-next = Næste
table-skip = Spring over
table-result = Resultat
table-result-wins = { $player } vinder
table-result-tie = Delt sejr
table-result-alone = { $n ->
    [one] 1 point
   *[other] { $n } point
}
table-rematch = Spil igen
table-look = Se på bordet
table-leave = Til forsiden

# The view and the keys.
table-zoom-in = Zoom ind
table-zoom-out = Zoom ud
table-fit = Vis det hele
table-rotate = Drej visningen
table-keys = Taster
table-key-step = til næste mulighed
table-key-pan = flyt bordet
table-key-turn = drej brikken
table-key-play = udfør det valgte
table-key-button = en af knapperne forneden
table-key-cancel = læg fra dig
table-key-undo = fortryd
table-key-redo = gentag det, der blev fortrudt
table-key-take = fjern brikken
table-key-hint = tip
table-key-inspect = undersøg den seneste brik eller det valgte
table-key-log = forløb
table-key-players = spillere
table-key-aids = hjælp
table-key-zoom = zoom ind, zoom ud
table-key-fit = vis det hele
table-key-rotate = drej visningen
table-key-keys = denne liste
table-key-rules = reglerne for det, der afgøres

table-explore = Udforsk bordet
table-key-explore = bordet felt for felt, i ord
table-explore-about = Piletasterne går fra felt til felt. Enter på en ledig plads lægger brikken der på prøve.
table-square = kolonne { $x }, række { $y }
table-free = { $n ->
    [one] ledig plads: brikken passer på én måde
   *[other] ledig plads: brikken passer på { $n } måder
}
table-empty = tomt

# Tools, in words short enough for a phone.
table-menu = Menu
table-log-short = Forløb
table-left-short = { $n } igen
table-result-you = Du vandt med { $n } point!
