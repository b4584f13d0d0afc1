# Sidan i webbläsaren: skärmarna runt bordet.

# Kontroller.
ui-close = Stäng
ui-less = Färre
ui-more = Fler
loading = Läser in …

# När något går fel.
error-title = Något gick fel
error-load = En del av sidan kunde inte läsas in. Dina partier är i säkerhet.
error-reload = Läs in igen
error-language = Språket kunde inte läsas in.
missing-title = Partiet hittades inte
missing = Det finns inte sparat i den här webbläsaren. Kanske har det tagits bort eller spelats på en annan enhet.

# Startsidan.
front-tagline = Bygg ett land, bricka för bricka
front-play = Spela
front-play-about = Grundspelet mot datorn
front-new = Nytt parti
front-continue = Fortsätt
front-finished = Avslutade partier
front-all = Visa alla { $n } partier
front-import-failed = Filen går inte att spela: { $reason }
front-delete = Ta bort
front-deleted = Partiet är borttaget.
front-undo-delete = Ångra
front-not-lasting = Webbläsaren låter inte sidan spara något. Dina partier försvinner när du stänger den.
front-damaged = { $n ->
    [one] Skadat parti
   *[other] Skadade partier
}
front-damaged-one = Det här partiet går inte längre att läsa.
front-newer-one = Det här partiet har sparats av en nyare version av sidan.
front-damaged-look = Se vad som finns kvar
damaged-title = Skadat parti
damaged-record = Uppteckningen finns kvar, helt eller delvis. Spara den som en fil. Är den hel kan du öppna den igen. Annars kan du läsa vad som hände.
damaged-text = Det här är allt som finns kvar.
damaged-newer = Läs in sidan igen eller öppna partiet i den nyare versionen. Inget har ändrats.
card-over = avslutat
card-left = { $n ->
    [one] 1 bricka kvar
   *[other] { $n } brickor kvar
}
card-continue = Fortsätt partiet med { $names }
card-look = Visa partiet med { $names }

# En text som ska sparas.
rescue-text = Text
rescue-copy = Kopiera
rescue-copied = Kopierat
rescue-save = Spara som fil

# Ett pågående parti.
play-opening = Öppnar partiet …
play-leave = Till startsidan
play-broken-title = Partiet kan inte öppnas
play-broken = Det finns ett fel i uppteckningen. Spara den som text för att se vad som är fel.
play-elsewhere-title = Partiet är öppet någon annanstans
play-elsewhere = Du har öppnat det i en annan flik eller ett annat fönster i den här webbläsaren.
play-take-over = Spela vidare här
play-stopped-title = Partiet har stannat
play-stopped = Något oväntat hände. Allt till och med din senaste handling är sparat.
play-retry = Försök igen
play-unsaved-title = Partiet kan inte sparas
play-unsaved = Webbläsarens lagring är full. Ta bort gamla partier på startsidan eller spara det här som en fil. Du kan spela vidare, men partiet försvinner när du stänger sidan.
play-go-on = Spela vidare
start-no-room = Webbläsarens lagring är full. Partiet försvinner när du stänger sidan.

# Inställningar.
settings-title = Inställningar
settings-name = Ditt namn
settings-name-about = Visas i snabba partier. Lämna tomt för att spela som gäst
settings-language = Språk
settings-language-auto = Webbläsarens språk
settings-theme = Tema
settings-theme-auto = System
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-motion = Animationer
settings-motion-auto = System
settings-motion-on = På
settings-motion-off = Av
settings-pace = Datorns tempo
settings-pace-about = Hur länge du ser ett drag innan datorn spelar vidare
settings-pace-quick = Snabbt
settings-pace-normal = Normalt
settings-pace-calm = Långsamt
settings-sound = Ljud
settings-sound-about = Valfritt: du missar inget utan ljud
settings-touch = Vibration
settings-install = Installera Aude
settings-install-about = Spela i ett eget fönster, även offline
update-ready = En ny version av Aude är klar. Dina partier ändras inte.
update-now = Uppdatera nu

# Om Aude.
about-title = Om Aude
about-what = Aude är ett fritt spelbord för läggspelet Carcassonne, med grundspelet i alla utgåvor och tretton expansioner, för människor och datorer. Namnet kommer från floden nedanför staden.
about-free = Kod, bilder och texter är egna och fria, under MIT-licensen eller Apache-licensen 2.0.
about-kept = Dina partier sparas bara i den här webbläsaren. Ingenting skickas någonstans.
about-names = Carcassonne är ett spel av Klaus-Jürgen Wrede. Aude har ingen koppling till upphovsmannen eller förlagen.
about-version = Version { $version }

