# Siden.
box-count = Greven af Carcassonne
box-count-about = En fast by på 12 brikker; tilhængere i dens kvarterer slutter sig til det, der gives point for, hvis greven lader dem
toggle-count = Grevens by
toggle-count-about = Byen Carcassonne og dens greve; slået fra udgår byen
set-count = Grevens by
option-count-start-quarter = Greven begynder
value-count-start-quarter-castle = På borgen
value-count-start-quarter-chosen = Hvor den første spiller siger
option-count-endgame-redeploy = Til sidst forlader tilhængere byen til
value-count-endgame-redeploy-matching-quarter = Det, der hører til deres kvarter
value-count-endgame-redeploy-any-feature = Hvad som helst
value-count-endgame-redeploy-market-only = Marker, kun fra markedet
option-count-into-empty-feature = At forlade byen til et sted uden tilhængere
option-count-city-mayor-strength = En borgmester eller vogn, der forlader byen, tæller
value-count-city-mayor-strength-normal = Som altid
value-count-city-mayor-strength-two = For to
option-count-quarters = Borgmestre og vogne i grevens by
value-count-quarters-own-features = Kun i kvarterer for områder, de kan besætte
value-count-quarters-any = I alle kvarterer, og til sidst til alle områder
option-count-endgame-block = Grevens kvarter til sidst
value-count-endgame-block-stays = Forbliver lukket
value-count-endgame-block-lifted = Åbnes som de andre
option-count-dragon = Dragen og grevens by
value-count-dragon-outside = Den holder sig fra byens brikker
value-count-dragon-around = Den må krydse landet uden for murene
option-count-moves = Greven flytter
value-count-moves-by-player = Hvorhen den, der går ind i byen, vil
value-count-moves-clockwise = Med uret
value-count-moves-follows-follower = Til det kvarter, der lige er gået ind i

# Bordet.
do-enter = Send { one } { into }
do-leave = Send { one } { out-of }: { $place }
do-count = Greven går { into }
why-no-quarter-for = Denne figur må ikke gå { into }: { $figure }.
why-cannot-leave = Ingen kan forlade byen for at komme dertil.

# Tip.
reason-waits = en tilhænger venter i grevens by på sin time

# Lektionen.
lesson-count-1 = Byen Carcassonne ligger på bordet. Isabeau begynder en vej ved dens port.
lesson-count-2 = Afslut hendes vej med dette kryds.
lesson-count-3 = Gå videre uden en figur.
lesson-count-4 = Din brik gav hende point og dig ingen. Derfor må du sende en tilhænger ind i et af byens kvarterer, og greven med.
lesson-count-5 = Når en by, et kloster eller en vej skal give point, må tilhængere ile ud til det fra borgen, katedralen eller smedjen, medmindre greven står dér.
