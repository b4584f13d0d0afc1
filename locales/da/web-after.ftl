# Efter spillet: resultat, tilbageblik, deling, åbning.
after-points = Hvor pointene kommer fra
after-course = Sådan gik det
after-sum = I alt
after-chart = Point tur for tur
after-chart-how = Peg på en tur for at se stillingen; et tryk fører derhen.
after-mark-start = Begyndelsen
after-mark-turn = Tur { $n }
after-mark-final = Slutopgørelse
after-replay = Se tilbage
after-replay-slider = Stilling
after-replay-close = Tilbage til spillet
after-replay-first = Til begyndelsen
after-replay-before = En tur tilbage
after-replay-run = Afspil
after-replay-pause = Pause
after-replay-after = En tur frem
after-replay-last = Til slutningen
after-step-back = Et skridt tilbage
after-continue = Spil videre herfra
after-continue-about = Et nyt spil begynder med stillingen fra tur { $n }. Det gamle bliver, som det er.
after-same = De samme brikker kommer igen
after-same-about = Ellers kommer de i en anden rækkefølge.
after-cancel = Annuller
after-go = Start
after-edit = Rediger denne stilling
after-rematch-about = Det samme spil med de samme spillere og andre brikker.
after-first = Hvem begynder?
after-first-next = Den næste spiller
after-first-same = Den samme spiller
after-first-lot = Lodtrækning
after-first-loser = Den, der blev sidst
after-share = Del og gem
after-link = Link
after-link-about = Hele spillet ligger i selve linket. Intet sendes til en server.
after-link-where = Hvor linket fører hen
after-link-start = Begyndelsen
after-link-here = Denne stilling
after-link-end = Slutningen
after-copy = Kopiér
after-save = Gem
after-record = Optegnelse
after-record-about = En tekst, som mennesker kan læse, og som Aude kan åbne igen.
after-picture = Billede
after-film = Film (GIF)
after-save-failed = Det kunne ikke gemmes: { $reason }
after-link-broken-title = Linket er beskadiget
after-link-broken = Det er blevet afkortet eller ændret undervejs. Bed om hele linket.
open-title = Åbn et spil
open-how = En optegnelse, et gemt spil fra JCloisterZone (.jcz) eller et link: vælg en fil, indsæt teksten her, eller slip den hvor som helst på siden.
open-file = Vælg en fil
open-paste = Teksten til et spil eller et link
open-go = Åbn
open-drop = Slip her for at åbne
after-times = { $n ->
    [one] én gang
   *[other] { $n } gange
}
after-row = { $cause ->
    [start] Point fra start
    [city] { $last ->
        [yes] Ufærdige byer
       *[no] Byer
    }
    [road] { $last ->
        [yes] Ufærdige veje
       *[no] Veje
    }
    [monastery] { $last ->
        [yes] Ufærdige klostre
       *[no] Klostre
    }
    [garden] { $last ->
        [yes] Ufærdige haver
       *[no] Haver
    }
    [shrine] { $last ->
        [yes] Ufærdige helligsteder
       *[no] Helligsteder
    }
    [castle] { $last ->
        [yes] Ufærdige borge
       *[no] Borge
    }
    [field] Marker
    [barn] Lader
    [fairy] Fe
    [goods] Varer
    [king] Konge
    [robber] Røver
    [ransom] Løsepenge
    [auction] Auktioner
   *[other] Andre point
}
after-key-step = Et skridt tilbage eller frem
after-key-turn = En tur tilbage eller frem
after-key-ends = Til begyndelsen eller slutningen
after-key-run = Afspil eller hold pause
after-key-close = Tilbage til spillet
