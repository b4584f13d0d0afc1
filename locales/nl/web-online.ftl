# Samen spelen: wie je bent, de lobby, een eigen kamer.
online-plain = Op deze site kun je niet samen spelen: er is geen spelserver.
online-silent = De server reageert niet. Controleer je internetverbinding.
online-failed = Er ging iets mis: { $reason }

# Een naam is genoeg.
online-name-title = Hoe heet je?
online-name-about = Meer heb je niet nodig om te spelen. Deze browser onthoudt je.
online-name = Je naam
online-name-go = Verder
online-have-account = Ik heb een account
online-no-account = Als gast spelen
online-login = Inloggen
online-login-about = Zo ben je op al je apparaten dezelfde speler.
online-user = Gebruikersnaam
online-password = Wachtwoord

# Waarom iets niet kan.
refusal-not-host = Dat kan alleen de gastheer.
refusal-closed = Deze kamer is gesloten.
refusal-begun = Het spel is al begonnen.
refusal-not-playing = In deze kamer is geen spel bezig.
refusal-not-over = Het spel is nog niet afgelopen.
refusal-no-seat = Die plaats is er niet.
refusal-seat-taken = Die plaats is bezet.
refusal-not-your-seat = Dat is niet jouw plaats.
refusal-no-player = Je speelt hier niet mee.
refusal-removed = De gastheer heeft je uit deze kamer verwijderd.
refusal-bad-colour = Die kleur is al bezet.
refusal-bad-name = De naam is leeg, te lang of bevat onzichtbare tekens.
refusal-bad-settings = Deze instellingen passen niet bij elkaar.
refusal-seats-free = Sommige plaatsen zijn nog vrij.
refusal-no-people = Er moet minstens één mens meespelen.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-stale = Het spel is al verder. Probeer het opnieuw.
refusal-ahead = De server loopt een stap achter. Je ziet het spel nu zoals de server het kent.
refusal-illegal = Die zet mag niet.
refusal-out-of-time = De tijd is om.
refusal-not-your-decision = Dat was niet jouw zet.
refusal-asked = Een ander verzoek wacht nog op antwoord.
refusal-not-asked = Dat verzoek staat niet meer open.
refusal-not-away = Nog aanwezig, of pas minder dan twee minuten weg.
refusal-not-replaced = Er speelt geen computer voor je, of je hebt opgegeven.
refusal-bad-text = Je bericht is leeg of te lang.
refusal-bad-emote = Onbekend snelbericht.
refusal-oneself = Je kunt jezelf niet dempen.
refusal-bad-message = Deze pagina is verouderd. Laad hem opnieuw.
refusal-not-signed-in = Vul eerst een naam in of log in.
refusal-no-room = Die kamer bestaat niet.
refusal-damaged = De gegevens van deze kamer zijn beschadigd. Het spel kan niet verdergaan.
refusal-taken = Die gebruikersnaam is bezet, of je hebt al een account.
refusal-bad-login = Gebruik 2 tot 30 letters, cijfers, streepjes, punten of lage streepjes.
refusal-bad-password = Gebruik 8 tot 200 tekens.
refusal-wrong-password = Onjuiste gebruikersnaam of wachtwoord.
refusal-foreign = Deze pagina komt van een andere site. Open haar op het adres van de server.
refusal-too-much = Te veel verzoeken. Wacht even.
refusal-no-account = Daarvoor heb je een account nodig.
refusal-no-program = Dat kunnen alleen bots die met een token inloggen.
refusal-banned = Je bent verbannen van deze server.
refusal-silenced = Je mag op deze server niet chatten.
refusal-not-found = Niet gevonden.
refusal-unavailable = De server is bezet. Probeer het zo nog eens.
refusal-closed-page = Geen verbinding met de server.

