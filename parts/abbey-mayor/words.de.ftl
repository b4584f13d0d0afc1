# Die Seite.
box-abbey-mayor = Abtei & Bürgermeister
box-abbey-mayor-about = 12 Plättchen; Abteien füllen Lücken, Bürgermeister zählen Wappen, Scheunen behalten Wiesen, Wagen fahren weiter
toggle-abbeys = Abteien
toggle-abbeys-about = Alle haben eine Abtei, um eine Lücke zu füllen, statt ein Plättchen zu ziehen
toggle-mayors = Bürgermeister
toggle-mayors-about = Ein Bürgermeister zählt so viel, wie die Stadt Wappen hat
toggle-barns = Scheunen
toggle-barns-about = Eine Scheune wertet eine Wiese sofort und am Ende noch einmal
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
option-barn-on-barn-field = Scheune auf eine Wiese mit Scheune
option-wagon-moves-to = Wagen fahren weiter auf
value-wagon-moves-to-linked = Verbundene Gebiete
value-wagon-moves-to-surrounding = Jedes Gebiet ringsum

# Der Tisch.
do-abbey = Abtei in Spalte { $x }, Zeile { $y } legen
do-barn = Stelle die Scheune auf die { corner } Ecke
do-wagon = Wagen weiterfahren: { $place }
why-no-barn-corner = Eine Scheune braucht eine Ecke, an der vier Plättchen mit Wiese zusammenstoßen.
why-wagon-stuck = Der Wagen fährt nur auf etwas, das anschließt, unfertig und frei ist.
