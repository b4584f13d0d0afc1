# Sidan.
box-cult = Helgedomarna
box-cult-about = 6 brickor med helgedomar: kloster som strider med andra om sina poäng
toggle-cult = Dueller
toggle-cult-about = En helgedom och ett kloster intill varandra strider om sina poäng; avstängda är helgedomar kloster
set-cult = Helgedomar
option-shrine-tile-count = Helgedomsbrickor
option-shrine-self-duel = Dueller
value-shrine-self-duel-also-own = Även mellan egna undersåtar
value-shrine-self-duel-others-only = Bara mellan olika spelare
option-shrine-ban = En helgedom per kloster, ett kloster per helgedom
value-shrine-ban-both-ways = För alla
value-shrine-ban-placed-tile = Bara för den nya brickan

# Bordet.
why-too-many-rivals = En helgedom får bara gränsa till ett kloster, och ett kloster till en helgedom.
