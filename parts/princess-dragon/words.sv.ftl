# Sidan.
box-princess-dragon = Prinsessan & Draken
box-princess-dragon-about = 30 brickor; en drake äter undersåtar, en älva skyddar dem, portaler leder vart som helst, en prinsessa skickar hem riddare
toggle-princess = Prinsessa
toggle-princess-about = Lägg henne till en stad för att skicka hem en av dess riddare
toggle-dragon = Drake
toggle-dragon-about = Vulkaner kallar på den, drakbrickor flyttar den; slå av för att utelämna dessa brickor
toggle-fairy = Älva
toggle-fairy-about = Hon ger poäng till undersåten hos sig och håller draken borta
toggle-portal = Portaler
toggle-portal-about = Härifrån får en undersåte gå till vilken bricka som helst
set-princess-dragon = Utan trädgårdar
set-princess-dragon-gardens = Med trädgårdar
option-fairy-double-turn-point = Älvans poäng i ett dubbeldrag
value-fairy-double-turn-point-once-per-turn = En gång
value-fairy-double-turn-point-each-part = För var och en av de två brickorna
option-fairy-on-dragon-tile = Flytta älvan efter en drakbricka
option-fairy-anchor = Älvans poäng i början av ett drag
value-fairy-anchor-follower = Till undersåten hon står hos
value-fairy-anchor-tile = Till varje undersåte på hennes bricka
option-volcano-tile-figures = Figurer på vulkanbrickor
value-volcano-tile-figures-no-follower = Inga undersåtar
value-volcano-tile-figures-no-figure = Inga figurer alls
option-princess-then-place = Ställa ut en figur efter att prinsessan har skickat hem en riddare
option-princess-removal = Prinsessan skickar hem en riddare
value-princess-removal-may = Om spelaren vill
value-princess-removal-must = Alltid
option-dragon-moves = Draken flyttar
value-dragon-moves-before-scoring = Före poängsättningen
value-dragon-moves-after-scoring = Efter poängsättningen
option-dragon-tiles-return = Drakbrickor som lagts åt sidan kommer tillbaka
value-dragon-tiles-return-volcano = När en vulkan läggs
value-dragon-tiles-return-dragon-tile = När nästa drakbricka läggs
option-tunnel-field = Ängen vid en tunnels ändar
value-tunnel-field-undivided = Är odelad
value-tunnel-field-split = Delas av vägen

# Bordet.
ask-dragon = Flytta draken: { $n ->
    [one] ett steg kvar
   *[other] { $n } steg kvar
}
do-fairy = Skicka älvan till din undersåte: { $place }
do-expel = Skicka hem: { $whose }, { $place }
do-expel-own = Skicka hem din egen figur: { $whose }, { $place }
do-dragon = Flytta draken mot { towards } (kolumn { $x }, rad { $y })
why-princess-insists = Prinsessan skickar hem en riddare först.
why-no-knight = Den riddaren står inte i prinsessans stad.
why-no-dragon-step = Draken flyttar till en angränsande bricka, ett steg i taget.
why-dragon-was-there = Draken har redan varit på den brickan den här gången.
why-fairy-protects = Älvan håller draken borta från den brickan.
why-dragon-is-there = Ingen undersåte kan stå på drakens bricka.
why-no-own-follower = Flytta älvan till en av dina egna undersåtar.
why-fairy-is-there = Älvan är redan hos den undersåten.
why-fairy-waits = Du kan inte flytta älvan när du har lagt en drakbricka.
problem-no-volcano = Draken kommer först när en vulkan ligger på bordet.

# Tips.
reason-fairy = skyddar din undersåte med älvan
reason-dragon = styr draken dit där den skadar dig minst
