lesson-princess-dragon-1 = Der Vulkan hat den Drachen gerufen, und dein Plättchen lässt ihn fliegen. Lege es auf das leuchtende Feld.
lesson-princess-dragon-2 = Schicke die Fee zu deinem Mönch, bevor er fliegt. Auf ihr Plättchen darf der Drache nicht.
lesson-princess-dragon-3 = Du bestimmst den ersten Schritt des Drachen. Lass ihn Isabeaus Mönch fressen!
lesson-princess-dragon-4 = Ihr Mönch ist heimgegangen. Isabeau bestimmt den nächsten Schritt.
lesson-princess-dragon-5 = Die Fee versperrt den Weg, also endet der Flug. Solange sie bei deinem Gefolgsmann steht, bekommst du zu Beginn jedes Zuges 1 Punkt. Zauberportale und Burgfräulein erklären die Regeln.
