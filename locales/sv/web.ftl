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

# Regler där utgåvorna skiljer sig åt, och deras värden.
value-on = Ja
value-off = Nej
value-allowed = Tillåtet
value-forbidden = Inte tillåtet