# Ett nytt parti.
new-title = Nytt parti
new-back = Tillbaka
new-players = Spelare
new-add-person = Människa
new-add-computer = Dator
new-edition = Utgåva
new-edition-about = Välj ett regelverk. Du kan anpassa allt nedan
new-boxes = Grundspel och expansioner
new-rest = Mer
new-aids = Hjälpmedel
new-aids-about = Vad spelarna får se under spelet
new-changed = ändrat
new-seed = Startvärde
new-seed-about = Samma tal ger samma brickor i samma ordning.
new-seed-random = slumpmässigt
new-reset = Återställ till grundspelet
new-summary =
    { $players ->
        [one] 1 spelare
       *[other] { $players } spelare
    } · { $boxes ->
        [one] 1 låda
       *[other] { $boxes } lådor
    } · { $tiles ->
        [one] 1 bricka
       *[other] { $tiles } brickor
    }
new-start = Starta

# Spelare.
player-guest = Gäst
player-name = Spelare { $n }
seat-person = Människa
seat-computer = Dator, { $level }
seat-name = Namn på plats { $n }
seat-kind = Spelare på plats { $n }
seat-colour = { $name }: { $colour }
seat-colours = Färger
seat-up = Flytta { $name } uppåt
seat-down = Flytta { $name } nedåt
seat-remove = Ta bort { $name }
seat-first = Vem börjar
seat-first-random = Slumpen avgör
level-beginner = nybörjare
level-easy = lätt
level-medium = medel
level-hard = svår
level-master = mästare
colour-red = röd, cirkel
colour-blue = blå, triangel
colour-yellow = gul, kvadrat
colour-green = grön, romb
colour-black = svart, kors
colour-pink = rosa, stjärna

# Vad man får titta på.
aid-hint = Tips
aid-hint-about = Vad datorn skulle spela, och varför
aid-inspect = Områden i detalj
aid-inspect-about = Storlek, ägare och värde för varje väg, stad och äng, och vilka brickor som avslutar dem
aid-fields = Ängarnas ägare
aid-fields-about = Alla ängar i sina bönders färger
aid-projected = Beräknad ställning
aid-projected-about = Ställningen om spelet slutade nu
aid-dead = Döda rutor
aid-dead-about = Luckor som ingen återstående bricka passar i
aid-bag = Återstående brickor
aid-bag-about = Vilka brickor som återstår och vilka som tagits bort
aid-last = Senaste drag
aid-last-about = Var alla senast lade en bricka

# Lådor och deras innehåll.
box-details = Detaljer
box-details-of = { $name }: detaljer
box-done = Klar
box-changed = { $n } ändrade
box-sets = Brickor och antal
box-tiles = { $n ->
    [one] 1 bricka
   *[other] { $n } brickor
}
box-copies = Antal: { $name }
box-elements = Element
box-figures = Figurer per spelare
box-options = Regler
box-reset = Återställ
state-auto = Auto
state-on = På
state-off = Av

# Varför ett parti inte kan spelas.
problem-seed = Använd ett tal med högst 15 siffror.
box-base = Grundspel
box-base-about = 72 brickor med vägar, städer, kloster och ängar
box-river = Floden
box-river-about = 12 brickor som läggs först, från källan till sjön, eller med två armar, en grisflock och en vulkan
box-abbot = Abboten
box-abbot-about = En abbot till varje spelare, som kan lämna kloster och trädgårdar i förtid och ändå ge poäng
box-inns-cathedrals = Värdshus & Katedraler
box-inns-cathedrals-about = 18 brickor; vägar med värdshus och städer med katedraler ger mer, eller inget alls; en stor undersåte räknas som två
box-traders-builders = Handelsmän & Byggmästare
box-traders-builders-about = 24 brickor; byggmästaren ger dubbeldrag, grisen gör en äng mer värd, städer handlar med vin, spannmål och tyg
box-king-robber = Kungen & Rövaren
box-king-robber-about = 5 brickor; den största staden ger kungen, den längsta vägen rövaren
box-princess-dragon = Prinsessan & Draken
box-princess-dragon-about = 30 brickor; en drake äter undersåtar, en älva skyddar dem, portaler leder vart som helst, en prinsessa skickar hem riddare
box-tower = Tornet
box-tower-about = 18 brickor med byggplatser; ju högre torn, desto längre når det efter fångar
box-bridges-castles-bazaars = Broar, Borgar & Basarer
box-bridges-castles-bazaars-about = 12 brickor; broar leder vägar över brickor, små städer blir borgar, basarer säljer brickor
box-abbey-mayor = Abbotskloster & Borgmästare
box-abbey-mayor-about = 12 brickor; abbotskloster fyller luckor, borgmästare räknar vapensköldar, lador behåller ängar, vagnar kör vidare
box-siege = Belägringen
box-siege-about = Brickor med belägrade städer, som ger mindre, men bönderna mer; riddare flyr genom kloster
box-cult = Helgedomarna
box-cult-about = 6 brickor med helgedomar: kloster som strider med andra om sina poäng
box-count = Greven av Carcassonne
box-count-about = En färdig stad på 12 brickor; undersåtar i dess kvarter kan vara med när poängen delas ut, om greven släpper dem

