# Sidan.
box-river = Floden
box-river-about = 12 brickor som läggs först, från källan till sjön, eller med två armar, en grisflock och en vulkan
toggle-river-1 = Floden från 2016
toggle-river-1-about = Slå av för att utelämna brickorna
toggle-river-2 = Floden med två armar
toggle-river-2-about = Slå av för att utelämna brickorna
toggle-pig-herd = Grisflock
toggle-pig-herd-about = Städer vid dess äng ger bönderna 1 mer
set-river-1 = Floden
set-river-1-gardens = Floden, med trädgårdar
set-river-2 = Floden II
set-river-2-gardens = Floden II, med trädgårdar
option-river-start-tile = Startbricka som en flod ersätter
value-river-start-tile-removed = Tas bort
value-river-start-tile-shuffled-in = Blandas in
option-pig-herd-stacking = Gris och grisflock på samma äng
value-pig-herd-stacking-stack = Ger 2 mer per stad
value-pig-herd-stacking-no-stack = Ger 1 mer per stad

# Bordet.
why-not-at-river = En flodbricka måste förlänga floden.
why-river-turns-back = Floden får inte vända tillbaka.
why-river-joined = Flodens armar får inte förenas.
why-river-stuck = Därifrån skulle floden inte kunna bli färdig.
problem-two-rivers = Ett parti har bara en flod. Välj en uppsättning brickor.
problem-river-in-hand = Floden kan inte spelas från handen. Spela utan den eller dra brickorna en i taget.
