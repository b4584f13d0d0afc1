lesson-princess-dragon-1 = Vulkanen har kallat på draken, och din bricka får den att flyga. Lägg den på den lysande rutan.
lesson-princess-dragon-2 = Skicka älvan till din munk innan draken flyger. Den får inte komma till hennes bricka.
lesson-princess-dragon-3 = Du bestämmer drakens första steg. Låt den äta upp Isabeaus munk!
lesson-princess-dragon-4 = Hennes munk har gått hem. Isabeau bestämmer nästa steg.
lesson-princess-dragon-5 = Älvan spärrar vägen, så flygturen slutar. Så länge hon är hos din undersåte får du 1 poäng när ditt drag börjar. Reglerna förklarar portaler och prinsessor.
