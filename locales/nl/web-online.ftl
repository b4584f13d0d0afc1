# Samen spelen: wie je bent, de lobby, een eigen kamer.
online-plain = Op deze site kun je niet samen spelen: er is geen spelserver.
online-silent = De server reageert niet. Controleer je internetverbinding.
online-failed = Dat is niet gelukt: { $reason }

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
refusal-not-host = Dat mag alleen de gastheer.
refusal-closed = Deze kamer is gesloten.
refusal-begun = Het spel is al begonnen.
refusal-not-playing = Er is hier geen spel bezig.
refusal-not-over = Het spel is nog niet afgelopen.
refusal-no-seat = Die plaats is er niet.
refusal-seat-taken = Die plaats is bezet.
refusal-not-your-seat = Dat is niet jouw plaats.
refusal-no-player = Je speelt hier niet mee.
refusal-removed = De gastheer heeft je uit deze kamer verwijderd.
refusal-bad-colour = Een andere plaats heeft die kleur.
refusal-bad-name = Deze naam kan niet: hij is leeg, te lang of heeft onzichtbare tekens.
refusal-bad-settings = Iets in deze instellingen past niet bij elkaar.
refusal-seats-free = Sommige plaatsen zijn nog vrij.
refusal-no-people = Er moet minstens één mens meespelen.
refusal-not-your-turn = Je bent niet aan de beurt.
refusal-stale = Het spel is intussen verdergegaan.
refusal-ahead = De server heeft een oudere stand van dit spel. Die is nu te zien.
refusal-illegal = Die zet mag niet.
refusal-out-of-time = De tijd is om.
refusal-not-your-decision = Dat was niet jouw zet.
refusal-asked = Er staat nog een ander verzoek open.
refusal-not-asked = Dat verzoek staat niet meer open.
refusal-not-away = Nog aanwezig, of pas minder dan twee minuten weg.
refusal-not-replaced = Niemand speelt in jouw plaats, of je hebt opgegeven.
refusal-bad-text = Je bericht is leeg of te lang.
refusal-bad-emote = Dit teken is hier niet bekend.
refusal-oneself = Je kunt jezelf niet dempen.
refusal-bad-message = Deze pagina is verouderd. Laad hem opnieuw.
refusal-not-signed-in = Vul eerst een naam in of log in.
refusal-no-room = Die kamer bestaat niet.
refusal-damaged = Wat van deze kamer is bewaard, is beschadigd. Er kan niet worden verdergespeeld.
refusal-taken = Die gebruikersnaam is bezet, of je hebt al een account.
refusal-bad-login = Gebruik 2 tot 30 letters, cijfers, streepjes, punten of lage streepjes.
refusal-bad-password = Gebruik 8 tot 200 tekens.
refusal-wrong-password = Onjuiste gebruikersnaam of wachtwoord.
refusal-foreign = Deze pagina komt van een andere plek dan de server.
refusal-too-much = Te veel verzoeken. Wacht even.
refusal-no-account = Daarvoor heb je een account nodig.
refusal-no-program = Dat is voor programma’s, die met een token inloggen.
refusal-banned = Je bent verbannen van deze server.
refusal-silenced = Je mag op deze server niet chatten.
refusal-not-found = Hier is niets.
refusal-unavailable = De server is bezet. Probeer het zo nog eens.
refusal-closed-page = Er is geen verbinding met de server.

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
lobby-end-resigned = { $names } gaf op
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
me-finished-none = Nog geen uitgespeelde spellen.
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
