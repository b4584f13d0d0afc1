lesson-tower-1 = In het midden is een bouwplaats voor een toren. Leg eerst je tegel, waar je maar wilt.
lesson-tower-2 = In plaats van een horige te zetten mag je bouwen. Begin de toren.
lesson-tower-3 = Een toren van één deel bereikt zijn eigen tegel en de vier ernaast. Neem de monnik van Isabeau gevangen.
lesson-tower-4 = Ze mag hem vrijkopen voor 3 punten, of ruilen zodra ze er een van jou heeft. Met elk deel reikt een toren een tegel verder.
