lesson-abbot-1 = Din abbot vårdar trädgården i mitten. Lägg den här brickan på den lysande rutan, så ligger fem brickor runt honom.
lesson-abbot-2 = En abbot behöver inte vänta på den åttonde brickan. Ta tillbaka honom för vad trädgården är värd nu, i stället för att ställa ut en figur.
lesson-abbot-3 = Ett poäng för trädgården och ett för var och en av de fem brickorna runtom: 6, och abboten är fri igen. I ett kloster kan han göra likadant.
