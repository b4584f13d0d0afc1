# De pagina.
box-abbot = De Abt
box-abbot-about = Voor elke speler een abt, die kloosters en tuinen bezet en voortijdig mag worden teruggenomen
toggle-abbots = Abten
toggle-abbots-about = Elke speler heeft een abt
toggle-gardens = Tuinen
toggle-gardens-about = Een abt mag in een tuin; zonder zijn tuinen versiering
count-abbot = Abten

# De tafel.
do-recall = Neem de abt terug voor { in-points }: { $place }

# De les.
lesson-abbot-1 = Je abt beheert de tuin in het midden. Leg deze tegel op het oplichtende vak: dan liggen er vijf tegels om hem heen.
lesson-abbot-2 = Een abt hoeft niet op de achtste tegel te wachten. Neem hem, in plaats van een figuur te zetten, terug voor wat de tuin nu waard is.
lesson-abbot-3 = Eén punt voor de tuin en één voor elk van de vijf tegels eromheen: 6, en de abt is weer vrij. In een klooster mag hij hetzelfde doen.
