# Een kamer: voor, tijdens en na het spel.
room-entering = De kamer wordt geopend …
room-title-none = Een kamer
room-your-turn = Jij bent aan de beurt – { $title }
room-to-lobby = Naar alle kamers
room-missing-title = Deze kamer bestaat niet
room-missing = Misschien is de link onderweg afgekapt. Vraag om de hele link.
room-damaged-title = Deze kamer is beschadigd
room-closed-title = Deze kamer is gesloten
room-closed = Iedereen is weg, of er is lang niemand begonnen.
room-stopped = Deze pagina en de server zijn het niet eens over het spel. Er is niets verloren: de server heeft alles.

# De verbinding.
room-connected = Verbonden
room-lost = Geen verbinding. Nieuwe poging …
room-closing = De server herstart. Het spel gaat zo vanzelf verder.
room-try = Nu proberen

# Wie er is.
room-you = jij
room-host = gastheer
room-is-here = aanwezig
room-is-away = afwezig
room-away-person = { $name } is niet verbonden.
room-gone-resigned = heeft opgegeven, een computer speelt verder
room-gone-out-of-time = tijd voorbij, een computer speelt verder
room-gone-replaced = afwezig, een computer speelt zolang
room-gone-short-resigned = opgegeven
room-gone-short-out-of-time = tijd om
room-gone-short-replaced = afwezig
room-onlookers = Er kijken toe: { $names }
room-guests = { $n ->
    [one] iemand zonder naam
   *[other] { $n } zonder naam
}
room-watching = { $n ->
    [0] Niemand kijkt toe
    [one] 1 persoon kijkt toe
   *[other] { $n } personen kijken toe
}
room-people = Wie er is
room-sheet = De kamer

# Plaatsen.
room-seat-free = Vrij
room-seat-kept = Vrijgehouden voor { $name }
room-sit = Hier zitten
room-sit-more = Speler erbij
room-stand = Plaats van { $name } opgeven
room-remove = { $name } verwijderen
room-remove-about = { $name } kan in deze kamer niet meer gaan zitten.
room-fill = Aanvullen met computers
room-join = Meespelen
room-leave = Verlaten
room-leave-last = Je bent de laatste hier. De kamer wordt gesloten als je weggaat.
room-seats-free = { $n ->
    [one] Er is nog 1 plaats vrij. Stuur iemand de link of laat een computer spelen.
   *[other] Er zijn nog { $n } plaatsen vrij. Stuur iemand de link of laat computers spelen.
}
room-ready = Alle plaatsen zijn bezet.
room-waits = { $name } begint het spel.
room-invited = { $name } nodigt je uit om mee te spelen.
room-full = Alle plaatsen zijn bezet. Je kunt toekijken.

# Programma’s aan tafel.
room-program = Programma
room-program-title = Programma uitnodigen
room-program-about = Programma’s komen via het netwerk, net als mensen. Elk heeft een eigenaar, die ervoor instaat.
room-program-search = Naar een naam zoeken
room-program-none = Op deze server speelt nog geen programma. Wie een account heeft, kan er een meebrengen.
room-program-more = Dit zijn de eerste { $n }. Zoek naar een naam om andere te vinden.
room-program-owner = van { $name }
room-program-rating = rating { $n }
room-program-unrated = nog geen rating
room-program-waits = Voor een programma dat niet verbonden is, wordt de plaats vrijgehouden tot het komt.
room-program-rated = Het spel telt niet mee voor de rating als een programma met zijn eigenaar of met een ander programma van dezelfde eigenaar speelt.
room-program-invite = Uitnodigen
room-program-removed = Het is uit deze kamer verwijderd.
room-program-gone = Dit programma is er niet meer.
room-program-declined = { $name } heeft bedankt.
room-is-program = programma
room-is-invited = uitgenodigd
room-uninvite = Uitnodiging aan { $name } terugnemen
room-kept = Wachten op { $names }.

# De weg naar binnen.
room-link = Uitnodigen
room-link-about = Wie deze link heeft, kan meespelen of toekijken.
room-share = Versturen
room-qr = De link als QR-code

# Wat is afgesproken.
room-agreed = Wat er gespeeld wordt
room-agreed-change = Wijzigen
room-clock-of = { $name }: nog { $time }
room-hurry = Je tijd is bijna om.
room-is-rated = Telt mee voor de rating
room-is-unrated = Telt niet mee voor de rating
room-is-listed = Iedereen ziet deze kamer
room-is-unlisted = Alleen met de link
room-no-takeover = Voor wie weggaat worden alleen nog tegels gelegd.
room-copies = { $box } ({ $n } keer)
room-with = Met: { $what }
room-without = Zonder: { $what }
room-position = Het spel begint in een eigen stelling.
room-bag = In de zak zitten uitgekozen tegels.

# In het spel.
room-back-ask = Vragen om terug te nemen
room-back-asked = { $name } wil een zet terugnemen.
room-back-waiting = Je hebt gevraagd om terug te nemen. Wachten op { $names }.
room-back-others = { $name } wil een zet terugnemen. Wachten op { $names }.
room-back-not = Er wordt niets teruggenomen.
room-back-agree = Akkoord
room-back-decline = Weigeren
room-back-withdraw = Laat maar
room-lent = Een computer speelt voor jou.
room-return = Zelf verder spelen
room-absent = { $name } is al een tijdje weg.
room-replace = Computer laten spelen
room-resign = Opgeven
room-resign-title = Het spel opgeven?
room-resign-two = Dan is het spel voorbij en heeft de ander gewonnen.
room-resign-more = De anderen spelen verder en een computer speelt in jouw plaats. Je kunt niet terugkomen.
room-resign-whose = Voor wie?
room-resign-all = Voor al mijn plaatsen

# Praten.
room-chat = Chat
room-chat-unread = { $n ->
    [one] Chat, 1 nieuwe regel
   *[other] Chat, { $n } nieuwe regels
}
room-chat-empty = Nog niemand heeft iets gezegd.
room-chat-name = Zeg wie je bent om te praten
room-say = Iets zeggen
room-send = Versturen
room-emotes = Snelle woorden
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
room-mute-about = Je leest dan niet meer wat ze zeggen, in geen enkele kamer.
room-mute-name = { $name } dempen
room-unmute = Weer horen
room-unmute-name = { $name } weer horen
room-muted = { $name } is gedempt.
room-report = Melden
room-report-about = Waarom moet de beheerder van deze server dit lezen?
room-reported = Bedankt. Het is gemeld.

# Het einde.
room-end-resigned = Opgegeven: { $names }
room-end-out-of-time = Tijd voorbij: { $names }
room-end-abandoned = Iedereen ging weg; niemand heeft gewonnen.
room-rating = Je rating is nu { $n }.
room-rating-change = Je rating is nu { $n } ({ $change }).
room-rematch = Iemand wil nog een keer spelen.
room-to-rematch = Naar de revanche

# Het schudden.
room-shuffle = Is er eerlijk geschud?
room-shuffle-promised = De volgorde van de tegels stond vast voordat de eerste werd getrokken, en de server heeft een belofte gegeven die bij geen andere past. Aan het einde wordt ze geopend.
room-shuffle-opened = De belofte is open: begingetal en zout geven haar weer, en alle trekkingen volgen uit het begingetal.
room-shuffle-promise = Belofte
room-shuffle-seed = Begingetal
room-shuffle-salt = Zout
room-shuffle-check = Iedereen kan dat met het verslag controleren:
room-shuffle-save = Verslag opslaan
