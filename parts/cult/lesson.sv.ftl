lesson-cult-1 = Din kättare i helgedomen och Isabeaus munk bredvid är i duell. Den som blir färdig först vinner. Fyll den sista rutan runt helgedomen.
lesson-cult-2 = Tryck på ”Hoppa över”.
lesson-cult-3 = 9 poäng till dig, och hennes munk går hem tomhänt.
