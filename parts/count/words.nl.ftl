# De pagina.
box-count = De Graaf van Carcassonne
box-count-about = Een vaste stad van 12 tegels; horigen in haar wijken voegen zich bij wat wordt geteld, als de graaf ze laat
toggle-count = De stad van de graaf
toggle-count-about = De stad Carcassonne en haar graaf; zonder blijft de stad weg
set-count = De stad van de graaf
option-count-start-quarter = De graaf begint
value-count-start-quarter-castle = In het kasteel
value-count-start-quarter-chosen = Waar de eerste speler zegt
option-count-endgame-redeploy = Aan het eind verlaten horigen de stad voor
value-count-endgame-redeploy-matching-quarter = Wat bij hun wijk hoort
value-count-endgame-redeploy-any-feature = Alles
value-count-endgame-redeploy-market-only = Weiden, alleen vanaf de markt
option-count-into-empty-feature = De stad verlaten naar een plek zonder horigen
option-count-city-mayor-strength = Een burgemeester of wagen die de stad verlaat telt
value-count-city-mayor-strength-normal = Als altijd
value-count-city-mayor-strength-two = Voor twee
option-count-quarters = Burgemeesters en wagens in de stad van de graaf
value-count-quarters-own-features = Alleen in wijken voor gebieden die ze kunnen bezetten
value-count-quarters-any = In elke wijk, en aan het eind naar elk gebied
option-count-endgame-block = De wijk van de graaf aan het eind
value-count-endgame-block-stays = Blijft gesloten
value-count-endgame-block-lifted = Gaat open net als de andere
option-count-dragon = De draak en de stad van de graaf
value-count-dragon-outside = Hij blijft van de tegels van de stad
value-count-dragon-around = Hij mag door het land buiten de muren
option-count-moves = De graaf gaat
value-count-moves-by-player = Waarheen wie de stad betreedt hem stuurt
value-count-moves-clockwise = Met de klok mee
value-count-moves-follows-follower = Naar de zojuist betreden wijk

# De tafel.
do-enter = Stuur { one } { into }
do-leave = Stuur { one } { out-of }: { $place }
do-count = De graaf gaat { into }
why-no-quarter-for = Deze figuur mag niet { into }: { $figure }.
why-cannot-leave = Daarheen kan niemand de stad verlaten.

# Tips.
reason-waits = een horige wacht in de stad van de graaf op zijn kans

# De les.
lesson-count-1 = De stad Carcassonne ligt op tafel. Isabeau begint een weg bij haar poort.
lesson-count-2 = Beëindig haar weg met deze kruising.
lesson-count-3 = Ga verder zonder figuur.
lesson-count-4 = Je tegel leverde haar punten op en jou geen. Daarvoor mag je een horige naar een wijk van de stad sturen, en de graaf erbij.
lesson-count-5 = Wordt er zo een stad, een klooster of een weg geteld, dan mogen horigen er vanuit het kasteel, de kathedraal of de smederij heen snellen, tenzij de graaf daar staat.
