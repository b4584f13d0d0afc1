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
missing-title = Partiet finns inte
missing = Det finns inte sparat i den här webbläsaren. Kanske har det tagits bort eller spelats på en annan enhet.

# Startsidan.
front-tagline = Bricka för bricka växer ett land fram
front-play = Spela
front-play-about = Du mot en dator, grundspelet
front-new = Nytt parti
front-continue = Fortsätt
front-finished = Avslutade partier
front-all = Visa alla { $n } partier
front-import-failed = Filen går inte att spela: { $reason }
front-delete = Ta bort
front-deleted = Partiet är borttaget.
front-undo-delete = Ångra
front-not-lasting = Webbläsaren låter inte sidan spara något: partier går förlorade när den stängs.
front-damaged = { $n ->
    [one] Ett skadat parti
   *[other] Skadade partier
}
front-damaged-one = Ett parti går inte längre att läsa.
front-newer-one = Ett parti har sparats av en nyare version av sidan.
front-damaged-look = Vad finns kvar?
damaged-title = Ett skadat parti
damaged-record = Uppteckningen av partiet finns kvar, helt eller delvis. Spara den som en fil: en hel kan öppnas igen, och i en del kan du läsa vad som hände.
damaged-text = Det här är allt som finns kvar av det.
damaged-newer = Läs in sidan igen eller öppna partiet i den nyare versionen. Inget har ändrats.
card-over = avslutat
card-left = { $n ->
    [one] 1 bricka kvar
   *[other] { $n } brickor kvar
}
card-continue = Fortsätt partiet med { $names }
card-look = Titta på det avslutade partiet med { $names }

# En text som ska sparas.
rescue-text = Texten
rescue-copy = Kopiera
rescue-copied = Kopierat
rescue-save = Spara som fil

# Ett pågående parti.
play-opening = Öppnar partiet …
play-leave = Till startsidan
play-broken-title = Partiet kan inte öppnas
play-broken = Uppteckningen har kontrollerats och stämmer inte. Du kan spara den som text och se vad som är fel.
play-elsewhere-title = Partiet fortsätter någon annanstans
play-elsewhere = Det har öppnats i en annan flik eller ett annat fönster i webbläsaren och spelas nu där.
play-take-over = Spela vidare här
play-stopped-title = Partiet har stannat
play-stopped = Något oväntat hände. Allt fram till den senaste handlingen är sparat.
play-retry = Försök igen
play-unsaved-title = Partiet kan inte sparas
play-unsaved = Det finns inget utrymme kvar i den här webbläsaren. Ta bort gamla partier på startsidan eller spara det här som en fil. Du kan spela vidare, men partiet går förlorat när sidan stängs.
play-go-on = Spela vidare
start-no-room = Det finns inget utrymme kvar i den här webbläsaren: partiet går förlorat när sidan stängs.

# Inställningar.
settings-title = Inställningar
settings-name = Ditt namn
settings-name-about = I partier som ”Spela” startar; utan namn spelar en gäst
settings-language = Språk
settings-language-auto = Som webbläsaren
settings-theme = Ljus
settings-theme-auto = Som systemet
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-motion = Animationer
settings-motion-auto = Som systemet
settings-motion-on = På
settings-motion-off = Av
settings-pace = Datorernas tempo
settings-pace-about = Hur länge ett drag visas innan en dator gör nästa
settings-pace-quick = Snabbt
settings-pace-normal = Normalt
settings-pace-calm = Lugnt
settings-sound = Ljud
settings-sound-about = Dämpade; ingenting sägs bara med ljud
settings-touch = Vibrera vid beröring
settings-install = Installera Aude
settings-install-about = Som en egen app, även utan nät
update-ready = En ny version av Aude är klar. Dina partier förblir som de är.
update-now = Använd den nu

