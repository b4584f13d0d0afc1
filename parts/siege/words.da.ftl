# Siden.
box-siege = Belejringen
box-siege-about = Brikker med belejrede byer, som giver mindre, men bønderne mere; riddere slipper ud gennem klostre
toggle-siege = Belejring
toggle-siege-about = Belejrede byer giver 1 pr. brik og våbenskjold, ufærdige intet, og bønderne det dobbelte
set-siege = Belejring
option-siege-tile-count = Belejringsbrikker
value-siege-tile-count-4 = 4, første oplag
value-siege-tile-count-6 = 6, andet oplag
value-siege-tile-count-10 = 10, begge
option-siege-escape = Flugt fra en belejring
value-siege-escape-any-city-tile = Gennem et kloster ved en af byens brikker
value-siege-escape-siege-tile-only = Gennem et kloster ved en belejringsbrik
value-siege-escape-none = Ikke mulig
