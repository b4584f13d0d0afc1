lesson-bridges-castles-bazaars-1 = Denne brik passer kun ved siden af vejen, hvis en bro fører vejen over den. Læg den på det lysende felt, med broen.
lesson-bridges-castles-bazaars-2 = En bro er en del af vejen. Sæt en landevejsrøver på den.
lesson-bridges-castles-bazaars-3 = Du har tre broer og kan bruge hver af dem én gang. Nu til borgene.
lesson-bridges-castles-bazaars-4 = Luk din ridders lille by.
lesson-bridges-castles-bazaars-5 = Tryk på »Spring over«.
lesson-bridges-castles-bazaars-6 = I stedet for at få point for en by på to brikker kan du gøre den til en borg. Gør det!
lesson-bridges-castles-bazaars-7 = Isabeau afslutter vejen, der løber forbi din borg.
lesson-bridges-castles-bazaars-8 = 5 point for hendes vej, og det samme for din borg: den får point for det første, der bliver færdigt ved siden af. Og basarer sætter brikker på auktion.
