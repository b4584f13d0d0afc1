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
option-big-follower-grant = Grote horigen
value-big-follower-grant-with-inns-cathedrals = Alleen met deze doos
value-big-follower-grant-with-any-large-expansion = Met elke grote uitbreiding
option-unfinished-inn-cathedral = Onvoltooide weg met herberg of stad met kathedraal
value-unfinished-inn-cathedral-zero = Levert niets op
value-unfinished-inn-cathedral-as-ordinary = Telt zoals gewoonlijk
