# Na het spel: uitslag, terugblik, delen, openen.
after-points = Waar de punten vandaan komen
after-course = Hoe het ging
after-sum = Totaal
after-chart = Punten beurt voor beurt
after-chart-how = Wijs een beurt aan om de stand te zien; een tik brengt je erheen.
after-mark-start = Het begin
after-mark-turn = Beurt { $n }
after-mark-final = Eindtelling
after-replay = Terugkijken
after-replay-slider = Stelling
after-replay-close = Terug naar het spel
after-replay-first = Naar het begin
after-replay-before = Een beurt terug
after-replay-run = Afspelen
after-replay-pause = Pauzeren
after-replay-after = Een beurt verder
after-replay-last = Naar het einde
after-step-back = Een stap terug
after-continue = Vanaf hier verder spelen
after-continue-about = Een nieuw spel begint met de stelling van beurt { $n }. Het oude blijft zoals het is.
after-same = Dezelfde tegels komen terug
after-same-about = Anders komen ze in een andere volgorde.
after-cancel = Annuleren
after-go = Starten
after-edit = Deze stelling bewerken
after-rematch-about = Hetzelfde spel met dezelfde spelers en andere tegels.
after-first = Wie begint?
after-first-next = De volgende speler
after-first-same = Dezelfde speler
after-first-lot = Het lot beslist
after-first-loser = Wie laatste werd
after-share = Delen en bewaren
after-link = Link
after-link-about = Het hele spel zit in de link zelf. Er wordt niets naar een server gestuurd.
after-link-where = Waar de link heen leidt
after-link-start = Begin
after-link-here = Deze stelling
after-link-end = Einde
after-copy = Kopiëren
after-save = Bewaren
after-record = Verslag
after-record-about = Een tekst die mensen kunnen lezen en die Aude weer opent.
after-picture = Afbeelding
after-film = Film (GIF)
after-save-failed = Bewaren is niet gelukt: { $reason }
after-link-broken-title = Deze link is beschadigd
after-link-broken = Hij is onderweg afgekapt of veranderd. Vraag om de hele link.
open-title = Een spel openen
open-how = Een verslag, een bewaard spel van JCloisterZone (.jcz) of een link: kies een bestand, plak de tekst hier of laat hem ergens op deze pagina vallen.
open-file = Bestand kiezen
open-paste = Tekst van een spel, of een link
open-go = Openen
open-drop = Laat hier vallen om te openen
after-times = { $n ->
    [one] één keer
   *[other] { $n } keer
}
after-row = { $cause ->
    [start] Punten vooraf
    [city] { $last ->
        [yes] Onvoltooide steden
       *[no] Steden
    }
    [road] { $last ->
        [yes] Onvoltooide wegen
       *[no] Wegen
    }
    [monastery] { $last ->
        [yes] Onvoltooide kloosters
       *[no] Kloosters
    }
    [garden] { $last ->
        [yes] Onvoltooide tuinen
       *[no] Tuinen
    }
    [shrine] { $last ->
        [yes] Onvoltooide heiligdommen
       *[no] Heiligdommen
    }
    [castle] { $last ->
        [yes] Onvoltooide burchten
       *[no] Burchten
    }
    [field] Weiden
    [barn] Schuren
    [fairy] Fee
    [goods] Goederen
    [king] Koning
    [robber] Struikrover
    [ransom] Losgeld
    [auction] Veilingen
   *[other] Andere punten
}
after-key-step = Een stap terug of verder
after-key-turn = Een beurt terug of verder
after-key-ends = Naar het begin of het einde
after-key-run = Afspelen of pauzeren
after-key-close = Terug naar het spel
