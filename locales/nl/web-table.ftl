# The table in the browser.
table-pieces = Figuren op het bord
table-players = Spelers
table-tools = Weergave
table-tray = Jouw zet
table-hand = Tegels in de hand
table-tile = Tegel { $tile }
table-choose = Welke?
table-not-this = Geen van deze

# Placing a tile.
table-turn = Draaien
table-place = Leggen
table-how-tile = Tik op een gemarkeerd vak of sleep de tegel erheen. Tik op de tegel om hem te draaien.
table-how-mark = Tik op een gemarkeerde plek
table-do-place = Figuur
table-do-elsewhere = Portaal
table-do-fairy = Fee
table-do-tower = Toren
table-do-bridge = Brug
table-do-recall = Abt
table-do-expel = Prinses
table-how-door = Kies eerst een tegel op tafel
table-door = { $n ->
    [one] Kolom { $x }, rij { $y }: 1 plek
   *[other] Kolom { $x }, rij { $y }: { $n } plekken
}
table-undo = Ongedaan maken

# Whose decision it is.
table-decides = is aan zet
table-turn-of = { $player } is aan de beurt
table-your-turn = { $player }, jij bent aan de beurt
table-in-turn-of = reageert op { $player }
table-second-tile = tweede tegel
table-thinks = { $player } denkt na …
table-over = Het spel is afgelopen
table-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
table-projected = Stand als het spel nu zou eindigen
table-prisoner = Gevangen: een horige van { $player }
table-prisoners = { $n ->
    [one] 1 gevangene
   *[other] { $n } gevangenen
}
table-card-king = { $n ->
    [one] Koning, voor een stad van 1 tegel
   *[other] Koning, voor een stad van { $n } tegels
}
table-card-robber = { $n ->
    [one] Struikrover, voor een weg van 1 tegel
   *[other] Struikrover, voor een weg van { $n } tegels
}

# What another player is doing, behind the name.
doing-tile = legt een tegel
doing-tile-second = legt een tweede tegel
doing-tile-bridged = legt een tegel
doing-second-tile = denkt na over een tweede tegel
doing-hand = legt een tegel
doing-figure = plaatst een horige
doing-other = rondt de beurt af
doing-must = stuurt een ridder naar huis
doing-abbey = denkt na over de abdij
doing-capture = neemt een gevangene
doing-exchange = ruilt gevangenen
doing-ransom = denkt na over losgeld
doing-bridge = denkt na over een brug
doing-castle = denkt na over een burcht
doing-leave-city = kiest wie de stad van de graaf verlaat
doing-enter-city = kiest wie de stad van de graaf in gaat
doing-move-wagon = verplaatst de wagen
doing-escape = denkt na over een ontsnapping
doing-auction-choose = kiest een tegel voor de veiling
doing-count = kiest waar de graaf begint

# The auction.
table-auction-tiles = Tegels in de veiling
table-auction-now = te koop
table-auction-won = gewonnen
table-auction-bid = Bod
table-auction-bid-n = { $n } bieden

# Log, aids, hints.
table-log = Logboek
table-log-more = { $n ->
    [one] 1 eerdere beurt
   *[other] { $n } eerdere beurten
}
table-turn-n = Beurt { $n }
table-hint = Tip
table-hint-value = Verwachte voorsprong aan het eind
table-aids = Hulpmiddelen
table-aid-last = Laatste zetten markeren
table-aid-fields = Eigenaars van weiden tonen
table-aid-projected = Stand als het spel nu zou eindigen
table-aid-dead = Dode vakken markeren
table-aid-bag = Resterende tegels
table-aid-inspect = Tik op een stad, weg of weide om te zien wat die waard is. Ingedrukt houden of rechtsklikken kan altijd.
table-no-aids = Dit spel wordt zonder hulpmiddelen gespeeld.
table-left = { $n ->
    [one] Nog 1 tegel in de zak
   *[other] Nog { $n } tegels in de zak
}
table-aside = Opzij gelegd
table-removed = Uit het spel

# A feature.
table-size = Grootte
table-tiles = { $n ->
    [one] 1 tegel
   *[other] { $n } tegels
}
table-cities = Voltooide steden
table-open = Open einden
table-complete = voltooid
table-owners = Horigen
table-nobody = niemand
table-worth = Waarde
table-worth-now = nu { $n }
table-worth-finished = { $n } als het voltooid is
table-worth-free = (voor jou als je erin trekt)
table-closers = Resterende tegels die een open einde sluiten:
table-no-closers = Geen enkele resterende tegel sluit een open einde.

# The end.
table-final = Eindtelling
table-next = Volgende
table-skip = Overslaan
table-result = Uitslag
table-result-wins = { $player } wint
table-result-tie = Gedeelde overwinning
table-result-alone = { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
table-rematch = Nog een keer
table-look = Bord bekijken
table-leave = Naar de startpagina

# The view and the keys.
table-zoom-in = Inzoomen
table-zoom-out = Uitzoomen
table-fit = Hele bord tonen
table-rotate = Bord draaien
table-keys = Sneltoetsen
table-key-step = volgende plek
table-key-pan = het bord verschuiven
table-key-turn = de tegel draaien
table-key-play = bevestigen
table-key-button = een knop onderaan kiezen
table-key-cancel = annuleren
table-key-undo = ongedaan maken
table-key-redo = opnieuw
table-key-take = de tegel wegnemen
table-key-hint = tip
table-key-inspect = de laatste tegel of de selectie bekijken
table-key-log = logboek
table-key-players = spelers
table-key-aids = hulpmiddelen
table-key-zoom = inzoomen, uitzoomen
table-key-fit = hele bord tonen
table-key-rotate = bord draaien
table-key-keys = deze lijst
table-key-rules = de regels bij deze keuze

table-explore = Bord verkennen
table-key-explore = het bord vak voor vak lezen
table-explore-about = Ga met de pijltjestoetsen van vak naar vak. Enter op een vrij vak legt de tegel daar op proef.
table-square = kolom { $x }, rij { $y }
table-free = { $n ->
    [one] vrij vak: de tegel past op één manier
   *[other] vrij vak: de tegel past op { $n } manieren
}
table-empty = leeg

# Tools, in words short enough for a phone.
table-menu = Menu
table-log-short = Verloop
table-left-short = nog { $n }
table-result-you = { $n ->
    [one] Gewonnen met 1 punt verschil!
   *[other] Gewonnen met { $n } punten verschil!
}
