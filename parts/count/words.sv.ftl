# Sidan.
box-count = Greven av Carcassonne
box-count-about = En färdig stad på 12 brickor; undersåtar i dess kvarter kan vara med när poängen delas ut, om greven släpper dem
toggle-count = Grevens stad
toggle-count-about = Staden Carcassonne och dess greve; slå av för att utelämna staden
set-count = Grevens stad
option-count-start-quarter = Greven börjar
value-count-start-quarter-castle = I borgen
value-count-start-quarter-chosen = Där den första spelaren väljer
option-count-endgame-redeploy = På slutet lämnar undersåtar staden för
value-count-endgame-redeploy-matching-quarter = Områden som hör till deras kvarter
value-count-endgame-redeploy-any-feature = Alla områden
value-count-endgame-redeploy-market-only = Ängar, bara från marknaden
option-count-into-empty-feature = Lämna staden för ett område utan undersåtar
option-count-city-mayor-strength = Borgmästare och vagnar som lämnar staden räknas
value-count-city-mayor-strength-normal = Som vanligt
value-count-city-mayor-strength-two = Som två
option-count-quarters = Borgmästare och vagnar i grevens stad
value-count-quarters-own-features = Bara i kvarter för områden de kan besätta
value-count-quarters-any = I alla kvarter, och på slutet till alla områden
option-count-endgame-block = Grevens kvarter på slutet
value-count-endgame-block-stays = Förblir stängt
value-count-endgame-block-lifted = Öppnas som de andra
option-count-dragon = Draken vid grevens stad
value-count-dragon-outside = Håller sig borta från stadens brickor
value-count-dragon-around = Får korsa landet utanför murarna
option-count-moves = Greven flyttar
value-count-moves-by-player = Dit spelaren som går in i staden skickar honom
value-count-moves-clockwise = Medurs
value-count-moves-follows-follower = Till kvarteret som spelaren just gått in i

# Bordet.
do-enter = Skicka { one } { into }
do-leave = Skicka { one } { out-of }: { $place }
do-count = Skicka greven { into }
why-no-quarter-for = Den här figuren får inte gå { into }: { $figure }.
why-cannot-leave = Ingen kan lämna staden för att gå dit.

# Tips.
reason-waits = håller en undersåte redo i grevens stad
