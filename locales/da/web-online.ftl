# At spille sammen: hvem man er, lobbyen, et rum for sig selv.
online-plain = Siden kommer fra en almindelig webserver, hvor man ikke kan spille sammen.
online-silent = Serveren svarer ikke. Er der forbindelse til internettet?
online-failed = Det lykkedes ikke: { $reason }

# Et navn er nok.
online-name-title = Hvad skal de andre kalde dig?
online-name-about = Et navn er nok til at spille med. Browseren husker, hvem du er.
online-name = Dit navn
online-name-go = Videre
online-have-account = Jeg har en konto
online-no-account = Uden konto
online-login = Log ind
online-login-about = Så er du den samme spiller her som i dine andre browsere.
online-user = Kontoens navn
online-password = Adgangskode

# Hvorfor noget ikke kan lade sig gøre.
refusal-not-host = Det må kun værten.
refusal-closed = Rummet er lukket.
refusal-begun = Spillet er allerede begyndt.
refusal-not-playing = Der er ikke noget spil i gang her.
refusal-not-over = Spillet er ikke slut endnu.
refusal-no-seat = Den plads findes ikke.
refusal-seat-taken = Pladsen er optaget.
refusal-not-your-seat = Det er ikke din plads.
refusal-no-player = Du er ikke med i spillet.
refusal-removed = Værten har fjernet dig fra rummet.
refusal-bad-colour = En anden plads har den farve.
refusal-bad-name = Navnet kan ikke bruges: Det er tomt, for langt eller har usynlige tegn.
refusal-bad-settings = Noget i indstillingerne passer ikke sammen.
refusal-seats-free = Nogle pladser er stadig ledige.
refusal-no-people = Mindst ét menneske skal være med.
refusal-not-your-turn = Det er en andens tur.
refusal-stale = Spillet er gået videre i mellemtiden.
refusal-ahead = Serveren har en ældre stilling i spillet. Den vises nu.
refusal-illegal = Det tillader reglerne ikke.
refusal-out-of-time = Tiden er gået.
refusal-not-your-decision = Det var ikke din beslutning.
refusal-asked = Der er allerede en forespørgsel i gang.
refusal-not-asked = Der er ikke længere nogen, der spørger.
refusal-not-away = De er her, eller de har været væk i under to minutter.
refusal-not-replaced = Ingen spiller for dig, eller du har givet op.
refusal-bad-text = Der står ikke noget, eller det er for langt.
refusal-bad-emote = Det tegn kendes ikke her.
refusal-oneself = Man kan ikke gøre sig selv tavs.
refusal-bad-message = Serveren forstår ikke siden. Genindlæs den.
refusal-not-signed-in = Giv dig selv et navn først, eller log ind.
refusal-no-room = Det rum findes ikke.
refusal-damaged = Det, der er gemt om rummet, er beskadiget. Der kan ikke spilles videre.
refusal-taken = Navnet er taget, eller du har allerede en konto.
refusal-bad-login = En kontos navn har 2 til 30 bogstaver, cifre, bindestreger, punktummer og understreger.
refusal-bad-password = En adgangskode har 8 til 200 tegn.
refusal-wrong-password = Navn eller adgangskode er forkert.
refusal-foreign = Siden kommer fra et andet sted end serveren.
refusal-too-much = Det var for meget på én gang. Vent lidt.
refusal-no-account = Det kræver en konto.
refusal-no-program = Det er for programmer, der logger ind med et token.
refusal-banned = Den, der driver serveren, lukker dig ikke ind.
refusal-silenced = Den, der driver serveren, lader dig ikke skrive her.
refusal-not-found = Her er ikke noget.
refusal-unavailable = Serveren kan ikke gøre det lige nu. Prøv igen om lidt.
refusal-closed-page = Der er ingen forbindelse til serveren.

# Lobbyen.
online-title = Spil sammen
online-about = Med venner eller fremmede, hver ved sin egen skærm
online-waiting = { $n ->
    [one] Et spil venter på dit træk
   *[other] { $n } spil venter på dit træk
}
online-plain-server = Den, der har Aude på en computer, kan starte en server med denne kommando. Alle andre åbner dens adresse i en browser.
online-plain-here = Her kan du spille mod computere, eller I kan spille sammen på denne ene enhed.
online-away = Forbindelsen er afbrudt. Der prøves igen; indtil da er intet her opdateret.
online-again = Prøv igen
online-more = Vis flere
lobby-new-about = Vælg, hvad der spilles, og invitér så andre med et link, eller lad hvem som helst være med.
lobby-link = Vær med via link eller kode
lobby-link-go = Gå til
lobby-link-wrong = Det er ikke et link til et rum.
lobby-nobody = Du kan se dig omkring. Giv dig selv et navn for at spille med.
lobby-mine = Dine spil
lobby-waiting = { $n ->
    [one] Ét spil venter på dig.
   *[other] { $n } spil venter på dig.
}
lobby-waiting-none = Ingen venter på dig.
lobby-gathering = Åbne spil
lobby-gathering-none = Ingen søger spillere lige nu. Åbn et rum, så kan andre komme til.
lobby-playing = Spil i gang
lobby-playing-none = Der er ingen offentlige spil i gang.
lobby-search = Søg i titler og navne
lobby-found-none = Intet fundet.
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
lobby-end-played = spillet til ende
lobby-end-resigned = afgjort ved opgivelse
lobby-end-out-of-time = afgjort på tid
lobby-end-abandoned = afbrudt
lobby-join = Vær med
lobby-enter = Gå ind
lobby-play = Spil
lobby-watch = Se med
lobby-look = Se tilbage

