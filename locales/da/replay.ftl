# At gå et optegnet spil igennem.
replay-begins = { $file }: { $players }, { $n ->
    [one] én tur
   *[other] { $n } ture
}.
replay-date = Spillet den { $date }.
replay-turn = Tur { $turn }: { $player }
replay-prompt = Tur { $turn } af { $last }. Enter går videre, ? giver hjælp.
replay-help =
    Enter     næste tur
    b         én tur tilbage
    12        til tur 12; 0 er begyndelsen
    e         til slutningen
    s         vis bordet igen
    q         slut
replay-no-turn = Der er ingen tur { $turn }; den sidste er { $last }.
replay-at-end = Her slutter optegnelsen.
replay-at-start = Det er begyndelsen.
replay-unfinished = Spillet er ikke slut.

verify-good = { $file } er i orden.
verify-record = En optegnelse med { $n ->
    [one] én tur
   *[other] { $n } ture
}; den sidste linje viser, at intet er gået tabt eller ændret.
verify-old = En optegnelse af den gamle slags med { $n ->
    [one] én tur
   *[other] { $n } ture
}. Den har hverken point eller en sidste linje at sammenligne med.
verify-jcz = Et gemt spil fra JCloisterZone med { $n ->
    [one] én tur
   *[other] { $n } ture
}. Det har ingen point at sammenligne med.
verify-legal = Spillet igennem, og alt er tilladt. Trukne brikker: { $draws }; handlinger: { $actions }.
verify-seed = Hver brik er den, som startallet { $seed } trækker.
verify-told = Optegnelsen siger selv, hvilke brikker der blev trukket; der er intet startal.
verify-order = Hver brik er den, som opstillingen fastlægger.
verify-pledge = Rum { $room }, opstilling, startal og salt giver bindingen { $commitment }. Blev den vist, før den første brik blev trukket, har ingen valgt brikkerne siden.
verify-pledge-closed = Der findes en binding til startallet, { $commitment }, men optegnelsen mangler det salt, der åbner den; den er ikke kontrolleret.
verify-points = Hver turs point og resultatet passer med optegnelsen.
verify-state = Sidste stilling: { $state }.

exported = Skrevet til { $file }.
import-removed = Disse brikker nævnes ikke i filen og passede formentlig ingen steder: { $tiles }.
import-left-out = Til opstillingen hørte også dette, som ingen brugte; det er udeladt: { $names }.
import-unfinished = Filen slutter før spillet.
