# Die Seite.
box-siege = Die Belagerung
box-siege-about = Plättchen mit belagerten Städten, die weniger bringen, den Bauern aber mehr; Ritter entkommen durch Klöster
toggle-siege = Belagerung
toggle-siege-about = Belagerte Städte bringen 1 je Plättchen und Wappen, unfertig nichts, den Bauern das Doppelte
set-siege = Belagerung
option-siege-tile-count = Belagerungsplättchen
value-siege-tile-count-4 = 4, erste Auflage
value-siege-tile-count-6 = 6, zweite Auflage
value-siege-tile-count-10 = 10, beide
option-siege-escape = Flucht aus einer Belagerung
value-siege-escape-any-city-tile = Durch ein Kloster an einem beliebigen Stadtplättchen
value-siege-escape-siege-tile-only = Durch ein Kloster an einem Belagerungsplättchen
value-siege-escape-none = Nicht möglich
