# Siden.
box-traders-builders = Købmænd & Bygmestre
box-traders-builders-about = 24 brikker; bygmesteren giver dobbelttræk, grisen gør en mark mere værd, byer handler med vin, korn og klæde
toggle-builders = Bygmestre
toggle-builders-about = Den, der udvider bygmesterens vej eller by, trækker igen
toggle-pigs = Grise
toggle-pigs-about = En by ved dens mark er 1 mere værd for grisens ejer
toggle-goods = Handelsvarer
toggle-goods-about = Den, der fuldender en by, tager dens varer; flest af en slags giver 10 til sidst
set-traders-builders = Uden haver
set-traders-builders-gardens = Med haver
count-builder = Bygmestre
count-pig = Grise
option-builder-double-turn = En bygmesters anden brik
value-builder-double-turn-always = Trækkes altid
value-builder-double-turn-may = Må afvises, før den trækkes
option-builder-company = En bygmester skal have selskab af
value-builder-company-any-follower = En hvilken som helst egen tilhænger
value-builder-company-ordinary = En lille eller stor tilhænger

# Bordet.
do-second-tile = Tag en ekstra brik

# Tip.
reason-builder = bygmesteren på { your-feature } giver dig dobbelttræk
reason-pig = grisen gør din mark mere værd
reason-goods = giver { $n } varer

# Lektionen.
lesson-traders-builders-1 = Din bygmester arbejder på denne vej ved siden af din landevejsrøver. Når du forlænger eller fuldender den, lægger du en brik til: læg denne ved enden.
lesson-traders-builders-2 = Sæt en ridder i den nye by.
lesson-traders-builders-3 = Vejen har givet point, bygmesteren er hjemme, og her er din anden brik. Udvid byen med den.
lesson-traders-builders-4 = Bygmesteren må gå hen, hvor en af dine tilhængere allerede er. Sæt ham i byen.
lesson-traders-builders-5 = Fra nu af giver hver brik, du føjer til denne by, dig en til. Grisen går til en af dine bønder og gør hver by ved hans mark 4 værd.
lesson-traders-builders-6 = Denne by er Isabeaus, men den handler med vin og korn. Luk den alligevel!
lesson-traders-builders-7 = Gå videre uden en figur.
lesson-traders-builders-8 = 10 point for hendes ridder, men varerne går til dig, der lukkede byen. Til sidst giver mest vin, korn og klæde 10 point hver.
