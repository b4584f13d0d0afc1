# Die Seite.
box-count = Der Graf von Carcassonne
box-count-about = Eine fertige Stadt aus 12 Plättchen; Gefolgsleute aus ihren Vierteln kommen zu Wertungen, wenn der Graf sie lässt
toggle-count = Stadt des Grafen
toggle-count-about = Die Stadt Carcassonne und ihr Graf; Ausschalten lässt die Stadt weg
set-count = Die Stadt des Grafen
option-count-start-quarter = Der Graf beginnt
value-count-start-quarter-castle = In der Burg
value-count-start-quarter-chosen = Wo der erste Spieler wählt
option-count-endgame-redeploy = Am Ende verlassen Gefolgsleute die Stadt für
value-count-endgame-redeploy-matching-quarter = Gebiete, die zu ihrem Viertel passen
value-count-endgame-redeploy-any-feature = Alle Gebiete
value-count-endgame-redeploy-market-only = Wiesen, nur vom Markt aus
option-count-into-empty-feature = Die Stadt für ein Gebiet ohne Gefolgsleute verlassen
option-count-city-mayor-strength = Bürgermeister und Wagen aus der Stadt zählen
value-count-city-mayor-strength-normal = Wie üblich
value-count-city-mayor-strength-two = Doppelt
option-count-quarters = Bürgermeister und Wagen in der Stadt des Grafen
value-count-quarters-own-features = Nur in Vierteln für Gebiete, die sie besetzen können
value-count-quarters-any = In jedem Viertel, und am Ende in jedes Gebiet
option-count-endgame-block = Viertel des Grafen am Ende
value-count-endgame-block-stays = Bleibt versperrt
value-count-endgame-block-lifted = Öffnet sich wie die anderen
option-count-dragon = Drache an der Stadt des Grafen
value-count-dragon-outside = Meidet die Plättchen der Stadt
value-count-dragon-around = Darf durch das Land vor den Mauern
option-count-moves = Der Graf zieht
value-count-moves-by-player = Wohin ihn schickt, wer die Stadt betritt
value-count-moves-clockwise = Im Uhrzeigersinn
value-count-moves-follows-follower = In das eben betretene Viertel

# Der Tisch.
do-enter = Schicke { one } { into }
do-leave = Schicke { one } { out-of }: { $place }
do-count = Graf { into } schicken
why-no-quarter-for = Diese Figur darf nicht { into }: { $figure }.
why-cannot-leave = Dorthin kann niemand aus der Stadt gehen.

# Tipps.
reason-waits = hält einen Gefolgsmann in der Stadt des Grafen bereit
