# Sidan.
box-bridges-castles-bazaars = Broar, Borgar & Basarer
box-bridges-castles-bazaars-about = 12 brickor; broar leder vägar över brickor, små städer blir borgar, basarer säljer brickor
toggle-bridges = Broar
toggle-bridges-about = Varje spelare har broar som leder en väg över en bricka
toggle-castles = Borgar
toggle-castles-about = I stället för poäng blir en stad på två brickor en borg, som får poäng för det som fullbordas intill
toggle-bazaars = Basarer
toggle-bazaars-about = En basarbricka startar en auktion på brickor
set-bridges-castles-bazaars = Utan trädgårdar
set-bridges-castles-bazaars-gardens = Med trädgårdar
count-bridge = Broar
count-castle = Borgar
option-castle-vicinity = En borgs omgivning
value-castle-vicinity-block-2x3 = Dess två brickor och de fyra bredvid
value-castle-vicinity-ring-6 = De sex brickorna runt den
option-castle-city = Till en borg kan man göra
value-castle-city-two-semicircles = En stad av två halvcirklar
value-castle-city-two-tiles = Varje stad på två brickor
option-castle-king = En borg räknas för kungen
value-castle-king-does-not-count = Inte alls
value-castle-king-counts = Som en fullbordad stad
option-bridge-moment = En bro byggs
value-bridge-moment-before-figure = Före figuren
value-bridge-moment-any = Före eller efter figuren
option-bazaar-dealer = Om köp eller försäljning bestämmer
value-bazaar-dealer-tile-chooser = Den som valde brickan
value-bazaar-dealer-auctioneer = Den som lade basaren
option-bazaar-bidding = Budgivning
value-bazaar-bidding-single-round = En gång var
value-bazaar-bidding-until-one-left = Tills ett bud återstår
option-bazaar-auction = Basarens brickor
value-bazaar-auction-on = Säljs på auktion
value-bazaar-auction-off = Varje spelare tar en

# Bordet.
ask-bid = Hur mycket bjuder du på brickan?
ask-raise = { $player } har bjudit { $points }. Bjuder du mer?
ask-deal = { $player } har bjudit { $points }. Köper eller säljer du brickan?
do-tile-bridged = Bricka { $tile } i kolumn { $x }, rad { $y }, { turned }, { $bridge }
do-bridge = Bygg en bro { $axis } över kolumn { $x }, rad { $y }
do-castle = Gör den till en borg: { $place }
do-choose = Bricka { $tile }
do-bid = Bjud { in-points }
do-buy = Köp: du tar brickan och betalar { $player } { in-points }
do-sell = Sälj: { $player } tar brickan och betalar dig { in-points }
why-bridge-placed = En bro har redan byggts med den här brickan.
why-no-castle = Den staden kan inte bli en borg.
why-bad-bid = Ett bud måste vara högre än det förra, men inte högre än dina egna poäng.
why-not-for-sale = Den brickan är inte till salu.
problem-auction-in-hand = Brickor som vunnits på auktion kan inte spelas från handen: stäng av basarerna eller dra brickorna en och en.
problem-no-castle = En borg är en färdig stad av två brickor, enligt de flesta regler två halvcirklar.
problem-castle-keeper = Tills en borg ger poäng står exakt en av ägarens undersåtar i den och ingen annan.
problem-castle-empty = Ingen står i en borg som har gett poäng.

# Tips.
reason-castle = borgen får poäng med det som blir färdigt runt den
reason-bids = ett rimligt pris för den här brickan

# Lektionen.
lesson-bridges-castles-bazaars-1 = Den här brickan passar inte bredvid vägen, om inte en bro leder vägen över den. Lägg den på den lysande rutan, med bron.
lesson-bridges-castles-bazaars-2 = En bro är en väg. Ställ en stråtrövare på den.
lesson-bridges-castles-bazaars-3 = Du har tre broar, var och en för en gång. Nu till borgarna.
lesson-bridges-castles-bazaars-4 = Stäng din riddares lilla stad.
lesson-bridges-castles-bazaars-5 = Gå vidare utan figur.
lesson-bridges-castles-bazaars-6 = I stället för att få poäng får du göra en stad på två brickor till en borg. Gör det!
lesson-bridges-castles-bazaars-7 = Isabeau avslutar vägen som löper förbi din borg.
lesson-bridges-castles-bazaars-8 = 5 poäng för hennes väg, och lika många för din borg: den får för det som fullbordas bredvid den, en gång. En basar, slutligen, auktionerar ut brickor.
