# Die Seite.
box-cult = Die Kultstätten
box-cult-about = 6 Plättchen mit Kultstätten: Klöster, die mit anderen um ihre Punkte streiten
toggle-cult = Duelle
toggle-cult-about = Kultstätte und Kloster nebeneinander streiten um ihre Punkte; ohne Duelle sind Kultstätten Klöster
set-cult = Kultstätten
option-shrine-tile-count = Kultstättenplättchen
option-shrine-self-duel = Ein Duell gibt es
value-shrine-self-duel-also-own = Auch zwischen eigenen Gefolgsleuten
value-shrine-self-duel-others-only = Nur zwischen verschiedenen Spielern
option-shrine-ban = Zwei Gebäude des anderen Glaubens berühren
value-shrine-ban-both-ways = Ist neuen und älteren verboten
value-shrine-ban-placed-tile = Ist nur dem neuen verboten

# Der Tisch.
why-too-many-rivals = Eine Kultstätte darf nur ein Kloster berühren und ein Kloster nur eine Kultstätte.

# Die Lektion.
lesson-cult-1 = Dein Ketzer in der Kultstätte und Isabeaus Mönch nebenan stehen in einem Duell: Wer zuerst fertig ist, gewinnt. Füll das letzte Feld rings um die Kultstätte.
lesson-cult-2 = Mach ohne Figur weiter.
lesson-cult-3 = 9 Punkte für dich, und ihr Mönch geht leer aus.
