# Siden i browseren: skærmene omkring bordet.

# Betjening.
ui-close = Luk
ui-less = Færre
ui-more = Flere
loading = Indlæser …

# Når noget går galt.
error-title = Noget gik galt
error-load = En del af siden kunne ikke indlæses. Dine spil er i sikkerhed.
error-reload = Indlæs igen
error-language = Sproget kunne ikke indlæses.
missing-title = Spillet blev ikke fundet
missing = Det er ikke gemt i denne browser. Måske er det slettet, eller det blev spillet på en anden enhed.

# Forsiden.
front-tagline = Byg et land, brik for brik
front-play = Spil
front-new = Nyt spil
front-continue = Fortsæt
front-finished = Afsluttede spil
front-all = Vis alle { $n } spil
front-import-failed = Filen kan ikke spilles: { $reason }
front-delete = Slet
front-deleted = Spillet er slettet.
front-undo-delete = Fortryd
front-not-lasting = Browseren lader ikke siden gemme noget. Dine spil går tabt, når du lukker den.
front-damaged = { $n ->
    [one] Beskadiget spil
   *[other] Beskadigede spil
}
front-damaged-one = Dette spil kan ikke længere læses.
front-newer-one = Dette spil er gemt af en nyere version af siden.
front-damaged-look = Se, hvad der er tilbage
damaged-title = Beskadiget spil
damaged-record = Optegnelsen er der endnu, helt eller delvist. Gem den som en fil. Er den hel, kan du åbne den igen. Ellers kan du læse, hvad der skete.
damaged-text = Det er alt, der er tilbage af det.
damaged-newer = Indlæs siden igen, eller åbn spillet i den nyere version. Intet er ændret.
card-over = slut
card-left = { $n ->
    [one] 1 brik tilbage
   *[other] { $n } brikker tilbage
}
card-continue = Fortsæt spillet med { $names }
card-look = Se spillet med { $names }

# En tekst, der skal gemmes.
rescue-text = Tekst
rescue-copy = Kopiér
rescue-copied = Kopieret
rescue-save = Gem som fil

# Et spil i gang.
play-opening = Åbner spillet …
play-leave = Til forsiden
play-broken-title = Spillet kan ikke åbnes
play-broken = Der er en fejl i optegnelsen. Gem den som tekst for at se efter.
play-elsewhere-title = Spillet er åbent et andet sted
play-elsewhere = Du har åbnet det i en anden fane eller et andet vindue i denne browser.
play-take-over = Spil videre her
play-stopped-title = Spillet er gået i stå
play-stopped = Der skete noget uventet. Alt til og med din sidste handling er gemt.
play-retry = Prøv igen
play-unsaved-title = Spillet kan ikke gemmes
play-unsaved = Browserens lager er fyldt. Slet gamle spil på forsiden, eller gem dette som en fil. Du kan spille videre, men du mister spillet, når du lukker siden.
play-go-on = Spil videre
start-no-room = Browserens lager er fyldt. Du mister dette spil, når du lukker siden.

# Indstillinger.
settings-title = Indstillinger
settings-name = Dit navn
settings-name-about = Vises i hurtige spil. Lad feltet stå tomt for at spille som gæst
settings-language = Sprog
settings-language-auto = Browserens sprog
settings-theme = Tema
settings-theme-auto = System
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-motion = Animationer
settings-motion-auto = System
settings-motion-on = Til
settings-motion-off = Fra
settings-pace = Computerens tempo
settings-pace-about = Hvor længe du ser et træk, før computeren spiller videre
settings-pace-quick = Hurtigt
settings-pace-normal = Normalt
settings-pace-calm = Langsomt
settings-sound = Lyde
settings-sound-about = Valgfrit: du går ikke glip af noget uden
settings-touch = Vibration
settings-install = Installer Aude
settings-install-about = Spil i et eget vindue, også offline
update-ready = En ny version af Aude er klar. Dine spil ændres ikke.
update-now = Opdater nu

# Om Aude.
about-title = Om Aude
about-what = Aude er et frit spillebord til læggespillet Carcassonne med grundspillet i alle udgaver og tretten udvidelser, for mennesker og computere. Det er opkaldt efter floden neden for byen.
about-free = Kode, billeder og tekster er originale og frie, under MIT-licensen eller Apache-licensen 2.0.
about-kept = Dine spil gemmes kun i denne browser. Intet sendes nogen steder hen.
about-names = Carcassonne er et spil af Klaus-Jürgen Wrede. Aude har ingen forbindelse til ophavsmanden eller forlagene.
about-version = Version { $version }
about-font = Overskrifterne er sat med Alegreya af Juan Pablo del Peral og Huerta Tipográfica.

# Et nyt spil.
new-title = Nyt spil
new-back = Tilbage
new-players = Spillere
new-add-person = Menneske
new-add-computer = Computer
new-edition = Udgave
new-edition-about = Vælg et regelsæt. Du kan tilpasse alt nedenfor
new-boxes = Grundspil og udvidelser
new-rest = Mere
new-aids = Hjælp
new-aids-about = Hvad spillerne kan se under spillet
new-changed = ændret
new-seed = Startal
new-seed-about = Det samme tal giver de samme brikker i samme rækkefølge.
new-seed-random = tilfældigt
new-reset = Nulstil til grundspillet
new-summary =
    { $players ->
        [one] 1 spiller
       *[other] { $players } spillere
    } · { $boxes ->
        [one] 1 æske
       *[other] { $boxes } æsker
    } · { $tiles ->
        [one] 1 brik
       *[other] { $tiles } brikker
    }
