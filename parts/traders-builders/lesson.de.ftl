lesson-traders-builders-1 = Neben deinem Wegelagerer arbeitet dein Baumeister an dieser Straße. Wenn du sie verlängerst oder fertigstellst, legst du noch ein Plättchen. Lege dieses ans Ende.
lesson-traders-builders-2 = Setze einen Ritter in die neue Stadt.
lesson-traders-builders-3 = Die Straße ist gewertet, der Baumeister daheim, und hier ist dein zweites Plättchen. Vergrößere damit die Stadt.
lesson-traders-builders-4 = Der Baumeister darf zu einem deiner Gefolgsleute. Setze ihn in die Stadt.
lesson-traders-builders-5 = Von nun an bringt dir jedes Plättchen, das du an diese Stadt legst, ein weiteres. Ein Schwein kommt zu einem deiner Bauern und macht jede Stadt an seiner Wiese 4 Punkte wert.
lesson-traders-builders-6 = Diese Stadt gehört Isabeau, aber sie handelt mit Wein und Korn. Schließe sie trotzdem!
lesson-traders-builders-7 = Tippe auf „Überspringen“.
lesson-traders-builders-8 = 10 Punkte für ihren Ritter, aber du hast die Stadt geschlossen und bekommst die Waren. Am meisten Wein, Korn und Tuch bringen am Ende je 10 Punkte.
