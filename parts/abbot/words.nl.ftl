# De pagina.
box-abbot = De Abt
box-abbot-about = Elke speler krijgt een abt, die kloosters en tuinen eerder mag verlaten en toch punten oplevert
toggle-abbots = Abten
toggle-abbots-about = Elke speler heeft een abt
toggle-gardens = Tuinen
toggle-gardens-about = Een abt mag in een tuin; uit zijn tuinen alleen versiering
count-abbot = Abten

# De tafel.
do-recall = Neem de abt terug voor { in-points }: { $place }
