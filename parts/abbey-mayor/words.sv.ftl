# Sidan.
box-abbey-mayor = Abbotskloster & Borgmästare
box-abbey-mayor-about = 12 brickor; abbotskloster fyller luckor, borgmästare räknar vapensköldar, lador behåller ängar, vagnar kör vidare
toggle-abbeys = Abbotskloster
toggle-abbeys-about = Varje spelare har ett abbotskloster att fylla en lucka med i stället för att dra en bricka
toggle-mayors = Borgmästare
toggle-mayors-about = En borgmästare räknas som lika många som staden har vapensköldar
toggle-barns = Lador
toggle-barns-about = En lada ger genast poäng för en äng och står kvar till slutet
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
option-barn-on-barn-field = En lada på en äng som har en
option-wagon-moves-to = En vagn kör vidare till
value-wagon-moves-to-linked = Det som är förbundet
value-wagon-moves-to-surrounding = Allt runtomkring

# Bordet.
do-abbey = Abbotsklostret i kolumn { $x }, rad { $y }
do-barn = Ställ ladan på det { corner } hörnet
do-wagon = Kör vidare: { $place }
why-no-barn-corner = En lada kräver ett hörn där fyra brickor möts i en äng.
why-wagon-stuck = Vagnen kör bara till något förbundet som är ofärdigt och ledigt.

# Lektionen.
lesson-abbey-mayor-1 = Här är en lucka med brickor på alla fyra sidor, och din väg leder in i den. I stället för att dra en bricka, lägg ditt abbotskloster där: det passar till allt.
lesson-abbey-mayor-2 = Abbotsklostret stänger din väg, och det är ett kloster. Ställ en munk i det.
lesson-abbey-mayor-3 = 2 poäng för vägen, och munken väntar på resten av sina grannar.
lesson-abbey-mayor-4 = En vagn av dina står på den här vägen. Avsluta vägen med korsningen.
lesson-abbey-mayor-5 = Gå vidare utan figur.
lesson-abbey-mayor-6 = Vägen har gett poäng, och vagnen får köra vidare till något ofullbordat som är förbundet. Skicka den längs vägen österut.
lesson-abbey-mayor-7 = Där ger den poäng igen. En borgmästare räknas som så många som hans stad har vapensköldar, och en lada behåller en äng för alltid: mer om det i reglerna.
