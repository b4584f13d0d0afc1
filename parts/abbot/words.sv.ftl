# Sidan.
box-abbot = Abboten
box-abbot-about = En abbot till varje spelare, som kan lämna kloster och trädgårdar i förtid och ändå ge poäng
toggle-abbots = Abbotar
toggle-abbots-about = Varje spelare har en abbot
toggle-gardens = Trädgårdar
toggle-gardens-about = En abbot får ställas i en trädgård; avstängda är trädgårdar bara prydnad
count-abbot = Abbotar

# Bordet.
do-recall = Ta tillbaka abboten för { in-points }: { $place }
