# Siden.
box-river = Floden
box-river-about = 12 brikker, der lægges først, fra kilden til søen, eller med to arme, en griseflok og en vulkan
toggle-river-1 = Floden fra 2016
toggle-river-1-about = Slå fra for at udelade brikkerne
toggle-river-2 = Floden med to arme
toggle-river-2-about = Slå fra for at udelade brikkerne
toggle-pig-herd = Griseflok
toggle-pig-herd-about = Byer ved dens mark giver bønderne 1 mere
set-river-1 = Floden
set-river-1-gardens = Floden, med haver
set-river-2 = Floden II
set-river-2-gardens = Floden II, med haver
option-river-start-tile = Startbrik, som en flod erstatter
value-river-start-tile-removed = Fjernes
value-river-start-tile-shuffled-in = Blandes i
option-pig-herd-stacking = Gris og griseflok på samme mark
value-pig-herd-stacking-stack = Giver 2 mere pr. by
value-pig-herd-stacking-no-stack = Giver 1 mere pr. by

# Bordet.
why-not-at-river = En flodbrik skal forlænge floden.
why-river-turns-back = Floden må ikke løbe tilbage.
why-river-joined = Flodens arme må ikke samles.
why-river-stuck = Derfra kunne floden ikke gøres færdig.
problem-two-rivers = Et spil har kun én flod. Vælg ét sæt brikker.
problem-river-in-hand = Floden kan ikke spilles fra hånden. Spil uden den, eller træk brikkerne én ad gangen.
