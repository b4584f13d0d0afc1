# Et rum: før, under og efter spillet.
room-entering = Går ind i rummet …
room-title-none = Rum
room-your-turn = Din tur – { $title }
room-to-lobby = Alle rum
room-missing-title = Rummet findes ikke
room-missing = Linket er måske ikke helt. Bed om det igen.
room-damaged-title = Rummet er beskadiget
room-closed-title = Rummet er lukket
room-closed = Alle gik, eller spillet kom aldrig i gang.
room-stopped = Siden og serveren er ikke enige om spillet. På serveren er det i god behold.

# Forbindelsen.
room-connected = Forbundet
room-lost = Forbindelsen er afbrudt. Forbinder igen …
room-sending = Sender …
room-closing = Serveren genstarter. Spillet fortsætter om et øjeblik.
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
room-onlookers = Tilskuere: { $names }
room-guests = { $n ->
    [one] 1 gæst
   *[other] { $n } gæster
}
room-watching = { $n ->
    [0] Ingen ser med
    [one] 1 person ser med
   *[other] { $n } personer ser med
}
room-people = I dette rum
room-sheet = Rum

# Pladser.
room-seat-free = Ledig
room-seat-kept = Reserveret til { $name }
room-sit = Sæt dig her
room-sit-more = Endnu en spiller på denne enhed
room-stand = Opgiv { $name }s plads
room-remove = Fjern { $name }
room-remove-about = { $name } kan ikke komme med i rummet igen.
room-fill = Fyld op med computere
room-join = Spil med
room-leave = Forlad
room-leave-last = Du er den sidste her. Rummet lukkes, når du går.
room-seats-free = { $n ->
    [one] 1 ledig plads. Del linket, eller tilføj en computer.
   *[other] { $n } ledige pladser. Del linket, eller tilføj computere.
}
room-ready = Alle er her.
room-waits = Venter på, at { $name } starter
room-ready-go = Jeg er klar
room-ready-not = Ikke klar endnu
room-ready-about = Spillet har et ur. Sig til, når du er klar.
room-is-ready = klar
room-unready = Venter på, at { $names } er klar
room-unrated-guests = { $n ->
    [one] Spillet får ingen rating: { $names } har ingen konto.
   *[other] Spillet får ingen rating: { $names } har ikke konti.
}
room-unrated-computer = Spillet får ingen rating: En computer er med.
room-unrated-twice = Spillet får ingen rating: En spiller har to pladser.
room-invited = { $name } inviterer dig til at spille
room-full = Rummet er fuldt. Du kan se med.

# Programmer ved bordet.
room-program = Bot
room-program-title = Inviter en bot
room-program-about = Botter er programmer, der kommer over nettet ligesom mennesker. Hver har en ejer, der står inde for den.
room-program-search = Søg efter navn
room-program-none = Der er ingen botter på serveren endnu. Med en konto kan du tage din egen med.
room-program-more = Viser de første { $n }. Søg for at finde andre.
room-program-owner = fra { $name }
room-program-rating = rating { $n }
room-program-unrated = ingen rating endnu
room-program-waits = Er en bot ikke forbundet, er pladsen reserveret, til den kommer.
room-program-rated = Spillet tæller ikke med i ratingen, hvis en bot spiller med sin ejer eller med en anden bot fra samme ejer.
room-program-invite = Inviter
room-program-removed = Botten er fjernet fra rummet.
room-program-gone = Botten findes ikke længere.
room-program-declined = { $name } har sagt nej.
room-is-program = bot
room-is-invited = inviteret
room-uninvite = Annuller invitationen til { $name }
room-kept = Venter på { $names }

# Vejen ind.
room-link = Inviter
room-link-about = Alle med linket kan spille eller se med.
room-share = Del
room-qr = QR-kode til linket

# Hvad der er aftalt.
room-agreed = Spil
room-agreed-change = Ændr
room-clock-of = { $name }: { $time } tilbage
room-hurry = Din tid er næsten gået.
room-notify = Giv besked, når det er min tur
room-notify-about = Mens siden er åben i baggrunden.
room-notify-blocked = Din browser blokerer meddelelser fra siden.
room-is-rated = Med rating
room-is-unrated = Uden rating
room-is-listed = Vises i lobbyen
room-is-unlisted = Kun med link
room-no-takeover = Hvis en spiller går, bliver kun brikkerne lagt.
room-copies = { $box } ({ $n } gange)
room-with = Med: { $what }
room-without = Uden: { $what }
room-position = Starter fra en særlig stilling
room-bag = Eget udvalg af brikker

# I spillet.
room-back-ask = Bed om at fortryde
room-back-asked = { $name } vil fortryde et træk.
room-back-waiting = Du har bedt om at fortryde. Venter på { $names }
room-back-others = { $name } vil fortryde et træk. Venter på { $names }
room-back-not = { $name } sagde nej.
room-back-agree = Tillad
room-back-decline = Afvis
room-back-withdraw = Annuller
room-lent = En computer spiller for dig.
room-return = Overtag igen
room-absent = { $name } har været væk et stykke tid.
room-replace = Lad en computer spille
room-resign = Giv op
room-resign-title = Vil du give op?
room-resign-two = Spillet slutter, og din modstander vinder.
room-resign-more = De andre spiller videre, og en computer tager din plads. Du kan ikke vende tilbage.
room-resign-whose = Hvilken plads?
room-resign-all = Alle mine pladser

# Snak.
room-chat = Chat
room-chat-unread = { $n ->
    [one] Chat, 1 ny besked
   *[other] Chat, { $n } nye beskeder
}
room-chat-empty = Ingen beskeder endnu
room-chat-name = Skriv et navn for at chatte
room-say = Besked
room-send = Send
room-emotes = Hurtige svar
room-emote-hello = Hej!
room-emote-thanks = Tak!
room-emote-well-played = Godt spillet!
room-emote-good-luck = Held og lykke!
room-emote-oops = Ups!
room-emote-thinking = Lad mig tænke …
room-emote-wow = Wow!
room-emote-goodbye = Farvel!
room-person = Om { $name }
room-mute = Slå lyd fra
room-mute-about = Du ser ikke længere deres beskeder i noget rum.
room-mute-name = Slå lyd fra for { $name }
room-unmute = Slå lyd til
room-unmute-name = Slå lyd til for { $name }
room-muted = { $name } er slået fra.
room-report = Anmeld
room-report-about = Fortæl serverens ejer, hvad der er galt.
room-reported = Tak, din anmeldelse er sendt.

# Slutningen.
room-end-resigned = { $names } gav op.
room-end-out-of-time = Tiden løb ud for { $names }.
room-end-abandoned = Alle gik. Ingen vinder.
room-rating = Din rating er nu { $n }.
room-rating-change = Din rating er nu { $n } ({ $change }).
room-rematch = { $name } vil have revanche.
room-rematch-join = Vær med
room-to-rematch = Til revanchen

# Blandingen.
room-shuffle = Er der blandet ærligt?
room-shuffle-promised = Brikkernes rækkefølge lå fast før første træk. Serveren har afgivet et løfte, der ikke passer til nogen anden, og åbner det efter spillet.
room-shuffle-opened = Løftet er åbnet: Det følger af startal og salt, og hvert træk følger af startallet.
room-shuffle-promise = Løfte
room-shuffle-seed = Startal
room-shuffle-salt = Salt
room-shuffle-check = Alle kan kontrollere det med optegnelsen:
room-shuffle-save = Gem optegnelsen
room-unrated-owner = Spillet får ingen rating: En bot spiller mod sin ejer eller mod en anden bot fra samme ejer.