# De lobby.
online-title = Samen spelen
online-about = Met vrienden of vreemden, ieder op een eigen apparaat
online-waiting = { $n ->
    [one] Er wacht een spel op je zet
   *[other] Er wachten { $n } spellen op je zet
}
online-plain-server = Om op verschillende apparaten te spelen moet een van jullie Aude als server draaien. Heeft een vriend er een, open dan het adres dat je daarvan krijgt. Wil je er zelf een, volg dan de uitleg in de documentatie van Aude; dat kost een paar minuten.
online-plain-here = Hier kun je tegen computers spelen, of samen op dit apparaat.
online-away = Verbinding verbroken. Er wordt opnieuw verbonden; deze lijst kan verouderd zijn.
online-again = Opnieuw proberen
online-more = Meer tonen
lobby-new-about = Kies een spel en deel de link.
lobby-link = Meedoen met een link of code
lobby-link-go = Meedoen
lobby-link-wrong = Dat is geen link naar een kamer.
lobby-nobody = Kijk gerust rond. Vul een naam in om mee te spelen.
lobby-mine = Jouw spellen
lobby-waiting = { $n ->
    [one] Er wacht één spel op je.
   *[other] Er wachten { $n } spellen op je.
}
lobby-waiting-none = Je bent in geen enkel spel aan de beurt.
lobby-gathering = Open spellen
lobby-gathering-none = Geen open spellen. Maak een kamer en toon hem in de lobby.
lobby-playing = Lopende spellen
lobby-playing-none = Nu geen openbare spellen.
lobby-search = Titels en namen zoeken
lobby-found-none = Niets gevonden
lobby-room-of = Kamer van { $name }
lobby-seats = Plaatsen
lobby-free = { $n ->
    [one] één plaats vrij
   *[other] { $n } plaatsen vrij
}
lobby-your-turn = Jouw beurt
lobby-damaged = beschadigd
lobby-rated = telt mee
lobby-unlisted = alleen met link
lobby-turn = beurt { $n }, { $left ->
    [one] nog één tegel
   *[other] nog { $left } tegels
}
lobby-due = { $name } is aan de beurt
lobby-end-played = uitgespeeld
lobby-end-resigned = opgegeven: { $names }
lobby-end-out-of-time = tijd om: { $names }
lobby-end-abandoned = afgebroken
lobby-join = Meedoen
lobby-enter = Openen
lobby-play = Spelen
lobby-watch = Kijken
lobby-look = Terugkijken

# Een eigen kamer.
room-new = Nieuwe kamer
room-change = Kamer wijzigen
room-open = Kamer maken
room-save = Opslaan
room-table = Kamer
room-title = Titel
room-seats = Plaatsen
room-seats-about = Jij krijgt de eerste plaats. De vrije zijn voor vrienden of computers.
room-first-lots = Willekeurig
room-first-seat = Plaats { $n }
room-listed = In de lobby tonen
room-listed-about = Iedereen kan meedoen. Anders alleen wie de link heeft.
room-rated = Spel met rating
room-rated-about = Op elke plaats moet een andere speler met een account zitten.
room-takeover = Computers vallen in
room-takeover-about = Als iemand weggaat, speelt een computer verder. Anders legt die alleen de tegels.
room-wrong-title = De titel is te lang of bevat onzichtbare tekens.
room-wrong-clock = Kies een tijd tussen één seconde en 14 dagen.
room-wrong-seats = Een kamer heeft 1 tot 6 plaatsen.
room-wrong-rated = Spellen vanuit een eigen stelling kunnen niet meetellen.

# Klokken.
clock-title = Bedenktijd
clock-kind-none = Onbeperkt
clock-kind-move = Per zet
clock-kind-bank = Per spel
clock-none = zonder klok
clock-move = { $time } per zet
clock-bank = { $time } + { $more } per zet
clock-none-about = Neem de tijd die je nodig hebt.
clock-move-about = Wie over de tijd gaat, ligt eruit. Met dagen per zet hoeft niemand tegelijk online te zijn.
clock-bank-about = Tijd voor het hele spel, plus wat extra na elke zet.
clock-own = Aangepast
clock-minutes = Minuten per spel
clock-seconds = Extra seconden per zet

