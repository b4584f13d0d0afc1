# Een opgetekend spel doorlopen.
replay-begins = { $file }: { $players }, { $n ->
    [one] één beurt
   *[other] { $n } beurten
}.
replay-date = Gespeeld op { $date }.
replay-turn = Beurt { $turn }: { $player }
replay-prompt = Beurt { $turn } van { $last }. Enter: volgende beurt, ?: hulp.
replay-help =
    Enter     de volgende beurt
    b         één beurt terug
    12        naar beurt 12; 0 is het begin
    e         naar het einde
    s         de tafel nog eens tonen
    q         stoppen
replay-no-turn = Beurt { $turn } bestaat niet. De laatste is { $last }.
replay-at-end = Hier eindigt het verslag.
replay-at-start = Dit is het begin.
replay-unfinished = Het spel is niet afgelopen.

verify-good = { $file } is geldig.
verify-record = Een verslag met { $n ->
    [one] één beurt
   *[other] { $n } beurten
}; de laatste regel toont dat er niets verloren is gegaan of veranderd.
verify-old = Een verslag in het oude formaat met { $n ->
    [one] één beurt
   *[other] { $n } beurten
}. Het heeft geen punten en geen laatste regel om mee te vergelijken.
verify-jcz = Een bewaard spel van JCloisterZone met { $n ->
    [one] één beurt
   *[other] { $n } beurten
}. Het heeft geen punten om mee te vergelijken.
verify-legal = Nagespeeld: elke zet is toegestaan. Getrokken tegels: { $draws }. Acties: { $actions }.
verify-seed = Elke tegel is de tegel die begingetal { $seed } trekt.
verify-told = Het verslag noemt zelf de getrokken tegels. Het heeft geen begingetal.
verify-order = Elke tegel is de tegel die de opzet vastlegt.
verify-pledge = Kamer { $room }, opzet, begingetal en zout passen bij de belofte { $commitment }. Zag je die voor de eerste trekking, dan heeft niemand de tegels daarna uitgekozen.
verify-pledge-closed = Niet gecontroleerd: er is een belofte over het begingetal, { $commitment }, maar in het verslag ontbreekt het zout dat haar opent.
verify-points = De punten van elke beurt en de uitslag komen overeen met het verslag.
verify-state = Laatste stelling: { $state }.

exported = Geschreven naar { $file }.
import-removed = Deze tegels staan niet in het bestand en pasten vermoedelijk nergens: { $tiles }.
import-left-out = Deze hoorden bij de opzet, maar niemand gebruikte ze. Ze zijn weggelaten: { $names }.
import-unfinished = Het bestand eindigt voordat het spel is afgelopen.
