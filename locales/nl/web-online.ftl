# Samen spelen: wie je bent, de lobby, een eigen kamer.
online-plain = Deze pagina komt van een gewone webserver, waar niemand samen kan spelen.
online-silent = De server antwoordt niet. Is er verbinding met internet?
online-failed = Dat is niet gelukt: { $reason }

# Een naam is genoeg.
online-name-title = Hoe mogen de anderen je noemen?
online-name-about = Een naam is genoeg om mee te spelen. Deze browser onthoudt wie je bent.
online-name = Je naam
online-name-go = Verder
online-have-account = Ik heb een account
online-no-account = Zonder account
online-login = Inloggen
online-login-about = Je bent hier dan dezelfde speler als in je andere browsers.
online-user = Naam van het account
online-password = Wachtwoord

# Waarom iets niet kan.
refusal-not-host = Dat mag alleen de gastheer.
refusal-closed = Deze kamer is gesloten.
refusal-begun = Het spel is al begonnen.
refusal-not-playing = Er is hier geen spel bezig.
refusal-not-over = Het spel is nog niet afgelopen.
refusal-no-seat = Die plaats is er niet.
refusal-seat-taken = Die plaats is al bezet.
refusal-not-your-seat = Dat is niet jouw plaats.
refusal-no-player = Je speelt hier niet mee.
refusal-removed = De gastheer heeft je uit deze kamer verwijderd.
refusal-bad-colour = Een andere plaats heeft die kleur.
refusal-bad-name = Deze naam kan niet: hij is leeg, te lang of heeft onzichtbare tekens.
refusal-bad-settings = Iets in deze instellingen past niet bij elkaar.
refusal-seats-free = Sommige plaatsen zijn nog vrij.
refusal-no-people = Er moet minstens één mens meespelen.
refusal-not-your-turn = Iemand anders is aan de beurt.
refusal-stale = Het spel is intussen verdergegaan.
refusal-ahead = De server heeft een oudere stand van dit spel. Die is nu te zien.
refusal-illegal = Dat staan de regels niet toe.
refusal-out-of-time = De tijd is om.
refusal-not-your-decision = Dat was niet jouw beslissing.
refusal-asked = Er loopt al een verzoek.
refusal-not-asked = Er wordt niets meer gevraagd.
refusal-not-away = Ze zijn er, of nog geen twee minuten weg.
refusal-not-replaced = Niemand speelt in jouw plaats, of je hebt opgegeven.
refusal-bad-text = Er staat niets, of het is te lang.
refusal-bad-emote = Dit teken is hier niet bekend.
refusal-oneself = Jezelf dempen kan niet.
refusal-bad-message = De server begrijpt deze pagina niet. Laad haar opnieuw.
refusal-not-signed-in = Geef jezelf eerst een naam, of log in.
refusal-no-room = Die kamer bestaat niet.
refusal-damaged = Wat van deze kamer is bewaard, is beschadigd. Er kan niet worden verdergespeeld.
refusal-taken = Die naam is bezet, of je hebt al een account.
refusal-bad-login = De naam van een account heeft 2 tot 30 letters, cijfers, streepjes, punten en lage streepjes.
refusal-bad-password = Een wachtwoord heeft 8 tot 200 tekens.
refusal-wrong-password = Naam of wachtwoord klopt niet.
refusal-foreign = Deze pagina komt van een andere plek dan de server.
refusal-too-much = Dat was te veel tegelijk. Wacht even.
refusal-no-account = Daarvoor is een account nodig.
refusal-no-program = Dat is voor programma’s, die met een token inloggen.
refusal-banned = Wie deze server beheert, laat je niet binnen.
refusal-silenced = Wie deze server beheert, laat je hier niet schrijven.
refusal-not-found = Hier is niets.
refusal-unavailable = De server kan dat nu niet. Probeer het zo nog eens.
refusal-closed-page = Er is geen verbinding met de server.

