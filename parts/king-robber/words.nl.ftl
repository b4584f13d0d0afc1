# De pagina.
box-king-robber = Koning & Struikrover
box-king-robber-about = 5 tegels; de grootste stad levert de koning op, de langste weg de struikrover
toggle-king = Koning
toggle-king-about = De speler van de grootste stad krijgt aan het eind punten voor alle steden
toggle-robber = Struikrover
toggle-robber-about = De speler van de langste weg krijgt aan het eind punten voor alle wegen
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
