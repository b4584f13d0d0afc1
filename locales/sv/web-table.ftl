# The table in the browser.
table-pieces = Figurer på bordet
table-players = Spelare
table-tools = Vy
table-tray = Ditt drag
table-hand = Brickor på handen
table-tile = Bricka { $tile }
table-choose = Vilket?
table-not-this = Inget av dessa

# Placing a tile.
table-turn = Vrid
table-place = Lägg
table-how-tile = Tryck på en markerad ruta eller dra brickan dit. Tryck på brickan för att vrida den.
table-how-mark = Välj ett av märkena på bordet.
table-do-place = Figur
table-do-elsewhere = Portal
table-do-fairy = Älva
table-do-tower = Torn
table-do-bridge = Bro
table-do-recall = Abbot
table-do-expel = Prinsessa
table-how-door = Välj först en bricka på bordet.
table-door = { $n ->
    [one] Kolumn { $x }, rad { $y }: 1 möjlighet
   *[other] Kolumn { $x }, rad { $y }: { $n } möjligheter
}
table-undo = Ångra

# Whose decision it is.
table-decides = ska välja nu
table-turn-of = { $player } har turen
table-your-turn = { $player }, du väljer
table-in-turn-of = väljer under { $player }s tur
table-second-tile = andra brickan
table-thinks = { $player } tänker …
table-over = Spelet är slut
table-points = { $n ->
    [one] 1 poäng
   *[other] { $n } poäng
}
table-projected = Ställningen om spelet slutade nu
table-prisoner = Fånge: en undersåte från { $player }
table-prisoners = { $n ->
    [one] 1 fånge
   *[other] { $n } fångar
}
table-card-king = { $n ->
    [one] Kungen för en stad på 1 bricka
   *[other] Kungen för en stad på { $n } brickor
}
table-card-robber = { $n ->
    [one] Rövaren för en väg på 1 bricka
   *[other] Rövaren för en väg på { $n } brickor
}

# The auction.
table-auction-tiles = Brickor på auktion
table-auction-now = säljs nu
table-auction-won = vunnen
table-auction-bid = Bud
table-auction-bid-n = Bjud { $n }

# Log, aids, hints.
table-log = Händelser
table-log-more = { $n ->
    [one] 1 tidigare drag
   *[other] { $n } tidigare drag
}
table-turn-n = Drag { $n }
table-hint = Tips
table-hint-value = Väntat försprång vid slutet
table-aids = Hjälpmedel
table-aid-last = Markera de senaste dragen
table-aid-fields = Visa vem ängarna tillhör
table-aid-projected = Ställningen om spelet slutade nu
table-aid-dead = Markera rutor där inget passar
table-aid-bag = Brickor kvar
table-aid-inspect = Tryck på en stad, en väg eller en äng för att se vad den är värd; håll nere eller högerklicka när som helst.
table-no-aids = Det här spelet spelas utan hjälpmedel.
table-left = { $n ->
    [one] 1 bricka är i påsen.
   *[other] { $n } brickor är i påsen.
}
table-aside = Lagda åt sidan
table-removed = Ur spelet

# A feature.
table-size = Storlek
table-tiles = { $n ->
    [one] 1 bricka
   *[other] { $n } brickor
}
table-cities = Färdiga städer
table-open = Fortfarande öppet
table-complete = färdig
table-owners = Här står
table-nobody = ingen
table-worth = Värde
table-worth-now = { $n } nu
table-worth-finished = { $n } som färdig
table-worth-free = (till den som flyttar in)
table-closers = Brickor kvar som stänger en öppning:
table-no-closers = Ingen bricka som är kvar stänger en öppning.

# The end.
table-final = Sluträkning
table-next = Nästa
table-skip = Hoppa över
table-result = Resultat
table-result-wins = { $player } vinner
table-result-tie = Delad seger
table-result-alone = { $n ->
    [one] 1 poäng
   *[other] { $n } poäng
}
table-rematch = Spela igen
table-look = Titta på bordet
table-leave = Till startsidan

# The view and the keys.
table-zoom-in = Zooma in
table-zoom-out = Zooma ut
table-fit = Visa allt
table-rotate = Vrid vyn
table-keys = Tangenter
table-key-step = till nästa möjlighet
table-key-pan = flytta bordet
table-key-turn = vrid brickan
table-key-play = utför det valda
table-key-button = en av knapparna längst ned
table-key-cancel = lägg ifrån dig
table-key-undo = ångra
table-key-redo = gör om det som ångrades
table-key-take = ta bort brickan
table-key-hint = tips
table-key-inspect = undersök den senaste brickan eller det valda
table-key-log = händelser
table-key-players = spelare
table-key-aids = hjälpmedel
table-key-zoom = zooma in, zooma ut
table-key-fit = visa allt
table-key-rotate = vrid vyn
table-key-keys = den här listan
table-key-rules = reglerna för det som avgörs

table-explore = Utforska bordet
table-key-explore = bordet ruta för ruta, i ord
table-explore-about = Piltangenterna går från ruta till ruta. Enter på en ledig plats lägger brickan där på prov.
table-square = kolumn { $x }, rad { $y }
table-free = { $n ->
    [one] ledig plats: brickan passar på ett sätt
   *[other] ledig plats: brickan passar på { $n } sätt
}
table-empty = tomt

# Tools, in words short enough for a phone.
table-menu = Meny
table-log-short = Logg
table-left-short = { $n } kvar
table-result-you = Du vann med { $n } poäng!
