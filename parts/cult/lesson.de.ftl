lesson-cult-1 = Dein Ketzer in der Kultstätte und Isabeaus Mönch nebenan duellieren sich: Wer zuerst fertig ist, gewinnt. Fülle das letzte Feld um die Kultstätte.
lesson-cult-2 = Tippe auf „Überspringen“.
lesson-cult-3 = 9 Punkte für dich, und ihr Mönch geht leer aus.
