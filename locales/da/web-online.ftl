# At spille sammen: hvem man er, lobbyen, et rum for sig selv.
online-plain = I kan ikke spille sammen på denne side: Den har ingen spilserver.
online-silent = Serveren svarer ikke. Tjek din internetforbindelse.
online-failed = Noget gik galt: { $reason }

# Et navn er nok.
online-name-title = Hvad hedder du?
online-name-about = Mere skal der ikke til for at spille. Browseren husker dig.
online-name = Dit navn
online-name-go = Fortsæt
online-have-account = Jeg har en konto
online-no-account = Spil som gæst
online-login = Log ind
online-login-about = Så er du den samme spiller på alle dine enheder.
online-user = Brugernavn
online-password = Adgangskode

# Hvorfor noget ikke kan lade sig gøre.
refusal-not-host = Det kan kun værten.
refusal-closed = Rummet er lukket.
refusal-begun = Spillet er allerede begyndt.
refusal-not-playing = Der er intet spil i gang i rummet.
refusal-not-over = Spillet er ikke slut endnu.
refusal-no-seat = Den plads findes ikke.
refusal-seat-taken = Pladsen er optaget.
refusal-not-your-seat = Det er ikke din plads.
refusal-no-player = Du er ikke med i spillet.
refusal-removed = Værten har fjernet dig fra rummet.
refusal-bad-colour = Farven er taget.
refusal-bad-name = Navnet er tomt, for langt eller indeholder usynlige tegn.
refusal-bad-settings = Indstillingerne passer ikke sammen.
refusal-seats-free = Nogle pladser er stadig ledige.
refusal-no-people = Mindst ét menneske skal være med.
refusal-not-your-turn = Det er ikke din tur.
refusal-stale = Spillet er gået videre. Prøv igen.
refusal-ahead = Serveren er et skridt bagud. Nu ser du spillet, som serveren kender det.
refusal-illegal = Det træk er ikke tilladt.
refusal-out-of-time = Tiden er gået.
refusal-not-your-decision = Det var ikke dit træk.
refusal-asked = En anden anmodning venter stadig på svar.
refusal-not-asked = Anmodningen gælder ikke længere.
refusal-not-away = Stadig her, eller væk i under to minutter.
refusal-not-replaced = Ingen computer spiller for dig, eller du har givet op.
refusal-bad-text = Din besked er tom eller for lang.
refusal-bad-emote = Ukendt hurtigbesked.
refusal-oneself = Du kan ikke slå lyden fra for dig selv.
refusal-bad-message = Siden er forældet. Genindlæs den.
refusal-not-signed-in = Skriv et navn, eller log ind først.
refusal-no-room = Det rum findes ikke.
refusal-damaged = Rummets data er beskadiget. Spillet kan ikke fortsætte.
refusal-taken = Brugernavnet er taget, eller du har allerede en konto.
refusal-bad-login = Brug 2 til 30 bogstaver, tal, bindestreger, punktummer eller understregninger.
refusal-bad-password = Brug 8 til 200 tegn.
refusal-wrong-password = Forkert brugernavn eller adgangskode.
refusal-foreign = Siden er åbnet fra et andet websted. Åbn den på serverens egen adresse.
refusal-too-much = For mange forespørgsler. Vent et øjeblik.
refusal-no-account = Det kræver en konto.
refusal-no-program = Det kan kun botter, der logger ind med et token.
refusal-banned = Du er udelukket fra serveren.
refusal-silenced = Du må ikke chatte på serveren.
refusal-not-found = Ikke fundet.
refusal-unavailable = Serveren er optaget. Prøv igen om lidt.
refusal-closed-page = Ingen forbindelse til serveren.

# Lobbyen.
online-title = Spil sammen
online-about = Med venner eller fremmede, hver ved sin egen skærm
online-waiting = { $n ->
    [one] Et spil venter på dit træk
   *[other] { $n } spil venter på dit træk
}
online-plain-server = For at spille på hver jeres enhed skal en af jer køre Aude som server. Har en ven en, så åbn adressen, du får derfra. Vil du selv have en, står vejledningen i Audes dokumentation; det tager et par minutter.
online-plain-here = Her kan du spille mod computere, eller I kan spille sammen på denne enhed.
online-away = Forbindelsen er afbrudt. Forbinder igen; listen kan være forældet.
online-again = Prøv igen
online-more = Vis flere
lobby-new-about = Vælg et spil, og del linket.
lobby-link = Vær med via link eller kode
lobby-link-go = Vær med
lobby-link-wrong = Det er ikke et link til et rum.
lobby-nobody = Se dig omkring. Skriv et navn for at spille med.
lobby-mine = Dine spil
lobby-waiting = { $n ->
    [one] Ét spil venter på dig.
   *[other] { $n } spil venter på dig.
}
lobby-waiting-none = Det er ikke din tur i nogen spil.
lobby-gathering = Åbne spil
lobby-gathering-none = Ingen åbne spil. Opret et rum, og vis det i lobbyen.
lobby-playing = Spil i gang
lobby-playing-none = Ingen offentlige spil lige nu.
lobby-search = Søg i titler og navne
lobby-found-none = Ingen resultater
lobby-room-of = Hos { $name }
lobby-seats = Pladser
lobby-free = { $n ->
    [one] én ledig plads
   *[other] { $n } ledige pladser
}
lobby-your-turn = Din tur
lobby-damaged = beskadiget
lobby-rated = tæller
lobby-unlisted = kun med link
lobby-turn = tur { $n }, { $left ->
    [one] én brik tilbage
   *[other] { $left } brikker tilbage
}
lobby-due = { $name } har turen
lobby-end-played = færdigspillet
lobby-end-resigned = { $names } gav op
lobby-end-out-of-time = { $names } løb tør for tid
lobby-end-abandoned = afbrudt
lobby-join = Vær med
lobby-enter = Åbn
lobby-play = Spil
lobby-watch = Se med
lobby-look = Se igen

