# De pagina.
box-abbey-mayor = Abdij & Burgemeester
box-abbey-mayor-about = 12 tegels; abdijen vullen gaten, burgemeesters tellen wapenschilden, schuren houden weiden, wagens rijden verder
toggle-abbeys = Abdijen
toggle-abbeys-about = Elke speler heeft een abdij om een gat te vullen in plaats van een tegel te trekken
toggle-mayors = Burgemeesters
toggle-mayors-about = Een burgemeester telt voor zoveel als de stad wapenschilden heeft
toggle-barns = Schuren
toggle-barns-about = Een schuur telt een weide meteen en aan het eind nog eens
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
option-barn-on-barn-field = Schuur in een weide met een schuur
option-wagon-moves-to = Wagens rijden verder naar
value-wagon-moves-to-linked = Verbonden gebieden
value-wagon-moves-to-surrounding = Alle gebieden eromheen

# De tafel.
do-abbey = Leg de abdij in kolom { $x }, rij { $y }
do-barn = Zet de schuur op de { corner } hoek
do-wagon = Rijd de wagen verder: { $place }
why-no-barn-corner = Een schuur heeft een hoek nodig waar vier tegels met weide samenkomen.
why-wagon-stuck = De wagen kan alleen naar iets verbondens dat onvoltooid en vrij is.