# Et rum for sig selv.
room-new = Nyt rum
room-change = Ændr rummet
room-open = Åbn rummet
room-save = Gem
room-table = Rummet
room-title = Titel
room-seats = Pladser
room-seats-about = Du har den første plads. I rummet tager de andre deres, og du kan sætte computere på de ledige.
room-first-lots = Lodtrækning
room-first-seat = Plads { $n }
room-listed = Alle kan finde rummet
room-listed-about = Det står i lobbyen. Ellers kan kun dem med linket komme ind.
room-rated = Spillet tæller
room-rated-about = Ratings ændrer sig, hvis alle har en konto, hver plads har sin egen spiller, og ingen må erstattes.
room-takeover = Computere træder til
room-takeover-about = En computer spiller videre for dem, der går. Ellers bliver deres brikker kun lagt.
room-wrong-title = Titlen kan ikke bruges: Den er for lang eller har usynlige tegn.
room-wrong-clock = Et ur giver mellem ét sekund og 14 dage.
room-wrong-seats = Der er 1 til 6 pladser.
room-wrong-rated = Et spil, der begynder midt i det hele, kan ikke tælle.

# Ure.
clock-title = Tid
clock-kind-none = Ubegrænset
clock-kind-move = Pr. træk
clock-kind-bank = Pr. spil
clock-none = uden ur
clock-move = { $time } pr. træk
clock-bank = { $time } + { $more } pr. træk
clock-none-about = Alle tager sig den tid, de vil.
clock-move-about = Den, der er længere om det, er ude af spillet. Med dage pr. træk behøver ingen være der samtidig.
clock-bank-about = Alle har så meget tid til hele spillet og får lidt mere efter hvert træk.
clock-own = Andre tider
clock-minutes = Minutter for spillet
clock-seconds = Sekunder mere efter et træk

# Én selv.
me-title = Dig
me-open = { $name }: navn, konto og spil
me-nobody = Vælg et navn
me-nobody-title = Ingen kender dig her endnu
me-nobody-about = Et navn er nok til at spille med. Med en konto er du den samme spiller i alle browsere.
me-rename = Ændr
me-renamed = Dit navn er ændret.
me-name-about = De andre ser det ved bordet. Hvor du allerede sidder, beholder du det gamle.
me-account = Konto
me-account-is = Du er logget ind som { $login }.
me-account-about = Du spiller som gæst, og kun denne browser kender dig. Med en konto, et navn og en adgangskode, har du dine spil, din statistik og din rating på alle dine enheder.
me-register = Opret konto
me-registered = Nu har du en konto med alle dine spil.
me-login-about = Den, der logger ind på en anden konto, forlader denne gæsts spil.
me-logout = Log ud
me-password-old = Gammel adgangskode
me-password-new = Ny adgangskode
me-password-show = Vis adgangskoden
me-password-change = Skift adgangskode
me-password-changed = Adgangskoden er skiftet. Andre browsere er logget ud.
me-statistics = Statistik
me-games = Spil
me-won = Vundet
me-best = Flest point
me-mean = Point i snit
me-rating = Rating
me-rating-none = Det første tællende spil mellem konti giver dig en rating.
me-rating-about = { $n ->
    [one] Din rating bygger på ét spil.
   *[other] Din rating bygger på { $n } spil.
}
me-finished-none = Du har ikke spillet noget spil færdigt her endnu.
me-data = Dine data
me-data-about = Det, serveren har om dig: navn, konto, programmer, spil, resultater, hvad du har sagt, og hvem du har gjort tavse.
me-export = Gem som fil
me-forget = Slet alt
me-forget-about = Serveren glemmer dig. Det kan ikke fortrydes.
me-forget-gone = Navn, konto, programmer, resultater, rating og alt, hvad du har sagt, bliver slettet.
me-forget-games = Du opgiver de spil, der er i gang.
me-forget-stays = Det navn, du sad ved bordet med, bliver i spillets optegnelse, som de andre også har.
me-forget-go = Slet for altid
me-forgotten = Serveren har glemt dig.

# Egne programmer.
program-title = Programmer
program-guest = Et program, der spiller her, hører til en konto: Opret en for at tage dit eget med.
program-about = Et program, du har skrevet, kan spille her med mennesker og med andre programmer. Det har sit eget navn, sine egne spil og sin egen rating; alle kan se, at det er et program, og at det er dit.
program-docs = Sådan spiller programmer her
program-name = Programmets navn
program-make = Opret programmet
program-here = forbundet
program-away = ikke forbundet
program-token-made = Lavet: { $when }
program-token-used = Sidst brugt: { $when }
program-token-unused = Ikke brugt endnu
program-tokens-none = Uden et token kan det ikke komme ind.
program-token-more = Et token mere
program-revoke = Tilbagekald
program-revoke-title = Tilbagekald tokenet { $id }?
program-revoke-about = Ingen kan komme ind med det længere, og hvis { $name } bruger det nu, bliver forbindelsen afbrudt. Det kan ikke fortrydes.
program-revoked = Tokenet er tilbagekaldt.
program-forget = Glem
program-forget-title = Glem { $name }?
program-forget-about = { $name } opgiver de spil, der er i gang. Dets tokens, resultater og rating bliver slettet; navnet bliver i spillenes optegnelser. Det kan ikke fortrydes.
program-forgotten = { $name } er glemt.
program-token = Token
program-token-title = Et token til { $name }
program-token-once = Kopiér tokenet nu: Det bliver ikke vist igen. Pas på det som på en adgangskode, for den, der har det, spiller som { $name }.
program-token-use = Med denne kommando spiller ethvert program, der taler Audes protokol, her:
program-token-kept = Jeg har gemt det
program-many = En konto har højst { $programs } programmer og { $tokens } tokens.
