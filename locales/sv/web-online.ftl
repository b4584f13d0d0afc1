# Att spela tillsammans: vem man är, lobbyn, ett eget rum.
online-plain = Ni kan inte spela tillsammans på den här sidan: den har ingen spelserver.
online-silent = Servern svarar inte. Kontrollera din internetanslutning.
online-failed = Det gick inte: { $reason }

# Det räcker med ett namn.
online-name-title = Vad heter du?
online-name-about = Mer behövs inte för att spela. Webbläsaren kommer ihåg dig.
online-name = Ditt namn
online-name-go = Fortsätt
online-have-account = Jag har ett konto
online-no-account = Spela som gäst
online-login = Logga in
online-login-about = Då är du samma spelare på alla dina enheter.
online-user = Användarnamn
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
refusal-not-your-turn = Det är inte din tur.
refusal-stale = Partiet har gått vidare under tiden.
refusal-ahead = Servern har ett äldre läge i partiet. Det visas nu.
refusal-illegal = Det draget är inte tillåtet.
refusal-out-of-time = Tiden är ute.
refusal-not-your-decision = Det var inte ditt drag.
refusal-asked = En annan förfrågan väntar fortfarande på svar.
refusal-not-asked = Förfrågan gäller inte längre.
refusal-not-away = Fortfarande här, eller borta i mindre än två minuter.
refusal-not-replaced = Ingen spelar åt dig, eller så har du gett upp.
refusal-bad-text = Meddelandet är tomt eller för långt.
refusal-bad-emote = Det tecknet är inte känt här.
refusal-oneself = Du kan inte tysta dig själv.
refusal-bad-message = Sidan är inaktuell. Ladda om den.
refusal-not-signed-in = Ange ett namn eller logga in först.
refusal-no-room = Det rummet finns inte.
refusal-damaged = Det som är sparat om rummet är skadat. Det går inte att spela vidare.
refusal-taken = Användarnamnet är upptaget, eller så har du redan ett konto.
refusal-bad-login = Använd 2–30 bokstäver, siffror, bindestreck, punkter eller understreck.
refusal-bad-password = Använd 8–200 tecken.
refusal-wrong-password = Fel användarnamn eller lösenord.
refusal-foreign = Sidan kommer från en annan plats än servern.
refusal-too-much = För många förfrågningar. Vänta lite.
refusal-no-account = Det kräver ett konto.
refusal-no-program = Det är för program, som loggar in med en token.
refusal-banned = Du är avstängd från servern.
refusal-silenced = Du får inte chatta på servern.
refusal-not-found = Här finns inget.
refusal-unavailable = Servern är upptagen. Försök igen om en stund.
refusal-closed-page = Det finns ingen anslutning till servern.

# Lobbyn.
online-title = Spela tillsammans
online-about = Med vänner eller främlingar, var och en vid sin egen skärm
online-waiting = { $n ->
    [one] Ett parti väntar på ditt drag
   *[other] { $n } partier väntar på ditt drag
}
online-plain-server = För att spela på var sin enhet behöver någon av er köra Aude som server. Har en vän en, öppna adressen du får därifrån. Vill du ha en egen står det hur man gör i Audes dokumentation; det tar några minuter.
online-plain-here = Här kan du spela mot datorer, eller så spelar ni tillsammans på den här enheten.
online-away = Anslutningen bröts. Ansluter igen; listan kan vara inaktuell.
online-again = Försök igen
online-more = Visa fler
lobby-new-about = Välj ett spel och dela länken.
lobby-link = Gå med via länk eller kod
lobby-link-go = Gå med
lobby-link-wrong = Det är ingen länk till ett rum.
lobby-nobody = Se dig omkring. Ange ett namn för att spela med.
lobby-mine = Dina partier
lobby-waiting = { $n ->
    [one] Ett parti väntar på dig.
   *[other] { $n } partier väntar på dig.
}
lobby-waiting-none = Det är inte din tur i något parti.
lobby-gathering = Öppna partier
lobby-gathering-none = Inga öppna partier. Skapa ett rum och visa det i lobbyn.
lobby-playing = Pågående partier
lobby-playing-none = Inga offentliga partier just nu.
lobby-search = Sök bland titlar och namn
lobby-found-none = Inga träffar
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
lobby-end-played = färdigspelat
lobby-end-resigned = { $names } gav upp
lobby-end-out-of-time = Tiden tog slut för { $names }
lobby-end-abandoned = avbrutet
lobby-join = Gå med
lobby-enter = Öppna
lobby-play = Spela
lobby-watch = Titta på
lobby-look = Spela upp

# Ett eget rum.
room-new = Nytt rum
room-change = Redigera rum
room-open = Skapa rum
room-save = Spara
room-table = Rum
room-title = Titel
room-seats = Platser
room-seats-about = Du får den första platsen. De lediga är för vänner eller datorer.
room-first-lots = Slumpmässig
room-first-seat = Plats { $n }
room-listed = Visa i lobbyn
room-listed-about = Alla kan gå med. Annars bara de som har länken.
room-rated = Rankat parti
room-rated-about = Varje plats måste ha sin egen spelare med konto.
room-takeover = Datorer hoppar in
room-takeover-about = Om någon lämnar spelar en dator vidare. Annars lägger den bara brickorna.
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
clock-none-about = Ta den tid ni behöver.
clock-move-about = Tar tiden slut är man ute. Med dagar per drag behöver ingen vara online samtidigt.
clock-bank-about = Tid för hela partiet plus lite mer efter varje drag.
clock-own = Anpassad
clock-minutes = Minuter per parti
clock-seconds = Extra sekunder per drag

# En själv.
me-title = Du
me-open = { $name }: namn, konto och partier
me-nobody = Ange ett namn
me-nobody-title = Du är inte inloggad
me-nobody-about = Ett namn räcker för att spela. Med ett konto är du samma spelare på alla enheter.
me-rename = Ändra
me-renamed = Namnet är ändrat
me-name-about = Andra ser det vid bordet. I partier du redan är med i behåller du det gamla.
me-account = Konto
me-account-is = Inloggad som { $login }
me-account-about = Du spelar som gäst i den här webbläsaren. Med ett konto har du dina partier, din statistik och din rating på alla enheter.
me-register = Skapa konto
me-registered = Kontot är skapat med alla dina partier.
me-login-about = Loggar du in på ett annat konto följer gästens partier inte med.
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
me-finished-none = Inga avslutade partier än.
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
