# Na het spel: uitslag, terugblik, delen, openen.
after-points = Puntenverdeling
after-course = Puntenverloop
after-sum = Totaal
after-chart = Punten beurt voor beurt
after-chart-how = Wijs aan voor de stand, tik om erheen te springen.
after-mark-start = Begin
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
after-continue-about = Begint een nieuw spel vanaf beurt { $n }. Het oude blijft zoals het is.
after-same = Zelfde volgorde van de tegels
after-same-about = Anders wordt er opnieuw geschud.
after-cancel = Annuleren
after-go = Starten
after-edit = Deze stelling bewerken
after-rematch-about = Hetzelfde spel met dezelfde spelers, opnieuw geschud.
after-first = Wie begint?
after-first-next = De volgende speler
after-first-same = Dezelfde speler
after-first-lot = Willekeurig
after-first-loser = De laatste plaats
after-share = Delen en bewaren
after-link = Link
after-link-about = De link bevat het hele spel. Er wordt niets naar een server gestuurd.
after-link-where = Link opent bij
after-link-start = Begin
after-link-here = Deze stelling
after-link-end = Einde
after-copy = Kopiëren
after-save = Bewaren
after-record = Verslag
after-record-about = Een tekstbestand dat jij kunt lezen en Aude weer kan openen.
after-picture = Afbeelding
after-film = Geanimeerde GIF
after-save-failed = Bewaren mislukt: { $reason }
after-link-broken-title = Deze link is beschadigd
after-link-broken = Er ontbreekt iets of er is iets veranderd. Vraag om de hele link.
open-title = Een spel openen
open-how = Kies een verslag of een bewaard spel van JCloisterZone (.jcz), of plak hier een link of tekst. Je kunt een bestand ook ergens op deze pagina laten vallen.
open-file = Bestand kiezen
open-paste = Tekst van een spel, of een link
open-go = Openen
open-drop = Laat los om te openen
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
