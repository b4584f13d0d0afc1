# Ett rum: före, under och efter partiet.
room-entering = Går in i rummet …
room-title-none = Rum
room-your-turn = Din tur – { $title }
room-to-lobby = Alla rum
room-missing-title = Rummet finns inte
room-missing = Länken kan vara ofullständig. Be om den igen.
room-damaged-title = Rummet är skadat
room-closed-title = Rummet är stängt
room-closed = Alla lämnade, eller så började partiet aldrig.
room-stopped = Sidan och servern är oense om partiet. På servern är det i säkert förvar.

# Förbindelsen.
room-connected = Ansluten
room-lost = Anslutningen bröts. Ansluter igen …
room-sending = Skickar …
room-closing = Servern startar om. Partiet fortsätter strax.
room-try = Försök nu

# Vilka som är här.
room-you = du
room-host = värd
room-is-here = här
room-is-away = borta
room-away-person = { $name } är inte ansluten.
room-gone-resigned = har gett upp, en dator spelar vidare
room-gone-out-of-time = tiden är slut, en dator spelar vidare
room-gone-replaced = borta, en dator spelar så länge
room-gone-short-resigned = gett upp
room-gone-short-out-of-time = tiden slut
room-gone-short-replaced = borta
room-onlookers = Åskådare: { $names }
room-guests = { $n ->
    [one] 1 gäst
   *[other] { $n } gäster
}
room-watching = { $n ->
    [0] Ingen tittar på
    [one] 1 person tittar på
   *[other] { $n } personer tittar på
}
room-people = I det här rummet
room-sheet = Rum

# Platser.
room-seat-free = Ledig
room-seat-kept = Reserverad för { $name }
room-sit = Sitt här
room-sit-more = En spelare till på den här enheten
room-stand = Lämna { $name }s plats
room-remove = Ta bort { $name }
room-remove-about = { $name } kan inte gå med i rummet igen.
room-fill = Fyll på med datorer
room-join = Spela med
room-leave = Lämna
room-leave-last = Du är den sista här. Rummet stängs när du går.
room-seats-free = { $n ->
    [one] 1 ledig plats. Dela länken eller lägg till en dator.
   *[other] { $n } lediga platser. Dela länken eller lägg till datorer.
}
room-ready = Alla är här.
room-waits = Väntar på att { $name } startar
room-ready-go = Jag är redo
room-ready-not = Inte redo än
room-ready-about = Partiet har en klocka. Säg till när du är redo.
room-is-ready = redo
room-unready = Väntar på att { $names } ska bli redo
room-unrated-guests = { $n ->
    [one] Partiet rankas inte: { $names } har inget konto.
   *[other] Partiet rankas inte: { $names } har inga konton.
}
room-unrated-computer = Partiet rankas inte: en dator är med.
room-unrated-twice = Partiet rankas inte: en spelare har två platser.
room-invited = { $name } bjuder in dig att spela
room-full = Rummet är fullt. Du kan titta på.

# Program vid bordet.
room-program = Bott
room-program-title = Bjud in en bott
room-program-about = Bottar är program som kommer över nätet, precis som människor. Var och en har en ägare som ansvarar för den.
room-program-search = Sök på namn
room-program-none = Det finns inga bottar på servern än. Med ett konto kan du ta med din egen.
room-program-more = Visar de första { $n }. Sök för att hitta andra.
room-program-owner = från { $name }
room-program-rating = rankning { $n }
room-program-unrated = ingen rankning än
room-program-waits = Om en bott inte är ansluten är platsen reserverad tills den kommer.
room-program-rated = Partiet rankas inte om en bott spelar med sin ägare eller med en annan bott från samma ägare.
room-program-invite = Bjud in
room-program-removed = Botten har tagits bort från rummet.
room-program-gone = Botten finns inte längre.
room-program-declined = { $name } har tackat nej.
room-is-program = bott
room-is-invited = inbjuden
room-uninvite = Återkalla inbjudan till { $name }
room-kept = Väntar på { $names }