# Jijzelf.
me-title = Jij
me-open = { $name }: naam, account en spellen
me-nobody = Naam invullen
me-nobody-title = Je bent niet ingelogd
me-nobody-about = Een naam is genoeg om te spelen. Met een account ben je op elk apparaat dezelfde speler.
me-rename = Wijzigen
me-renamed = Naam gewijzigd
me-name-about = Anderen zien hem aan tafel. In spellen waar je al meedoet, houd je de oude.
me-account = Account
me-account-is = Ingelogd als { $login }
me-account-about = Je speelt als gast in deze browser. Met een account heb je je spellen, statistieken en rating op al je apparaten.
me-register = Account maken
me-registered = Account gemaakt, met al je spellen.
me-login-about = Log je in op een ander account, dan blijven de spellen van deze gast achter.
me-logout = Uitloggen
me-password-old = Oud wachtwoord
me-password-new = Nieuw wachtwoord
me-password-show = Wachtwoord tonen
me-password-change = Wachtwoord wijzigen
me-password-changed = Wachtwoord gewijzigd. Overal elders ben je uitgelogd.
me-statistics = Statistiek
me-games = Spellen
me-won = Gewonnen
me-best = Meeste punten
me-mean = Gemiddelde punten
me-rating = Rating
me-rating-none = Je eerste meetellende spel tegen iemand met een account geeft je een rating.
me-rating-about = { $n ->
    [one] De rating komt uit één spel.
   *[other] De rating komt uit { $n } spellen.
}
me-finished-none = Nog geen uitgespeelde spellen.
me-data = Je gegevens
me-data-about = Wat deze server over je bewaart: naam, account, bots, spellen, uitslagen, berichten en wie je hebt gedempt.
me-export = Als bestand bewaren
me-forget = Alles verwijderen
me-forget-about = Al je gegevens op deze server worden verwijderd. Dit kan niet ongedaan worden gemaakt.
me-forget-gone = Naam, account, bots, uitslagen, rating en berichten worden verwijderd.
me-forget-games = Je geeft alle lopende spellen op.
me-forget-stays = In de verslagen van je spellen blijft je naam staan, want de anderen hebben die ook.
me-forget-go = Voorgoed verwijderen
me-forgotten = Al je gegevens zijn verwijderd.

# Eigen programma’s.
program-title = Bots
program-guest = Maak eerst een account aan om je eigen bot mee te brengen.
program-about = Laat een bot die je zelf hebt geschreven tegen mensen en andere bots spelen. Hij heeft een eigen naam, eigen spellen en een eigen rating. Iedereen ziet dat het een bot is en van wie.
program-docs = Zo verbind je een bot
program-name = Naam van de bot
program-make = Bot toevoegen
program-here = verbonden
program-away = niet verbonden
program-token-made = Aangemaakt: { $when }
program-token-used = Laatst gebruikt: { $when }
program-token-unused = Nog niet gebruikt
program-tokens-none = Zonder token kan hij niet inloggen.
program-token-more = Nog een token
program-revoke = Intrekken
program-revoke-title = Token { $id } intrekken?
program-revoke-about = Niemand kan er nog mee inloggen. Gebruikt { $name } het nu, dan wordt de verbinding verbroken. Dit kan niet ongedaan worden gemaakt.
program-revoked = Token ingetrokken.
program-forget = Verwijderen
program-forget-title = { $name } verwijderen?
program-forget-about = { $name } geeft lopende spellen op. De tokens, uitslagen en rating worden verwijderd; de naam blijft in de verslagen van de spellen. Dit kan niet ongedaan worden gemaakt.
program-forgotten = { $name } is verwijderd.
program-token = Token
program-token-title = Token voor { $name }
program-token-once = Kopieer het nu; het wordt niet nog eens getoond. Bewaar het als een wachtwoord: wie het heeft, kan als { $name } spelen.
program-token-use = Deze opdracht verbindt elke engine die het protocol van Aude spreekt:
program-token-kept = Ik heb het bewaard
program-many = Je kunt hoogstens { $programs } bots en { $tokens } tokens hebben.
