# Sidan.
box-siege = Belägringen
box-siege-about = Brickor med belägrade städer, som ger mindre, men bönderna mer; riddare flyr genom kloster
toggle-siege = Belägring
toggle-siege-about = Belägrade städer ger 1 per bricka och vapensköld, ofärdiga inget, och bönderna det dubbla
set-siege = Belägring
option-siege-tile-count = Belägringsbrickor
value-siege-tile-count-4 = 4, första tryckningen
value-siege-tile-count-6 = 6, andra tryckningen
value-siege-tile-count-10 = 10, båda
option-siege-escape = Flykt från en belägring
value-siege-escape-any-city-tile = Genom ett kloster vid någon av stadens brickor
value-siege-escape-siege-tile-only = Genom ett kloster vid en belägringsbricka
value-siege-escape-none = Inte möjlig
