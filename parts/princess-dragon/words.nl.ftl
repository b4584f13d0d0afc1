# De pagina.
box-princess-dragon = De Prinses & de Draak
box-princess-dragon-about = 30 tegels; een draak eet horigen op, een fee beschermt ze, portalen leiden overal heen, een prinses stuurt ridders naar huis
toggle-princess = Prinses
toggle-princess-about = Wie haar aan een stad legt, mag een van de ridders naar huis sturen
toggle-dragon = Draak
toggle-dragon-about = Vulkanen roepen hem, draaktegels verplaatsen hem; zonder blijven die tegels weg
toggle-fairy = Fee
toggle-fairy-about = Ze levert haar metgezel punten op en houdt de draak weg
toggle-portal = Portalen
toggle-portal-about = Vandaar mag een horige naar elke tegel
set-princess-dragon = Zonder tuinen
set-princess-dragon-gardens = Met tuinen
option-fairy-double-turn-point = Het punt van de fee in een dubbele beurt
value-fairy-double-turn-point-once-per-turn = Eén keer
value-fairy-double-turn-point-each-part = Voor elk van de twee tegels
option-fairy-on-dragon-tile = De fee verplaatsen na een draaktegel
option-fairy-anchor = Aan het begin van een beurt beloont de fee
value-fairy-anchor-follower = De horige bij wie ze staat
value-fairy-anchor-tile = Elke horige op haar tegel
option-volcano-tile-figures = Op een vulkaantegel mag
value-volcano-tile-figures-no-follower = Geen horige
value-volcano-tile-figures-no-figure = Geen enkel figuur
option-princess-then-place = Een figuur zetten nadat de prinses een ridder naar huis stuurde
option-princess-removal = De prinses stuurt een ridder naar huis
value-princess-removal-may = Als de speler dat wil
value-princess-removal-must = Altijd
option-dragon-moves = De draak beweegt
value-dragon-moves-before-scoring = Vóór de telling
value-dragon-moves-after-scoring = Na de telling
option-dragon-tiles-return = Opzij gelegde draaktegels komen terug
value-dragon-tiles-return-volcano = Als er een vulkaan wordt gelegd
value-dragon-tiles-return-dragon-tile = Als de volgende draaktegel wordt gelegd
option-tunnel-field = De weide bij de monden van een tunnel
value-tunnel-field-undivided = Is ongedeeld
value-tunnel-field-split = Wordt door de weg gedeeld

# De tafel.
ask-dragon = Waar gaat de draak heen? { $n ->
    [one] Nog één stap.
   *[other] Nog { $n } stappen.
}
do-fairy = Stuur de fee naar je horige: { $place }
do-expel = De prinses stuurt naar huis: { $whose }, { $place }
do-expel-own = De prinses stuurt je eigen figuur naar huis: { $whose }, { $place }
do-dragon = De draak gaat naar het { towards } (kolom { $x }, rij { $y })
why-princess-insists = De prinses staat erop dat eerst een ridder vertrekt.
why-no-knight = In de stad van de prinses staat geen zo’n ridder.
why-no-dragon-step = De draak gaat naar een aangrenzende tegel.
why-dragon-was-there = Op die tegel is de draak in deze beurt al geweest.
why-fairy-protects = De fee houdt de draak van die tegel weg.
why-dragon-is-there = Niemand deelt een tegel met de draak.
why-no-own-follower = De fee gaat naar een eigen horige.
why-fairy-is-there = De fee is al bij die horige.
why-fairy-waits = Na een drakentegel mag de fee niet verplaatst worden.
problem-no-volcano = Er is geen draak voordat er een vulkaan op tafel ligt.

# Tips.
reason-fairy = de fee beschermt je horige
reason-dragon = leidt de draak naar waar hij jou het minst schaadt

# De les.
lesson-princess-dragon-1 = De vulkaan heeft de draak geroepen, en jouw tegel laat hem vliegen. Leg hem op het oplichtende vak.
lesson-princess-dragon-2 = Stuur, voor hij vliegt, de fee naar je monnik: de draak mag niet op haar tegel komen.
lesson-princess-dragon-3 = Jij leidt de eerste stap van de draak. Laat hem de monnik van Isabeau opeten!
lesson-princess-dragon-4 = Haar monnik is naar huis gegaan. Isabeau leidt de volgende stap.
lesson-princess-dragon-5 = De fee verspert de weg, dus eindigt de vlucht. Zolang ze bij je horige is begint elk van je beurten met 1 punt. Wat portalen en prinsessen doen staat in de regels.
