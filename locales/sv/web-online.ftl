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
refusal-no-account = Det kräver ett konto.
refusal-no-program = Det är för program, som loggar in med en token.
refusal-banned = Den som driver servern släpper inte in dig.
refusal-silenced = Den som driver servern låter dig inte skriva här.
refusal-not-found = Här finns inget.
refusal-unavailable = Servern kan inte göra det just nu. Försök igen om en stund.
refusal-closed-page = Det finns ingen anslutning till servern.

# Lobbyn.
online-title = Spela tillsammans
online-about = Med vänner eller främlingar, var och en vid sin egen skärm
online-waiting = { $n ->
    [one] Ett parti väntar på ditt drag
   *[other] { $n } partier väntar på ditt drag
}
online-plain-server = Den som har Aude på en dator kan starta en server med det här kommandot. Alla andra öppnar dess adress i en webbläsare.
online-plain-here = Här kan du spela mot datorer, eller så spelar ni tillsammans på den här enda enheten.
online-away = Anslutningen är bruten. Nya försök görs; till dess är inget här aktuellt.
online-again = Försök igen
online-more = Visa fler
lobby-new-about = Välj vad som spelas och bjud sedan in andra med en länk, eller låt vem som helst vara med.
lobby-link = Gå med via länk eller kod
lobby-link-go = Gå till
lobby-link-wrong = Det är ingen länk till ett rum.
lobby-nobody = Du kan se dig omkring. Ge dig själv ett namn för att spela med.
lobby-mine = Dina partier
lobby-waiting = { $n ->
    [one] Ett parti väntar på dig.
   *[other] { $n } partier väntar på dig.
}
lobby-waiting-none = Ingen väntar på dig.
lobby-gathering = Öppna partier
lobby-gathering-none = Ingen söker spelare just nu. Öppna ett rum, så kan andra komma med.
lobby-playing = Pågående partier
lobby-playing-none = Inget offentligt parti pågår.
lobby-search = Sök bland titlar och namn
lobby-found-none = Inget hittades.
lobby-room-of = Hos { $name }
lobby-seats = Platser
lobby-free = { $n ->
    [one] en ledig plats
   *[other] { $n } lediga platser
}
lobby-your-turn = Din tur
lobby-damaged = skadat
lobby-rated = räknas
lobby-unlisted = endast med länk
lobby-turn = tur { $n }, { $left ->
    [one] en bricka kvar
   *[other] { $left } brickor kvar
}
lobby-due = { $name } är på tur
lobby-end-played = spelat till slutet
lobby-end-resigned = avgjort genom uppgivande
lobby-end-out-of-time = avgjort på tid
lobby-end-abandoned = avbrutet
lobby-join = Gå med
lobby-enter = Gå in
lobby-play = Spela
lobby-watch = Titta på
lobby-look = Se tillbaka

# Ett eget rum.
room-new = Nytt rum
room-change = Ändra rummet
room-open = Öppna rummet
room-save = Spara
room-table = Rummet
room-title = Titel
room-seats = Platser
room-seats-about = Du har den första platsen. I rummet tar de andra sina, och på lediga kan du sätta datorer.
room-first-lots = Lottning
room-first-seat = Plats { $n }
room-listed = Alla kan hitta rummet
room-listed-about = Det står i lobbyn. Annars kommer bara de som har länken in.
room-rated = Partiet räknas
room-rated-about = Rankningen ändras om alla har ett konto, varje plats har sin egen spelare och ingen behöver ersättas.
room-takeover = Datorer hoppar in
room-takeover-about = En dator spelar vidare för dem som går. Annars läggs bara deras brickor.
room-wrong-title = Titeln går inte att använda: den är för lång eller har osynliga tecken.
room-wrong-clock = En klocka ger mellan en sekund och 14 dagar.
room-wrong-seats = Det finns 1 till 6 platser.
room-wrong-rated = Ett parti som börjar mitt i kan inte räknas.

