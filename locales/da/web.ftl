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
missing-title = Spillet findes ikke
missing = Det er ikke gemt i denne browser. Måske er det slettet, eller det blev spillet på en anden enhed.

# Forsiden.
front-tagline = Brik for brik vokser et land frem
front-play = Spil
front-play-about = Dig mod én computer, grundspillet
front-new = Nyt spil
front-continue = Fortsæt
front-finished = Afsluttede spil
front-all = Vis alle { $n } spil
front-import-failed = Filen kan ikke spilles: { $reason }
front-delete = Slet
front-deleted = Spillet er slettet.
front-undo-delete = Fortryd
front-not-lasting = Browseren lader ikke siden gemme noget: Spil går tabt, når den lukkes.
front-damaged = { $n ->
    [one] Et beskadiget spil
   *[other] Beskadigede spil
}
front-damaged-one = Et spil kan ikke længere læses.
front-newer-one = Et spil er gemt af en nyere udgave af siden.
front-damaged-look = Hvad er der tilbage?
damaged-title = Et beskadiget spil
damaged-record = Optegnelsen af spillet er der endnu, helt eller delvist. Gem den som en fil: Er den hel, kan den åbnes igen, og i en del kan du læse, hvad der skete.
damaged-text = Det er alt, hvad der er tilbage af det.
damaged-newer = Indlæs siden igen, eller åbn spillet i den nyere udgave. Intet er blevet ændret.
card-over = slut
card-left = { $n ->
    [one] 1 brik tilbage
   *[other] { $n } brikker tilbage
}
card-continue = Fortsæt spillet med { $names }
card-look = Se det afsluttede spil med { $names }

# En tekst, der skal gemmes.
rescue-text = Teksten
rescue-copy = Kopiér
rescue-copied = Kopieret
rescue-save = Gem som fil

# Et spil i gang.
play-opening = Åbner spillet …
play-leave = Til forsiden
play-broken-title = Spillet kan ikke åbnes
play-broken = Optegnelsen er kontrolleret og passer ikke. Du kan gemme den som tekst og se, hvad der er galt.
play-elsewhere-title = Spillet fortsætter et andet sted
play-elsewhere = Det er blevet åbnet i en anden fane eller et andet vindue i browseren og spilles nu der.
play-take-over = Spil videre her
play-stopped-title = Spillet er gået i stå
play-stopped = Der skete noget uventet. Alt indtil den sidste handling er gemt.
play-retry = Prøv igen
play-unsaved-title = Spillet kan ikke gemmes
play-unsaved = Der er ikke mere plads i denne browser. Slet gamle spil på forsiden, eller gem dette som en fil. Du kan spille videre, men spillet går tabt, når siden lukkes.
play-go-on = Spil videre
start-no-room = Der er ikke mere plads i denne browser: Dette spil går tabt, når siden lukkes.

# Indstillinger.
settings-title = Indstillinger
settings-name = Dit navn
settings-name-about = I spil, som “Spil” starter; uden navn spiller en gæst
settings-language = Sprog
settings-language-auto = Som browseren
settings-theme = Lys
settings-theme-auto = Som systemet
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-motion = Animationer
settings-motion-auto = Som systemet
settings-motion-on = Til
settings-motion-off = Fra
settings-pace = Computernes tempo
settings-pace-about = Hvor længe et træk vises, før en computer tager det næste
settings-pace-quick = Hurtigt
settings-pace-normal = Normalt
settings-pace-calm = Roligt
settings-sound = Lyde
settings-sound-about = Dæmpede; intet siges kun med lyd
settings-touch = Vibrer ved berøring
settings-install = Installer Aude
settings-install-about = Som en app for sig, også uden net
update-ready = En ny version af Aude er klar. Dine spil bliver, som de er.
update-now = Brug den nu

# Om Aude.
about-title = Om Aude
about-what = Aude er et frit spillebord til læggespillet Carcassonne: grundspillet i dets udgaver og tretten udvidelser, for mennesker og computere omkring én skærm. Aude er floden neden for byen.
about-free = Kode, billeder og tekster er originale og frie, under MIT-licensen eller Apache-licensen 2.0.
about-kept = Spil gemmes kun i denne browser. Intet sendes nogen steder hen.
about-names = Carcassonne er et spil af Klaus-Jürgen Wrede. Aude har ingen forbindelse til ophavsmanden eller forlagene.
about-version = Version { $version }

# Et nyt spil.
new-title = Nyt spil
new-back = Tilbage
new-players = Spillere
new-add-person = Person
new-add-computer = Computer
new-edition = Udgave
new-edition-about = En udgave afgør alle regler, hvor oplagene er forskellige, og vælger sine æsker. Alt kan ændres nedenfor.
new-boxes = Grundspil og udvidelser
new-rest = Mere
new-aids = Hjælp
new-aids-about = Hvad man må se under spillet
new-changed = ændret
new-seed = Startal
new-seed-about = Det samme tal giver de samme brikker.
new-seed-random = tilfældigt
new-reset = Tilbage til det enkle grundspil
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
seat-person = Person
seat-computer = Computer, { $level }
seat-name = Navn på plads { $n }
seat-kind = Hvem der spiller på plads { $n }
seat-colour = { $name }: { $colour }
seat-colours = Farver
seat-up = { $name } en plads op
seat-down = { $name } en plads ned
seat-remove = Uden { $name }
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
aid-hint-about = Hvad computeren ville gøre, og hvorfor
aid-inspect = Veje, byer og marker i detaljer
aid-inspect-about = Størrelse, ejere, værdi, og hvilke brikker der fuldender dem
aid-fields = Hvem der ejer markerne
aid-fields-about = Alle marker i deres bønders farver
aid-projected = Forventet stilling
aid-projected-about = Hvad alle ville have, hvis spillet sluttede nu
aid-dead = Felter, der ikke kan fyldes
aid-dead-about = Huller, som ingen resterende brik passer i
aid-bag = Resterende brikker
aid-bag-about = Hvilke brikker der mangler, og hvilke der er fjernet
aid-last = Seneste træk
aid-last-about = Hvor alle sidst lagde en brik

# Æsker og deres indhold.
box-details = Detaljer
box-details-of = { $name }: detaljer
box-done = Færdig
box-changed = { $n } ændret
box-sets = Brikker og antal sæt
box-tiles = { $n ->
    [one] 1 brik
   *[other] { $n } brikker
}
box-copies = Sæt af { $name }
box-elements = Elementer
box-figures = Figurer til hver spiller
box-options = Regler
box-reset = Som normalt
state-auto = Auto
state-on = Til
state-off = Fra

# Hvorfor et spil ikke kan spilles.
problem-seed = Et startal har højst 15 cifre.

# Udgaver.
preset-none = Nutidens regler
preset-none-about = Grundspillet, som det oftest spilles
preset-first-edition = Første udgave
preset-first-edition-about = Små byer giver 2 point, bønder 4 for hver by; højst fem spillere
preset-big-box-2006 = Den store æske fra 2006
preset-big-box-2006-about = Grundspillet med fire store udvidelser og deres samlede regler
preset-new-edition-2016 = Den nye udgave fra 2016
preset-new-edition-2016-about = Grundspillet med haver, floden og abbeden
preset-nordic-2010 = De nordiske regler fra 2010
preset-nordic-2010-about = Tolv æsker på én gang, med husregler

# Regler, hvor udgaverne er forskellige, og deres værdier.
value-on = Ja
value-off = Nej
value-allowed = Tilladt
value-forbidden = Ikke tilladt
