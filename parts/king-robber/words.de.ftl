# Die Seite.
box-king-robber = König & Raubritter
box-king-robber-about = 5 Plättchen; der König geht an die größte abgeschlossene Stadt, der Raubritter an die längste Straße
toggle-king = König
toggle-king-about = Für die größte Stadt gibt es am Ende Punkte für alle Städte
toggle-robber = Raubritter
toggle-robber-about = Für die längste Straße gibt es am Ende Punkte für alle Straßen
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

# Die Lektion.
lesson-king-robber-1 = Schließ die kleine Stadt mit diesem Plättchen.
lesson-king-robber-2 = Es ist bisher die größte Stadt, also bekommst du den König, mit Ritter oder ohne. Setz einen, wenn du magst.
lesson-king-robber-3 = Nun schließt Isabeau eine andere Stadt.
lesson-king-robber-4 = Drei Plättchen sind mehr als zwei: Der König gehört ihr. Ebenso geht der Raubritter an die längste Straße. Am Ende bringen sie 1 Punkt für jede fertige Stadt oder Straße auf dem Tisch.
