lesson-river-1 = De rivier komt voor alle andere tegels, en elke riviertegel moet het water verder leiden. Leg deze bocht aan het open einde van de bron.
lesson-river-2 = Je mag horigen op riviertegels zetten zoals altijd, alleen niet in het water. Zet er een of sla over.
lesson-river-3 = Een bocht mag de rivier niet dezelfde kant op sturen als de bocht ervoor, dus leidt Isabeau haar terug naar het oosten.
lesson-river-4 = Leid haar verder.
lesson-river-5 = Zodra het meer de rivier afsluit, komen de gewone tegels. Net als een weg deelt water weiden.