# Et rum for sig selv.
room-new = Nyt rum
room-change = Rediger rum
room-open = Opret rum
room-save = Gem
room-table = Rum
room-title = Titel
room-seats = Pladser
room-seats-about = Du får den første plads. De ledige er til venner eller computere.
room-first-lots = Tilfældig
room-first-seat = Plads { $n }
room-listed = Vis i lobbyen
room-listed-about = Alle kan være med. Ellers kun dem, der har linket.
room-rated = Ratet spil
room-rated-about = Hver plads skal have sin egen spiller med en konto.
room-takeover = Computere træder til
room-takeover-about = Hvis nogen går, spiller en computer videre. Ellers lægger den kun brikkerne.
room-wrong-title = Titlen er for lang eller indeholder usynlige tegn.
room-wrong-clock = Vælg en tid mellem ét sekund og 14 dage.
room-wrong-seats = Et rum har 1 til 6 pladser.
room-wrong-rated = Spil fra en særlig stilling kan ikke tælle.

# Ure.
clock-title = Betænkningstid
clock-kind-none = Ubegrænset
clock-kind-move = Pr. træk
clock-kind-bank = Pr. spil
clock-none = uden ur
clock-move = { $time } pr. træk
clock-bank = { $time } + { $more } pr. træk
clock-none-about = Tag jer god tid.
clock-move-about = Løber tiden ud, er man ude. Med dage pr. træk behøver ingen være online samtidig.
clock-bank-about = Tid til hele spillet plus lidt mere efter hvert træk.
clock-own = Tilpasset
clock-minutes = Minutter pr. spil
clock-seconds = Ekstra sekunder pr. træk

# Én selv.
me-title = Dig
me-open = { $name }: navn, konto og spil
me-nobody = Skriv et navn
me-nobody-title = Du er ikke logget ind
me-nobody-about = Et navn er nok til at spille. Med en konto er du den samme spiller på alle enheder.
me-rename = Ændr
me-renamed = Navnet er ændret
me-name-about = De andre ser det ved bordet. I spil, du allerede er med i, beholder du det gamle.
me-account = Konto
me-account-is = Logget ind som { $login }
me-account-about = Du spiller som gæst i denne browser. Med en konto har du dine spil, din statistik og din rating på alle enheder.
me-register = Opret konto
me-registered = Kontoen er oprettet med alle dine spil.
me-login-about = Logger du ind på en anden konto, følger gæstens spil ikke med.
me-logout = Log ud
me-password-old = Gammel adgangskode
me-password-new = Ny adgangskode
me-password-show = Vis adgangskode
me-password-change = Skift adgangskode
me-password-changed = Adgangskoden er skiftet. Du er logget ud alle andre steder.
me-statistics = Statistik
me-games = Spil
me-won = Vundet
me-best = Flest point
me-mean = Point i snit
me-rating = Rating
me-rating-none = Dit første tællende spil mod en med konto giver dig en rating.
me-rating-about = { $n ->
    [one] Din rating bygger på ét spil.
   *[other] Din rating bygger på { $n } spil.
}
me-finished-none = Ingen færdige spil endnu.
me-data = Dine data
me-data-about = Det, serveren gemmer om dig: navn, konto, botter, spil, resultater, beskeder og hvem du har gjort tavse.
me-export = Gem som fil
me-forget = Slet alt
me-forget-about = Alle dine data på serveren bliver slettet. Det kan ikke fortrydes.
me-forget-gone = Navn, konto, botter, resultater, rating og beskeder bliver slettet.
me-forget-games = Du giver op i alle spil, der er i gang.
me-forget-stays = Dit navn bliver stående i optegnelserne af dine spil, for de andre har dem også.
me-forget-go = Slet for altid
me-forgotten = Alle dine data er slettet.

# Egne programmer.
program-title = Botter
program-guest = Opret en konto for at tage din egen bot med.
program-about = Lad en bot, du selv har skrevet, spille mod mennesker og andre botter. Den har sit eget navn, sine egne spil og sin egen rating. Alle kan se, at den er en bot, og at den er din.
program-docs = Sådan forbinder du en bot
program-name = Bottens navn
program-make = Tilføj bot
program-here = forbundet
program-away = ikke forbundet
program-token-made = Oprettet: { $when }
program-token-used = Sidst brugt: { $when }
program-token-unused = Ikke brugt endnu
program-tokens-none = Uden et token kan den ikke logge ind.
program-token-more = Et token mere
program-revoke = Tilbagekald
program-revoke-title = Tilbagekald tokenet { $id }?
program-revoke-about = Ingen kan logge ind med det længere. Bruger { $name } det nu, bliver forbindelsen afbrudt. Det kan ikke fortrydes.
program-revoked = Token tilbagekaldt.
program-forget = Slet
program-forget-title = Slet { $name }?
program-forget-about = { $name } giver op i de spil, der er i gang. Tokens, resultater og rating bliver slettet; navnet bliver i spillenes optegnelser. Det kan ikke fortrydes.
program-forgotten = { $name } er slettet.
program-token = Token
program-token-title = Et token til { $name }
program-token-once = Kopiér det nu; det bliver ikke vist igen. Pas på det som på en adgangskode: Alle, der har det, kan spille som { $name }.
program-token-use = Denne kommando forbinder enhver motor, der taler Audes protokol:
program-token-kept = Jeg har gemt det
program-many = Du kan højst have { $programs } botter og { $tokens } tokens.
