# Siden.
box-abbot = Abbeden
box-abbot-about = En abbed til hver spiller, som kan forlade klostre og haver før tid og alligevel give point
toggle-abbots = Abbeder
toggle-abbots-about = Hver spiller har en abbed
toggle-gardens = Haver
toggle-gardens-about = En abbed kan stå i en have; slået fra er haver kun pynt
count-abbot = Abbeder

# Bordet.
do-recall = Tag abbeden tilbage for { in-points }: { $place }
