# Sidan.
box-river = Floden
box-river-about = 12 brickor som läggs först: från källan till sjön, eller med två armar, en svinhjord och en vulkan
toggle-river-1 = Floden från 2016
toggle-river-1-about = Avstängd utgår brickorna
toggle-river-2 = Floden med två armar
toggle-river-2-about = Avstängd utgår brickorna
toggle-pig-herd = Svinhjord
toggle-pig-herd-about = Städer vid dess äng ger bönderna 1 mer
set-river-1 = Floden
set-river-1-gardens = Floden, med trädgårdar
set-river-2 = Floden II
set-river-2-gardens = Floden II, med trädgårdar
option-river-start-tile = Startbrickan, som floden ersätter
value-river-start-tile-removed = Tas bort
value-river-start-tile-shuffled-in = Blandas in
option-pig-herd-stacking = En gris och en svinhjord på samma äng
value-pig-herd-stacking-stack = Ger 2 mer per stad
value-pig-herd-stacking-no-stack = Ger 1 mer per stad

# Bordet.
why-not-at-river = En flodbricka måste förlänga floden.
why-river-turns-back = Floden får inte vända tillbaka.
why-river-joined = Flodens armar får inte förenas.
why-river-stuck = Floden skulle inte kunna slutföras därifrån.
problem-two-rivers = Det finns en flod i ett parti: välj en sats brickor.
problem-river-in-hand = En flod kan inte spelas från handen: spela utan den eller dra brickorna en och en.

# Lektionen.
lesson-river-1 = Floden kommer före alla andra brickor, och var och en av dess brickor måste föra vattnet vidare. Lägg den här kurvan vid källans öppna ände.
lesson-river-2 = Undersåtar får stå på flodbrickor som på alla andra, bara inte i vattnet. Ställ en eller gå vidare utan.
lesson-river-3 = En kurva får inte svänga floden åt samma håll som kurvan före, så Isabeau leder den tillbaka österut.
lesson-river-4 = För den vidare.
lesson-river-5 = När sjön har slutit floden följer de vanliga brickorna. Vatten delar ängar som en väg gör.
