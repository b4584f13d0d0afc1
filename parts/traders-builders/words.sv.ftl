# Sidan.
box-traders-builders = Handelsmän & Byggmästare
box-traders-builders-about = 24 brickor; byggmästaren ger dubbeldrag, grisen gör en äng mer värd, städer handlar med vin, spannmål och tyg
toggle-builders = Byggmästare
toggle-builders-about = Bygg ut din byggmästares väg eller stad för att få en extra bricka
toggle-pigs = Grisar
toggle-pigs-about = Varje stad vid grisens äng ger ägaren 1 mer
toggle-goods = Handelsvaror
toggle-goods-about = Gör en stad färdig för att ta dess varor; flest av ett slag ger 10 på slutet
set-traders-builders = Utan trädgårdar
set-traders-builders-gardens = Med trädgårdar
count-builder = Byggmästare
count-pig = Grisar
option-builder-double-turn = Byggmästarens extra bricka
value-builder-double-turn-always = Dras alltid
value-builder-double-turn-may = Valfri, innan den dras
option-builder-company = En byggmästare kräver
value-builder-company-any-follower = En av spelarens egna undersåtar
value-builder-company-ordinary = En liten eller stor undersåte

# Bordet.
do-second-tile = Dra en extra bricka

# Tips.
reason-builder = låter byggmästaren på { your-feature } ge dig extra brickor
reason-pig = gör din äng mer värd
reason-goods = ger { $n } varor
