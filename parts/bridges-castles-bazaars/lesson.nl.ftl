lesson-bridges-castles-bazaars-1 = Deze tegel past alleen naast de weg als een brug de weg eroverheen leidt. Leg hem op het oplichtende vak, met de brug.
lesson-bridges-castles-bazaars-2 = Een brug hoort bij de weg. Zet er een rover op.
lesson-bridges-castles-bazaars-3 = Je hebt drie bruggen en mag elke één keer gebruiken. Nu de burchten.
lesson-bridges-castles-bazaars-4 = Sluit de kleine stad van je ridder.
lesson-bridges-castles-bazaars-5 = Tik op ‘Overslaan’.
lesson-bridges-castles-bazaars-6 = In plaats van een stad van twee tegels te tellen mag je er een burcht van maken. Doe het!
lesson-bridges-castles-bazaars-7 = Isabeau beëindigt de weg die langs je burcht loopt.
lesson-bridges-castles-bazaars-8 = 5 punten voor haar weg, en evenveel voor je burcht: die telt het eerste wat ernaast wordt voltooid. En bazaars veilen tegels.
