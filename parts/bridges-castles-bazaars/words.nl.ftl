# De pagina.
box-bridges-castles-bazaars = Bruggen, Burchten & Bazaars
box-bridges-castles-bazaars-about = 12 tegels; bruggen leiden wegen over tegels, kleine steden worden burchten, bazaars verkopen tegels
toggle-bridges = Bruggen
toggle-bridges-about = Elke speler heeft bruggen, die een weg over een tegel leiden
toggle-castles = Burchten
toggle-castles-about = In plaats van punten wordt een stad van twee tegels een burcht, die krijgt wat ernaast wordt voltooid
toggle-bazaars = Bazaars
toggle-bazaars-about = Een bazaartegel begint een veiling van tegels
set-bridges-castles-bazaars = Zonder tuinen
set-bridges-castles-bazaars-gardens = Met tuinen
count-bridge = Bruggen
count-castle = Burchten
option-castle-vicinity = De omgeving van een burcht
value-castle-vicinity-block-2x3 = De twee tegels zelf en de vier ernaast
value-castle-vicinity-ring-6 = De zes tegels eromheen
option-castle-city = Een burcht kun je maken van
value-castle-city-two-semicircles = Een stad van twee halve cirkels
value-castle-city-two-tiles = Elke stad van twee tegels
option-castle-king = Een burcht telt voor de koning
value-castle-king-does-not-count = Helemaal niet
value-castle-king-counts = Als voltooide stad
option-bridge-moment = Een brug wordt gebouwd
value-bridge-moment-before-figure = Vóór de figuur
value-bridge-moment-any = Vóór of na de figuur
option-bazaar-dealer = Over kopen of verkopen beslist
value-bazaar-dealer-tile-chooser = Wie de tegel koos
value-bazaar-dealer-auctioneer = Wie de bazaar legde
option-bazaar-bidding = Bieden
value-bazaar-bidding-single-round = Elk één keer
value-bazaar-bidding-until-one-left = Tot er één bod overblijft
option-bazaar-auction = Tegels van een bazaar
value-bazaar-auction-on = Worden geveild
value-bazaar-auction-off = Elke speler neemt er een

# De tafel.
ask-bid = Hoeveel bied je voor de tegel?
ask-raise = { $player } heeft { $points } geboden. Bied je meer?
ask-deal = { $player } heeft { $points } geboden. Koop of verkoop je de tegel?
do-tile-bridged = Tegel { $tile } in kolom { $x }, rij { $y }, { turned }, { $bridge }
do-bridge = Bouw een brug { $axis } over kolom { $x }, rij { $y }
do-castle = Maak er een burcht van: { $place }
do-choose = Tegel { $tile }
do-bid = Bied { in-points }
do-buy = Koop: je neemt de tegel en betaalt { $player } { in-points }
do-sell = Verkoop: { $player } neemt de tegel en betaalt jou { in-points }
why-bridge-placed = Met deze tegel is al een brug gebouwd.
why-no-castle = Die stad kan geen burcht worden.
why-bad-bid = Een bod moet hoger zijn dan het vorige, maar niet hoger dan je eigen punten.
why-not-for-sale = Die tegel is niet te koop.
problem-auction-in-hand = Tegels uit een veiling kunnen niet uit de hand worden gespeeld: zet de bazaars uit of trek de tegels één voor één.
problem-no-castle = Een burcht is een voltooide stad van twee tegels, volgens de meeste regels twee halve cirkels.
problem-castle-keeper = Tot een burcht punten oplevert, staat er precies één horige van de eigenaar in en verder niemand.
problem-castle-empty = In een burcht die punten heeft opgeleverd, staat niemand.

# Tips.
reason-castle = de burcht scoort met wat eromheen voltooid wordt
reason-bids = een redelijke prijs voor deze tegel

# De les.
lesson-bridges-castles-bazaars-1 = Deze tegel past niet naast de weg, tenzij een brug de weg eroverheen leidt. Leg hem op het oplichtende vak, met de brug.
lesson-bridges-castles-bazaars-2 = Een brug is een weg. Zet er een rover op.
lesson-bridges-castles-bazaars-3 = Je hebt drie bruggen, elk voor één keer. Nu de burchten.
lesson-bridges-castles-bazaars-4 = Sluit de kleine stad van je ridder.
lesson-bridges-castles-bazaars-5 = Ga verder zonder figuur.
lesson-bridges-castles-bazaars-6 = In plaats van haar te tellen mag je van een stad van twee tegels een burcht maken. Doe het!
lesson-bridges-castles-bazaars-7 = Isabeau beëindigt de weg die langs je burcht loopt.
lesson-bridges-castles-bazaars-8 = 5 punten voor haar weg, en evenveel voor je burcht: die krijgt wat ernaast wordt voltooid, één keer. Een bazaar, ten slotte, veilt tegels.
