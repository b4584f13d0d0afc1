# Att spela tillsammans: vem man är, lobbyn, ett eget rum.
online-plain = Ni kan inte spela tillsammans på den här sidan: den har ingen spelserver.
online-silent = Servern svarar inte. Kontrollera din internetanslutning.
online-failed = Något gick fel: { $reason }

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
refusal-not-host = Det kan bara värden göra.
refusal-closed = Rummet är stängt.
refusal-begun = Partiet har redan börjat.
refusal-not-playing = Inget parti pågår i rummet.
refusal-not-over = Partiet är inte slut än.
refusal-no-seat = Den platsen finns inte.
refusal-seat-taken = Platsen är upptagen.
refusal-not-your-seat = Det är inte din plats.
refusal-no-player = Du är inte med i partiet.
refusal-removed = Värden har tagit bort dig från rummet.
refusal-bad-colour = Färgen är upptagen.
refusal-bad-name = Namnet är tomt, för långt eller innehåller osynliga tecken.
refusal-bad-settings = Inställningarna går inte ihop.
refusal-seats-free = Några platser är fortfarande lediga.
refusal-no-people = Minst en människa måste vara med.
refusal-not-your-turn = Det är inte din tur.
refusal-stale = Partiet har gått vidare. Försök igen.
refusal-ahead = Servern ligger ett steg efter. Nu ser du partiet som servern känner det.
refusal-illegal = Det draget är inte tillåtet.
refusal-out-of-time = Tiden är ute.
refusal-not-your-decision = Det var inte ditt drag.
refusal-asked = En annan förfrågan väntar fortfarande på svar.
refusal-not-asked = Förfrågan gäller inte längre.
refusal-not-away = Fortfarande här, eller borta i mindre än två minuter.
refusal-not-replaced = Ingen dator spelar åt dig, eller så har du gett upp.
refusal-bad-text = Meddelandet är tomt eller för långt.
refusal-bad-emote = Okänt snabbmeddelande.
refusal-oneself = Du kan inte tysta dig själv.
refusal-bad-message = Sidan är inaktuell. Ladda om den.
refusal-not-signed-in = Ange ett namn eller logga in först.
refusal-no-room = Det rummet finns inte.
refusal-damaged = Rummets data är skadade. Partiet kan inte fortsätta.
refusal-taken = Användarnamnet är upptaget, eller så har du redan ett konto.
refusal-bad-login = Använd 2–30 bokstäver, siffror, bindestreck, punkter eller understreck.
refusal-bad-password = Använd 8–200 tecken.
refusal-wrong-password = Fel användarnamn eller lösenord.
refusal-foreign = Sidan är öppnad från en annan webbplats. Öppna den på serverns egen adress.
refusal-too-much = För många förfrågningar. Vänta lite.
refusal-no-account = Det kräver ett konto.
refusal-no-program = Det kan bara bottar som loggar in med en token.
refusal-banned = Du är avstängd från servern.
refusal-silenced = Du får inte chatta på servern.
refusal-not-found = Hittades inte.
refusal-unavailable = Servern är upptagen. Försök igen om en stund.
refusal-closed-page = Ingen anslutning till servern.

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
room-wrong-title = Titeln är för lång eller innehåller osynliga tecken.
room-wrong-clock = Välj en tid mellan en sekund och 14 dagar.
room-wrong-seats = Ett rum har 1 till 6 platser.
room-wrong-rated = Partier från en egen ställning kan inte räknas.

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
me-account-about = Du spelar som gäst i den här webbläsaren. Med ett konto har du dina partier, din statistik och din rankning på alla enheter.
me-register = Skapa konto
me-registered = Kontot är skapat med alla dina partier.
me-login-about = Loggar du in på ett annat konto följer gästens partier inte med.
me-logout = Logga ut
me-password-old = Gammalt lösenord
me-password-new = Nytt lösenord
me-password-show = Visa lösenord
me-password-change = Byt lösenord
me-password-changed = Lösenordet är bytt. Du är utloggad överallt annars.
me-statistics = Statistik
me-games = Partier
me-won = Vunna
me-best = Flest poäng
me-mean = Poäng i snitt
me-rating = Rankning
me-rating-none = Ditt första räknade parti mot någon med konto ger dig en rankning.
me-rating-about = { $n ->
    [one] Rankningen bygger på ett parti.
   *[other] Rankningen bygger på { $n } partier.
}
me-finished-none = Inga avslutade partier än.
me-data = Dina uppgifter
me-data-about = Det servern sparar om dig: namn, konto, bottar, partier, resultat, meddelanden och vilka du har tystat.
me-export = Spara som fil
me-forget = Ta bort allt
me-forget-about = Alla dina uppgifter på servern tas bort. Det går inte att ångra.
me-forget-gone = Namn, konto, bottar, resultat, rankning och meddelanden tas bort.
me-forget-games = Du ger upp alla partier som pågår.
me-forget-stays = Ditt namn står kvar i uppteckningarna av dina partier, för de andra har dem också.
me-forget-go = Ta bort för alltid
me-forgotten = Alla dina uppgifter är borttagna.

# Egna program.
program-title = Bottar
program-guest = Skapa ett konto först för att ta med en egen bott.
program-about = Låt en bott du har skrivit spela mot människor och andra bottar. Den har eget namn, egna partier och egen rankning. Alla ser att den är en bott och att den är din.
program-docs = Så ansluter du en bott
program-name = Bottens namn
program-make = Lägg till bott
program-here = anslutet
program-away = inte anslutet
program-token-made = Skapad: { $when }
program-token-used = Senast använd: { $when }
program-token-unused = Inte använd än
program-tokens-none = Utan token kan den inte logga in.
program-token-more = En token till
program-revoke = Återkalla
program-revoke-title = Återkalla token { $id }?
program-revoke-about = Ingen kan logga in med den längre. Om { $name } använder den nu bryts anslutningen. Det går inte att ångra.
program-revoked = Token återkallad.
program-forget = Ta bort
program-forget-title = Ta bort { $name }?
program-forget-about = { $name } ger upp de partier som pågår. Dess token, resultat och rankning tas bort; namnet finns kvar i partiernas uppteckningar. Det går inte att ångra.
program-forgotten = { $name } är borttaget.
program-token = Token
program-token-title = Token för { $name }
program-token-once = Kopiera den nu; den visas inte igen. Förvara den som ett lösenord: den som har den kan spela som { $name }.
program-token-use = Det här kommandot ansluter vilken motor som helst som talar Audes protokoll:
program-token-kept = Jag har sparat den
program-many = Du kan ha högst { $programs } bottar och { $tokens } token.