# De lobby.
online-title = Samen spelen
online-about = Met vrienden of vreemden, ieder op een eigen apparaat
online-waiting = { $n ->
    [one] Er wacht een spel op je zet
   *[other] Er wachten { $n } spellen op je zet
}
online-plain-server = Wie Aude op een computer heeft, start met deze opdracht een server. Alle anderen openen het adres ervan in een browser.
online-plain-here = Hier kun je tegen computers spelen, of samen op dit ene apparaat.
online-away = De verbinding is weg. Er wordt opnieuw geprobeerd; tot dan is hier niets actueel.
online-again = Opnieuw proberen
online-more = Meer tonen
lobby-new-about = Kies wat er wordt gespeeld en nodig dan anderen uit met een link, of laat iedereen meedoen.
lobby-link = Meedoen met een link of code
lobby-link-go = Ga
lobby-link-wrong = Dat is geen link naar een kamer.
lobby-nobody = Je kunt rondkijken. Geef jezelf een naam om mee te spelen.
lobby-mine = Jouw spellen
lobby-waiting = { $n ->
    [one] Er wacht één spel op je.
   *[other] Er wachten { $n } spellen op je.
}
lobby-waiting-none = Niemand wacht op je.
lobby-gathering = Open spellen
lobby-gathering-none = Niemand zoekt nu spelers. Open een kamer, dan kunnen anderen erbij komen.
lobby-playing = Lopende spellen
lobby-playing-none = Er is geen openbaar spel bezig.
lobby-search = Titels en namen zoeken
lobby-found-none = Niets gevonden.
lobby-room-of = Kamer van { $name }
lobby-seats = Plaatsen
lobby-free = { $n ->
    [one] één plaats vrij
   *[other] { $n } plaatsen vrij
}
lobby-your-turn = Jij bent
lobby-damaged = beschadigd
lobby-rated = telt mee
lobby-unlisted = alleen met link
lobby-turn = beurt { $n }, { $left ->
    [one] nog één tegel
   *[other] nog { $left } tegels
}
lobby-due = { $name } is aan de beurt
lobby-end-played = uitgespeeld
lobby-end-resigned = geëindigd door opgave
lobby-end-out-of-time = op tijd beslist
lobby-end-abandoned = afgebroken
lobby-join = Meedoen
lobby-enter = Naar binnen
lobby-play = Spelen
lobby-watch = Kijken
lobby-look = Terugkijken

# Een eigen kamer.
room-new = Nieuwe kamer
room-change = Kamer wijzigen
room-open = Kamer openen
room-save = Opslaan
room-table = De kamer
room-title = Titel
room-seats = Plaatsen
room-seats-about = Jij hebt de eerste plaats. In de kamer nemen anderen de hunne, en op vrije plaatsen kun je computers zetten.
room-first-lots = Het lot beslist
room-first-seat = Plaats { $n }
room-listed = Iedereen kan de kamer vinden
room-listed-about = Ze staat in de lobby. Anders komt alleen binnen wie de link heeft.
room-rated = Het spel telt mee
room-rated-about = Ratings veranderen als iedereen een account heeft, op elke plaats iemand anders zit en niemand hoeft te worden vervangen.
room-takeover = Computers vallen in
room-takeover-about = Een computer speelt verder voor wie weggaat. Anders worden hun tegels alleen gelegd.
room-wrong-title = Deze titel kan niet: hij is te lang of heeft onzichtbare tekens.
room-wrong-clock = Een klok geeft tussen één seconde en 14 dagen.
room-wrong-seats = Er zijn 1 tot 6 plaatsen.
room-wrong-rated = Een spel dat halverwege begint, kan niet meetellen.

# Klokken.
clock-title = Bedenktijd
clock-kind-none = Onbeperkt
clock-kind-move = Per zet
clock-kind-bank = Per spel
clock-none = zonder klok
clock-move = { $time } per zet
clock-bank = { $time } + { $more } per zet
clock-none-about = Iedereen neemt zo veel tijd als nodig.
clock-move-about = Wie langer doet, ligt uit het spel. Met dagen per zet hoeft niemand er tegelijk te zijn.
clock-bank-about = Iedereen heeft zo veel tijd voor het hele spel, en na elke zet iets meer.
clock-own = Andere tijden
clock-minutes = Minuten voor het spel
clock-seconds = Extra seconden na een zet

