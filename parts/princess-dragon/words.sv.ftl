# Sidan.
box-princess-dragon = Prinsessan & Draken
box-princess-dragon-about = 30 brickor; en drake äter undersåtar, en älva skyddar dem, portaler leder vart som helst, en prinsessa skickar hem riddare
toggle-princess = Prinsessa
toggle-princess-about = Den som lägger henne till en stad får skicka hem en av dess riddare
toggle-dragon = Drake
toggle-dragon-about = Vulkaner kallar på den, drakbrickor flyttar den; avstängd utgår dessa brickor
toggle-fairy = Älva
toggle-fairy-about = Hon ger sin följeslagare poäng och håller draken borta
toggle-portal = Portaler
toggle-portal-about = Därifrån får en undersåte gå till vilken bricka som helst
set-princess-dragon = Utan trädgårdar
set-princess-dragon-gardens = Med trädgårdar
option-fairy-double-turn-point = Älvans poäng i ett dubbeldrag
value-fairy-double-turn-point-once-per-turn = En gång
value-fairy-double-turn-point-each-part = För var och en av de två brickorna
option-fairy-on-dragon-tile = Att flytta älvan efter en drakbricka
option-fairy-anchor = I början av en tur ger älvan poäng till
value-fairy-anchor-follower = Den undersåte hon står hos
value-fairy-anchor-tile = Varje undersåte på hennes bricka
option-volcano-tile-figures = På en vulkanbricka får ställas
value-volcano-tile-figures-no-follower = Ingen undersåte
value-volcano-tile-figures-no-figure = Ingen figur alls
option-princess-then-place = Att ställa en figur efter att prinsessan skickat hem en riddare
option-princess-removal = Prinsessan skickar hem en riddare
value-princess-removal-may = Om spelaren vill
value-princess-removal-must = Alltid
option-dragon-moves = Draken flyttar
value-dragon-moves-before-scoring = Före poängsättningen
value-dragon-moves-after-scoring = Efter poängsättningen
option-dragon-tiles-return = Drakbrickor som lagts åt sidan kommer tillbaka
value-dragon-tiles-return-volcano = När en vulkan läggs
value-dragon-tiles-return-dragon-tile = När nästa drakbricka läggs
option-tunnel-field = Ängen vid en tunnels mynningar
value-tunnel-field-undivided = Är odelad
value-tunnel-field-split = Delas av vägen

# Bordet.
ask-dragon = Vart går draken? { $n ->
    [one] Ett steg återstår.
   *[other] { $n } steg återstår.
}
do-fairy = Skicka älvan till din undersåte: { $place }
do-expel = Prinsessan skickar hem: { $whose }, { $place }
do-expel-own = Prinsessan skickar hem din egen figur: { $whose }, { $place }
do-dragon = Draken går mot { towards } (kolumn { $x }, rad { $y })
why-princess-insists = Prinsessan insisterar på att en riddare går hem först.
why-no-knight = Det står ingen sådan riddare i prinsessans stad.
why-no-dragon-step = Draken tar ett steg till en angränsande bricka.
why-dragon-was-there = Draken har redan varit på den brickan under den här förflyttningen.
why-fairy-protects = Älvan håller draken borta från den brickan.
why-dragon-is-there = Ingen delar bricka med draken.
why-no-own-follower = Älvan går till en av dina egna undersåtar.
why-fairy-is-there = Älvan är redan hos den undersåten.
why-fairy-waits = Älvan får inte flyttas när en drakbricka har lagts.
problem-no-volcano = Det finns ingen drake förrän en vulkan ligger på bordet.

# Tips.
reason-fairy = älvan skyddar din undersåte
reason-dragon = leder draken dit där den skadar dig minst

# Lektionen.
lesson-princess-dragon-1 = Vulkanen har kallat på draken, och din bricka får den att flyga. Lägg den på den lysande rutan.
lesson-princess-dragon-2 = Innan den flyger, skicka älvan till din munk: draken får inte komma till hennes bricka.
lesson-princess-dragon-3 = Du leder drakens första steg. Låt den äta upp Isabeaus munk!
lesson-princess-dragon-4 = Hennes munk har gått hem. Isabeau leder nästa steg.
lesson-princess-dragon-5 = Älvan spärrar vägen, så flykten slutar. Så länge hon är hos din undersåte börjar var och en av dina turer med 1 poäng. Vad portaler och prinsessor gör står i reglerna.
