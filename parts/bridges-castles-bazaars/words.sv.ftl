# Sidan.
box-bridges-castles-bazaars = Broar, Borgar & Basarer
box-bridges-castles-bazaars-about = 12 brickor; broar leder vägar över brickor, små städer blir borgar, basarer säljer brickor
toggle-bridges = Broar
toggle-bridges-about = Varje spelare har broar som leder en väg över en bricka
toggle-castles = Borgar
toggle-castles-about = Gör en stad på två brickor till en borg, som får poäng för det som blir färdigt intill
toggle-bazaars = Basarer
toggle-bazaars-about = En basarbricka startar en auktion på brickor
set-bridges-castles-bazaars = Utan trädgårdar
set-bridges-castles-bazaars-gardens = Med trädgårdar
count-bridge = Broar
count-castle = Borgar
option-castle-vicinity = En borgs omgivning
value-castle-vicinity-block-2x3 = Dess två brickor och de fyra bredvid
value-castle-vicinity-ring-6 = De sex brickorna runt den
option-castle-city = Borgar kan göras av
value-castle-city-two-semicircles = Städer av två halvcirklar
value-castle-city-two-tiles = Varje stad på två brickor
option-castle-king = För kungen räknas en borg
value-castle-king-does-not-count = Inte alls
value-castle-king-counts = Som en färdig stad
option-bridge-moment = Bygga en bro
value-bridge-moment-before-figure = Före figuren
value-bridge-moment-any = Före eller efter figuren
option-bazaar-dealer = Vem köper eller säljer
value-bazaar-dealer-tile-chooser = Den som valde brickan
value-bazaar-dealer-auctioneer = Den som lade basaren
option-bazaar-bidding = Budgivning
value-bazaar-bidding-single-round = En gång var
value-bazaar-bidding-until-one-left = Tills bara ett bud återstår
option-bazaar-auction = Basarbrickor
value-bazaar-auction-on = Säljs på auktion
value-bazaar-auction-off = Varje spelare tar en

# Bordet.
ask-bid = Hur mycket bjuder du?
ask-raise = { $player } har bjudit { $points }. Bjuda mer?
ask-deal = { $player } har bjudit { $points }. Köpa eller sälja?
do-tile-bridged = Bricka { $tile } i kolumn { $x }, rad { $y }, { turned }, { $bridge }
do-bridge = Bygg en bro { $axis } över kolumn { $x }, rad { $y }
do-castle = Gör den till en borg: { $place }
do-choose = Bricka { $tile }
do-bid = Bjud { in-points }
do-buy = Köp: ta brickan och betala { $player } { in-points }
do-sell = Sälj: { $player } tar brickan och betalar dig { in-points }
why-bridge-placed = Du har redan byggt en bro med den här brickan.
why-no-castle = Du kan inte göra den staden till en borg.
why-bad-bid = Bjud mer än det senaste budet, men inte fler poäng än du har.
why-not-for-sale = Den brickan är inte till salu.
problem-auction-in-hand = Brickor från en auktion kan inte spelas från handen. Stäng av basarerna eller dra brickorna en i taget.
problem-no-castle = En borg är en färdig stad av två brickor, enligt de flesta regler två halvcirklar.
problem-castle-keeper = Tills en borg ger poäng står exakt en av ägarens undersåtar i den, och ingen annan.
problem-castle-empty = En borg som har gett poäng är tom.

# Tips.
reason-castle = ger din borg poäng för det som blir färdigt runt den
reason-bids = är ett rimligt pris för brickan
