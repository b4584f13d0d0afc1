# De pagina.
box-inns-cathedrals = Herbergen & Kathedralen
box-inns-cathedrals-about = 18 tegels; wegen met herbergen en steden met kathedralen leveren meer op, of niets; een grote horige telt voor twee
toggle-inns = Herbergen
toggle-inns-about = Wegen met een herberg leveren 2 per tegel op, onvoltooid niets
toggle-cathedrals = Kathedralen
toggle-cathedrals-about = Steden met een kathedraal leveren 3 per tegel en wapenschild op, onvoltooid niets
toggle-big-followers = Grote horigen
toggle-big-followers-about = Elke speler heeft een horige die voor twee telt
set-inns-cathedrals = Zonder tuinen
set-inns-cathedrals-gardens = Met tuinen
count-big-follower = Grote horigen
option-big-follower-grant = Grote horigen zijn er
value-big-follower-grant-with-inns-cathedrals = Met deze doos
value-big-follower-grant-with-any-large-expansion = Met elke grote uitbreiding
option-unfinished-inn-cathedral = Een onvoltooide weg met herberg of stad met kathedraal
value-unfinished-inn-cathedral-zero = Levert niets op
value-unfinished-inn-cathedral-as-ordinary = Telt alsof die er niet was

# De les.
lesson-inns-cathedrals-1 = Aan je weg staat een herberg. Voltooi de weg met deze kruising.
lesson-inns-cathedrals-2 = Je hebt ook een grote horige, die voor twee telt. Zet hem op een van de andere wegen.
lesson-inns-cathedrals-3 = Een weg met een herberg levert 2 punten op voor elke tegel: 6. Open had hij niets opgeleverd. Met een kathedraal levert een stad 3 op voor elke tegel, of niets.
