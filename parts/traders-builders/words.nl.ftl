# De pagina.
box-traders-builders = Kooplieden & Bouwmeesters
box-traders-builders-about = 24 tegels; de bouwmeester geeft dubbele beurten, het varken maakt een weide meer waard, steden handelen in wijn, graan en stof
toggle-builders = Bouwmeesters
toggle-builders-about = Wie de weg of stad van zijn bouwmeester uitbreidt, trekt nog eens
toggle-pigs = Varkens
toggle-pigs-about = Een stad aan zijn weide is voor de eigenaar van het varken 1 meer waard
toggle-goods = Handelswaren
toggle-goods-about = Wie een stad voltooit, neemt haar waren; de meeste van een soort leveren aan het eind 10 op
set-traders-builders = Zonder tuinen
set-traders-builders-gardens = Met tuinen
count-builder = Bouwmeesters
count-pig = Varkens
option-builder-double-turn = De tweede tegel van een bouwmeester
value-builder-double-turn-always = Wordt altijd getrokken
value-builder-double-turn-may = Mag je weigeren voordat hij wordt getrokken
option-builder-company = Een bouwmeester heeft gezelschap nodig van
value-builder-company-any-follower = Een willekeurige eigen horige
value-builder-company-ordinary = Een kleine of grote horige

# De tafel.
do-second-tile = Neem een tweede tegel

# Tips.
reason-builder = de bouwmeester op { your-feature } geeft je dubbele beurten
reason-pig = het varken maakt je weide meer waard
reason-goods = levert { $n } goederen op

# De les.
lesson-traders-builders-1 = Je bouwmeester werkt aan deze weg, naast je rover. Breid je hem uit of voltooi je hem, dan leg je nog een tegel: leg deze aan het einde.
lesson-traders-builders-2 = Zet een ridder in de nieuwe stad.
lesson-traders-builders-3 = De weg is geteld, de bouwmeester is thuis, en hier is je tweede tegel. Breid er de stad mee uit.
lesson-traders-builders-4 = De bouwmeester mag heen waar al een horige van jou is. Zet hem in de stad.
lesson-traders-builders-5 = Van nu af levert elke tegel die je aan deze stad legt je er nog een op. Het varken gaat naar een van je boeren en maakt elke stad aan zijn weide 4 waard.
lesson-traders-builders-6 = Deze stad is van Isabeau, maar ze handelt in wijn en graan. Sluit haar toch!
lesson-traders-builders-7 = Ga verder zonder figuur.
lesson-traders-builders-8 = 10 punten voor haar ridder, maar de goederen gaan naar jou, die de stad sloot. Aan het einde leveren de meeste wijn, het meeste graan en het meeste laken elk 10 punten op.