# Klockor.
clock-title = Betänketid
clock-kind-none = Obegränsad
clock-kind-move = Per drag
clock-kind-bank = Per parti
clock-none = utan klocka
clock-move = { $time } per drag
clock-bank = { $time } + { $more } per drag
clock-none-about = Alla tar den tid de vill.
clock-move-about = Den som tar längre tid är ute ur partiet. Med dagar per drag behöver ingen vara där samtidigt.
clock-bank-about = Alla har så mycket tid för hela partiet och får lite mer efter varje drag.
clock-own = Andra tider
clock-minutes = Minuter för partiet
clock-seconds = Sekunder till efter ett drag

# En själv.
me-title = Du
me-open = { $name }: namn, konto och partier
me-nobody = Välj ett namn
me-nobody-title = Ingen känner dig här än
me-nobody-about = Det räcker med ett namn för att spela. Med ett konto är du samma spelare i alla webbläsare.
me-rename = Ändra
me-renamed = Ditt namn är ändrat.
me-name-about = Andra ser det vid bordet. Där du redan sitter behåller du det gamla.
me-account = Konto
me-account-is = Du är inloggad som { $login }.
me-account-about = Du spelar som gäst, och bara den här webbläsaren känner dig. Med ett konto, ett namn och ett lösenord, har du dina partier, din statistik och din rankning på alla enheter.
me-register = Skapa konto
me-registered = Nu har du ett konto med alla dina partier.
me-login-about = Den som loggar in på ett annat konto lämnar den här gästens partier.
me-logout = Logga ut
me-password-old = Gammalt lösenord
me-password-new = Nytt lösenord
me-password-show = Visa lösenordet
me-password-change = Byt lösenord
me-password-changed = Lösenordet är bytt. Andra webbläsare är utloggade.
me-statistics = Statistik
me-games = Partier
me-won = Vunna
me-best = Flest poäng
me-mean = Poäng i snitt
me-rating = Rankning
me-rating-none = Det första räknade partiet mellan konton ger dig en rankning.
me-rating-about = { $n ->
    [one] Rankningen bygger på ett parti.
   *[other] Rankningen bygger på { $n } partier.
}
me-finished-none = Du har inte spelat klart något parti här än.
me-data = Dina uppgifter
me-data-about = Det servern har om dig: namn, konto, program, partier, resultat, vad du har sagt och vilka du har tystat.
me-export = Spara som fil
me-forget = Ta bort allt
me-forget-about = Servern glömmer dig. Det går inte att ångra.
me-forget-gone = Namn, konto, program, resultat, rankning och allt du har sagt tas bort.
me-forget-games = Du ger upp de partier som pågår.
me-forget-stays = Namnet du satt vid bordet med finns kvar i partiets uppteckning, som de andra också har.
me-forget-go = Ta bort för alltid
me-forgotten = Servern har glömt dig.

# Egna program.
program-title = Program
program-guest = Ett program som spelar här hör till ett konto: skapa ett för att ta med ditt eget.
program-about = Ett program som du har skrivit kan spela här med människor och med andra program. Det har ett eget namn, egna partier och en egen rankning; alla ser att det är ett program och att det är ditt.
program-docs = Så spelar program här
program-name = Programmets namn
program-make = Skapa programmet
program-here = anslutet
program-away = inte anslutet
program-token-made = Skapad: { $when }
program-token-used = Senast använd: { $when }
program-token-unused = Inte använd än
program-tokens-none = Utan en token kommer det inte in.
program-token-more = En token till
program-revoke = Återkalla
program-revoke-title = Återkalla token { $id }?
program-revoke-about = Ingen kommer in med den längre, och om { $name } använder den nu bryts anslutningen. Det går inte att ångra.
program-revoked = Denna token är återkallad.
program-forget = Glöm
program-forget-title = Glömma { $name }?
program-forget-about = { $name } ger upp de partier som pågår. Dess token, resultat och rankning tas bort; namnet finns kvar i partiernas uppteckningar. Det går inte att ångra.
program-forgotten = { $name } är glömt.
program-token = Token
program-token-title = En token för { $name }
program-token-once = Kopiera den nu: den visas inte igen. Var rädd om den som om ett lösenord, för den som har den spelar som { $name }.
program-token-use = Med det här kommandot spelar vilket program som helst som talar Audes protokoll här:
program-token-kept = Jag har sparat den
program-many = Ett konto har högst { $programs } program och { $tokens } token.
