# Sidan.
box-cult = Helgedomarna
box-cult-about = 6 brickor med helgedomar: kloster som strider med andra om sina poäng
toggle-cult = Dueller
toggle-cult-about = En helgedom och ett kloster intill varandra strider om sina poäng; avstängt är helgedomar kloster
set-cult = Helgedomar
option-shrine-tile-count = Helgedomsbrickor
option-shrine-self-duel = En duell utkämpas
value-shrine-self-duel-also-own = Även mellan egna undersåtar
value-shrine-self-duel-others-only = Bara mellan olika spelare
option-shrine-ban = Att röra vid två byggnader av den andra tron
value-shrine-ban-both-ways = Är förbjudet för nya och äldre
value-shrine-ban-placed-tile = Är förbjudet bara för den nya

# Bordet.
why-too-many-rivals = En helgedom får bara gränsa till ett kloster, och ett kloster till en helgedom.

# Lektionen.
lesson-cult-1 = Din kättare i helgedomen och Isabeaus munk bredvid är i en duell: den som fullbordas först vinner. Fyll den sista rutan runt helgedomen.
lesson-cult-2 = Gå vidare utan figur.
lesson-cult-3 = 9 poäng till dig, och hennes munk går hem tomhänt.
