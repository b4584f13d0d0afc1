# Een kamer: voor, tijdens en na het spel.
room-entering = De kamer wordt geopend …
room-title-none = Kamer
room-your-turn = Jij bent aan de beurt – { $title }
room-to-lobby = Alle kamers
room-missing-title = Deze kamer bestaat niet
room-missing = De link is misschien niet volledig. Vraag er opnieuw om.
room-damaged-title = Deze kamer is beschadigd
room-closed-title = Deze kamer is gesloten
room-closed = Iedereen ging weg, of het spel is nooit begonnen.
room-stopped = Deze pagina en de server zijn het niet eens over het spel. Op de server is het veilig.

# De verbinding.
room-connected = Verbonden
room-lost = Verbinding verbroken. Opnieuw verbinden …
room-sending = Versturen …
room-closing = De server herstart. Het spel gaat zo verder.
room-try = Nu proberen

# Wie er is.
room-you = jij
room-host = gastheer
room-is-here = aanwezig
room-is-away = afwezig
room-away-person = { $name } is niet verbonden.
room-gone-resigned = heeft opgegeven, een computer speelt verder
room-gone-out-of-time = tijd om, een computer speelt verder
room-gone-replaced = afwezig, een computer speelt zolang
room-gone-short-resigned = opgegeven
room-gone-short-out-of-time = tijd om
room-gone-short-replaced = afwezig
room-onlookers = Toeschouwers: { $names }
room-guests = { $n ->
    [one] 1 gast
   *[other] { $n } gasten
}
room-watching = { $n ->
    [0] Niemand kijkt mee
    [one] 1 persoon kijkt mee
   *[other] { $n } personen kijken mee
}
room-people = In deze kamer
room-sheet = Kamer

# Plaatsen.
room-seat-free = Vrij
room-seat-kept = Gereserveerd voor { $name }
room-sit = Hier zitten
room-sit-more = Nog een speler op dit apparaat
room-stand = Plaats van { $name } opgeven
room-remove = { $name } verwijderen
room-remove-about = { $name } kan niet meer meedoen in deze kamer.
room-fill = Aanvullen met computers
room-join = Meespelen
room-leave = Verlaten
room-leave-last = Je bent de laatste. Als je weggaat, sluit de kamer.
room-seats-free = { $n ->
    [one] 1 vrije plaats. Deel de link of voeg een computer toe.
   *[other] { $n } vrije plaatsen. Deel de link of voeg computers toe.
}
room-ready = Iedereen is er.
room-waits = Wachten tot { $name } begint
room-ready-go = Ik ben klaar
room-ready-not = Nog niet klaar
room-ready-about = Dit spel heeft een klok. Zeg het als je klaar bent.
room-is-ready = klaar
room-unready = Nog niet klaar: { $names }
room-unrated-guests = { $n ->
    [one] Zonder rating: { $names } heeft geen account.
   *[other] Zonder rating: { $names } hebben geen account.
}
room-unrated-computer = Zonder rating: er speelt een computer mee.
room-unrated-twice = Zonder rating: een speler heeft twee plaatsen.
room-invited = { $name } nodigt je uit om te spelen
room-full = De kamer is vol. Je kunt meekijken.

# Programma’s aan tafel.
room-program = Bot
room-program-title = Bot uitnodigen
room-program-about = Bots zijn programma’s die via het netwerk komen, net als mensen. Elk heeft een eigenaar, die ervoor instaat.
room-program-search = Zoek op naam
room-program-none = Er zijn nog geen bots op deze server. Met een account kun je je eigen bot meebrengen.
room-program-more = De eerste { $n }. Zoek om andere te vinden.
room-program-owner = van { $name }
room-program-rating = rating { $n }
room-program-unrated = nog geen rating
room-program-waits = Is een bot niet verbonden, dan blijft zijn plaats gereserveerd tot hij komt.
room-program-rated = Het spel telt niet mee voor de rating als een bot met zijn eigenaar of met een andere bot van dezelfde eigenaar speelt.
room-program-invite = Uitnodigen
room-program-removed = Deze bot is uit de kamer verwijderd.
room-program-gone = Deze bot bestaat niet meer.
room-program-declined = { $name } heeft geweigerd.
room-is-program = bot
room-is-invited = uitgenodigd
room-uninvite = Uitnodiging aan { $name } intrekken
room-kept = Wachten op { $names }

