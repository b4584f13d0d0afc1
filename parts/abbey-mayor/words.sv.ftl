# Sidan.
box-abbey-mayor = Abbotskloster & Borgmästare
box-abbey-mayor-about = 12 brickor; abbotskloster fyller luckor, borgmästare räknar vapensköldar, lador behåller ängar, vagnar kör vidare
toggle-abbeys = Abbotskloster
toggle-abbeys-about = Varje spelare har ett abbotskloster att fylla en lucka med i stället för att dra en bricka
toggle-mayors = Borgmästare
toggle-mayors-about = En borgmästare räknas som lika många som staden har vapensköldar
toggle-barns = Lador
toggle-barns-about = En lada ger genast poäng för en äng och igen på slutet
toggle-wagons = Vagnar
toggle-wagons-about = En vagn kör vidare efter poängsättningen
set-abbey-mayor = Utan trädgårdar
set-abbey-mayor-gardens = Med trädgårdar
count-mayor = Borgmästare
count-wagon = Vagnar
count-barn = Lador
count-abbey = Abbotskloster
option-abbey-endgame-placement = Abbotskloster efter sista brickan
value-abbey-endgame-placement-holes-only = Bara i luckor
value-abbey-endgame-placement-anywhere = Bredvid vilken bricka som helst
option-barn-on-barn-field = Lada på en äng med lada
option-wagon-moves-to = Vagnar kör vidare till
value-wagon-moves-to-linked = Förbundna områden
value-wagon-moves-to-surrounding = Alla områden runtom

# Bordet.
do-abbey = Lägg abbotsklostret i kolumn { $x }, rad { $y }
do-barn = Ställ ladan på det { corner } hörnet
do-wagon = Kör vagnen vidare: { $place }
why-no-barn-corner = En lada kräver ett hörn där fyra brickor med äng möts.
why-wagon-stuck = Vagnen kan bara köra till något förbundet som är ofärdigt och ledigt.
