# De pagina.
box-abbey-mayor = Abdij & Burgemeester
box-abbey-mayor-about = 12 tegels; abdijen vullen gaten, burgemeesters tellen wapenschilden, schuren houden weiden, wagens rijden verder
toggle-abbeys = Abdijen
toggle-abbeys-about = Elke speler heeft een abdij om een gat te vullen in plaats van een tegel te trekken
toggle-mayors = Burgemeesters
toggle-mayors-about = Een burgemeester telt voor zoveel als de stad wapenschilden heeft
toggle-barns = Schuren
toggle-barns-about = Een schuur telt een weide meteen en blijft tot het einde
toggle-wagons = Wagens
toggle-wagons-about = Een wagen rijdt na de telling verder
set-abbey-mayor = Zonder tuinen
set-abbey-mayor-gardens = Met tuinen
count-mayor = Burgemeesters
count-wagon = Wagens
count-barn = Schuren
count-abbey = Abdijen
option-abbey-endgame-placement = Abdijen na de laatste tegel
value-abbey-endgame-placement-holes-only = Alleen in gaten
value-abbey-endgame-placement-anywhere = Naast elke tegel
option-barn-on-barn-field = Een schuur op een weide met een schuur
option-wagon-moves-to = Een wagen rijdt verder naar
value-wagon-moves-to-linked = Wat verbonden is
value-wagon-moves-to-surrounding = Alles eromheen

# De tafel.
do-abbey = De abdij in kolom { $x }, rij { $y }
do-barn = Zet de schuur op de { corner } hoek
do-wagon = Rijd verder: { $place }
why-no-barn-corner = Een schuur heeft een hoek nodig waar vier tegels in een weide samenkomen.
why-wagon-stuck = De wagen rijdt alleen naar iets verbondens dat onvoltooid en vrij is.

# De les.
lesson-abbey-mayor-1 = Hier is een gat met tegels aan alle vier de kanten, en je weg loopt erin. Leg, in plaats van een tegel te trekken, je abdij daar: ze past bij alles.
lesson-abbey-mayor-2 = De abdij sluit je weg, en ze is een klooster. Zet er een monnik in.
lesson-abbey-mayor-3 = 2 punten voor de weg, en de monnik wacht op de rest van zijn buren.
lesson-abbey-mayor-4 = Op deze weg staat een wagen van jou. Beëindig de weg met de kruising.
lesson-abbey-mayor-5 = Ga verder zonder figuur.
lesson-abbey-mayor-6 = De weg is geteld, en de wagen mag verder rijden naar iets onvoltooids dat verbonden is. Stuur hem langs de weg naar het oosten.
lesson-abbey-mayor-7 = Daar levert hij weer iets op. Een burgemeester telt voor zoveel als zijn stad wapenschilden heeft, en een schuur houdt een weide voorgoed: meer daarover in de regels.
