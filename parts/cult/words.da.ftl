# Siden.
box-cult = Helligstederne
box-cult-about = 6 brikker med helligsteder: klostre, der kæmper med andre om deres point
toggle-cult = Dueller
toggle-cult-about = Et helligsted og et kloster side om side kæmper om deres point; slået fra er helligsteder klostre
set-cult = Helligsteder
option-shrine-tile-count = Helligstedsbrikker
option-shrine-self-duel = Dueller
value-shrine-self-duel-also-own = Også mellem egne tilhængere
value-shrine-self-duel-others-only = Kun mellem forskellige spillere
option-shrine-ban = Ét helligsted pr. kloster, ét kloster pr. helligsted
value-shrine-ban-both-ways = For dem alle
value-shrine-ban-placed-tile = Kun for den nye brik

# Bordet.
why-too-many-rivals = Et helligsted må kun røre ét kloster, og et kloster kun ét helligsted.
