lesson-king-robber-1 = Sluit de kleine stad met deze tegel.
lesson-king-robber-2 = Het is tot nu toe de grootste stad, dus jij krijgt de koning, met of zonder ridder. Zet er een als je wilt.
lesson-king-robber-3 = Nu sluit Isabeau een andere stad.
lesson-king-robber-4 = Drie tegels is meer dan twee, dus de koning is van haar. Net zo levert de langste weg de struikrover op. Aan het eind leveren ze 1 punt op voor elke voltooide stad of weg op tafel.