new-start = Start

# Spillere.
player-guest = Gæst
player-name = Spiller { $n }
seat-person = Menneske
seat-computer = Computer, { $level }
seat-name = Navn på plads { $n }
seat-kind = Spiller på plads { $n }
seat-colour = { $name }: { $colour }
seat-colours = Farver
seat-up = Flyt { $name } op
seat-down = Flyt { $name } ned
seat-remove = Fjern { $name }
seat-first = Hvem begynder
seat-first-random = Tilfældigt
level-beginner = begynder
level-easy = let
level-medium = mellem
level-hard = svær
level-master = mester
colour-red = rød, cirkel
colour-blue = blå, trekant
colour-yellow = gul, kvadrat
colour-green = grøn, rude
colour-black = sort, kors
colour-pink = lyserød, stjerne

# Hvad man må se.
aid-hint = Tip
aid-hint-about = Hvad computeren ville spille, og hvorfor
aid-inspect = Områder i detaljer
aid-inspect-about = Størrelse, ejere og værdi af hver vej, by og mark, og hvilke brikker der afslutter dem
aid-fields = Markernes ejere
aid-fields-about = Alle marker i deres bønders farver
aid-projected = Forventet stilling
aid-projected-about = Stillingen, hvis spillet sluttede nu
aid-dead = Døde felter
aid-dead-about = Huller, som ingen resterende brik passer i
aid-bag = Resterende brikker
aid-bag-about = Brikker, der mangler, og brikker, der er fjernet
aid-last = Seneste træk
aid-last-about = Hvor alle sidst lagde en brik

# Æsker og deres indhold.
box-details-of = { $name }: detaljer
box-done = Færdig
box-changed = { $n } ændret
box-sets = Brikker og antal
box-tiles = { $n ->
    [one] 1 brik
   *[other] { $n } brikker
}
box-copies = Antal: { $name }
box-elements = Elementer
box-figures = Figurer pr. spiller
box-options = Regler
box-reset = Nulstil
state-auto = Auto
state-on = Til
state-off = Fra

# Hvorfor et spil ikke kan spilles.
problem-seed = Brug et tal på højst 15 cifre.

# Udgaver.
preset-none = Aktuelle regler
preset-none-about = Grundspillet, som de fleste spiller det
preset-first-edition = Første udgave
preset-first-edition-about = Små byer giver 2 point, bønder 4 pr. by; op til fem spillere
preset-big-box-2006 = Big Box fra 2006
preset-big-box-2006-about = Grundspillet med fire store udvidelser og deres samlede regler
preset-new-edition-2016 = Ny udgave fra 2016
preset-new-edition-2016-about = Grundspillet med haver, floden og abbeden
preset-nordic-2010 = Nordiske regler fra 2010
preset-nordic-2010-about = Tolv æsker på én gang, med husregler

# Elementer.

# Briksæt.

# Figurer og brikker til spillerne.

# Regler, hvor udgaverne er forskellige, og deres værdier.
value-on = Ja
value-off = Nej
value-allowed = Tilladt
value-forbidden = Ikke tilladt

# Spillet, der begynder med det samme.
front-others = Andre spil
front-board-stop = Stop brættet
front-board-go = Lad brættet vokse
front-quick-opponents = { $n ->
    [one] 1 modstander
   *[other] { $n } modstandere
}
front-quick-level = Niveau
front-quick-change = Skift
front-quick-done = Færdig
new-how-many = Antal spillere
new-mixes = Populære blandinger
new-length = Længde
new-length-full = Alle brikker
new-length-short = Kort: { $n } brikker
new-advanced = Avanceret
new-details = Æskernes detaljer
new-details-about = Antal, elementer, figurer og husregler
mix-base = Grundspil
mix-garden = Floden & abbeden
mix-trade = Kroer & købmænd
mix-dragon = Dragen & tårnet
mix-bridges = Abbedier & broer
mix-grand = Den store tur

# Dagens spil.
day-title = Dagens spil
day-about = Et kort grundspil mod én computer ({ $level }). Alle får de samme brikker i dag.
day-go = Spil dagens spil
day-continue = Fortsæt dagens spil
day-look = Se brættet
day-series = { $n ->
    [one] 1 dag i træk
   *[other] { $n } dage i træk
}

# Tidligere spil.
past-title = Dine resultater
past-go = Resultater og historik
past-sum = { $won } af { $played } spil vundet mod computeren
past-series = { $n } sejre i træk
past-empty = Dine resultater vises her, når du har spillet et spil færdigt.
past-levels = Resultater pr. niveau
past-column-won = Vundet
past-column-drawn = Uafgjort
past-column-lost = Tabt
past-bests = Personlige rekorder
past-best-score = Flest point
past-best-lead = Største sejr
past-best-day = Bedste dagens spil
past-best-series = Længste sejrsrække
past-now-series = Nuværende sejrsrække
past-now-days = Dage i træk
past-history = Historik
past-search = Søg på navn, niveau, æske eller resultat
past-found = { $n ->
    [one] 1 spil
   *[other] { $n } spil
}
past-more = Vis flere
past-won = Vundet med { $n }
past-lost = Tabt med { $n }
past-drawn = Uafgjort

# Bordets værktøjer.
settings-track = Pointtavle
settings-track-about = Et bånd over bordet, hvor der er plads
