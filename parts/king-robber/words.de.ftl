# Die Seite.
box-king-robber = König & Raubritter
box-king-robber-about = 5 Plättchen; die größte Stadt bringt den König, die längste Straße den Raubritter
toggle-king = König
toggle-king-about = Wer die größte Stadt gebaut hat, bekommt am Ende Punkte für alle Städte
toggle-robber = Raubritter
toggle-robber-about = Wer die längste Straße gebaut hat, bekommt am Ende Punkte für alle Straßen
set-king-robber = Ohne Gärten
set-king-robber-gardens = Mit Gärten
option-king-robber-scoring = Punkte für König und Raubritter
value-king-robber-scoring-per-feature = Am Ende 1 für jede fertige Stadt oder Straße
value-king-robber-scoring-10-20 = 10 für eine Karte, 20 für beide
value-king-robber-scoring-15-40 = 15 für eine Karte, 40 für beide
value-king-robber-scoring-continuous = 1 für jede Stadt oder Straße beim Abschluss

# Tipps.
reason-king = gewinnt den König, Stadt: { tiles-n }
reason-robber = gewinnt den Raubritter, Straße: { tiles-n }
