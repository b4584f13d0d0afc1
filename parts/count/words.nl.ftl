# De pagina.
box-count = De Graaf van Carcassonne
box-count-about = Een kant-en-klare stad van 12 tegels; horigen in haar wijken mogen meetellen, als de graaf ze laat
toggle-count = De stad van de graaf
toggle-count-about = De stad Carcassonne en haar graaf; zet uit om de stad weg te laten
set-count = De stad van de graaf
option-count-start-quarter = De graaf begint
value-count-start-quarter-castle = In het kasteel
value-count-start-quarter-chosen = Waar de eerste speler kiest
option-count-endgame-redeploy = Aan het eind verlaten horigen de stad voor
value-count-endgame-redeploy-matching-quarter = Gebieden die bij hun wijk passen
value-count-endgame-redeploy-any-feature = Alle gebieden
value-count-endgame-redeploy-market-only = Weiden, alleen vanaf de markt
option-count-into-empty-feature = De stad verlaten naar een gebied zonder horigen
option-count-city-mayor-strength = Burgemeesters en wagens die de stad verlaten tellen
value-count-city-mayor-strength-normal = Zoals gewoonlijk
value-count-city-mayor-strength-two = Voor twee
option-count-quarters = Burgemeesters en wagens in de stad van de graaf
value-count-quarters-own-features = Alleen in wijken voor gebieden die ze kunnen bezetten
value-count-quarters-any = In elke wijk, en aan het eind naar elk gebied
option-count-endgame-block = De wijk van de graaf aan het eind
value-count-endgame-block-stays = Blijft gesloten
value-count-endgame-block-lifted = Gaat open net als de andere
option-count-dragon = De draak bij de stad van de graaf
value-count-dragon-outside = Blijft van de tegels van de stad
value-count-dragon-around = Mag door het land buiten de muren
option-count-moves = De graaf gaat
value-count-moves-by-player = Waar de speler die de stad betreedt hem heen stuurt
value-count-moves-clockwise = Met de klok mee
value-count-moves-follows-follower = Naar de zojuist betreden wijk

# De tafel.
do-enter = Stuur { one } { into }
do-leave = Stuur { one } { out-of }: { $place }
do-count = Stuur de graaf { into }
why-no-quarter-for = Deze figuur mag niet { into }: { $figure }.
why-cannot-leave = Daarheen kan niemand de stad verlaten.

# Tips.
reason-waits = houdt een horige klaar in de stad van de graaf
