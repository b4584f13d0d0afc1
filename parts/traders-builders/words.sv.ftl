# Sidan.
box-traders-builders = Handelsmän & Byggmästare
box-traders-builders-about = 24 brickor; byggmästaren ger dubbeldrag, grisen gör en äng mer värd, städer handlar med vin, säd och tyg
toggle-builders = Byggmästare
toggle-builders-about = Den som bygger vidare på byggmästarens väg eller stad drar igen
toggle-pigs = Grisar
toggle-pigs-about = En stad vid dess äng är värd 1 mer för grisens ägare
toggle-goods = Handelsvaror
toggle-goods-about = Den som fullbordar en stad tar dess varor; flest av ett slag ger 10 på slutet
set-traders-builders = Utan trädgårdar
set-traders-builders-gardens = Med trädgårdar
count-builder = Byggmästare
count-pig = Grisar
option-builder-double-turn = En byggmästares andra bricka
value-builder-double-turn-always = Dras alltid
value-builder-double-turn-may = Får avböjas innan den dras
option-builder-company = En byggmästare behöver sällskap av
value-builder-company-any-follower = Vilken egen undersåte som helst
value-builder-company-ordinary = En liten eller stor undersåte

# Bordet.
do-second-tile = Ta en extra bricka

# Tips.
reason-builder = byggmästaren på { your-feature } ger dig dubbeldrag
reason-pig = grisen gör din äng mer värd
reason-goods = ger { $n } varor

# Lektionen.
lesson-traders-builders-1 = Din byggmästare arbetar på den här vägen bredvid din stråtrövare. När du förlänger eller fullbordar den lägger du en bricka till: lägg den här vid änden.
lesson-traders-builders-2 = Ställ en riddare i den nya staden.
lesson-traders-builders-3 = Vägen har gett poäng, byggmästaren är hemma, och här är din andra bricka. Bygg ut staden med den.
lesson-traders-builders-4 = Byggmästaren får gå dit där en undersåte av dina redan är. Ställ honom i staden.
lesson-traders-builders-5 = Från och med nu ger varje bricka du lägger till den här staden dig en till. Grisen går till en av dina bönder och gör varje stad vid hans äng värd 4.
lesson-traders-builders-6 = Den här staden är Isabeaus, men den handlar med vin och spannmål. Stäng den ändå!
lesson-traders-builders-7 = Gå vidare utan figur.
lesson-traders-builders-8 = 10 poäng för hennes riddare, men varorna går till dig, som stängde staden. På slutet ger mest vin, spannmål och tyg 10 poäng var.
