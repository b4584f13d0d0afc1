lesson-siege-1 = Din riddare sitter i en belägrad stad. Den ger lite, och inget om den förblir öppen. Lägg din bricka på den lysande rutan.
lesson-siege-2 = Tryck på ”Hoppa över”.
lesson-siege-3 = Ett kloster rör vid staden i ett hörn, så din riddare kan smita. Ta tillbaka honom.
lesson-siege-4 = En undersåte kan fly i varje drag. En färdig belägrad stad ger 1 poäng per bricka, men för bönder är den värd det dubbla.
