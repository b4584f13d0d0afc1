# Siden.
box-siege = Belejringen
box-siege-about = Brikker med belejrede byer, som giver mindre, men bønderne mere; riddere slipper ud gennem klostre
toggle-siege = Belejring
toggle-siege-about = Belejrede byer giver 1 pr. brik og våbenskjold, ufuldendt intet, og bønderne det dobbelte
set-siege = Belejring
option-siege-tile-count = Belejringsbrikker
value-siege-tile-count-4 = 4, første oplag
value-siege-tile-count-6 = 6, andet oplag
value-siege-tile-count-10 = 10, begge
option-siege-escape = Vejen ud af en belejring
value-siege-escape-any-city-tile = Et kloster ved en hvilken som helst af byens brikker
value-siege-escape-siege-tile-only = Et kloster ved en brik med belejrere
value-siege-escape-none = Findes ikke

# Lektionen.
lesson-siege-1 = Din ridder sidder i en belejret by, som giver lidt, og intet, hvis den forbliver åben. Læg din brik på det lysende felt.
lesson-siege-2 = Gå videre uden en figur.
lesson-siege-3 = Et kloster rører byen ved et hjørne. Gennem det må din ridder smutte bort: tag ham tilbage.
lesson-siege-4 = Én tilhænger må slippe ud i hver tur. Fuldendt giver en belejret by 1 point for hver brik, men for bønder er den det dobbelte værd.