# Vägen in.
room-link = Bjud in
room-link-about = Alla med länken kan spela eller titta på.
room-share = Dela
room-qr = QR-kod för länken

# Vad som är avtalat.
room-agreed = Spel
room-agreed-change = Ändra
room-clock-of = { $name }: { $time } kvar
room-hurry = Din tid är nästan slut.
room-notify = Meddela mig när det är min tur
room-notify-about = Medan sidan är öppen i bakgrunden.
room-notify-blocked = Din webbläsare blockerar aviseringar från sidan.
room-is-rated = Rankat
room-is-unrated = Orankat
room-is-listed = Visas i lobbyn
room-is-unlisted = Endast med länk
room-no-takeover = Om någon lämnar läggs bara brickorna.
room-copies = { $box } ({ $n } gånger)
room-with = Med: { $what }
room-without = Utan: { $what }
room-position = Börjar i en egen ställning
room-bag = Eget urval av brickor

# I partiet.
room-back-ask = Be att få ångra
room-back-asked = { $name } vill ångra ett drag.
room-back-waiting = Du har bett att få ångra. Väntar på { $names }
room-back-others = { $name } vill ångra ett drag. Väntar på { $names }
room-back-not = { $name } tackade nej.
room-back-agree = Tillåt
room-back-decline = Neka
room-back-withdraw = Avbryt
room-lent = En dator spelar för dig.
room-return = Ta över igen
room-absent = { $name } har varit borta ett tag.
room-replace = Låt en dator spela
room-resign = Ge upp
room-resign-title = Vill du ge upp?
room-resign-two = Partiet slutar och din motståndare vinner.
room-resign-more = De andra spelar vidare och en dator tar din plats. Du kan inte komma tillbaka.
room-resign-whose = Vilken plats?
room-resign-all = Alla mina platser

# Prat.
room-chat = Chatt
room-chat-unread = { $n ->
    [one] Chatt, 1 nytt meddelande
   *[other] Chatt, { $n } nya meddelanden
}
room-chat-empty = Inga meddelanden än
room-chat-name = Ange ett namn för att chatta
room-say = Meddelande
room-send = Skicka
room-emotes = Snabbsvar
room-emote-hello = Hej!
room-emote-thanks = Tack!
room-emote-well-played = Bra spelat!
room-emote-good-luck = Lycka till!
room-emote-oops = Hoppsan!
room-emote-thinking = Låt mig tänka …
room-emote-wow = Wow!
room-emote-goodbye = Hej då!
room-person = Om { $name }
room-mute = Tysta
room-mute-about = Du ser inte längre deras meddelanden i något rum.
room-mute-name = Tysta { $name }
room-unmute = Sluta tysta
room-unmute-name = Sluta tysta { $name }
room-muted = { $name } är tystad.
room-report = Anmäl
room-report-about = Berätta för serverns ägare vad som är fel.
room-reported = Tack, din anmälan är skickad.

# Slutet.
room-end-resigned = { $names } gav upp.
room-end-out-of-time = Tiden tog slut för { $names }.
room-end-abandoned = Alla lämnade. Ingen vinner.
room-rating = Din rankning är nu { $n }.
room-rating-change = Din rankning är nu { $n } ({ $change }).
room-rematch = { $name } vill ha revansch.
room-rematch-join = Gå med
room-to-rematch = Till revanschen

# Blandningen.
room-shuffle = Blandades det ärligt?
room-shuffle-promised = Brickornas ordning var bestämd före första draget. Servern har gett ett löfte som inte passar någon annan, och öppnar det efter partiet.
room-shuffle-opened = Löftet är öppnat: det följer av startvärde och salt, och varje dragning följer av startvärdet.
room-shuffle-promise = Löfte
room-shuffle-seed = Startvärde
room-shuffle-salt = Salt
room-shuffle-check = Vem som helst kan kontrollera det med uppteckningen:
room-shuffle-save = Spara uppteckningen
room-unrated-owner = Partiet rankas inte: en bott spelar mot sin ägare eller mot en annan bott från samma ägare.