# Om Aude.
about-title = Om Aude
about-what = Aude är ett fritt spelbord för läggspelet Carcassonne: grundspelet i dess utgåvor och tretton expansioner, för människor och datorer kring en skärm. Aude är floden nedanför staden.
about-free = Kod, bilder och texter är egna och fria, under MIT-licensen eller Apache-licensen 2.0.
about-kept = Partier sparas bara i den här webbläsaren. Ingenting skickas någonstans.
about-names = Carcassonne är ett spel av Klaus-Jürgen Wrede. Aude har ingen koppling till upphovsmannen eller förlagen.
about-version = Version { $version }

# Ett nytt parti.
new-title = Nytt parti
new-back = Tillbaka
new-players = Spelare
new-add-person = Person
new-add-computer = Dator
new-edition = Utgåva
new-edition-about = En utgåva avgör alla regler där tryckningarna skiljer sig åt och väljer sina lådor. Allt kan ändras nedan.
new-boxes = Grundspel och expansioner
new-rest = Mer
new-aids = Hjälp
new-aids-about = Vad man får titta på under spelet
new-changed = ändrat
new-seed = Startvärde
new-seed-about = Samma tal ger samma brickor.
new-seed-random = slumpmässigt
new-reset = Tillbaka till det enkla grundspelet
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
seat-person = Person
seat-computer = Dator, { $level }
seat-name = Namn på plats { $n }
seat-kind = Vem som spelar på plats { $n }
seat-colour = { $name }: { $colour }
seat-colours = Färger
seat-up = { $name } en plats upp
seat-down = { $name } en plats ned
seat-remove = Utan { $name }
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
aid-hint-about = Vad datorn skulle göra, och varför
aid-inspect = Vägar, städer och ängar i detalj
aid-inspect-about = Storlek, ägare, värde och vilka brickor som fullbordar dem
aid-fields = Vem som äger ängarna
aid-fields-about = Alla ängar i sina bönders färger
aid-projected = Beräknad ställning
aid-projected-about = Vad alla skulle ha om spelet slutade nu
aid-dead = Rutor som inte kan fyllas
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
box-sets = Brickor och antal satser
box-tiles = { $n ->
    [one] 1 bricka
   *[other] { $n } brickor
}
box-copies = Satser av { $name }
box-elements = Element
box-figures = Figurer för varje spelare
box-options = Regler
box-reset = Som vanligt
state-auto = Auto
state-on = På
state-off = Av

# Varför ett parti inte kan spelas.
problem-seed = Ett startvärde har högst 15 siffror.
box-base = Grundspel
box-base-about = 72 brickor med vägar, städer, kloster och ängar
box-river = Floden
box-river-about = 12 brickor som läggs först: från källan till sjön, eller med två armar, en svinhjord och en vulkan
box-abbot = Abboten
box-abbot-about = En abbot till varje spelare, som besätter kloster och trädgårdar och får tas tillbaka i förtid
box-inns-cathedrals = Värdshus & Katedraler
box-inns-cathedrals-about = 18 brickor; vägar med värdshus och städer med katedraler ger mer, eller inget alls; en stor undersåte räknas som två
box-traders-builders = Handelsmän & Byggmästare
box-traders-builders-about = 24 brickor; byggmästaren ger dubbeldrag, grisen gör en äng mer värd, städer handlar med vin, säd och tyg
box-king-robber = Kungen & Rövaren
box-king-robber-about = 5 brickor; kungen går till den största staden, rövaren till den längsta vägen
box-princess-dragon = Prinsessan & Draken
box-princess-dragon-about = 30 brickor; en drake äter undersåtar, en älva skyddar dem, portaler leder vart som helst, en prinsessa skickar hem riddare
box-tower = Tornet
box-tower-about = 18 brickor med byggplatser; ett växande torn tar fångar, som byts eller köps fria
box-bridges-castles-bazaars = Broar, Borgar & Basarer
box-bridges-castles-bazaars-about = 12 brickor; broar leder vägar över brickor, små städer blir borgar, basarer säljer brickor
box-abbey-mayor = Abbotskloster & Borgmästare
box-abbey-mayor-about = 12 brickor; abbotskloster fyller luckor, borgmästare räknar vapensköldar, lador behåller ängar, vagnar kör vidare
box-siege = Belägringen
box-siege-about = Brickor med belägrade städer, som ger mindre, men bönderna mer; riddare flyr genom kloster
box-cult = Helgedomarna
box-cult-about = 6 brickor med helgedomar: kloster som strider med andra om sina poäng
box-count = Greven av Carcassonne
box-count-about = En fast stad på 12 brickor; undersåtar i dess kvarter ansluter sig till det som poängsätts, om greven släpper dem

