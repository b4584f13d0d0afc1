# Ett rum: före, under och efter partiet.
room-entering = Går in i rummet …
room-title-none = Ett rum
room-your-turn = Din tur – { $title }
room-to-lobby = Till alla rum
room-missing-title = Rummet finns inte
room-missing = Länken kan ha klippts av på vägen. Be om hela länken.
room-damaged-title = Rummet är skadat
room-closed-title = Rummet är stängt
room-closed = Alla har gått, eller så började ingen på länge.
room-stopped = Sidan och servern är inte överens om partiet. Inget är förlorat: servern har allt.

# Förbindelsen.
room-connected = Ansluten
room-lost = Ingen förbindelse. Försöker igen …
room-closing = Servern startar om. Partiet fortsätter strax av sig självt.
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
room-onlookers = Tittar på: { $names }
room-guests = { $n ->
    [one] en utan namn
   *[other] { $n } utan namn
}
room-watching = { $n ->
    [0] Ingen tittar på
    [one] 1 person tittar på
   *[other] { $n } personer tittar på
}
room-people = Vilka är här
room-sheet = Rummet

# Platser.
room-seat-free = Ledig
room-seat-kept = Hålls för { $name }
room-sit = Sitt här
room-sit-more = Lägg till spelare
room-stand = Lämna { $name }s plats
room-remove = Ta bort { $name }
room-remove-about = { $name } kan inte sätta sig i det här rummet igen.
room-fill = Fyll på med datorer
room-join = Spela med
room-leave = Lämna
room-leave-last = Du är den sista här. Rummet stängs när du lämnar det.
room-seats-free = { $n ->
    [one] 1 plats är fortfarande ledig. Skicka länken till någon eller låt en dator spela.
   *[other] { $n } platser är fortfarande lediga. Skicka länken till någon eller låt datorer spela.
}
room-ready = Alla platser är tagna.
room-waits = { $name } startar partiet.
room-invited = { $name } bjuder in dig att spela.
room-full = Alla platser är tagna. Du kan titta på.

# Program vid bordet.
room-program = Program
room-program-title = Bjud in ett program
room-program-about = Program kommer över nätet, precis som människor. Vart och ett har en ägare som ansvarar för det.
room-program-search = Sök efter ett namn
room-program-none = Inget program spelar på den här servern än. Den som har ett konto kan ta med ett.
room-program-more = Det här är de första { $n }. Sök efter ett namn för att hitta andra.
room-program-owner = från { $name }
room-program-rating = rating { $n }
room-program-unrated = ingen rating än
room-program-waits = För ett program som inte är anslutet hålls platsen tills det kommer.
room-program-rated = Partiet räknas inte för rating om ett program spelar med sin ägare eller med ett annat program från samma ägare.
room-program-invite = Bjud in
room-program-removed = Det har tagits bort från rummet.
room-program-gone = Programmet finns inte längre.
room-program-declined = { $name } har tackat nej.
room-is-program = program
room-is-invited = inbjudet
room-uninvite = Ta tillbaka inbjudan till { $name }
room-kept = Väntar på { $names }.

# Vägen in.
room-link = Bjud in
room-link-about = Den som har länken kan spela med eller titta på.
room-share = Skicka
room-qr = Länken som QR-kod

# Vad som är avtalat.
room-agreed = Vad som spelas
room-agreed-change = Ändra
room-clock-of = { $name }: { $time } kvar
room-hurry = Din tid är nästan slut.
room-is-rated = Räknas för rating
room-is-unrated = Räknas inte för rating
room-is-listed = Alla ser rummet
room-is-unlisted = Bara med länken
room-no-takeover = För dem som går läggs bara brickorna.
room-copies = { $box } ({ $n } gånger)
room-with = Med: { $what }
room-without = Utan: { $what }
room-position = Partiet börjar i en egen ställning.
room-bag = Påsen har utvalda brickor.

# I partiet.
room-back-ask = Be att få ta tillbaka
room-back-asked = { $name } vill ta tillbaka ett drag.
room-back-waiting = Du har bett att få ta tillbaka. Väntar på { $names }.
room-back-others = { $name } vill ta tillbaka ett drag. Väntar på { $names }.
room-back-not = Inget tas tillbaka.
room-back-agree = Det går bra
room-back-decline = Nej
room-back-withdraw = Strunta i det
room-lent = En dator spelar för dig.
room-return = Spela vidare själv
room-absent = { $name } har varit borta ett tag.
room-replace = Låt en dator spela
room-resign = Ge upp
room-resign-title = Vill du ge upp?
room-resign-two = Då är partiet slut och motparten har vunnit.
room-resign-more = De andra spelar vidare och en dator spelar i ditt ställe. Du kan inte komma tillbaka.
room-resign-whose = För vem?
room-resign-all = För alla mina platser

# Prat.
room-chat = Chatt
room-chat-unread = { $n ->
    [one] Chatt, 1 ny rad
   *[other] Chatt, { $n } nya rader
}
room-chat-empty = Ingen har sagt något än.
room-chat-name = Säg vem du är för att prata
room-say = Säg något
room-send = Skicka
room-emotes = Snabba ord
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
room-mute-about = Du läser då inte längre vad de säger, i något rum.
room-mute-name = Tysta { $name }
room-unmute = Hör igen
room-unmute-name = Hör { $name } igen
room-muted = { $name } är tystad.
room-report = Anmäl
room-report-about = Varför bör den som driver servern läsa detta?
room-reported = Tack. Det är anmält.

# Slutet.
room-end-resigned = { $names } gav upp.
room-end-out-of-time = Tiden tog slut för { $names }.
room-end-abandoned = Alla gick; ingen har vunnit.
room-rating = Din rating är nu { $n }.
room-rating-change = Din rating är nu { $n } ({ $change }).
room-rematch = Någon vill spela igen.
room-to-rematch = Till revanschen

# Blandningen.
room-shuffle = Blandades det ärligt?
room-shuffle-promised = Brickornas ordning var bestämd innan den första drogs, och servern har gett ett löfte som inte passar någon annan. Det öppnas vid slutet.
room-shuffle-opened = Löftet är öppnat: startvärde och salt ger det igen, och alla dragningar följer av startvärdet.
room-shuffle-promise = Löfte
room-shuffle-seed = Startvärde
room-shuffle-salt = Salt
room-shuffle-check = Vem som helst kan kontrollera det med uppteckningen:
room-shuffle-save = Spara uppteckningen
