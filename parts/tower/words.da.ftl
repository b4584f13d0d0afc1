# Siden.
box-tower = Tårnet
box-tower-about = 18 brikker med byggepladser; et voksende tårn tager fanger, som byttes eller købes fri
toggle-tower = Tårne
toggle-tower-about = Der kan bygges tårne på byggepladserne
set-tower = Uden haver
set-tower-gardens = Med haver
count-tower-piece = Tårndele
option-ransom-per-turn = Fanger købt fri pr. tur
value-ransom-per-turn-one = Én
value-ransom-per-turn-unlimited = Så mange man vil
option-ransom-moment = Fanger må købes fri
value-ransom-moment-before-scoring = Før der gives point
value-ransom-moment-whole-turn = Også efter der er givet point
option-wagon-on-tower = At lukke et tårn med en vogn
option-closed-tower = Et lukket tårn, der mister sin tilhænger
value-closed-tower-reopens = Er åbent igen
value-closed-tower-stays-closed = Forbliver lukket

# Bordet.
do-capture = Tag til fange: { $whose }, { $place }
do-capture-own = Tag din egen figur hjem: { $whose }, { $place }
do-tower = Byg tårnet i kolonne { $x }, række { $y } op til højde { $n }
do-close-tower = Stil { one } på tårnet i kolonne { $x }, række { $y }
do-exchange = Din figur hos { $player }: { $figure }
do-ransom = Køb fri fra { $player } for 3 point: { $figure }
why-tower-closed = Der står en tilhænger på det tårn.
why-tower-finished = Tårnet er færdigt: dets tilhænger er væk, og det forbliver lukket.
why-tower-bare = Kun et tårn, der er bygget på, kan lukkes.
why-out-of-reach = Ingen sådan tilhænger står inden for tårnets rækkevidde.
why-no-prisoner = Der holdes ingen sådan fange dér.
why-too-poor = Løsepenge koster 3 point.
why-ransom-paid = Der er allerede betalt løsepenge i denne tur.
problem-own-prisoner = Ingen holder egne tilhængere fanget.
problem-no-prisoner = Kun tilhængere bliver fanget: { $figure }.
problem-exchanged = To spillere, der har fanget hinandens tilhængere, bytter dem straks.

# Tip.
reason-frees = befrier din tilhænger fra fangenskab
reason-tower = styrker et tårn

# Lektionen.
lesson-tower-1 = I midten er der en byggeplads til et tårn. Læg først din brik, hvor du vil.
lesson-tower-2 = I stedet for at sætte en tilhænger må du bygge: begynd på tårnet.
lesson-tower-3 = Et tårn på én del når sin egen brik og de fire ved siden af. Tag Isabeaus munk til fange.
lesson-tower-4 = Hun må købe ham fri for 3 point eller bytte, så snart hun holder en af dine. For hver del når et tårn et skridt længere.
