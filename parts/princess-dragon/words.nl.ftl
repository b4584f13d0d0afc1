# De pagina.
box-princess-dragon = De Prinses & de Draak
box-princess-dragon-about = 30 tegels; een draak eet horigen op, een fee beschermt ze, portalen leiden overal heen, een prinses stuurt ridders naar huis
toggle-princess = Prinses
toggle-princess-about = Leg haar aan een stad om een van de ridders naar huis te sturen
toggle-dragon = Draak
toggle-dragon-about = Vulkanen roepen hem, draaktegels verplaatsen hem; zet uit om die tegels weg te laten
toggle-fairy = Fee
toggle-fairy-about = Ze levert punten op voor de horige bij haar en houdt de draak weg
toggle-portal = Portalen
toggle-portal-about = Vandaar mag een horige naar elke tegel
set-princess-dragon = Zonder tuinen
set-princess-dragon-gardens = Met tuinen
option-fairy-double-turn-point = Het punt van de fee in een dubbele beurt
value-fairy-double-turn-point-once-per-turn = Eén keer
value-fairy-double-turn-point-each-part = Voor elk van de twee tegels
option-fairy-on-dragon-tile = Fee verplaatsen na een draaktegel
option-fairy-anchor = Punt van de fee aan het begin van een beurt
value-fairy-anchor-follower = Voor de horige bij wie ze staat
value-fairy-anchor-tile = Voor elke horige op haar tegel
option-volcano-tile-figures = Figuren op vulkaantegels
value-volcano-tile-figures-no-follower = Geen horigen
value-volcano-tile-figures-no-figure = Helemaal geen figuren
option-princess-then-place = Figuur zetten nadat de prinses een ridder naar huis stuurde
option-princess-removal = De prinses stuurt een ridder naar huis
value-princess-removal-may = Als de speler dat wil
value-princess-removal-must = Altijd
option-dragon-moves = De draak beweegt
value-dragon-moves-before-scoring = Vóór de telling
value-dragon-moves-after-scoring = Na de telling
option-dragon-tiles-return = Opzij gelegde draaktegels komen terug
value-dragon-tiles-return-volcano = Als er een vulkaan wordt gelegd
value-dragon-tiles-return-dragon-tile = Als de volgende draaktegel wordt gelegd
option-tunnel-field = Weide bij de uiteinden van een tunnel
value-tunnel-field-undivided = Is ongedeeld
value-tunnel-field-split = Wordt door de weg gedeeld

# De tafel.
ask-dragon = Verplaats de draak: { $n ->
    [one] nog één stap
   *[other] nog { $n } stappen
}
do-fairy = Stuur de fee naar je horige: { $place }
do-expel = Naar huis sturen: { $whose }, { $place }
do-expel-own = Je eigen figuur naar huis sturen: { $whose }, { $place }
do-dragon = Verplaats de draak naar het { towards } (kolom { $x }, rij { $y })
why-princess-insists = De prinses stuurt eerst een ridder naar huis.
why-no-knight = Die ridder staat niet in de stad van de prinses.
why-no-dragon-step = De draak gaat stap voor stap naar een aangrenzende tegel.
why-dragon-was-there = Op die tegel is de draak deze keer al geweest.
why-fairy-protects = De fee houdt de draak van die tegel weg.
why-dragon-is-there = Er kan geen horige op de tegel van de draak staan.
why-no-own-follower = Stuur de fee naar een eigen horige.
why-fairy-is-there = De fee is al bij die horige.
why-fairy-waits = Na een draaktegel mag je de fee niet verplaatsen.
problem-no-volcano = De draak komt pas als er een vulkaan op tafel ligt.

# Tips.
reason-fairy = beschermt je horige met de fee
reason-dragon = stuurt de draak waar hij jou het minst schaadt
