# Siden.
box-abbot = Abbeden
box-abbot-about = En abbed til hver spiller, som besætter klostre og haver og kan tages tilbage i utide
toggle-abbots = Abbeder
toggle-abbots-about = Hver spiller har en abbed
toggle-gardens = Haver
toggle-gardens-about = En abbed må stå i en have; slået fra er haver pynt
count-abbot = Abbeder

# Bordet.
do-recall = Tag abbeden tilbage for { in-points }: { $place }

# Lektionen.
lesson-abbot-1 = Din abbed passer haven i midten. Læg denne brik på det lysende felt: så ligger fem brikker omkring ham.
lesson-abbot-2 = En abbed behøver ikke vente på den ottende brik. I stedet for at sætte en figur, så tag ham tilbage for det, haven er værd nu.
lesson-abbot-3 = Ét point for haven og ét for hver af de fem brikker omkring: 6, og abbeden er fri igen. I et kloster må han gøre det samme.
