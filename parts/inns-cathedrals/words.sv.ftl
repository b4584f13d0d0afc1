# Sidan.
box-inns-cathedrals = Värdshus & Katedraler
box-inns-cathedrals-about = 18 brickor; vägar med värdshus och städer med katedraler ger mer, eller inget alls; en stor undersåte räknas som två
toggle-inns = Värdshus
toggle-inns-about = Vägar med värdshus ger 2 per bricka, ofärdiga inget
toggle-cathedrals = Katedraler
toggle-cathedrals-about = Städer med katedral ger 3 per bricka och vapensköld, ofärdiga inget
toggle-big-followers = Stora undersåtar
toggle-big-followers-about = Varje spelare har en undersåte som räknas som två
set-inns-cathedrals = Utan trädgårdar
set-inns-cathedrals-gardens = Med trädgårdar
count-big-follower = Stora undersåtar
option-big-follower-grant = Stora undersåtar
value-big-follower-grant-with-inns-cathedrals = Bara med den här lådan
value-big-follower-grant-with-any-large-expansion = Med varje stor expansion
option-unfinished-inn-cathedral = Ofärdig väg med värdshus eller stad med katedral
value-unfinished-inn-cathedral-zero = Ger inget
value-unfinished-inn-cathedral-as-ordinary = Ger poäng som vanligt
