# Sidan.
box-siege = Belägringen
box-siege-about = Brickor med belägrade städer, som ger mindre, men bönderna mer; riddare flyr genom kloster
toggle-siege = Belägring
toggle-siege-about = Belägrade städer ger 1 per bricka och vapensköld, ofullbordade inget, och bönderna det dubbla
set-siege = Belägring
option-siege-tile-count = Belägringsbrickor
value-siege-tile-count-4 = 4, första tryckningen
value-siege-tile-count-6 = 6, andra tryckningen
value-siege-tile-count-10 = 10, båda
option-siege-escape = Vägen ut ur en belägring
value-siege-escape-any-city-tile = Ett kloster vid någon av stadens brickor
value-siege-escape-siege-tile-only = Ett kloster vid en bricka med belägrare
value-siege-escape-none = Finns inte

# Lektionen.
lesson-siege-1 = Din riddare sitter i en belägrad stad, som ger lite, och inget om den förblir öppen. Lägg din bricka på den lysande rutan.
lesson-siege-2 = Gå vidare utan figur.
lesson-siege-3 = Ett kloster rör vid staden vid ett hörn. Genom det får din riddare smita: ta tillbaka honom.
lesson-siege-4 = En undersåte får fly i varje tur. Fullbordad ger en belägrad stad 1 poäng för varje bricka, men för bönder är den värd det dubbla.
