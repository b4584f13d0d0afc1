lesson-bridges-castles-bazaars-1 = Dieses Plättchen passt nur neben die Straße, wenn eine Brücke sie darüberführt. Lege es mit der Brücke auf das leuchtende Feld.
lesson-bridges-castles-bazaars-2 = Eine Brücke gehört zur Straße. Setze einen Wegelagerer darauf.
lesson-bridges-castles-bazaars-3 = Du hast drei Brücken und kannst jede einmal bauen. Nun zu den Burgen.
lesson-bridges-castles-bazaars-4 = Schließe die kleine Stadt deines Ritters.
lesson-bridges-castles-bazaars-5 = Tippe auf „Überspringen“.
lesson-bridges-castles-bazaars-6 = Statt eine Stadt aus zwei Plättchen zu werten, darfst du sie zur Burg machen. Tu es!
lesson-bridges-castles-bazaars-7 = Isabeau beendet die Straße, die an deiner Burg vorbeiführt.
lesson-bridges-castles-bazaars-8 = 5 Punkte für ihre Straße und ebenso viele für deine Burg: Sie wertet einmal, was neben ihr fertig wird. Und ein Basar versteigert Plättchen.
