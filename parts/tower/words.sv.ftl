# Sidan.
box-tower = Tornet
box-tower-about = 18 brickor med byggplatser; ju högre torn, desto längre når det efter fångar
toggle-tower = Torn
toggle-tower-about = Spelarna bygger torn på byggplatserna
set-tower = Utan trädgårdar
set-tower-gardens = Med trädgårdar
count-tower-piece = Torndelar
option-ransom-per-turn = Lösen per drag
value-ransom-per-turn-one = En
value-ransom-per-turn-unlimited = Obegränsat
option-ransom-moment = Betala lösen
value-ransom-moment-before-scoring = Före poängsättningen
value-ransom-moment-whole-turn = Före och efter poängsättningen
option-wagon-on-tower = Stänga ett torn med en vagn
option-closed-tower = Ett stängt torn som förlorar sin undersåte
value-closed-tower-reopens = Är öppet igen
value-closed-tower-stays-closed = Förblir stängt

# Bordet.
do-capture = Ta till fånga: { $whose }, { $place }
do-capture-own = Ta hem din egen figur: { $whose }, { $place }
do-tower = Bygg tornet i kolumn { $x }, rad { $y } upp till höjd { $n }
do-close-tower = Ställ { one } på tornet i kolumn { $x }, rad { $y }
do-exchange = Få tillbaka din figur från { $player }: { $figure }
do-ransom = Köp fri från { $player } för 3 poäng: { $figure }
why-tower-closed = Det står en undersåte på tornet, så det är stängt.
why-tower-finished = Tornet förblir stängt, även om dess undersåte är borta.
why-tower-bare = Bygg minst en torndel innan du stänger tornet.
why-out-of-reach = Den undersåten är utom räckhåll för tornet.
why-no-prisoner = Den undersåten hålls inte fången där.
why-too-poor = En lösen kostar 3 poäng.
why-ransom-paid = Du har redan betalat en lösen i det här draget.
problem-own-prisoner = Du kan inte hålla dina egna undersåtar fångna.
problem-no-prisoner = Bara undersåtar kan vara fångar: { $figure }.
problem-exchanged = Två spelare som har fångat varandras undersåtar byter dem genast.

# Tips.
reason-frees = befriar din fångna undersåte
reason-tower = stärker ett torn
