lesson-abbey-mayor-1 = Din väg leder in i en lucka med brickor på alla fyra sidor. Lägg ditt abbotskloster där i stället för att dra en bricka. Det passar till allt.
lesson-abbey-mayor-2 = Abbotsklostret stänger din väg och är också ett kloster. Ställ en munk i det.
lesson-abbey-mayor-3 = 2 poäng för vägen, och munken väntar på resten av sina grannar.
lesson-abbey-mayor-4 = Din vagn står på den här vägen. Avsluta vägen med korsningen.
lesson-abbey-mayor-5 = Tryck på ”Hoppa över”.
lesson-abbey-mayor-6 = Vägen har gett poäng, så din vagn får köra vidare till ett ofärdigt område i närheten. Skicka den längs vägen österut.
lesson-abbey-mayor-7 = Där ger den poäng igen. En borgmästare räknas som så många som hans stad har vapensköldar, och en lada behåller en äng för alltid. Reglerna berättar mer.
