lesson-abbey-mayor-1 = Deine Straße führt in eine Lücke mit Plättchen auf allen vier Seiten. Lege deine Abtei dorthin, statt ein Plättchen zu ziehen. Sie passt zu allem.
lesson-abbey-mayor-2 = Die Abtei schließt deine Straße und ist ein Kloster. Setze einen Mönch hinein.
lesson-abbey-mayor-3 = 2 Punkte für die Straße, und der Mönch wartet auf seine übrigen Nachbarn.
lesson-abbey-mayor-4 = Auf dieser Straße steht dein Wagen. Beende sie mit der Kreuzung.
lesson-abbey-mayor-5 = Tippe auf „Überspringen“.
lesson-abbey-mayor-6 = Die Straße ist gewertet, und der Wagen darf auf etwas Unfertiges weiterfahren, das anschließt. Schicke ihn auf der Straße nach Osten.
lesson-abbey-mayor-7 = Dort bringt er wieder Punkte. Ein Bürgermeister zählt so viel, wie seine Stadt Wappen hat, und eine Scheune behält eine Wiese für immer. Mehr dazu in den Regeln.
