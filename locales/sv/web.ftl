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
about-font = Rubrikerna är satta i Alegreya av Juan Pablo del Peral och Huerta Tipográfica.

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

# Brickuppsättningar.

# Figurer och markörer.

# Regler där utgåvorna skiljer sig åt, och deras värden.
value-on = Ja
value-off = Nej
value-allowed = Tillåtet
value-forbidden = Inte tillåtet

# Partiet som börjar genast.
front-others = Andra partier
front-board-stop = Stanna brädet
front-board-go = Låt brädet växa
front-quick-opponents = { $n ->
    [one] 1 motståndare
   *[other] { $n } motståndare
}
front-quick-level = Nivå
front-quick-change = Ändra
front-quick-done = Klar
new-how-many = Antal spelare
new-mixes = Populära blandningar
new-length = Längd
new-length-full = Alla brickor
new-length-short = Kort: { $n } brickor
new-advanced = Avancerat
new-details = Lådornas detaljer
new-details-about = Antal, element, figurer och husregler
mix-base = Grundspel
mix-garden = Floden & abboten
mix-trade = Värdshus & handelsmän
mix-dragon = Draken & tornet
mix-bridges = Kloster & broar
mix-grand = Stora rundan

# Dagens parti.
day-title = Dagens parti
day-about = Ett kort grundspel mot en dator ({ $level }). Alla får samma brickor i dag.
day-go = Spela dagens parti
day-continue = Fortsätt dagens parti
day-look = Visa brädet
day-series = { $n ->
    [one] 1 dag i rad
   *[other] { $n } dagar i rad
}

# Tidigare partier.
past-title = Dina resultat
past-go = Resultat och historik
past-sum = { $won } av { $played } partier vunna mot datorn
past-series = { $n } segrar i rad
past-empty = Dina resultat visas här när du har spelat klart ett parti.
past-levels = Resultat per nivå
past-column-won = Vunna
past-column-drawn = Oavgjorda
past-column-lost = Förlorade
past-bests = Personliga rekord
past-best-score = Högsta poäng
past-best-lead = Största seger
past-best-day = Bästa dagens parti
past-best-series = Längsta segersvit
past-now-series = Nuvarande segersvit
past-now-days = Dagar i rad
past-history = Historik
past-search = Sök på namn, nivå, låda eller resultat
past-found = { $n ->
    [one] 1 parti
   *[other] { $n } partier
}
past-more = Visa fler
past-won = Vann med { $n }
past-lost = Förlorade med { $n }
past-drawn = Oavgjort

# Bordets verktyg.
settings-track = Poängtavla
settings-track-about = Ett band ovanför bordet, där det finns plats
