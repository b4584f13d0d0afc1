# Siden.
box-count = Greven af Carcassonne
box-count-about = En færdig by på 12 brikker; tilhængere i dens kvarterer kan være med, når der gives point, hvis greven lader dem
toggle-count = Grevens by
toggle-count-about = Byen Carcassonne og dens greve; slå fra for at udelade byen
set-count = Grevens by
option-count-start-quarter = Greven begynder
value-count-start-quarter-castle = På borgen
value-count-start-quarter-chosen = Hvor den første spiller vælger
option-count-endgame-redeploy = Til sidst forlader tilhængere byen til
value-count-endgame-redeploy-matching-quarter = Områder, der passer til deres kvarter
value-count-endgame-redeploy-any-feature = Alle områder
value-count-endgame-redeploy-market-only = Marker, kun fra markedet
option-count-into-empty-feature = Forlade byen til et område uden tilhængere
option-count-city-mayor-strength = Borgmestre og vogne, der forlader byen, tæller
value-count-city-mayor-strength-normal = Som normalt
value-count-city-mayor-strength-two = For to
option-count-quarters = Borgmestre og vogne i grevens by
value-count-quarters-own-features = Kun i kvarterer for områder, de kan besætte
value-count-quarters-any = I alle kvarterer, og til sidst til alle områder
option-count-endgame-block = Grevens kvarter til sidst
value-count-endgame-block-stays = Forbliver lukket
value-count-endgame-block-lifted = Åbnes som de andre
option-count-dragon = Dragen ved grevens by
value-count-dragon-outside = Holder sig fra byens brikker
value-count-dragon-around = Må krydse landet uden for murene
option-count-moves = Greven flytter
value-count-moves-by-player = Hvor spilleren, der går ind i byen, sender ham hen
value-count-moves-clockwise = Med uret
value-count-moves-follows-follower = Til det kvarter, der lige er gået ind i

# Bordet.
do-enter = Send { one } { into }
do-leave = Send { one } { out-of }: { $place }
do-count = Send greven { into }
why-no-quarter-for = Denne figur må ikke gå { into }: { $figure }.
why-cannot-leave = Ingen kan forlade byen for at gå dertil.

# Tip.
reason-waits = holder en tilhænger klar i grevens by
