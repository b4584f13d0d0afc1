lesson-bridges-castles-bazaars-1 = Den här brickan passar bara bredvid vägen om en bro leder vägen över den. Lägg den på den lysande rutan, med bron.
lesson-bridges-castles-bazaars-2 = En bro är en del av vägen. Ställ en stråtrövare på den.
lesson-bridges-castles-bazaars-3 = Du har tre broar och kan använda var och en en gång. Nu till borgarna.
lesson-bridges-castles-bazaars-4 = Stäng din riddares lilla stad.
lesson-bridges-castles-bazaars-5 = Tryck på ”Hoppa över”.
lesson-bridges-castles-bazaars-6 = I stället för att få poäng för en stad på två brickor kan du göra den till en borg. Gör det!
lesson-bridges-castles-bazaars-7 = Isabeau avslutar vägen som löper förbi din borg.
lesson-bridges-castles-bazaars-8 = 5 poäng för hennes väg, och lika många för din borg: den får poäng för det första som blir färdigt bredvid. Och basarer auktionerar ut brickor.
