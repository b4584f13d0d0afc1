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
refusal-oneself = Man kan ikke slå lyden fra for sig selv.
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
refusal-not-found = Her er ikke noget.
refusal-unavailable = Serveren kan ikke gøre det lige nu. Prøv igen om lidt.
refusal-closed-page = Der er ingen forbindelse til serveren.

# Lobbyen.
online-title = Spil sammen
