lesson-abbot-1 = Dein Abt hütet den Garten in der Mitte. Lege dieses Plättchen auf das leuchtende Feld, dann liegen fünf Plättchen um ihn herum.
lesson-abbot-2 = Ein Abt muss nicht auf das achte Plättchen warten. Nimm ihn, statt eine Figur zu setzen, für das zurück, was der Garten jetzt wert ist.
lesson-abbot-3 = Ein Punkt für den Garten und einer für jedes der fünf Plättchen ringsum: 6, und der Abt ist wieder frei. In einem Kloster darf er es ebenso.
