# The table in the browser.
table-pieces = Figuren op tafel
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
table-how-mark = Kies een van de tekens op tafel.
table-do-place = Figuur
table-do-elsewhere = Portaal
table-do-fairy = Fee
table-do-tower = Toren
table-do-bridge = Brug
table-do-recall = Abt
table-do-expel = Prinses
table-how-door = Kies eerst een tegel op tafel.
table-door = { $n ->
    [one] Kolom { $x }, rij { $y }: 1 plek
   *[other] Kolom { $x }, rij { $y }: { $n } plekken
}
table-undo = Terugnemen

# Whose decision it is.
table-decides = is aan zet
table-turn-of = { $player } is aan de beurt
table-your-turn = { $player }, jij kiest
table-in-turn-of = kiest in de beurt van { $player }
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

# The auction.
table-auction-tiles = Tegels in de veiling
table-auction-now = te koop
table-auction-won = gewonnen
table-auction-bid = Bod
table-auction-bid-n = { $n } bieden

# Log, aids, hints.
table-log = Verloop
table-log-more = { $n ->
    [one] 1 eerdere beurt
   *[other] { $n } eerdere beurten
}
table-turn-n = Beurt { $n }
table-hint = Tip
table-hint-value = Verwachte voorsprong aan het eind
table-aids = Hulpmiddelen
table-aid-last = Laatste zetten markeren
table-aid-fields = Tonen van wie de weiden zijn
table-aid-projected = Stand als het spel nu zou eindigen
table-aid-dead = Vakken markeren waar niets meer past
table-aid-bag = Resterende tegels
table-aid-inspect = Tik op een stad, een weg of een weide om te zien wat die waard is; ingedrukt houden of rechtsklikken kan altijd.
table-no-aids = Dit spel wordt zonder hulpmiddelen gespeeld.
table-left = { $n ->
    [one] Er zit 1 tegel in de zak.
   *[other] Er zitten { $n } tegels in de zak.
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
table-open = Nog open
table-complete = voltooid
table-owners = Hier staan
table-nobody = niemand
table-worth = Waarde
table-worth-now = nu { $n }
table-worth-finished = { $n } als ze af is
table-worth-free = (voor wie er intrekt)
table-closers = Resterende tegels die een opening sluiten:
table-no-closers = Geen enkele resterende tegel sluit een opening.

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
table-look = Tafel bekijken
table-leave = Naar de startpagina

# The view and the keys.
table-zoom-in = Inzoomen
table-zoom-out = Uitzoomen
table-fit = Alles tonen
table-rotate = Weergave draaien
table-keys = Toetsen
table-key-step = naar de volgende plek
table-key-pan = de tafel verschuiven
table-key-turn = de tegel draaien
table-key-play = het gekozene uitvoeren
table-key-button = een van de knoppen onderaan
table-key-cancel = wegleggen
table-key-undo = terugnemen
table-key-redo = het teruggenomene opnieuw
table-key-take = de tegel wegnemen
table-key-hint = tip
table-key-inspect = de laatste tegel of het gekozene bekijken
table-key-log = verloop
table-key-players = spelers
table-key-aids = hulpmiddelen
table-key-zoom = inzoomen, uitzoomen
table-key-fit = alles tonen
table-key-rotate = de weergave draaien
table-key-keys = deze lijst
table-key-rules = de regels bij wat er te beslissen is

table-explore = De tafel verkennen
table-key-explore = de tafel vak voor vak, in woorden
table-explore-about = De pijltjes gaan van vak naar vak. Enter op een vrije plaats legt de tegel daar op proef.
table-square = kolom { $x }, rij { $y }
table-free = { $n ->
    [one] vrije plaats: de tegel past op één manier
   *[other] vrije plaats: de tegel past op { $n } manieren
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
