# Sidan.
box-tower = Tornet
box-tower-about = 18 brickor med byggplatser; ett växande torn tar fångar, som byts eller köps fria
toggle-tower = Torn
toggle-tower-about = Torn kan byggas på byggplatserna
set-tower = Utan trädgårdar
set-tower-gardens = Med trädgårdar
count-tower-piece = Torndelar
option-ransom-per-turn = Friköpta fångar per tur
value-ransom-per-turn-one = En
value-ransom-per-turn-unlimited = Så många man vill
option-ransom-moment = Fångar får köpas fria
value-ransom-moment-before-scoring = Före poängsättningen
value-ransom-moment-whole-turn = Före och efter poängsättningen
option-wagon-on-tower = Att stänga ett torn med en vagn
option-closed-tower = Ett stängt torn som förlorar sin undersåte
value-closed-tower-reopens = Är öppet igen
value-closed-tower-stays-closed = Förblir stängt

# Bordet.
do-capture = Ta till fånga: { $whose }, { $place }
do-capture-own = Ta hem din egen figur: { $whose }, { $place }
do-tower = Bygg tornet i kolumn { $x }, rad { $y } upp till höjd { $n }
do-close-tower = Ställ { one } på tornet i kolumn { $x }, rad { $y }
do-exchange = Din figur hos { $player }: { $figure }
do-ransom = Köp fri från { $player } för 3 poäng: { $figure }
why-tower-closed = Det står en undersåte på det tornet.
why-tower-finished = Tornet är färdigt: dess undersåte är borta, och det förblir stängt.
why-tower-bare = Bara ett torn som det har byggts på kan stängas.
why-out-of-reach = Ingen sådan undersåte står inom tornets räckvidd.
why-no-prisoner = Ingen sådan fånge hålls där.
why-too-poor = En lösen kostar 3 poäng.
why-ransom-paid = En lösen har redan betalats i den här omgången.
problem-own-prisoner = Ingen håller egna undersåtar fångna.
problem-no-prisoner = Bara undersåtar tas till fånga: { $figure }.
problem-exchanged = Två spelare som har fångat varandras undersåtar byter dem genast.

# Tips.
reason-frees = befriar din undersåte ur fångenskapen
reason-tower = stärker ett torn

# Lektionen.
lesson-tower-1 = I mitten finns en byggplats för ett torn. Lägg först din bricka, var du vill.
lesson-tower-2 = I stället för att ställa en undersåte får du bygga: börja på tornet.
lesson-tower-3 = Ett torn på en del når sin egen bricka och de fyra bredvid. Ta Isabeaus munk till fånga.
lesson-tower-4 = Hon får köpa honom fri för 3 poäng eller byta, så snart hon håller en av dina. Med varje del når ett torn ett steg längre.
