# Att spela tillsammans: vem man är, lobbyn, ett eget rum.
online-plain = Sidan kommer från en vanlig webbserver där man inte kan spela tillsammans.
online-silent = Servern svarar inte. Finns det någon internetanslutning?
online-failed = Det gick inte: { $reason }

# Det räcker med ett namn.
online-name-title = Vad ska de andra kalla dig?
online-name-about = Det räcker med ett namn för att spela. Webbläsaren kommer ihåg vem du är.
online-name = Ditt namn
online-name-go = Fortsätt
online-have-account = Jag har ett konto
online-no-account = Utan konto
online-login = Logga in
online-login-about = Då är du samma spelare här som i dina andra webbläsare.
online-user = Kontots namn
online-password = Lösenord

# Varför något inte går.
refusal-not-host = Det får bara värden göra.
refusal-closed = Rummet är stängt.
refusal-begun = Partiet har redan börjat.
refusal-not-playing = Inget parti pågår här.
refusal-not-over = Partiet är inte slut än.
refusal-no-seat = Den platsen finns inte.
refusal-seat-taken = Platsen är upptagen.
refusal-not-your-seat = Det är inte din plats.
refusal-no-player = Du är inte med i partiet.
refusal-removed = Värden har tagit bort dig från rummet.
refusal-bad-colour = En annan plats har den färgen.
refusal-bad-name = Namnet går inte att använda: det är tomt, för långt eller har osynliga tecken.
refusal-bad-settings = Något i inställningarna går inte ihop.
refusal-seats-free = Några platser är fortfarande lediga.
refusal-no-people = Minst en människa måste vara med.
refusal-not-your-turn = Det är någon annans tur.
refusal-stale = Partiet har gått vidare under tiden.
refusal-ahead = Servern har ett äldre läge i partiet. Det visas nu.
refusal-illegal = Det tillåter inte reglerna.
refusal-out-of-time = Tiden är ute.
refusal-not-your-decision = Det var inte ditt beslut.
refusal-asked = En förfrågan pågår redan.
refusal-not-asked = Ingen frågar längre.
refusal-not-away = De är här, eller har varit borta kortare tid än två minuter.
refusal-not-replaced = Ingen spelar åt dig, eller så har du gett upp.
refusal-bad-text = Det står ingenting, eller så är det för långt.
refusal-bad-emote = Det tecknet är inte känt här.
refusal-oneself = Man kan inte tysta sig själv.
refusal-bad-message = Servern förstår inte sidan. Ladda om den.
refusal-not-signed-in = Ge dig själv ett namn först, eller logga in.
refusal-no-room = Det rummet finns inte.
refusal-damaged = Det som är sparat om rummet är skadat. Det går inte att spela vidare.
refusal-taken = Namnet är upptaget, eller så har du redan ett konto.
refusal-bad-login = Ett kontonamn har 2 till 30 bokstäver, siffror, bindestreck, punkter och understreck.
refusal-bad-password = Ett lösenord har 8 till 200 tecken.
refusal-wrong-password = Namnet eller lösenordet är fel.
refusal-foreign = Sidan kommer från en annan plats än servern.
refusal-too-much = Det var för mycket på en gång. Vänta lite.
refusal-not-found = Här finns inget.
refusal-unavailable = Servern kan inte göra det just nu. Försök igen om en stund.
refusal-closed-page = Det finns ingen anslutning till servern.

# Lobbyn.
online-title = Spela tillsammans