# De weg naar binnen.
room-link = Uitnodigen
room-link-about = Iedereen met deze link kan meespelen of meekijken.
room-share = Delen
room-qr = QR-code voor de link

# Wat is afgesproken.
room-agreed = Spel
room-agreed-change = Wijzigen
room-clock-of = { $name }: nog { $time }
room-hurry = Je tijd is bijna om.
room-notify = Melding als ik aan de beurt ben
room-notify-about = Zolang deze pagina op de achtergrond open is.
room-notify-blocked = Je browser blokkeert meldingen van deze site.
room-is-rated = Met rating
room-is-unrated = Zonder rating
room-is-listed = Staat in de lobby
room-is-unlisted = Alleen met link
room-no-takeover = Als een speler weggaat, worden alleen de tegels gelegd.
room-copies = { $box } ({ $n } keer)
room-with = Met: { $what }
room-without = Zonder: { $what }
room-position = Begint vanuit een eigen stelling
room-bag = Eigen selectie tegels

# In het spel.
room-back-ask = Vragen om terug te nemen
room-back-asked = { $name } wil een zet terugnemen.
room-back-waiting = Terugnemen gevraagd. Wachten op { $names }
room-back-others = { $name } wil een zet terugnemen. Wachten op { $names }
room-back-not = { $name } heeft geweigerd.
room-back-agree = Toestaan
room-back-decline = Weigeren
room-back-withdraw = Annuleren
room-lent = Een computer speelt voor jou.
room-return = Weer overnemen
room-absent = { $name } is al een tijdje weg.
room-replace = Computer laten spelen
room-resign = Opgeven
room-resign-title = Het spel opgeven?
room-resign-two = Het spel eindigt en je tegenstander wint.
room-resign-more = De anderen spelen verder en een computer neemt jouw plaats in. Je kunt niet terugkomen.
room-resign-whose = Welke plaats?
room-resign-all = Al mijn plaatsen

# Praten.
room-chat = Chat
room-chat-unread = { $n ->
    [one] Chat, 1 nieuw bericht
   *[other] Chat, { $n } nieuwe berichten
}
room-chat-empty = Nog geen berichten
room-chat-name = Vul een naam in om te chatten
room-say = Bericht
room-send = Versturen
room-emotes = Snelle berichten
room-emote-hello = Hallo!
room-emote-thanks = Bedankt!
room-emote-well-played = Goed gespeeld!
room-emote-good-luck = Succes!
room-emote-oops = Oeps!
room-emote-thinking = Even denken …
room-emote-wow = Wauw!
room-emote-goodbye = Tot ziens!
room-person = Over { $name }
room-mute = Dempen
room-mute-about = Je ziet hun berichten in geen enkele kamer meer.
room-mute-name = { $name } dempen
room-unmute = Dempen opheffen
room-unmute-name = { $name } niet meer dempen
room-muted = { $name } is gedempt.
room-report = Melden
room-report-about = Vertel de beheerder van deze server wat er mis is.
room-reported = Bedankt, je melding is verstuurd.

# Het einde.
room-end-resigned = Opgegeven: { $names }
room-end-out-of-time = Tijd voorbij: { $names }
room-end-abandoned = Iedereen ging weg. Niemand wint.
room-rating = Je rating is nu { $n }.
room-rating-change = Je rating is nu { $n } ({ $change }).
room-rematch = { $name } wil een revanche.
room-rematch-join = Meedoen
room-to-rematch = Naar de revanche

# Het schudden.
room-shuffle = Is er eerlijk geschud?
room-shuffle-promised = De volgorde van de tegels stond vast voor de eerste trekking. De server heeft een belofte gedaan die bij geen andere past, en opent die na het spel.
room-shuffle-opened = De belofte is geopend: ze volgt uit begingetal en zout, en elke trekking volgt uit het begingetal.
room-shuffle-promise = Belofte
room-shuffle-seed = Begingetal
room-shuffle-salt = Zout
room-shuffle-check = Iedereen kan dat met het verslag controleren:
room-shuffle-save = Verslag opslaan
room-unrated-owner = Zonder rating: een bot speelt tegen zijn eigenaar of tegen een andere bot van dezelfde eigenaar.
