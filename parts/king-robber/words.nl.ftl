# De pagina.
box-king-robber = Koning & Struikrover
box-king-robber-about = 5 tegels; de koning gaat naar de grootste stad, de struikrover naar de langste weg
toggle-king = Koning
toggle-king-about = De grootste stad levert aan het eind punten op voor alle steden
toggle-robber = Struikrover
toggle-robber-about = De langste weg levert aan het eind punten op voor alle wegen
set-king-robber = Zonder tuinen
set-king-robber-gardens = Met tuinen
option-king-robber-scoring = Punten voor koning en struikrover
value-king-robber-scoring-per-feature = 1 voor elke voltooide stad of weg, aan het eind
value-king-robber-scoring-10-20 = 10 voor één kaart, 20 voor beide
value-king-robber-scoring-15-40 = 15 voor één kaart, 40 voor beide
value-king-robber-scoring-continuous = 1 voor elke stad of weg wanneer die wordt voltooid

# Tips.
reason-king = pakt de koning met een stad van { tiles-n }
reason-robber = pakt de struikrover met een weg van { tiles-n }

# De les.
lesson-king-robber-1 = Sluit de kleine stad met deze tegel.
lesson-king-robber-2 = Het is tot nu toe de grootste stad, dus de koning wordt van jou, met of zonder ridder. Zet er een als je wilt.
lesson-king-robber-3 = Nu sluit Isabeau een andere stad.
lesson-king-robber-4 = Drie tegels zijn er meer dan twee: de koning is van haar. Net zo gaat de struikrover naar de langste weg. Aan het einde leveren ze 1 punt op voor elke voltooide stad of weg op tafel.
