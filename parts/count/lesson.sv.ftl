lesson-count-1 = Det här är staden Carcassonne. Isabeau börjar en väg vid dess port.
lesson-count-2 = Avsluta hennes väg med den här korsningen.
lesson-count-3 = Tryck på ”Hoppa över”.
lesson-count-4 = Din bricka gav henne poäng och dig inga. I gengäld får du skicka in en undersåte i ett av stadens kvarter, och greven också.
lesson-count-5 = När en stad, ett kloster eller en väg ska ge poäng kan undersåtar rusa ut till det från borgen, katedralen eller smedjan, om inte greven är i deras kvarter.
