# Die Seite.
box-abbey-mayor = Abtei & Bürgermeister
box-abbey-mayor-about = 12 Plättchen; Abteien füllen Lücken, Bürgermeister zählen Wappen, Scheunen behalten Wiesen, Wagen fahren weiter
toggle-abbeys = Abteien
toggle-abbeys-about = Alle haben eine Abtei, um statt eines Zuges eine Lücke zu füllen
toggle-mayors = Bürgermeister
toggle-mayors-about = Ein Bürgermeister zählt so viel, wie die Stadt Wappen hat
toggle-barns = Scheunen
toggle-barns-about = Eine Scheune wertet eine Wiese sofort und bleibt bis zum Ende
toggle-wagons = Wagen
toggle-wagons-about = Ein Wagen fährt nach der Wertung weiter
set-abbey-mayor = Ohne Gärten
set-abbey-mayor-gardens = Mit Gärten
count-mayor = Bürgermeister
count-wagon = Wagen
count-barn = Scheunen
count-abbey = Abteien
option-abbey-endgame-placement = Abteien nach dem letzten Plättchen
value-abbey-endgame-placement-holes-only = Nur in Lücken
value-abbey-endgame-placement-anywhere = Neben jedem Plättchen
option-barn-on-barn-field = Eine Scheune auf eine Wiese mit Scheune
option-wagon-moves-to = Ein Wagen fährt weiter
value-wagon-moves-to-linked = Auf das, was anschließt
value-wagon-moves-to-surrounding = Auf alles ringsum

# Der Tisch.
do-abbey = Die Abtei in Spalte { $x }, Zeile { $y }
do-barn = Stelle die Scheune auf die { corner } Ecke
do-wagon = Fahre weiter: { $place }
why-no-barn-corner = Eine Scheune braucht eine Ecke, an der vier Plättchen mit Wiese zusammenstoßen.
why-wagon-stuck = Der Wagen fährt nur zu etwas Verbundenem, das unfertig und frei ist.

# Die Lektion.
lesson-abbey-mayor-1 = Hier ist eine Lücke mit Plättchen auf allen vier Seiten, und deine Straße führt hinein. Leg, statt ein Plättchen zu ziehen, deine Abtei dorthin: Sie passt zu allem.
lesson-abbey-mayor-2 = Die Abtei schließt deine Straße, und sie ist ein Kloster. Setz einen Mönch hinein.
lesson-abbey-mayor-3 = 2 Punkte für die Straße, und der Mönch wartet auf den Rest seiner Nachbarn.
lesson-abbey-mayor-4 = Auf dieser Straße steht ein Wagen von dir. Beende die Straße mit der Kreuzung.
lesson-abbey-mayor-5 = Mach ohne Figur weiter.
lesson-abbey-mayor-6 = Die Straße ist gewertet, und der Wagen darf weiterfahren, auf etwas Unfertiges, das anschließt. Schick ihn die Straße nach Osten entlang.
lesson-abbey-mayor-7 = Dort bringt er wieder Punkte. Ein Bürgermeister zählt so viel, wie seine Stadt Wappen hat, und eine Scheune behält eine Wiese für immer: mehr davon in den Regeln.