# Utgåvor.
preset-none = Aktuella regler
preset-none-about = Grundspelet som de flesta spelar det
preset-first-edition = Första utgåvan
preset-first-edition-about = Små städer ger 2 poäng, bönder 4 per stad; upp till fem spelare
preset-big-box-2006 = Big Box från 2006
preset-big-box-2006-about = Grundspelet med fyra stora expansioner och deras samlade regler
preset-new-edition-2016 = Ny utgåva från 2016
preset-new-edition-2016-about = Grundspelet med trädgårdar, floden och abboten
preset-nordic-2010 = Nordiska regler från 2010
preset-nordic-2010-about = Tolv lådor på en gång, med husregler

# Element.
toggle-river-1 = Floden från 2016
toggle-river-1-about = Slå av för att utelämna brickorna
toggle-river-2 = Floden med två armar
toggle-river-2-about = Slå av för att utelämna brickorna
toggle-pig-herd = Grisflock
toggle-pig-herd-about = Städer vid dess äng ger bönderna 1 mer
toggle-abbots = Abbotar
toggle-abbots-about = Varje spelare har en abbot
toggle-gardens = Trädgårdar
toggle-gardens-about = En abbot får ställas i en trädgård; avstängda är trädgårdar bara prydnad
toggle-inns = Värdshus
toggle-inns-about = Vägar med värdshus ger 2 per bricka, ofärdiga inget
toggle-cathedrals = Katedraler
toggle-cathedrals-about = Städer med katedral ger 3 per bricka och vapensköld, ofärdiga inget
toggle-big-followers = Stora undersåtar
toggle-big-followers-about = Varje spelare har en undersåte som räknas som två
toggle-builders = Byggmästare
toggle-builders-about = Bygg ut din byggmästares väg eller stad för att få en extra bricka
toggle-pigs = Grisar
toggle-pigs-about = Varje stad vid grisens äng ger ägaren 1 mer
toggle-goods = Handelsvaror
toggle-goods-about = Gör en stad färdig för att ta dess varor; flest av ett slag ger 10 på slutet
toggle-king = Kung
toggle-king-about = Spelaren med den största staden får på slutet poäng för alla städer
toggle-robber = Rövare
toggle-robber-about = Spelaren med den längsta vägen får på slutet poäng för alla vägar
toggle-princess = Prinsessa
toggle-princess-about = Lägg henne till en stad för att skicka hem en av dess riddare
toggle-dragon = Drake
toggle-dragon-about = Vulkaner kallar på den, drakbrickor flyttar den; slå av för att utelämna dessa brickor
toggle-fairy = Älva
toggle-fairy-about = Hon ger poäng till undersåten hos sig och håller draken borta
toggle-portal = Portaler
toggle-portal-about = Härifrån får en undersåte gå till vilken bricka som helst
toggle-tower = Torn
toggle-tower-about = Spelarna bygger torn på byggplatserna
toggle-bridges = Broar
toggle-bridges-about = Varje spelare har broar som leder en väg över en bricka
toggle-castles = Borgar
toggle-castles-about = Gör en stad på två brickor till en borg, som får poäng för det som blir färdigt intill
toggle-bazaars = Basarer
toggle-bazaars-about = En basarbricka startar en auktion på brickor
toggle-abbeys = Abbotskloster
toggle-abbeys-about = Varje spelare har ett abbotskloster att fylla en lucka med i stället för att dra en bricka
toggle-mayors = Borgmästare
toggle-mayors-about = En borgmästare räknas som lika många som staden har vapensköldar
toggle-barns = Lador
toggle-barns-about = En lada ger genast poäng för en äng och igen på slutet
toggle-wagons = Vagnar
toggle-wagons-about = En vagn kör vidare efter poängsättningen
toggle-siege = Belägring
toggle-siege-about = Belägrade städer ger 1 per bricka och vapensköld, ofärdiga inget, och bönderna det dubbla
toggle-cult = Dueller
toggle-cult-about = En helgedom och ett kloster intill varandra strider om sina poäng; avstängda är helgedomar kloster
toggle-count = Grevens stad
toggle-count-about = Staden Carcassonne och dess greve; slå av för att utelämna staden

