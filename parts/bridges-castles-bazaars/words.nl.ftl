# De pagina.
box-bridges-castles-bazaars = Bruggen, Burchten & Bazaars
box-bridges-castles-bazaars-about = 12 tegels; bruggen leiden wegen over tegels, kleine steden worden burchten, bazaars verkopen tegels
toggle-bridges = Bruggen
toggle-bridges-about = Elke speler heeft bruggen, die een weg over een tegel leiden
toggle-castles = Burchten
toggle-castles-about = Maak van een stad van twee tegels een burcht, die telt wat ernaast wordt voltooid
toggle-bazaars = Bazaars
toggle-bazaars-about = Een bazaartegel begint een veiling van tegels
set-bridges-castles-bazaars = Zonder tuinen
set-bridges-castles-bazaars-gardens = Met tuinen
count-bridge = Bruggen
count-castle = Burchten
option-castle-vicinity = De omgeving van een burcht
value-castle-vicinity-block-2x3 = De twee tegels zelf en de vier ernaast
value-castle-vicinity-ring-6 = De zes tegels eromheen
option-castle-city = Burchten ontstaan uit
value-castle-city-two-semicircles = Steden van twee halve cirkels
value-castle-city-two-tiles = Elke stad van twee tegels
option-castle-king = Voor de koning telt een burcht
value-castle-king-does-not-count = Helemaal niet
value-castle-king-counts = Als voltooide stad
option-bridge-moment = Brug bouwen
value-bridge-moment-before-figure = Vóór de figuur
value-bridge-moment-any = Vóór of na de figuur
option-bazaar-dealer = Wie koopt of verkoopt
value-bazaar-dealer-tile-chooser = Wie de tegel koos
value-bazaar-dealer-auctioneer = Wie de bazaar legde
option-bazaar-bidding = Bieden
value-bazaar-bidding-single-round = Elk één keer
value-bazaar-bidding-until-one-left = Tot er maar één bod overblijft
option-bazaar-auction = Bazaartegels
value-bazaar-auction-on = Worden geveild
value-bazaar-auction-off = Elke speler neemt er een

# De tafel.
ask-bid = Hoeveel bied je?
ask-raise = { $player } heeft { $points } geboden. Meer bieden?
ask-deal = { $player } heeft { $points } geboden. Kopen of verkopen?
do-tile-bridged = Tegel { $tile } in kolom { $x }, rij { $y }, { turned }, { $bridge }
do-bridge = Bouw een brug { $axis } over kolom { $x }, rij { $y }
do-castle = Maak er een burcht van: { $place }
do-choose = Tegel { $tile }
do-bid = Bied { in-points }
do-buy = Koop: neem de tegel en betaal { $player } { in-points }
do-sell = Verkoop: { $player } neemt de tegel en betaalt jou { in-points }
why-bridge-placed = Je hebt met deze tegel al een brug gebouwd.
why-no-castle = Van die stad kun je geen burcht maken.
why-bad-bid = Bied meer dan het laatste bod, maar niet meer punten dan je hebt.
why-not-for-sale = Die tegel is niet te koop.
problem-auction-in-hand = Tegels uit een veiling kun je niet uit de hand spelen. Zet de bazaars uit of trek de tegels één voor één.
problem-no-castle = Een burcht is een voltooide stad van twee tegels, volgens de meeste regels twee halve cirkels.
problem-castle-keeper = Tot een burcht punten oplevert, staat er precies één horige van de eigenaar in en verder niemand.
problem-castle-empty = Een burcht die punten heeft opgeleverd, is leeg.

# Tips.
reason-castle = telt je burcht met wat eromheen wordt voltooid
reason-bids = is een redelijke prijs voor deze tegel
