# De pagina.
box-traders-builders = Kooplieden & Bouwmeesters
box-traders-builders-about = 24 tegels; de bouwmeester geeft dubbele beurten, het varken maakt een weide meer waard, steden handelen in wijn, graan en laken
toggle-builders = Bouwmeesters
toggle-builders-about = Breid de weg of stad van je bouwmeester uit en je krijgt een tweede tegel
toggle-pigs = Varkens
toggle-pigs-about = Elke stad aan de weide van het varken levert de eigenaar 1 meer op
toggle-goods = Goederen
toggle-goods-about = Voltooi een stad om haar goederen te nemen; de meeste van een soort leveren aan het eind 10 op
set-traders-builders = Zonder tuinen
set-traders-builders-gardens = Met tuinen
count-builder = Bouwmeesters
count-pig = Varkens
option-builder-double-turn = Tweede tegel van de bouwmeester
value-builder-double-turn-always = Wordt altijd getrokken
value-builder-double-turn-may = Optioneel, vóór het trekken
option-builder-company = Een bouwmeester heeft nodig
value-builder-company-any-follower = Een horige van dezelfde speler
value-builder-company-ordinary = Een kleine of grote horige

# De tafel.
do-second-tile = Trek een tweede tegel

# Tips.
reason-builder = laat de bouwmeester op { your-feature } extra tegels opleveren
reason-pig = maakt je weide meer waard
reason-goods = levert { $n } goederen op
