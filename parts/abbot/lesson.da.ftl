lesson-abbot-1 = Din abbed passer haven i midten. Læg denne brik på det lysende felt, så ligger der fem brikker omkring ham.
lesson-abbot-2 = En abbed behøver ikke vente på den ottende brik. Tag ham tilbage for det, haven er værd nu, i stedet for at sætte en figur.
lesson-abbot-3 = Ét point for haven og ét for hver af de fem brikker omkring den: 6, og abbeden er fri igen. I et kloster kan han gøre det samme.
