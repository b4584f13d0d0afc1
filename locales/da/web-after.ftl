# Efter spillet: resultat, tilbageblik, deling, åbning.
after-points = Pointfordeling
after-course = Pointudvikling
after-sum = I alt
after-chart = Point tur for tur
after-chart-how = Peg for at se point, tryk for at springe dertil.
after-mark-start = Start
after-mark-turn = Tur { $n }
after-mark-final = Slutopgørelse
after-replay = Genspil
after-replay-slider = Stilling
after-replay-close = Tilbage til spillet
after-replay-first = Til start
after-replay-before = En tur tilbage
after-replay-run = Afspil
after-replay-pause = Pause
after-replay-after = En tur frem
after-replay-last = Til slut
after-step-back = Et skridt tilbage
after-continue = Spil videre herfra
after-continue-about = Starter et nyt spil fra tur { $n }. Det gamle bliver, som det er.
after-same = Samme rækkefølge af brikker
after-same-about = Ellers blandes der igen.
after-cancel = Annuller
after-go = Start
after-edit = Rediger denne stilling
after-rematch-about = Samme spil og spillere, med brikkerne blandet igen.
after-first = Hvem begynder?
after-first-next = Næste spiller
after-first-same = Samme spiller
after-first-lot = Tilfældig
after-first-loser = Sidstepladsen
after-share = Del og gem
after-link = Link
after-link-about = Linket indeholder hele spillet. Intet sendes til en server.
after-link-where = Linket åbner ved
after-link-start = Start
after-link-here = Denne stilling
after-link-end = Slut
after-copy = Kopiér
after-save = Gem
after-record = Optegnelse
after-record-about = En tekstfil, du kan læse, og Aude kan åbne igen.
after-picture = Billede
after-film = Animeret GIF
after-save-failed = Kunne ikke gemme: { $reason }
after-link-broken-title = Linket er beskadiget
after-link-broken = Noget mangler eller er ændret. Bed om hele linket.
open-title = Åbn et spil
open-how = Vælg en optegnelse eller et gemt spil fra JCloisterZone (.jcz), eller indsæt et link eller en tekst her. Du kan også slippe en fil hvor som helst på siden.
open-file = Vælg en fil
open-paste = Spillets tekst eller et link
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
after-key-ends = Til start eller slut
after-key-run = Afspil eller hold pause
after-key-close = Tilbage til spillet
