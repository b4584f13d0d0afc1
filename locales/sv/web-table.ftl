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
table-how-mark = Tryck på en markerad plats
table-do-place = Figur
table-do-elsewhere = Portal
table-do-fairy = Älva
table-do-tower = Torn
table-do-bridge = Bro
table-do-recall = Abbot
table-do-expel = Prinsessa
table-how-door = Välj först en bricka på bordet
table-door = { $n ->
    [one] Kolumn { $x }, rad { $y }: 1 möjlighet
   *[other] Kolumn { $x }, rad { $y }: { $n } möjligheter
}
table-undo = Ångra

# Whose decision it is.
table-decides = ska spela
table-turn-of = { $player } har turen
table-your-turn = { $player }, det är din tur
table-in-turn-of = svarar på { $player }
table-second-tile = extra bricka
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

# What another player is doing, behind the name.
doing-tile = lägger en bricka
doing-tile-second = lägger en extra bricka
doing-tile-bridged = lägger en bricka
doing-second-tile = funderar på en extra bricka
doing-hand = lägger en bricka
doing-figure = ställer ut en undersåte
doing-other = avslutar sin tur
doing-must = skickar hem en riddare
doing-abbey = funderar på sitt abbotskloster
doing-capture = tar en fånge
doing-exchange = utväxlar fångar
doing-ransom = funderar på en lösen
doing-bridge = funderar på en bro
doing-castle = funderar på en borg
doing-leave-city = väljer vem som lämnar grevens stad
doing-enter-city = väljer vem som går in i grevens stad
doing-move-wagon = flyttar vagnen
doing-escape = funderar på en flykt
doing-auction-choose = väljer en bricka till auktionen
doing-count = väljer var greven börjar

# The auction.
table-auction-tiles = Brickor på auktion
table-auction-now = säljs nu
table-auction-won = vunnen
table-auction-bid = Bud
table-auction-bid-n = Bjud { $n }

# Log, aids, hints.
table-log = Spellogg
table-log-more = { $n ->
    [one] 1 tidigare drag
   *[other] { $n } tidigare drag
}
table-turn-n = Drag { $n }
table-hint = Tips
table-hint-value = Väntat försprång på slutet
table-aids = Hjälpmedel
table-aid-last = Markera de senaste dragen
table-aid-fields = Visa ängarnas ägare
table-aid-projected = Ställningen om spelet slutade nu
table-aid-dead = Markera döda rutor
table-aid-bag = Återstående brickor
table-aid-inspect = Tryck på en stad, väg eller äng för att se vad den är värd. Håll nere eller högerklicka när som helst.
table-no-aids = Det här spelet spelas utan hjälpmedel.
table-left = { $n ->
    [one] 1 bricka kvar i påsen
   *[other] { $n } brickor kvar i påsen
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
table-open = Öppna ändar
table-complete = färdig
table-owners = Undersåtar
table-nobody = ingen
table-worth = Värde
table-worth-now = { $n } nu
table-worth-finished = { $n } som färdig
table-worth-free = (till dig om du flyttar in)
table-closers = Återstående brickor som stänger en öppen ände:
table-no-closers = Ingen återstående bricka stänger en öppen ände.

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
table-look = Visa bordet
table-leave = Till startsidan

# The view and the keys.
table-zoom-in = Zooma in
table-zoom-out = Zooma ut
table-fit = Visa hela bordet
table-rotate = Vrid bordet
table-keys = Kortkommandon
table-key-step = nästa plats
table-key-pan = flytta bordet
table-key-turn = vrid brickan
table-key-play = bekräfta
table-key-button = välj en knapp längst ned
table-key-cancel = avbryt
table-key-undo = ångra
table-key-redo = gör om
table-key-take = ta bort brickan
table-key-hint = tips
table-key-inspect = undersök den senaste brickan eller det valda
table-key-log = spellogg
table-key-players = spelare
table-key-aids = hjälpmedel
table-key-zoom = zooma in, zooma ut
table-key-fit = visa hela bordet
table-key-rotate = vrid bordet
table-key-keys = den här listan
table-key-rules = reglerna för det här valet

table-explore = Utforska bordet
table-key-explore = läs bordet ruta för ruta
table-explore-about = Gå från ruta till ruta med piltangenterna. Enter på en ledig ruta lägger brickan där på prov.
table-square = kolumn { $x }, rad { $y }
table-free = { $n ->
    [one] ledig ruta: brickan passar på ett sätt
   *[other] ledig ruta: brickan passar på { $n } sätt
}
table-empty = tomt

# Tools, in words short enough for a phone.
table-menu = Meny
table-log-short = Logg
table-left-short = { $n } kvar
table-result-you = Du vann med { $n } poäng!
