# Sidan.
box-count = Greven av Carcassonne
box-count-about = En fast stad på 12 brickor; undersåtar i dess kvarter ansluter sig till det som poängsätts, om greven släpper dem
toggle-count = Grevens stad
toggle-count-about = Staden Carcassonne och dess greve; avstängd utgår staden
set-count = Grevens stad
option-count-start-quarter = Greven börjar
value-count-start-quarter-castle = I borgen
value-count-start-quarter-chosen = Där den första spelaren säger
option-count-endgame-redeploy = På slutet lämnar undersåtar staden för
value-count-endgame-redeploy-matching-quarter = Det som hör till deras kvarter
value-count-endgame-redeploy-any-feature = Vad som helst
value-count-endgame-redeploy-market-only = Ängar, bara från marknaden
option-count-into-empty-feature = Att lämna staden för en plats utan undersåtar
option-count-city-mayor-strength = En borgmästare eller vagn som lämnar staden räknas
value-count-city-mayor-strength-normal = Som alltid
value-count-city-mayor-strength-two = Som två
option-count-quarters = Borgmästare och vagnar i grevens stad
value-count-quarters-own-features = Bara i kvarter för områden de kan besätta
value-count-quarters-any = I alla kvarter, och på slutet till alla områden
option-count-endgame-block = Grevens kvarter på slutet
value-count-endgame-block-stays = Förblir stängt
value-count-endgame-block-lifted = Öppnas som de andra
option-count-dragon = Draken och grevens stad
value-count-dragon-outside = Den håller sig borta från stadens brickor
value-count-dragon-around = Den får korsa landet utanför murarna
option-count-moves = Greven flyttar
value-count-moves-by-player = Dit den som går in i staden vill
value-count-moves-clockwise = Medurs
value-count-moves-follows-follower = Till kvarteret man just gått in i

# Bordet.
do-enter = Skicka { one } { into }
do-leave = Skicka { one } { out-of }: { $place }
do-count = Greven går { into }
why-no-quarter-for = Den här figuren får inte gå { into }: { $figure }.
why-cannot-leave = Ingen kan lämna staden för att ta sig dit.

# Tips.
reason-waits = en undersåte väntar i grevens stad på sin stund

# Lektionen.
lesson-count-1 = Staden Carcassonne ligger på bordet. Isabeau börjar en väg vid dess port.
lesson-count-2 = Avsluta hennes väg med den här korsningen.
lesson-count-3 = Gå vidare utan figur.
lesson-count-4 = Din bricka gav henne poäng och dig inga. För det får du skicka en undersåte in i ett av stadens kvarter, och greven också.
lesson-count-5 = När en stad, ett kloster eller en väg ska ge poäng får undersåtar rusa ut till det från borgen, katedralen eller smedjan, om inte greven står där.
