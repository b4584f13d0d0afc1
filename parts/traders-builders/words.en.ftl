# The page.
box-traders-builders = Traders & Builders
box-traders-builders-about = 24 tiles; a builder earns a second tile, a pig makes a field worth more, cities trade wine, grain and cloth
toggle-builders = Builders
toggle-builders-about = Extending the builder’s road or city earns a second tile
toggle-pigs = Pigs
toggle-pigs-about = A city at its field is worth 1 more to the owner of the pig
toggle-goods = Trade goods
toggle-goods-about = Whoever completes a city takes its goods; most of a kind score 10 at the end
set-traders-builders = Without gardens
set-traders-builders-gardens = With gardens
count-builder = Builders
count-pig = Pigs
option-builder-double-turn = A builder’s second tile
value-builder-double-turn-always = Is always drawn
value-builder-double-turn-may = May be declined before it is drawn
option-builder-company = A builder needs the company of
value-builder-company-any-follower = Any follower of the same player
value-builder-company-ordinary = A small or big follower

# The table.
do-second-tile = Take a second tile

# Hints.
reason-builder = the builder on { your-feature } earns you second tiles
reason-pig = the pig makes your field worth more
reason-goods = takes { $n } trade goods

# The lesson.
lesson-traders-builders-1 = Your builder works on this road beside your thief. When you extend or complete it, you play a second tile: put this one at the end.
lesson-traders-builders-2 = Put a knight in the new city.
lesson-traders-builders-3 = The road is scored, the builder is home, and here is your second tile. Enlarge the city with it.
lesson-traders-builders-4 = The builder may go where a follower of yours already is. Put him in the city.
lesson-traders-builders-5 = From now on every tile you add to this city brings you another one. The pig goes to a farmer of yours and makes each city at his field worth 4.
lesson-traders-builders-6 = This city is Isabeau’s, but it trades in wine and grain. Close it all the same!
lesson-traders-builders-7 = Go on without a figure.
lesson-traders-builders-8 = 10 points for her knight, but the goods go to you, who closed the city. At the end the most wine, grain and cloth bring 10 points each.
