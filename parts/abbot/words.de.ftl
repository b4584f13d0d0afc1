# Die Seite.
box-abbot = Der Abt
box-abbot-about = Für alle ein Abt, der Klöster und Gärten besetzt und vorzeitig zurückgenommen werden darf
toggle-abbots = Äbte
toggle-abbots-about = Alle haben einen Abt
toggle-gardens = Gärten
toggle-gardens-about = Ein Abt darf in einen Garten; ohne sie sind Gärten Schmuck
count-abbot = Äbte

# Der Tisch.
do-recall = Nimm den Abt für { in-points } zurück: { $place }

# Die Lektion.
lesson-abbot-1 = Dein Abt hütet den Garten in der Mitte. Leg dieses Plättchen auf das leuchtende Feld: Dann liegen fünf Plättchen rings um ihn.
lesson-abbot-2 = Ein Abt muss nicht auf das achte Plättchen warten. Nimm ihn, statt eine Figur zu setzen, für das zurück, was der Garten jetzt wert ist.
lesson-abbot-3 = Ein Punkt für den Garten und einer für jedes der fünf Plättchen ringsum: 6, und der Abt ist wieder frei. In einem Kloster darf er es ebenso.
