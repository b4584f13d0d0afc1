# The page.
box-cult = Cult
box-cult-about = 6 tiles with shrines, which compete with monasteries for points
toggle-cult = Duels
toggle-cult-about = A shrine and a monastery side by side compete for their points; turn off to make shrines monasteries
set-cult = Shrines
option-shrine-tile-count = Shrine tiles
option-shrine-self-duel = Duels
value-shrine-self-duel-also-own = Also between your own followers
value-shrine-self-duel-others-only = Only between different players
option-shrine-ban = One shrine per monastery, one monastery per shrine
value-shrine-ban-both-ways = For all of them
value-shrine-ban-placed-tile = For the new tile only

# The table.
why-too-many-rivals = A shrine can touch only one monastery, and a monastery only one shrine.
