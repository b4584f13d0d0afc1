lesson-inns-cathedrals-1 = Vid din väg ligger ett värdshus. Gör vägen färdig med den här korsningen.
lesson-inns-cathedrals-2 = Du har också en stor undersåte, som räknas som två. Ställ den på en av de andra vägarna.
lesson-inns-cathedrals-3 = En väg med värdshus ger 2 poäng per bricka: här 6, men inget om den är öppen. En stad med katedral ger 3 per bricka eller inget.
