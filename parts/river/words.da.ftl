# Siden.
box-river = Floden
box-river-about = 12 brikker, der lægges først: fra kilden til søen, eller med to arme, en svineflok og en vulkan
toggle-river-1 = Floden fra 2016
toggle-river-1-about = Slået fra udgår brikkerne
toggle-river-2 = Floden med to arme
toggle-river-2-about = Slået fra udgår brikkerne
toggle-pig-herd = Svineflok
toggle-pig-herd-about = Byer ved dens mark giver bønderne 1 mere
set-river-1 = Floden
set-river-1-gardens = Floden, med haver
set-river-2 = Floden II
set-river-2-gardens = Floden II, med haver
option-river-start-tile = Startbrikken, som floden erstatter
value-river-start-tile-removed = Fjernes
value-river-start-tile-shuffled-in = Blandes i
option-pig-herd-stacking = En gris og en svineflok på samme mark
value-pig-herd-stacking-stack = Giver 2 mere pr. by
value-pig-herd-stacking-no-stack = Giver 1 mere pr. by

# Bordet.
why-not-at-river = En flodbrik skal forlænge floden.
why-river-turns-back = Floden må ikke løbe tilbage.
why-river-joined = Flodens arme må ikke samles.
why-river-stuck = Floden kunne ikke gøres færdig herfra.
problem-two-rivers = Der er én flod i et spil: Vælg ét sæt brikker.
problem-river-in-hand = En flod kan ikke spilles fra hånden: Spil uden den, eller træk brikkerne én ad gangen.

# Lektionen.
lesson-river-1 = Floden kommer før alle andre brikker, og hver af dens brikker skal føre vandet videre. Læg dette sving ved kildens åbne ende.
lesson-river-2 = Tilhængere må stå på flodbrikker som på alle andre, blot ikke i vandet. Sæt en, eller gå videre uden.
lesson-river-3 = Et sving må ikke dreje floden samme vej som svinget før, så Isabeau fører den tilbage mod øst.
lesson-river-4 = Før den videre.
lesson-river-5 = Når søen har lukket floden, følger de almindelige brikker. Vand deler marker, som en vej gør.
