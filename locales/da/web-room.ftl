# Et rum: før, under og efter spillet.
room-entering = Går ind i rummet …
room-title-none = Et rum
room-your-turn = Din tur – { $title }
room-to-lobby = Til alle rum
room-missing-title = Rummet findes ikke
room-missing = Linket er måske blevet skåret af undervejs. Bed om hele linket.
room-damaged-title = Rummet er beskadiget
room-closed-title = Rummet er lukket
room-closed = Alle er gået, eller der gik lang tid uden at nogen begyndte.
room-stopped = Siden og serveren er ikke enige om spillet. Intet er tabt: serveren har det hele.

# Forbindelsen.
room-connected = Forbundet
room-lost = Ingen forbindelse. Prøver igen …
room-closing = Serveren starter igen. Spillet fortsætter af sig selv om et øjeblik.
room-try = Prøv nu

# Hvem der er her.
room-you = dig
room-host = vært
room-is-here = her
room-is-away = væk
room-away-person = { $name } er ikke forbundet.
room-gone-resigned = har givet op, en computer spiller videre
room-gone-out-of-time = tiden er gået, en computer spiller videre
room-gone-replaced = væk, en computer spiller imens
room-gone-short-resigned = givet op
room-gone-short-out-of-time = tid gået
room-gone-short-replaced = væk
room-onlookers = Ser på: { $names }
room-guests = { $n ->
    [one] en uden navn
   *[other] { $n } uden navn
}
room-watching = { $n ->
    [0] Ingen ser på
    [one] 1 person ser på
   *[other] { $n } personer ser på
}
room-people = Hvem er her
room-sheet = Rummet

# Pladser.
room-seat-free = Ledig
room-seat-kept = Holdt fri til { $name }
room-sit = Sæt dig her
room-sit-more = Tilføj spiller
room-stand = Opgiv { $name }s plads
room-remove = Fjern { $name }
room-remove-about = { $name } kan ikke sætte sig i dette rum igen.
room-fill = Fyld op med computere
room-join = Spil med
room-leave = Forlad
room-leave-last = Du er den sidste her. Rummet lukkes, når du forlader det.
room-seats-free = { $n ->
    [one] 1 plads er stadig ledig. Send nogen linket, eller lad en computer spille.
   *[other] { $n } pladser er stadig ledige. Send nogen linket, eller lad computere spille.
}
room-ready = Alle pladser er taget.
room-waits = { $name } sætter spillet i gang.
room-invited = { $name } inviterer dig til at spille med.
room-full = Alle pladser er taget. Du kan se på.

# Programmer ved bordet.
room-program = Program
room-program-title = Inviter et program
room-program-about = Programmer kommer over nettet ligesom mennesker. Hvert har en ejer, der står inde for det.
room-program-search = Søg efter et navn
room-program-none = Der spiller ingen programmer på serveren endnu. Den, der har en konto, kan tage et med.
room-program-more = Det er de første { $n }. Søg efter et navn for at finde andre.
room-program-owner = fra { $name }
room-program-rating = rating { $n }
room-program-unrated = ingen rating endnu
room-program-waits = Til et program, der ikke er forbundet, bliver pladsen holdt fri, til det kommer.
room-program-rated = Spillet tæller ikke med i ratingen, hvis et program spiller med sin ejer eller med et andet program fra samme ejer.
room-program-invite = Inviter
room-program-removed = Det er blevet fjernet fra rummet.
room-program-gone = Programmet findes ikke længere.
room-program-declined = { $name } har sagt nej.
room-is-program = program
room-is-invited = inviteret
room-uninvite = Tag invitationen til { $name } tilbage
room-kept = Venter på { $names }.

# Vejen ind.
room-link = Inviter
room-link-about = Den, der har linket, kan spille med eller se på.
room-share = Send
room-qr = Linket som QR-kode

# Hvad der er aftalt.
room-agreed = Hvad der spilles
room-agreed-change = Ændr
room-clock-of = { $name }: { $time } tilbage
room-hurry = Din tid er næsten gået.
room-is-rated = Tæller med i ratingen
room-is-unrated = Tæller ikke med i ratingen
room-is-listed = Alle ser rummet
room-is-unlisted = Kun med linket
room-no-takeover = For dem, der går, lægges kun brikkerne.
room-copies = { $box } ({ $n } gange)
room-with = Med: { $what }
room-without = Uden: { $what }
room-position = Spillet begynder i en særlig stilling.
room-bag = Posen har udvalgte brikker.

# I spillet.
room-back-ask = Bed om at tage tilbage
room-back-asked = { $name } vil gerne tage et træk tilbage.
room-back-waiting = Du har bedt om at tage tilbage. Venter på { $names }.
room-back-others = { $name } vil gerne tage et træk tilbage. Venter på { $names }.
room-back-not = Intet tages tilbage.
room-back-agree = Det er i orden
room-back-decline = Nej
room-back-withdraw = Lad være
room-lent = En computer spiller for dig.
room-return = Spil selv videre
room-absent = { $name } har været væk et stykke tid.
room-replace = Lad en computer spille
room-resign = Giv op
room-resign-title = Vil du give op?
room-resign-two = Så er spillet slut, og modparten har vundet.
room-resign-more = De andre spiller videre, og en computer spiller i dit sted. Du kan ikke vende tilbage.
room-resign-whose = For hvem?
room-resign-all = For alle mine pladser

# Snak.
room-chat = Chat
room-chat-unread = { $n ->
    [one] Chat, 1 ny linje
   *[other] Chat, { $n } nye linjer
}
room-chat-empty = Ingen har sagt noget endnu.
room-chat-name = Sig hvem du er for at snakke
room-say = Sig noget
room-send = Send
room-emotes = Hurtige ord
room-emote-hello = Hej!
room-emote-thanks = Tak!
room-emote-well-played = Godt spillet!
room-emote-good-luck = Held og lykke!
room-emote-oops = Ups!
room-emote-thinking = Lad mig tænke …
room-emote-wow = Wow!
room-emote-goodbye = Farvel!
room-person = Om { $name }
room-mute = Gør tavs
room-mute-about = Så læser du ikke længere, hvad de siger, i noget rum.
room-mute-name = Gør { $name } tavs
room-unmute = Hør igen
room-unmute-name = Hør { $name } igen
room-muted = { $name } er gjort tavs.
room-report = Anmeld
room-report-about = Hvorfor bør den, der driver serveren, læse dette?
room-reported = Tak. Det er anmeldt.

# Slutningen.
room-end-resigned = { $names } gav op.
room-end-out-of-time = Tiden løb ud for { $names }.
room-end-abandoned = Alle gik; ingen har vundet.
room-rating = Din rating er nu { $n }.
room-rating-change = Din rating er nu { $n } ({ $change }).
room-rematch = Nogen vil spille igen.
room-to-rematch = Til revanchen

# Blandingen.
room-shuffle = Er der blandet ærligt?
room-shuffle-promised = Brikkernes rækkefølge lå fast, før den første blev trukket, og serveren har givet et løfte, der ikke passer til nogen anden. Det åbnes til sidst.
room-shuffle-opened = Løftet er åbnet: startal og salt giver det igen, og alle trækninger følger af startallet.
room-shuffle-promise = Løfte
room-shuffle-seed = Startal
room-shuffle-salt = Salt
room-shuffle-check = Enhver kan efterprøve det med optegnelsen:
room-shuffle-save = Gem optegnelsen
