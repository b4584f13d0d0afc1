# At gå et optegnet spil igennem.
replay-begins = { $file }: { $players }, { $n ->
    [one] én tur
   *[other] { $n } ture
}.
replay-date = Spillet den { $date }.
replay-turn = Tur { $turn }: { $player }
replay-prompt = Tur { $turn } af { $last }. Enter for næste tur, ? for hjælp.
replay-help =
    Enter     næste tur
    b         én tur tilbage
    12        til tur 12; 0 er begyndelsen
    e         til slutningen
    s         vis bordet igen
    q         slut
replay-no-turn = Tur { $turn } findes ikke. Den sidste er { $last }.
replay-at-end = Her slutter optegnelsen.
replay-at-start = Det er begyndelsen.
replay-unfinished = Spillet er ikke slut.

verify-good = { $file } er gyldig.
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
verify-legal = Spillet igennem: hvert træk er tilladt. Trukne brikker: { $draws }. Handlinger: { $actions }.
verify-seed = Hver brik er den, som startallet { $seed } trækker.
verify-told = Optegnelsen angiver selv de trukne brikker. Den har intet startal.
verify-order = Hver brik er den, som opstillingen fastlægger.
verify-pledge = Rum { $room }, opstilling, startal og salt svarer til løftet { $commitment }. Så du det, før den første brik blev trukket, har ingen valgt brikkerne siden.
verify-pledge-closed = Ikke kontrolleret: Der er givet et løfte om startallet, { $commitment }, men optegnelsen mangler det salt, der åbner det.
verify-points = Hver turs point og resultatet passer med optegnelsen.
verify-state = Sidste stilling: { $state }.

exported = Skrevet til { $file }.
import-removed = Disse brikker er ikke i filen, så de passede nok ingen steder: { $tiles }.
import-left-out = Disse hørte til opstillingen, men ingen brugte dem. De er udeladt: { $names }.
import-unfinished = Filen slutter, før spillet er slut.
