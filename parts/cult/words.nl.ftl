# De pagina.
box-cult = De Heiligdommen
box-cult-about = 6 tegels met heiligdommen: kloosters die met andere om hun punten strijden
toggle-cult = Duels
toggle-cult-about = Een heiligdom en een klooster naast elkaar strijden om hun punten; zonder zijn heiligdommen kloosters
set-cult = Heiligdommen
option-shrine-tile-count = Heiligdomtegels
option-shrine-self-duel = Een duel gaat
value-shrine-self-duel-also-own = Ook tussen eigen horigen
value-shrine-self-duel-others-only = Alleen tussen verschillende spelers
option-shrine-ban = Twee gebouwen van het andere geloof raken
value-shrine-ban-both-ways = Mogen nieuwe en oudere niet
value-shrine-ban-placed-tile = Mag alleen het nieuwe niet

# De tafel.
why-too-many-rivals = Een heiligdom mag maar aan één klooster grenzen, en een klooster aan één heiligdom.

# De les.
lesson-cult-1 = Je ketter in het heiligdom en de monnik van Isabeau ernaast zijn in een duel: wie het eerst voltooid is wint. Vul het laatste vak rond het heiligdom.
lesson-cult-2 = Ga verder zonder figuur.
lesson-cult-3 = 9 punten voor jou, en haar monnik gaat met niets naar huis.
