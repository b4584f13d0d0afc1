# De pagina.
box-tower = De Toren
box-tower-about = 18 tegels met bouwplaatsen; hoe hoger een toren, hoe verder hij reikt voor gevangenen
toggle-tower = Torens
toggle-tower-about = Spelers bouwen torens op de bouwplaatsen
set-tower = Zonder tuinen
set-tower-gardens = Met tuinen
count-tower-piece = Torendelen
option-ransom-per-turn = Losgeld per beurt
value-ransom-per-turn-one = Eén
value-ransom-per-turn-unlimited = Onbeperkt
option-ransom-moment = Losgeld betalen
value-ransom-moment-before-scoring = Vóór de telling
value-ransom-moment-whole-turn = Vóór en na de telling
option-wagon-on-tower = Toren sluiten met een wagen
option-closed-tower = Een gesloten toren die zijn horige verliest
value-closed-tower-reopens = Is weer open
value-closed-tower-stays-closed = Blijft gesloten

# De tafel.
do-capture = Neem gevangen: { $whose }, { $place }
do-capture-own = Haal je eigen figuur terug: { $whose }, { $place }
do-tower = Bouw de toren in kolom { $x }, rij { $y } tot hoogte { $n }
do-close-tower = Zet { one } op de toren in kolom { $x }, rij { $y }
do-exchange = Krijg je figuur terug van { $player }: { $figure }
do-ransom = Koop vrij van { $player } voor 3 punten: { $figure }
why-tower-closed = Op die toren staat een horige, dus hij is gesloten.
why-tower-finished = Die toren blijft gesloten, ook al is zijn horige weg.
why-tower-bare = Bouw minstens één torendeel voor je de toren sluit.
why-out-of-reach = Die horige staat buiten het bereik van de toren.
why-no-prisoner = Die horige zit daar niet gevangen.
why-too-poor = Losgeld kost 3 punten.
why-ransom-paid = Je hebt deze beurt al losgeld betaald.
problem-own-prisoner = Je kunt je eigen horigen niet gevangenhouden.
problem-no-prisoner = Alleen horigen kunnen gevangen zijn: { $figure }.
problem-exchanged = Twee spelers die elkaars horigen gevangenhouden, ruilen ze meteen.

# Tips.
reason-frees = bevrijdt je gevangen horige
reason-tower = versterkt een toren
