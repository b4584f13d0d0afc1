# Siden.
box-tower = Tårnet
box-tower-about = 18 brikker med byggepladser; jo højere tårn, jo længere rækker det efter fanger
toggle-tower = Tårne
toggle-tower-about = Spillerne bygger tårne på byggepladserne
set-tower = Uden haver
set-tower-gardens = Med haver
count-tower-piece = Tårndele
option-ransom-per-turn = Løsepenge pr. tur
value-ransom-per-turn-one = Én
value-ransom-per-turn-unlimited = Ubegrænset
option-ransom-moment = Betale løsepenge
value-ransom-moment-before-scoring = Før der gives point
value-ransom-moment-whole-turn = Før og efter at der gives point
option-wagon-on-tower = Lukke et tårn med en vogn
option-closed-tower = Et lukket tårn, der mister sin tilhænger
value-closed-tower-reopens = Er åbent igen
value-closed-tower-stays-closed = Forbliver lukket

# Bordet.
do-capture = Tag til fange: { $whose }, { $place }
do-capture-own = Tag din egen figur hjem: { $whose }, { $place }
do-tower = Byg tårnet i kolonne { $x }, række { $y } op til højde { $n }
do-close-tower = Sæt { one } på tårnet i kolonne { $x }, række { $y }
do-exchange = Få din figur tilbage fra { $player }: { $figure }
do-ransom = Køb fri fra { $player } for 3 point: { $figure }
why-tower-closed = Der står en tilhænger på tårnet, så det er lukket.
why-tower-finished = Tårnet forbliver lukket, selv om dets tilhænger er væk.
why-tower-bare = Byg mindst én tårndel, før du lukker tårnet.
why-out-of-reach = Den tilhænger er uden for tårnets rækkevidde.
why-no-prisoner = Den tilhænger holdes ikke fanget dér.
why-too-poor = Løsepenge koster 3 point.
why-ransom-paid = Du har allerede betalt løsepenge i denne tur.
problem-own-prisoner = Du kan ikke holde dine egne tilhængere fanget.
problem-no-prisoner = Kun tilhængere kan være fanger: { $figure }.
problem-exchanged = To spillere, der har fanget hinandens tilhængere, bytter dem straks.

# Tip.
reason-frees = befrier din fangne tilhænger
reason-tower = styrker et tårn
