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
table-how-mark = Tryk på et markeret sted
table-do-place = Figur
table-do-elsewhere = Portal
table-do-fairy = Fe
table-do-tower = Tårn
table-do-bridge = Bro
table-do-recall = Abbed
table-do-expel = Prinsesse
table-how-door = Vælg først en brik på bordet
table-door = { $n ->
    [one] Kolonne { $x }, række { $y }: 1 mulighed
   *[other] Kolonne { $x }, række { $y }: { $n } muligheder
}
table-undo = Fortryd

# Whose decision it is.
table-decides = skal spille
table-turn-of = { $player } har turen
table-your-turn = { $player }, det er din tur
table-in-turn-of = svarer på { $player }
table-second-tile = ekstra brik
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

# What another player is doing, behind the name.
doing-tile = lægger en brik
doing-tile-second = lægger en ekstra brik
doing-tile-bridged = lægger en brik
doing-second-tile = overvejer en ekstra brik
doing-hand = lægger en brik
doing-figure = sætter en tilhænger
doing-other = afslutter turen
doing-must = sender en ridder hjem
doing-abbey = overvejer sit abbedi
doing-capture = tager en fange
doing-exchange = udveksler fanger
doing-ransom = overvejer løsepenge
doing-bridge = overvejer en bro
doing-castle = overvejer en borg
doing-leave-city = vælger, hvem der forlader grevens by
doing-enter-city = vælger, hvem der går ind i grevens by
doing-move-wagon = flytter vognen
doing-escape = overvejer en flugt
doing-auction-choose = vælger en brik til auktion
doing-count = vælger, hvor greven begynder

# The auction.
table-auction-tiles = Brikker på auktion
table-auction-now = udbydes nu
table-auction-won = vundet
table-auction-bid = Bud
table-auction-bid-n = Byd { $n }

# Log, aids, hints.
table-log = Spillets log
table-log-more = { $n ->
    [one] 1 tidligere tur
   *[other] { $n } tidligere ture
}
table-turn-n = Tur { $n }
table-hint = Tip
table-hint-value = Forventet forspring til sidst
table-aids = Hjælp
table-aid-last = Markér de seneste træk
table-aid-fields = Vis markernes ejere
table-aid-projected = Stillingen, hvis spillet sluttede nu
table-aid-dead = Markér døde felter
table-aid-bag = Resterende brikker
table-aid-inspect = Tryk på en by, vej eller mark for at se, hvad den er værd. Hold nede eller højreklik når som helst.
table-no-aids = Dette spil spilles uden hjælp.
table-left = { $n ->
    [one] 1 brik tilbage i posen
   *[other] { $n } brikker tilbage i posen
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
table-owners = Tilhængere
table-nobody = ingen
table-worth = Værdi
table-worth-now = { $n } nu
table-worth-finished = { $n } som færdig
table-worth-free = (til dig, hvis du flytter ind)
table-closers = Resterende brikker, der lukker en åben ende:
table-no-closers = Ingen resterende brik lukker en åben ende.

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
table-look = Se bordet
table-leave = Til forsiden

# The view and the keys.
table-zoom-in = Zoom ind
table-zoom-out = Zoom ud
table-fit = Vis hele bordet
table-rotate = Drej bordet
table-keys = Genveje
table-key-step = næste sted
table-key-pan = flyt bordet
table-key-turn = drej brikken
table-key-play = bekræft
table-key-button = vælg en knap forneden
table-key-cancel = annuller
table-key-undo = fortryd
table-key-redo = gentag
table-key-take = fjern brikken
table-key-hint = tip
table-key-inspect = undersøg den seneste brik eller det valgte
table-key-log = spillets log
table-key-players = spillere
table-key-aids = hjælp
table-key-zoom = zoom ind, zoom ud
table-key-fit = vis hele bordet
table-key-rotate = drej bordet
table-key-keys = denne liste
table-key-rules = reglerne for dette valg

table-explore = Udforsk bordet
table-key-explore = læs bordet felt for felt
table-explore-about = Gå fra felt til felt med piletasterne. Enter på et ledigt felt lægger brikken der på prøve.
table-square = kolonne { $x }, række { $y }
table-free = { $n ->
    [one] ledigt felt: brikken passer på én måde
   *[other] ledigt felt: brikken passer på { $n } måder
}
table-empty = tomt

# Tools, in words short enough for a phone.
table-menu = Menu
table-log-short = Forløb
table-left-short = { $n } igen
table-result-you = Du vandt med { $n } point!
