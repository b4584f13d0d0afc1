# Efter spelet: resultat, tillbakablick, delning, öppning.
after-points = Poängfördelning
after-course = Poängutveckling
after-sum = Totalt
after-chart = Poäng drag för drag
after-chart-how = Peka för att se poängen, tryck för att hoppa dit.
after-mark-start = Start
after-mark-turn = Drag { $n }
after-mark-final = Sluträkning
after-replay = Repris
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
after-continue-about = Startar ett nytt parti från drag { $n }. Det gamla förblir som det är.
after-same = Samma ordning på brickorna
after-same-about = Annars blandas de om.
after-cancel = Avbryt
after-go = Starta
after-edit = Redigera den här ställningen
after-rematch-about = Samma parti och spelare, med omblandade brickor.
after-first = Vem börjar?
after-first-next = Nästa spelare
after-first-same = Samma spelare
after-first-lot = Slumpen avgör
after-first-loser = Sista platsen
after-share = Dela och spara
after-link = Länk
after-link-about = Länken innehåller hela partiet. Ingenting skickas till någon server.
after-link-where = Länken öppnas vid
after-link-start = Start
after-link-here = Den här ställningen
after-link-end = Slut
after-copy = Kopiera
after-save = Spara
after-record = Uppteckning
after-record-about = En textfil som du kan läsa och Aude kan öppna igen.
after-picture = Bild
after-film = Animerad GIF
after-save-failed = Kunde inte spara: { $reason }
after-link-broken-title = Länken är skadad
after-link-broken = Något saknas eller har ändrats. Be om hela länken.
open-title = Öppna ett parti
open-how = Välj en uppteckning eller ett sparat parti från JCloisterZone (.jcz), eller klistra in en länk eller text här. Du kan också släppa en fil var som helst på sidan.
open-file = Välj en fil
open-paste = Partiets text eller en länk
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
    [fairy] Älva
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
