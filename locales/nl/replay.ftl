# Een opgetekende partij doorlopen.
replay-begins = { $file }: { $players }, { $n ->
    [one] één beurt
   *[other] { $n } beurten
}.
replay-date = Gespeeld op { $date }.
replay-turn = Beurt { $turn }: { $player }
replay-prompt = Beurt { $turn } van { $last }. Enter gaat verder, ? geeft hulp.
replay-help =
    Enter     de volgende beurt
    b         één beurt terug
    12        naar beurt 12; 0 is het begin
    e         naar het einde
    s         de tafel nog eens tonen
    q         stoppen
replay-no-turn = Er is geen beurt { $turn }; de laatste is { $last }.
replay-at-end = Hier eindigt de optekening.
replay-at-start = Dit is het begin.
replay-unfinished = De partij is niet afgelopen.

verify-good = { $file } is in orde.
verify-record = Een optekening met { $n ->
    [one] één beurt
   *[other] { $n } beurten
}; de laatste regel toont dat er niets verloren ging of veranderd werd.
verify-old = Een optekening van de oude soort met { $n ->
    [one] één beurt
   *[other] { $n } beurten
}. Ze heeft geen punten en geen laatste regel om mee te vergelijken.
verify-jcz = Een bewaard spel van JCloisterZone met { $n ->
    [one] één beurt
   *[other] { $n } beurten
}. Het heeft geen punten om mee te vergelijken.
verify-legal = Nagespeeld, en alles is toegestaan. Getrokken tegels: { $draws }; acties: { $actions }.
verify-seed = Elke tegel is die welke het begingetal { $seed } trekt.
verify-told = De optekening zegt zelf welke tegels getrokken werden; er is geen begingetal.
verify-order = Elke tegel is die welke de opstelling vastlegt.
verify-pledge = Kamer { $room }, opstelling, begingetal en zout geven de vastlegging { $commitment }. Werd die getoond voordat de eerste tegel werd getrokken, dan heeft niemand de tegels daarna uitgekozen.
verify-pledge-closed = Over het begingetal is de vastlegging { $commitment } gedaan, maar in de optekening ontbreekt het zout dat haar opent; ze is niet gecontroleerd.
verify-points = De punten van elke beurt en de uitslag komen overeen met de optekening.
verify-state = Laatste stand: { $state }.

exported = Geschreven naar { $file }.
import-removed = Deze tegels staan niet in het bestand en pasten vermoedelijk nergens: { $tiles }.
import-left-out = Bij de opzet hoorde ook dit, dat niemand gebruikte; het is weggelaten: { $names }.
import-unfinished = Het bestand eindigt voor de partij.
