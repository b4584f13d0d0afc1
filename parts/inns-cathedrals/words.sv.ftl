# Sidan.
box-inns-cathedrals = Värdshus & Katedraler
box-inns-cathedrals-about = 18 brickor; vägar med värdshus och städer med katedraler ger mer, eller inget alls; en stor undersåte räknas som två
toggle-inns = Värdshus
toggle-inns-about = Vägar med värdshus ger 2 per bricka, ofullbordade inget
toggle-cathedrals = Katedraler
toggle-cathedrals-about = Städer med katedral ger 3 per bricka och vapensköld, ofullbordade inget
toggle-big-followers = Stora undersåtar
toggle-big-followers-about = Varje spelare har en undersåte som räknas som två
set-inns-cathedrals = Utan trädgårdar
set-inns-cathedrals-gardens = Med trädgårdar
count-big-follower = Stora undersåtar
option-big-follower-grant = Stora undersåtar följer
value-big-follower-grant-with-inns-cathedrals = Med den här lådan
value-big-follower-grant-with-any-large-expansion = Med varje stor expansion
option-unfinished-inn-cathedral = En ofullbordad väg med värdshus eller stad med katedral
value-unfinished-inn-cathedral-zero = Ger inget
value-unfinished-inn-cathedral-as-ordinary = Ger poäng som om det inte fanns

# Lektionen.
lesson-inns-cathedrals-1 = Vid din väg ligger ett värdshus. Fullborda vägen med den här korsningen.
lesson-inns-cathedrals-2 = Du har också en stor undersåte, som räknas som två. Ställ den på en av de andra vägarna.
lesson-inns-cathedrals-3 = En väg med värdshus ger 2 poäng för varje bricka: 6. Öppen hade den inte gett något. Med en katedral ger en stad 3 för varje bricka, eller inget.