# Jijzelf.
me-title = Jij
me-open = { $name }: naam, account en spellen
me-nobody = Naam kiezen
me-nobody-title = Nog kent niemand je hier
me-nobody-about = Een naam is genoeg om mee te spelen. Met een account ben je in elke browser dezelfde speler.
me-rename = Wijzigen
me-renamed = Je naam is gewijzigd.
me-name-about = Anderen zien hem aan tafel. Waar je al zit, houd je de oude.
me-account = Account
me-account-is = Je bent ingelogd als { $login }.
me-account-about = Je speelt als gast, en alleen deze browser kent je. Met een account, een naam en een wachtwoord, heb je je spellen, statistiek en rating op al je apparaten.
me-register = Account aanmaken
me-registered = Je hebt nu een account, met al je spellen.
me-login-about = Wie bij een ander account inlogt, laat de spellen van deze gast achter.
me-logout = Uitloggen
me-password-old = Oud wachtwoord
me-password-new = Nieuw wachtwoord
me-password-show = Wachtwoord tonen
me-password-change = Wachtwoord wijzigen
me-password-changed = Het wachtwoord is gewijzigd. Andere browsers zijn uitgelogd.
me-statistics = Statistiek
me-games = Spellen
me-won = Gewonnen
me-best = Meeste punten
me-mean = Gemiddelde punten
me-rating = Rating
me-rating-none = Het eerste meetellende spel tussen accounts geeft je een rating.
me-rating-about = { $n ->
    [one] De rating komt uit één spel.
   *[other] De rating komt uit { $n } spellen.
}
me-finished-none = Je hebt hier nog geen spel uitgespeeld.
me-data = Je gegevens
me-data-about = Wat deze server van je heeft: naam, account, programma’s, spellen, uitslagen, wat je hebt gezegd en wie je hebt gedempt.
me-export = Als bestand bewaren
me-forget = Alles verwijderen
me-forget-about = De server vergeet je. Dit kan niet ongedaan worden gemaakt.
me-forget-gone = Naam, account, programma’s, uitslagen, rating en alles wat je hebt gezegd worden verwijderd.
me-forget-games = Lopende spellen geef je op.
me-forget-stays = De naam waaronder je aan tafel zat, blijft in het verslag van dat spel, dat de anderen ook hebben.
me-forget-go = Voorgoed verwijderen
me-forgotten = De server is je vergeten.

# Eigen programma’s.
program-title = Programma’s
program-guest = Een programma dat hier speelt, hoort bij een account: maak er een aan om je eigen programma mee te brengen.
program-about = Een programma dat je hebt geschreven, kan hier met mensen en met andere programma’s spelen. Het heeft een eigen naam, eigen spellen en een eigen rating; iedereen ziet dat het een programma is en dat het van jou is.
program-docs = Hoe programma’s hier spelen
program-name = Naam van het programma
program-make = Programma aanmaken
program-here = verbonden
program-away = niet verbonden
program-token-made = Gemaakt: { $when }
program-token-used = Laatst gebruikt: { $when }
program-token-unused = Nog niet gebruikt
program-tokens-none = Zonder token komt het niet binnen.
program-token-more = Nog een token
program-revoke = Intrekken
program-revoke-title = Token { $id } intrekken?
program-revoke-about = Niemand komt er nog mee binnen, en als { $name } het nu gebruikt, wordt de verbinding verbroken. Dit kan niet ongedaan worden gemaakt.
program-revoked = Het token is ingetrokken.
program-forget = Vergeten
program-forget-title = { $name } vergeten?
program-forget-about = { $name } geeft lopende spellen op. De tokens, uitslagen en rating worden verwijderd; de naam blijft in de verslagen van de spellen. Dit kan niet ongedaan worden gemaakt.
program-forgotten = { $name } is vergeten.
program-token = Token
program-token-title = Een token voor { $name }
program-token-once = Kopieer het token nu: het wordt niet nog eens getoond. Bewaar het als een wachtwoord, want wie het heeft, speelt als { $name }.
program-token-use = Met deze opdracht speelt hier elk programma dat het protocol van Aude spreekt:
program-token-kept = Ik heb het bewaard
program-many = Een account heeft hoogstens { $programs } programma’s en { $tokens } tokens.
