# Siden.
box-traders-builders = Købmænd & Bygmestre
box-traders-builders-about = 24 brikker; bygmesteren giver dobbelttræk, grisen gør en mark mere værd, byer handler med vin, korn og klæde
toggle-builders = Bygmestre
toggle-builders-about = Udvid din bygmesters vej eller by for at få en ekstra brik
toggle-pigs = Grise
toggle-pigs-about = Hver by ved grisens mark giver ejeren 1 mere
toggle-goods = Handelsvarer
toggle-goods-about = Gør en by færdig for at tage dens varer; flest af en slags giver 10 til sidst
set-traders-builders = Uden haver
set-traders-builders-gardens = Med haver
count-builder = Bygmestre
count-pig = Grise
option-builder-double-turn = Bygmesterens ekstra brik
value-builder-double-turn-always = Trækkes altid
value-builder-double-turn-may = Valgfri, før den trækkes
option-builder-company = En bygmester kræver
value-builder-company-any-follower = En af spillerens egne tilhængere
value-builder-company-ordinary = En lille eller stor tilhænger

# Bordet.
do-second-tile = Træk en ekstra brik

# Tip.
reason-builder = lader bygmesteren på { your-feature } give dig ekstra brikker
reason-pig = gør din mark mere værd
reason-goods = giver { $n } varer
