# De pagina.
box-cult = De Heiligdommen
box-cult-about = 6 tegels met heiligdommen: kloosters die met andere om hun punten strijden
toggle-cult = Duels
toggle-cult-about = Een heiligdom en een klooster naast elkaar strijden om hun punten; uit zijn heiligdommen kloosters
set-cult = Heiligdommen
option-shrine-tile-count = Heiligdomtegels
option-shrine-self-duel = Duels
value-shrine-self-duel-also-own = Ook tussen eigen horigen
value-shrine-self-duel-others-only = Alleen tussen verschillende spelers
option-shrine-ban = Eén heiligdom per klooster, één klooster per heiligdom
value-shrine-ban-both-ways = Voor allemaal
value-shrine-ban-placed-tile = Alleen voor de nieuwe tegel

# De tafel.
why-too-many-rivals = Een heiligdom mag maar aan één klooster grenzen, en een klooster aan één heiligdom.