# Brickuppsättningar.
set-base = Grundspel
set-base-gardens = Grundspel, med trädgårdar
set-river-1 = Floden
set-river-1-gardens = Floden, med trädgårdar
set-river-2 = Floden II
set-river-2-gardens = Floden II, med trädgårdar
set-inns-cathedrals = Utan trädgårdar
set-inns-cathedrals-gardens = Med trädgårdar
set-traders-builders = Utan trädgårdar
set-traders-builders-gardens = Med trädgårdar
set-king-robber = Utan trädgårdar
set-king-robber-gardens = Med trädgårdar
set-princess-dragon = Utan trädgårdar
set-princess-dragon-gardens = Med trädgårdar
set-tower = Utan trädgårdar
set-tower-gardens = Med trädgårdar
set-bridges-castles-bazaars = Utan trädgårdar
set-bridges-castles-bazaars-gardens = Med trädgårdar
set-abbey-mayor = Utan trädgårdar
set-abbey-mayor-gardens = Med trädgårdar
set-siege = Belägring
set-cult = Helgedomar
set-count = Grevens stad

# Figurer och markörer.
count-follower = Undersåtar
count-abbot = Abbotar
count-big-follower = Stora undersåtar
count-builder = Byggmästare
count-pig = Grisar
count-tower-piece = Torndelar
count-bridge = Broar
count-castle = Borgar
count-mayor = Borgmästare
count-wagon = Vagnar
count-barn = Lador
count-abbey = Abbotskloster

