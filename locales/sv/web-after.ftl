# Efter spelet: resultat, tillbakablick, delning, öppning.
after-points = Vad poängen består av
after-course = Så gick det
after-sum = Summa
after-chart = Poäng drag för drag
after-chart-how = Peka på ett drag för att se ställningen; ett tryck leder dit.
after-mark-start = Början
after-mark-turn = Drag { $n }
after-mark-final = Sluträkning
after-replay = Se tillbaka
after-replay-slider = Ställning
after-replay-close = Tillbaka till partiet
after-replay-first = Till början
after-replay-before = Ett drag bakåt
after-replay-run = Spela upp
after-replay-pause = Pausa
after-replay-after = Ett drag framåt
after-replay-last = Till slutet
after-step-back = Ett steg bakåt
after-continue = Spela vidare härifrån
after-continue-about = Ett nytt parti börjar med ställningen från drag { $n }. Det gamla förblir som det är.
after-same = Samma brickor kommer igen
after-same-about = Annars kommer de i en annan ordning.
after-cancel = Avbryt
after-go = Starta
after-edit = Redigera den här ställningen
after-rematch-about = Samma parti med samma spelare och andra brickor.
after-first = Vem börjar?
after-first-next = Nästa spelare
after-first-same = Samma spelare
after-first-lot = Lotten avgör
after-first-loser = Den som kom sist
after-share = Dela och spara
after-link = Länk
after-link-about = Hela partiet finns i själva länken. Ingenting skickas till någon server.
after-link-where = Vart länken leder
after-link-start = Början
after-link-here = Den här ställningen
after-link-end = Slutet
after-copy = Kopiera
after-save = Spara
after-record = Uppteckning
after-record-about = En text som människor kan läsa och som Aude kan öppna igen.
after-picture = Bild
after-film = Film (GIF)
after-save-failed = Det gick inte att spara: { $reason }
after-link-broken-title = Länken är skadad
after-link-broken = Den har kortats av eller ändrats på vägen. Be om hela länken.
open-title = Öppna ett parti
open-how = En uppteckning, ett sparat parti från JCloisterZone (.jcz) eller en länk: välj en fil, klistra in texten här eller släpp den var som helst på sidan.
open-file = Välj en fil
open-paste = Texten till ett parti eller en länk
open-go = Öppna
open-drop = Släpp här för att öppna
after-times = { $n ->
    [one] en gång
   *[other] { $n } gånger
}
after-row = { $cause ->
    [start] Poäng från början
    [city] { $last ->
        [yes] Ofärdiga städer
       *[no] Städer
    }
    [road] { $last ->
        [yes] Ofärdiga vägar
       *[no] Vägar
    }
    [monastery] { $last ->
        [yes] Ofärdiga kloster
       *[no] Kloster
    }
    [garden] { $last ->
        [yes] Ofärdiga trädgårdar
       *[no] Trädgårdar
    }
    [shrine] { $last ->
        [yes] Ofärdiga helgedomar
       *[no] Helgedomar
    }
    [castle] { $last ->
        [yes] Ofärdiga borgar
       *[no] Borgar
    }
    [field] Ängar
    [barn] Lador
    [fairy] Fe
    [goods] Varor
    [king] Kung
    [robber] Rövare
    [ransom] Lösensummor
    [auction] Auktioner
   *[other] Andra poäng
}
after-key-step = Ett steg bakåt eller framåt
after-key-turn = Ett drag bakåt eller framåt
after-key-ends = Till början eller slutet
after-key-run = Spela upp eller pausa
after-key-close = Tillbaka till partiet
