# Die Seite.
box-traders-builders = Händler & Baumeister
box-traders-builders-about = 24 Plättchen; der Baumeister bringt Doppelzüge, das Schwein macht Wiesen wertvoller, Städte handeln mit Wein, Korn und Tuch
toggle-builders = Baumeister
toggle-builders-about = Wer an der Straße oder Stadt des Baumeisters baut, zieht noch einmal
toggle-pigs = Schweine
toggle-pigs-about = Eine Stadt an seiner Wiese ist für das Schwein 1 mehr wert
toggle-goods = Handelswaren
toggle-goods-about = Wer eine Stadt abschließt, nimmt ihre Waren; die meisten einer Sorte bringen am Ende 10
set-traders-builders = Ohne Gärten
set-traders-builders-gardens = Mit Gärten
count-builder = Baumeister
count-pig = Schweine
option-builder-double-turn = Das zweite Plättchen eines Baumeisters
value-builder-double-turn-always = Wird immer gezogen
value-builder-double-turn-may = Darf man ablehnen, bevor es gezogen wird
option-builder-company = Ein Baumeister braucht als Begleiter
value-builder-company-any-follower = Irgendeinen eigenen Gefolgsmann
value-builder-company-ordinary = Einen kleinen oder großen Gefolgsmann

# Der Tisch.
do-second-tile = Nimm ein zweites Plättchen

# Tipps.
reason-builder = mit dem Baumeister bringt dir { your-feature } Doppelzüge
reason-pig = das Schwein macht deine Wiese wertvoller
reason-goods = bringt Waren: { $n }

# Die Lektion.
lesson-traders-builders-1 = Neben deinem Wegelagerer arbeitet dein Baumeister an dieser Straße. Verlängerst du sie oder stellst sie fertig, legst du noch ein Plättchen: Leg dieses ans Ende.
lesson-traders-builders-2 = Setz einen Ritter in die neue Stadt.
lesson-traders-builders-3 = Die Straße ist gewertet, der Baumeister daheim, und hier ist dein zweites Plättchen. Vergrößere damit die Stadt.
lesson-traders-builders-4 = Der Baumeister darf dorthin, wo schon ein Gefolgsmann von dir ist. Setz ihn in die Stadt.
lesson-traders-builders-5 = Von nun an bringt dir jedes Plättchen, das du an diese Stadt legst, ein weiteres. Das Schwein geht zu einem deiner Bauern und macht jede Stadt an seiner Wiese 4 wert.
lesson-traders-builders-6 = Diese Stadt gehört Isabeau, aber sie handelt mit Wein und Korn. Schließ sie trotzdem!
lesson-traders-builders-7 = Mach ohne Figur weiter.
lesson-traders-builders-8 = 10 Punkte für ihren Ritter, aber die Waren bekommst du, denn du hast die Stadt geschlossen. Am meisten Wein, Korn und Tuch bringen am Ende je 10 Punkte.
