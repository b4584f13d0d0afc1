# Siden.
box-bridges-castles-bazaars = Broer, Borge & Basarer
box-bridges-castles-bazaars-about = 12 brikker; broer fører veje over brikker, små byer bliver borge, basarer sælger brikker
toggle-bridges = Broer
toggle-bridges-about = Hver spiller har broer, der fører en vej over en brik
toggle-castles = Borge
toggle-castles-about = Gør en by på to brikker til en borg, der får point for det, der bliver færdigt ved siden af
toggle-bazaars = Basarer
toggle-bazaars-about = En basarbrik starter en auktion over brikker
set-bridges-castles-bazaars = Uden haver
set-bridges-castles-bazaars-gardens = Med haver
count-bridge = Broer
count-castle = Borge
option-castle-vicinity = En borgs omgivelser
value-castle-vicinity-block-2x3 = Dens to brikker og de fire ved siderne
value-castle-vicinity-ring-6 = De seks brikker omkring den
option-castle-city = Borge kan laves af
value-castle-city-two-semicircles = Byer af to halvcirkler
value-castle-city-two-tiles = Enhver by på to brikker
option-castle-king = For kongen tæller en borg
value-castle-king-does-not-count = Slet ikke
value-castle-king-counts = Som en færdig by
option-bridge-moment = Bygge en bro
value-bridge-moment-before-figure = Før figuren
value-bridge-moment-any = Før eller efter figuren
option-bazaar-dealer = Hvem køber eller sælger
value-bazaar-dealer-tile-chooser = Den, der valgte brikken
value-bazaar-dealer-auctioneer = Den, der lagde basaren
option-bazaar-bidding = Bud
value-bazaar-bidding-single-round = Én gang hver
value-bazaar-bidding-until-one-left = Indtil kun ét bud er tilbage
option-bazaar-auction = Basarbrikker
value-bazaar-auction-on = Sælges på auktion
value-bazaar-auction-off = Hver spiller tager en

# Bordet.
ask-bid = Hvor meget byder du?
ask-raise = { $player } har budt { $points }. Byd mere?
ask-deal = { $player } har budt { $points }. Køb eller sælg?
do-tile-bridged = Brik { $tile } i kolonne { $x }, række { $y }, { turned }, { $bridge }
do-bridge = Byg en bro { $axis } over kolonne { $x }, række { $y }
do-castle = Gør den til en borg: { $place }
do-choose = Brik { $tile }
do-bid = Byd { in-points }
do-buy = Køb: tag brikken, og betal { $player } { in-points }
do-sell = Sælg: { $player } tager brikken og betaler dig { in-points }
why-bridge-placed = Du har allerede bygget en bro med denne brik.
why-no-castle = Du kan ikke gøre den by til en borg.
why-bad-bid = Byd mere end det seneste bud, men ikke flere point, end du har.
why-not-for-sale = Den brik er ikke til salg.
problem-auction-in-hand = Brikker fra en auktion kan ikke spilles fra hånden. Slå basarerne fra, eller træk brikkerne én ad gangen.
problem-no-castle = En borg er en færdig by af to brikker, efter de fleste regler to halvcirkler.
problem-castle-keeper = Indtil en borg giver point, står netop én af ejerens tilhængere i den og ingen andre.
problem-castle-empty = En borg, der har givet point, er tom.

# Tip.
reason-castle = giver din borg point for det, der bliver færdigt omkring den
reason-bids = er en rimelig pris for brikken
