# Die Seite.
box-count = Der Graf von Carcassonne
box-count-about = Eine feste Stadt aus 12 Plättchen; Gefolgsleute in ihren Vierteln kommen zu Wertungen, wenn der Graf sie lässt
toggle-count = Die Stadt des Grafen
toggle-count-about = Die Stadt Carcassonne und ihr Graf; ohne sie bleibt die Stadt weg
set-count = Die Stadt des Grafen
option-count-start-quarter = Der Graf beginnt
value-count-start-quarter-castle = In der Burg
value-count-start-quarter-chosen = Wo die erste Person sagt
option-count-endgame-redeploy = Am Ende verlassen Gefolgsleute die Stadt für
value-count-endgame-redeploy-matching-quarter = Was zu ihrem Viertel passt
value-count-endgame-redeploy-any-feature = Alles
value-count-endgame-redeploy-market-only = Wiesen, nur vom Markt aus
option-count-into-empty-feature = Die Stadt verlassen, wo sonst niemand steht
option-count-city-mayor-strength = Bürgermeister und Wagen aus der Stadt zählen
value-count-city-mayor-strength-normal = Wie immer
value-count-city-mayor-strength-two = Doppelt
option-count-quarters = Bürgermeister und Wagen in der Stadt des Grafen
value-count-quarters-own-features = Nur in Vierteln für Gebiete, die sie besetzen können
value-count-quarters-any = In jedem Viertel, und am Ende in jedes Gebiet
option-count-endgame-block = Das Viertel des Grafen am Ende
value-count-endgame-block-stays = Bleibt versperrt
value-count-endgame-block-lifted = Öffnet sich wie die anderen
option-count-dragon = Der Drache und die Stadt des Grafen
value-count-dragon-outside = Er meidet die Plättchen der Stadt
value-count-dragon-around = Er darf durch das Land vor den Mauern
option-count-moves = Der Graf zieht
value-count-moves-by-player = Wohin, wer die Stadt betritt, ihn schickt
value-count-moves-clockwise = Im Uhrzeigersinn
value-count-moves-follows-follower = In das eben betretene Viertel

# Der Tisch.
do-enter = Schicke { one } { into }
do-leave = Schicke { one } { out-of }: { $place }
do-count = Der Graf geht { into }
why-no-quarter-for = Diese Figur darf nicht { into }: { $figure }.
why-cannot-leave = Dorthin kann niemand die Stadt verlassen.

# Tipps.
reason-waits = ein Gefolgsmann wartet in der Stadt des Grafen auf seine Stunde

# Die Lektion.
lesson-count-1 = Die Stadt Carcassonne liegt auf dem Tisch. Isabeau beginnt an ihrem Tor eine Straße.
lesson-count-2 = Beende ihre Straße mit dieser Kreuzung.
lesson-count-3 = Mach ohne Figur weiter.
lesson-count-4 = Dein Plättchen hat ihr Punkte gebracht und dir keine. Dafür darfst du einen Gefolgsmann in ein Viertel der Stadt schicken, und den Grafen dazu.
lesson-count-5 = Wird gleich eine Stadt, ein Kloster oder eine Straße gewertet, dürfen Gefolgsleute aus Burg, Kathedrale oder Schmiede hinauseilen, außer der Graf steht dort.
