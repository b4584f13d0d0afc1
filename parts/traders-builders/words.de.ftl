# Die Seite.
box-traders-builders = Händler & Baumeister
box-traders-builders-about = 24 Plättchen; der Baumeister bringt Doppelzüge, das Schwein macht Wiesen wertvoller, Städte handeln mit Wein, Korn und Tuch
toggle-builders = Baumeister
toggle-builders-about = Baue an der Straße oder Stadt deines Baumeisters, und du ziehst noch einmal
toggle-pigs = Schweine
toggle-pigs-about = Jede Stadt an seiner Wiese bringt dem Besitzer des Schweins 1 mehr
toggle-goods = Handelswaren
toggle-goods-about = Wer eine Stadt fertigstellt, bekommt ihre Waren; die meisten einer Sorte bringen am Ende 10
set-traders-builders = Ohne Gärten
set-traders-builders-gardens = Mit Gärten
count-builder = Baumeister
count-pig = Schweine
option-builder-double-turn = Zweites Plättchen des Baumeisters
value-builder-double-turn-always = Wird immer gezogen
value-builder-double-turn-may = Freiwillig, vor dem Ziehen
option-builder-company = Ein Baumeister braucht
value-builder-company-any-follower = Irgendeinen eigenen Gefolgsmann
value-builder-company-ordinary = Einen kleinen oder großen Gefolgsmann

# Der Tisch.
do-second-tile = Zweites Plättchen ziehen

# Tipps.
reason-builder = mit dem Baumeister bringt dir { your-feature } Doppelzüge
reason-pig = macht deine Wiese wertvoller
reason-goods = bringt Waren: { $n }
