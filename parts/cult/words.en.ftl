# The page.
box-cult = Cult
box-cult-about = 6 tiles with shrines, which are monasteries that fight others for their points
toggle-cult = Duels
toggle-cult-about = A shrine and a monastery side by side fight for their points; off, shrines are monasteries
set-cult = Shrines
option-shrine-tile-count = Shrine tiles
option-shrine-self-duel = A duel is fought
value-shrine-self-duel-also-own = Also between own followers
value-shrine-self-duel-others-only = Between different players only
option-shrine-ban = Touching two buildings of the other faith
value-shrine-ban-both-ways = Is forbidden to new and older ones
value-shrine-ban-placed-tile = Is forbidden to the new one only

# The table.
why-too-many-rivals = A shrine may touch one monastery only, and a monastery one shrine.

# The lesson.
lesson-cult-1 = Your heretic in the shrine and Isabeau’s monk next door are in a duel: whoever is completed first wins. Fill the last square around the shrine.
lesson-cult-2 = Go on without a figure.
lesson-cult-3 = 9 points for you, and her monk goes home with nothing.