# Regler där utgåvorna skiljer sig åt, och deras värden.
value-on = Ja
value-off = Nej
value-allowed = Tillåtet
value-forbidden = Inte tillåtet
option-max-players = Högsta antal spelare
option-two-tile-city = Färdig stad på två brickor
value-two-tile-city-per-tile = Ger poäng som alla andra städer
value-two-tile-city-two-points = Ger 2 poäng
option-two-tile-city-shield = Vapensköld i en sådan stad, om den ger 2 poäng
value-two-tile-city-shield-2 = 2 poäng
value-two-tile-city-shield-1 = 1 poäng
option-farmer-scoring = Poäng för bönder
value-farmer-scoring-field-majority-3 = 3 poäng för varje stad vid deras äng
value-farmer-scoring-city-majority-4 = 4 poäng för varje stad som de försörjer
option-farmers = Bönder
value-farmers-on = Bönder är tillåtna
value-farmers-off = Inga bönder
option-disabled-element-tiles = Brickor till ett avstängt element
value-disabled-element-tiles-ignore-symbol = Är kvar, utan verkan
value-disabled-element-tiles-remove-tiles = Tas bort
option-tiles-in-hand = Brickor på handen
value-tiles-in-hand-0 = Inga: dra en bricka och lägg den
value-tiles-in-hand-3 = Tre: lägg en av dem
option-river-start-tile = Startbricka som en flod ersätter
value-river-start-tile-removed = Tas bort
value-river-start-tile-shuffled-in = Blandas in
option-pig-herd-stacking = Gris och grisflock på samma äng
value-pig-herd-stacking-stack = Ger 2 mer per stad
value-pig-herd-stacking-no-stack = Ger 1 mer per stad
option-big-follower-grant = Stora undersåtar
value-big-follower-grant-with-inns-cathedrals = Bara med den här lådan
value-big-follower-grant-with-any-large-expansion = Med varje stor expansion
option-unfinished-inn-cathedral = Ofärdig väg med värdshus eller stad med katedral
value-unfinished-inn-cathedral-zero = Ger inget
value-unfinished-inn-cathedral-as-ordinary = Ger poäng som vanligt
option-builder-double-turn = Byggmästarens extra bricka
value-builder-double-turn-always = Dras alltid
value-builder-double-turn-may = Valfri, innan den dras
option-builder-company = En byggmästare kräver
value-builder-company-any-follower = En av spelarens egna undersåtar
value-builder-company-ordinary = En liten eller stor undersåte
option-king-robber-scoring = Poäng för kung och rövare
value-king-robber-scoring-per-feature = 1 för varje färdig stad eller väg, på slutet
value-king-robber-scoring-10-20 = 10 för ett kort, 20 för båda
value-king-robber-scoring-15-40 = 15 för ett kort, 40 för båda
value-king-robber-scoring-continuous = 1 för varje stad eller väg när den blir färdig
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
option-ransom-per-turn = Lösen per drag
value-ransom-per-turn-one = En
value-ransom-per-turn-unlimited = Obegränsat
option-ransom-moment = Betala lösen
value-ransom-moment-before-scoring = Före poängsättningen
value-ransom-moment-whole-turn = Före och efter poängsättningen
option-wagon-on-tower = Stänga ett torn med en vagn
option-closed-tower = Ett stängt torn som förlorar sin undersåte
value-closed-tower-reopens = Är öppet igen
value-closed-tower-stays-closed = Förblir stängt
option-castle-vicinity = En borgs omgivning
value-castle-vicinity-block-2x3 = Dess två brickor och de fyra bredvid
value-castle-vicinity-ring-6 = De sex brickorna runt den
option-castle-city = Borgar kan göras av
value-castle-city-two-semicircles = Städer av två halvcirklar
value-castle-city-two-tiles = Varje stad på två brickor
option-castle-king = För kungen räknas en borg
value-castle-king-does-not-count = Inte alls
value-castle-king-counts = Som en färdig stad
option-bridge-moment = Bygga en bro
value-bridge-moment-before-figure = Före figuren
value-bridge-moment-any = Före eller efter figuren
option-bazaar-dealer = Vem köper eller säljer
value-bazaar-dealer-tile-chooser = Den som valde brickan
value-bazaar-dealer-auctioneer = Den som lade basaren
option-bazaar-bidding = Budgivning
value-bazaar-bidding-single-round = En gång var
value-bazaar-bidding-until-one-left = Tills bara ett bud återstår
option-bazaar-auction = Basarbrickor
value-bazaar-auction-on = Säljs på auktion
value-bazaar-auction-off = Varje spelare tar en
option-abbey-endgame-placement = Abbotskloster efter sista brickan
value-abbey-endgame-placement-holes-only = Bara i luckor
value-abbey-endgame-placement-anywhere = Bredvid vilken bricka som helst
option-barn-on-barn-field = Lada på en äng med lada
option-wagon-moves-to = Vagnar kör vidare till
value-wagon-moves-to-linked = Förbundna områden
value-wagon-moves-to-surrounding = Alla områden runtom
option-siege-tile-count = Belägringsbrickor
value-siege-tile-count-4 = 4, första tryckningen
value-siege-tile-count-6 = 6, andra tryckningen
value-siege-tile-count-10 = 10, båda
option-siege-escape = Flykt från en belägring
value-siege-escape-any-city-tile = Genom ett kloster vid någon av stadens brickor
value-siege-escape-siege-tile-only = Genom ett kloster vid en belägringsbricka
value-siege-escape-none = Inte möjlig
option-shrine-tile-count = Helgedomsbrickor
option-shrine-self-duel = Dueller
value-shrine-self-duel-also-own = Även mellan egna undersåtar
value-shrine-self-duel-others-only = Bara mellan olika spelare
option-shrine-ban = En helgedom per kloster, ett kloster per helgedom
value-shrine-ban-both-ways = För alla
value-shrine-ban-placed-tile = Bara för den nya brickan
option-count-start-quarter = Greven börjar
value-count-start-quarter-castle = I borgen
value-count-start-quarter-chosen = Där den första spelaren väljer
option-count-endgame-redeploy = På slutet lämnar undersåtar staden för
value-count-endgame-redeploy-matching-quarter = Områden som hör till deras kvarter
value-count-endgame-redeploy-any-feature = Alla områden
value-count-endgame-redeploy-market-only = Ängar, bara från marknaden
option-count-into-empty-feature = Lämna staden för ett område utan undersåtar
option-count-city-mayor-strength = Borgmästare och vagnar som lämnar staden räknas
value-count-city-mayor-strength-normal = Som vanligt
value-count-city-mayor-strength-two = Som två
option-count-quarters = Borgmästare och vagnar i grevens stad
value-count-quarters-own-features = Bara i kvarter för områden de kan besätta
value-count-quarters-any = I alla kvarter, och på slutet till alla områden
option-count-endgame-block = Grevens kvarter på slutet
value-count-endgame-block-stays = Förblir stängt
value-count-endgame-block-lifted = Öppnas som de andra
option-count-dragon = Draken vid grevens stad
value-count-dragon-outside = Håller sig borta från stadens brickor
value-count-dragon-around = Får korsa landet utanför murarna
option-count-moves = Greven flyttar
value-count-moves-by-player = Dit spelaren som går in i staden skickar honom
value-count-moves-clockwise = Medurs
value-count-moves-follows-follower = Till kvarteret som spelaren just gått in i