# Utgåvor.
preset-none = Dagens regler
preset-none-about = Grundspelet som det oftast spelas
preset-first-edition = Första utgåvan
preset-first-edition-about = Små städer ger 2 poäng, bönder 4 för varje stad; högst fem spelare
preset-big-box-2006 = Den stora lådan från 2006
preset-big-box-2006-about = Grundspelet med fyra stora expansioner och deras samlade regler
preset-new-edition-2016 = Den nya utgåvan från 2016
preset-new-edition-2016-about = Grundspelet med trädgårdar, floden och abboten
preset-nordic-2010 = De nordiska reglerna från 2010
preset-nordic-2010-about = Tolv lådor på en gång, med husregler

# Element.
toggle-river-1 = Floden från 2016
toggle-river-1-about = Avstängd utgår brickorna
toggle-river-2 = Floden med två armar
toggle-river-2-about = Avstängd utgår brickorna
toggle-pig-herd = Svinhjord
toggle-pig-herd-about = Städer vid dess äng ger bönderna 1 mer
toggle-abbots = Abbotar
toggle-abbots-about = Varje spelare har en abbot
toggle-gardens = Trädgårdar
toggle-gardens-about = En abbot får ställas i en trädgård; avstängda är de prydnad
toggle-inns = Värdshus
toggle-inns-about = Vägar med värdshus ger 2 per bricka, ofullbordade inget
toggle-cathedrals = Katedraler
toggle-cathedrals-about = Städer med katedral ger 3 per bricka och vapensköld, ofullbordade inget
toggle-big-followers = Stora undersåtar
toggle-big-followers-about = Varje spelare har en undersåte som räknas som två
toggle-builders = Byggmästare
toggle-builders-about = Den som bygger vidare på byggmästarens väg eller stad drar igen
toggle-pigs = Grisar
toggle-pigs-about = En stad vid dess äng är värd 1 mer för grisens ägare
toggle-goods = Handelsvaror
toggle-goods-about = Den som fullbordar en stad tar dess varor; flest av ett slag ger 10 på slutet
toggle-king = Kung
toggle-king-about = Den största staden ger på slutet poäng för alla städer
toggle-robber = Rövare
toggle-robber-about = Den längsta vägen ger på slutet poäng för alla vägar
toggle-princess = Prinsessa
toggle-princess-about = Den som lägger henne till en stad får skicka hem en av dess riddare
toggle-dragon = Drake
toggle-dragon-about = Vulkaner kallar på den, drakbrickor flyttar den; avstängd utgår dessa brickor
toggle-fairy = Älva
toggle-fairy-about = Hon ger sin följeslagare poäng och håller draken borta
toggle-portal = Portaler
toggle-portal-about = Därifrån får en undersåte gå till vilken bricka som helst
toggle-tower = Torn
toggle-tower-about = Torn kan byggas på byggplatserna
toggle-bridges = Broar
toggle-bridges-about = Varje spelare har broar som leder en väg över en bricka
toggle-castles = Borgar
toggle-castles-about = I stället för poäng blir en stad på två brickor en borg, som får poäng för det som fullbordas intill
toggle-bazaars = Basarer
toggle-bazaars-about = En basarbricka startar en auktion på brickor
toggle-abbeys = Abbotskloster
toggle-abbeys-about = Varje spelare har ett abbotskloster att fylla en lucka med i stället för att dra en bricka
toggle-mayors = Borgmästare
toggle-mayors-about = En borgmästare räknas som lika många som staden har vapensköldar
toggle-barns = Lador
toggle-barns-about = En lada ger genast poäng för en äng och står kvar till slutet
toggle-wagons = Vagnar
toggle-wagons-about = En vagn kör vidare efter poängsättningen
toggle-siege = Belägring
toggle-siege-about = Belägrade städer ger 1 per bricka och vapensköld, ofullbordade inget, och bönderna det dubbla
toggle-cult = Dueller
toggle-cult-about = En helgedom och ett kloster intill varandra strider om sina poäng; avstängt är helgedomar kloster
toggle-count = Grevens stad
toggle-count-about = Staden Carcassonne och dess greve; avstängd utgår staden

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
option-max-players = Högst så många spelare
option-two-tile-city = En fullbordad stad på två brickor
value-two-tile-city-per-tile = Ger poäng som alla andra städer
value-two-tile-city-two-points = Ger 2 poäng
option-two-tile-city-shield = En vapensköld i en sådan stad, om den ger 2 poäng
value-two-tile-city-shield-2 = 2 poäng
value-two-tile-city-shield-1 = 1 poäng
option-farmer-scoring = Bönder på slutet
value-farmer-scoring-field-majority-3 = 3 poäng för varje stad vid deras äng
value-farmer-scoring-city-majority-4 = 4 poäng för varje stad som de försörjer
option-farmers = Bönder
value-farmers-on = Undersåtar får ställas på ängar
value-farmers-off = Inga bönder
option-disabled-element-tiles = Brickor till ett avstängt element
value-disabled-element-tiles-ignore-symbol = Är kvar; tecknet betyder inget
value-disabled-element-tiles-remove-tiles = Tas bort
option-tiles-in-hand = Brickor på handen
value-tiles-in-hand-0 = Inga: dra en bricka och lägg den
value-tiles-in-hand-3 = Tre: lägg en av dem
option-river-start-tile = Startbrickan, som floden ersätter
value-river-start-tile-removed = Tas bort
value-river-start-tile-shuffled-in = Blandas in
option-pig-herd-stacking = En gris och en svinhjord på samma äng
value-pig-herd-stacking-stack = Ger 2 mer per stad
value-pig-herd-stacking-no-stack = Ger 1 mer per stad
option-big-follower-grant = Stora undersåtar följer
value-big-follower-grant-with-inns-cathedrals = Med den här lådan
value-big-follower-grant-with-any-large-expansion = Med varje stor expansion
option-unfinished-inn-cathedral = En ofullbordad väg med värdshus eller stad med katedral
value-unfinished-inn-cathedral-zero = Ger inget
value-unfinished-inn-cathedral-as-ordinary = Ger poäng som om det inte fanns
option-builder-double-turn = En byggmästares andra bricka
value-builder-double-turn-always = Dras alltid
value-builder-double-turn-may = Får avböjas innan den dras
option-builder-company = En byggmästare behöver sällskap av
value-builder-company-any-follower = Vilken egen undersåte som helst
value-builder-company-ordinary = En liten eller stor undersåte
option-king-robber-scoring = Poäng för kung och rövare
value-king-robber-scoring-per-feature = 1 för varje fullbordad stad eller väg, på slutet
value-king-robber-scoring-10-20 = 10 för ett kort, 20 för båda
value-king-robber-scoring-15-40 = 15 för ett kort, 40 för båda
value-king-robber-scoring-continuous = 1 för varje stad eller väg när den fullbordas
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
option-ransom-per-turn = Friköpta fångar per tur
value-ransom-per-turn-one = En
value-ransom-per-turn-unlimited = Så många man vill
option-ransom-moment = Fångar får köpas fria
value-ransom-moment-before-scoring = Före poängsättningen
value-ransom-moment-whole-turn = Före och efter poängsättningen
option-wagon-on-tower = Att stänga ett torn med en vagn
option-closed-tower = Ett stängt torn som förlorar sin undersåte
value-closed-tower-reopens = Är öppet igen
value-closed-tower-stays-closed = Förblir stängt
option-castle-vicinity = En borgs omgivning
value-castle-vicinity-block-2x3 = Dess två brickor och de fyra bredvid
value-castle-vicinity-ring-6 = De sex brickorna runt den
option-castle-city = Till en borg kan man göra
value-castle-city-two-semicircles = En stad av två halvcirklar
value-castle-city-two-tiles = Varje stad på två brickor
option-castle-king = En borg räknas för kungen
value-castle-king-does-not-count = Inte alls
value-castle-king-counts = Som en fullbordad stad
option-bridge-moment = En bro byggs
value-bridge-moment-before-figure = Före figuren
value-bridge-moment-any = Före eller efter figuren
option-bazaar-dealer = Om köp eller försäljning bestämmer
value-bazaar-dealer-tile-chooser = Den som valde brickan
value-bazaar-dealer-auctioneer = Den som lade basaren
option-bazaar-bidding = Budgivning
value-bazaar-bidding-single-round = En gång var
value-bazaar-bidding-until-one-left = Tills ett bud återstår
option-bazaar-auction = Basarens brickor
value-bazaar-auction-on = Säljs på auktion
value-bazaar-auction-off = Varje spelare tar en
option-abbey-endgame-placement = Abbotskloster efter sista brickan
value-abbey-endgame-placement-holes-only = Bara i luckor
value-abbey-endgame-placement-anywhere = Bredvid vilken bricka som helst
option-barn-on-barn-field = En lada på en äng som har en
option-wagon-moves-to = En vagn kör vidare till
value-wagon-moves-to-linked = Det som är förbundet
value-wagon-moves-to-surrounding = Allt runtomkring
option-siege-tile-count = Belägringsbrickor
value-siege-tile-count-4 = 4, första tryckningen
value-siege-tile-count-6 = 6, andra tryckningen
value-siege-tile-count-10 = 10, båda
option-siege-escape = Vägen ut ur en belägring
value-siege-escape-any-city-tile = Ett kloster vid någon av stadens brickor
value-siege-escape-siege-tile-only = Ett kloster vid en bricka med belägrare
value-siege-escape-none = Finns inte
option-shrine-tile-count = Helgedomsbrickor
option-shrine-self-duel = En duell utkämpas
value-shrine-self-duel-also-own = Även mellan egna undersåtar
value-shrine-self-duel-others-only = Bara mellan olika spelare
option-shrine-ban = Att röra vid två byggnader av den andra tron
value-shrine-ban-both-ways = Är förbjudet för nya och äldre
value-shrine-ban-placed-tile = Är förbjudet bara för den nya
option-count-start-quarter = Greven börjar
value-count-start-quarter-castle = I borgen
value-count-start-quarter-chosen = Där den första spelaren säger
option-count-endgame-redeploy = På slutet lämnar undersåtar staden för
value-count-endgame-redeploy-matching-quarter = Det som hör till deras kvarter
value-count-endgame-redeploy-any-feature = Vad som helst
value-count-endgame-redeploy-market-only = Ängar, bara från marknaden
option-count-into-empty-feature = Att lämna staden för en plats utan undersåtar
option-count-city-mayor-strength = En borgmästare eller vagn som lämnar staden räknas
value-count-city-mayor-strength-normal = Som alltid
value-count-city-mayor-strength-two = Som två
option-count-quarters = Borgmästare och vagnar i grevens stad
value-count-quarters-own-features = Bara i kvarter för områden de kan besätta
value-count-quarters-any = I alla kvarter, och på slutet till alla områden
option-count-endgame-block = Grevens kvarter på slutet
value-count-endgame-block-stays = Förblir stängt
value-count-endgame-block-lifted = Öppnas som de andra
option-count-dragon = Draken och grevens stad
value-count-dragon-outside = Den håller sig borta från stadens brickor
value-count-dragon-around = Den får korsa landet utanför murarna
option-count-moves = Greven flyttar
value-count-moves-by-player = Dit den som går in i staden vill
value-count-moves-clockwise = Medurs
value-count-moves-follows-follower = Till kvarteret man just gått in i

settings-track = Poängtavla
settings-track-about = Ett band ovanför bordet, där det finns plats
