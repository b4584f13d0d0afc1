# Siden.
box-bridges-castles-bazaars = Broer, Borge & Basarer
box-bridges-castles-bazaars-about = 12 brikker; broer fører veje over brikker, små byer bliver borge, basarer sælger brikker
toggle-bridges = Broer
toggle-bridges-about = Hver spiller har broer, der fører en vej over en brik
toggle-castles = Borge
toggle-castles-about = I stedet for point bliver en by på to brikker til en borg, der får point for det næste, der fuldendes ved siden af
toggle-bazaars = Basarer
toggle-bazaars-about = En basarbrik starter en auktion over brikker
set-bridges-castles-bazaars = Uden haver
set-bridges-castles-bazaars-gardens = Med haver
count-bridge = Broer
count-castle = Borge
option-castle-vicinity = En borgs omgivelser
value-castle-vicinity-block-2x3 = Dens to brikker og de fire ved siderne
value-castle-vicinity-ring-6 = De seks brikker omkring den
option-castle-city = Til en borg kan man gøre
value-castle-city-two-semicircles = En by af to halvcirkler
value-castle-city-two-tiles = Enhver by på to brikker
option-castle-king = En borg tæller for kongen
value-castle-king-does-not-count = Slet ikke
value-castle-king-counts = Som en fuldendt by
option-bridge-moment = En bro bygges
value-bridge-moment-before-figure = Før figuren
value-bridge-moment-any = Før eller efter figuren
option-bazaar-dealer = Om køb eller salg bestemmer
value-bazaar-dealer-tile-chooser = Den, der valgte brikken
value-bazaar-dealer-auctioneer = Den, der lagde basaren
option-bazaar-bidding = Bud
value-bazaar-bidding-single-round = Én gang hver
value-bazaar-bidding-until-one-left = Indtil ét bud står tilbage
option-bazaar-auction = Basarens brikker
value-bazaar-auction-on = Sælges på auktion
value-bazaar-auction-off = Hver spiller tager en

# Bordet.
ask-bid = Hvor meget byder du for brikken?
ask-raise = { $player } har budt { $points }. Byder du mere?
ask-deal = { $player } har budt { $points }. Køber eller sælger du brikken?
do-tile-bridged = Brik { $tile } i kolonne { $x }, række { $y }, { turned }, { $bridge }
do-bridge = Byg en bro { $axis } over kolonne { $x }, række { $y }
do-castle = Gør den til en borg: { $place }
do-choose = Brik { $tile }
do-bid = Byd { in-points }
do-buy = Køb: du tager brikken og betaler { $player } { in-points }
do-sell = Sælg: { $player } tager brikken og betaler dig { in-points }
why-bridge-placed = Der er allerede bygget en bro med denne brik.
why-no-castle = Den by kan ikke blive til en borg.
why-bad-bid = Et bud skal være højere end det forrige, men ikke højere end dine egne point.
why-not-for-sale = Den brik er ikke til salg.
problem-auction-in-hand = Brikker vundet på auktion kan ikke spilles fra hånden: Slå basarerne fra, eller træk brikkerne én ad gangen.
problem-no-castle = En borg er en færdig by af to brikker, efter de fleste regler to halvcirkler.
problem-castle-keeper = Indtil en borg giver point, står netop én af ejerens tilhængere i den og ingen andre.
problem-castle-empty = Ingen står i en borg, der har givet point.

# Tip.
reason-castle = borgen får point med det, der bliver færdigt omkring den
reason-bids = en rimelig pris for denne brik

# Lektionen.
lesson-bridges-castles-bazaars-1 = Denne brik passer ikke ved siden af vejen, medmindre en bro fører vejen over den. Læg den på det lysende felt, med broen.
lesson-bridges-castles-bazaars-2 = En bro er en vej. Sæt en landevejsrøver på den.
lesson-bridges-castles-bazaars-3 = Du har tre broer, hver til én gang. Nu til borgene.
lesson-bridges-castles-bazaars-4 = Luk din ridders lille by.
lesson-bridges-castles-bazaars-5 = Gå videre uden en figur.
lesson-bridges-castles-bazaars-6 = I stedet for at få point må du gøre en by på to brikker til en borg. Gør det!
lesson-bridges-castles-bazaars-7 = Isabeau afslutter vejen, der løber forbi din borg.
lesson-bridges-castles-bazaars-8 = 5 point for hendes vej, og lige så mange for din borg: den får for det, der fuldendes ved siden af, én gang. En basar, endelig, sætter brikker på auktion.
