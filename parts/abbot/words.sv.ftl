# Sidan.
box-abbot = Abboten
box-abbot-about = En abbot till varje spelare, som besätter kloster och trädgårdar och får tas tillbaka i förtid
toggle-abbots = Abbotar
toggle-abbots-about = Varje spelare har en abbot
toggle-gardens = Trädgårdar
toggle-gardens-about = En abbot får ställas i en trädgård; avstängda är de prydnad
count-abbot = Abbotar

# Bordet.
do-recall = Ta tillbaka abboten för { in-points }: { $place }

# Lektionen.
lesson-abbot-1 = Din abbot vårdar trädgården i mitten. Lägg den här brickan på den lysande rutan: då ligger fem brickor runt honom.
lesson-abbot-2 = En abbot behöver inte vänta på den åttonde brickan. I stället för att ställa en figur, ta tillbaka honom för vad trädgården är värd nu.
lesson-abbot-3 = Ett poäng för trädgården och ett för var och en av de fem brickorna runtom: 6, och abboten är fri igen. I ett kloster får han göra likadant.
