# De pagina.
box-tower = De Toren
box-tower-about = 18 tegels met bouwplaatsen; een groeiende toren neemt gevangenen, die worden geruild of vrijgekocht
toggle-tower = Torens
toggle-tower-about = Op bouwplaatsen kunnen torens worden gebouwd
set-tower = Zonder tuinen
set-tower-gardens = Met tuinen
count-tower-piece = Torendelen
option-ransom-per-turn = Vrijgekochte gevangenen per beurt
value-ransom-per-turn-one = Eén
value-ransom-per-turn-unlimited = Zoveel men wil
option-ransom-moment = Gevangenen mogen worden vrijgekocht
value-ransom-moment-before-scoring = Vóór de telling
value-ransom-moment-whole-turn = Vóór en na de telling
option-wagon-on-tower = Een toren met een wagen sluiten
option-closed-tower = Een gesloten toren die zijn horige verliest
value-closed-tower-reopens = Is weer open
value-closed-tower-stays-closed = Blijft gesloten

# De tafel.
do-capture = Neem gevangen: { $whose }, { $place }
do-capture-own = Haal je eigen figuur terug: { $whose }, { $place }
do-tower = Bouw de toren in kolom { $x }, rij { $y } tot hoogte { $n }
do-close-tower = Zet { one } op de toren in kolom { $x }, rij { $y }
do-exchange = Je figuur bij { $player }: { $figure }
do-ransom = Koop vrij van { $player } voor 3 punten: { $figure }
why-tower-closed = Op die toren staat een horige.
why-tower-finished = De toren is klaar: zijn horige is weg, en hij blijft gesloten.
why-tower-bare = Alleen een toren waaraan al is gebouwd kan worden gesloten.
why-out-of-reach = Geen zo’n horige staat binnen bereik van de toren.
why-no-prisoner = Daar wordt geen zo’n gevangene gehouden.
why-too-poor = Losgeld kost 3 punten.
why-ransom-paid = Er is deze beurt al losgeld betaald.
problem-own-prisoner = Niemand houdt eigen horigen gevangen.
problem-no-prisoner = Alleen horigen worden gevangen: { $figure }.
problem-exchanged = Twee spelers die elkaars horigen hebben, ruilen ze meteen.

# Tips.
reason-frees = bevrijdt je horige uit gevangenschap
reason-tower = versterkt een toren

# De les.
lesson-tower-1 = In het midden is een bouwplaats voor een toren. Leg eerst je tegel, waar je maar wilt.
lesson-tower-2 = In plaats van een horige te zetten mag je bouwen: begin de toren.
lesson-tower-3 = Een toren van één deel bereikt zijn eigen tegel en de vier ernaast. Neem de monnik van Isabeau gevangen.
lesson-tower-4 = Ze mag hem vrijkopen voor 3 punten, of ruilen zodra ze er een van jou houdt. Met elk deel reikt een toren een stap verder.
