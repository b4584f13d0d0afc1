# Siden.
box-cult = Helligstederne
box-cult-about = 6 brikker med helligsteder: klostre, der kæmper med andre om deres point
toggle-cult = Dueller
toggle-cult-about = Et helligsted og et kloster side om side kæmper om deres point; slået fra er helligsteder klostre
set-cult = Helligsteder
option-shrine-tile-count = Helligstedsbrikker
option-shrine-self-duel = En duel kæmpes
value-shrine-self-duel-also-own = Også mellem egne tilhængere
value-shrine-self-duel-others-only = Kun mellem forskellige spillere
option-shrine-ban = At røre to bygninger af den anden tro
value-shrine-ban-both-ways = Er forbudt for nye og ældre
value-shrine-ban-placed-tile = Er kun forbudt for den nye

# Bordet.
why-too-many-rivals = Et helligsted må kun røre ét kloster, og et kloster kun ét helligsted.

# Lektionen.
lesson-cult-1 = Din kætter i helligstedet og Isabeaus munk ved siden af er i en duel: den, der fuldendes først, vinder. Fyld det sidste felt omkring helligstedet.
lesson-cult-2 = Gå videre uden en figur.
lesson-cult-3 = 9 point til dig, og hendes munk går hjem med intet.
