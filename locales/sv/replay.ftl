# Att gå igenom ett upptecknat spel.
replay-begins = { $file }: { $players }, { $n ->
    [one] ett drag
   *[other] { $n } drag
}.
replay-date = Spelat den { $date }.
replay-turn = Drag { $turn }: { $player }
replay-prompt = Drag { $turn } av { $last }. Enter för nästa drag, ? för hjälp.
replay-help =
    Enter     nästa drag
    b         ett drag tillbaka
    12        till drag 12; 0 är början
    e         till slutet
    s         visa bordet igen
    q         sluta
replay-no-turn = Drag { $turn } finns inte. Det sista är { $last }.
replay-at-end = Här slutar uppteckningen.
replay-at-start = Det här är början.
replay-unfinished = Spelet är inte slut.

verify-good = { $file } är giltig.
verify-record = En uppteckning med { $n ->
    [one] ett drag
   *[other] { $n } drag
}; den sista raden visar att inget har försvunnit eller ändrats.
verify-old = En uppteckning av det gamla slaget med { $n ->
    [one] ett drag
   *[other] { $n } drag
}. Den har varken poäng eller en sista rad att jämföra med.
verify-jcz = Ett sparat spel från JCloisterZone med { $n ->
    [one] ett drag
   *[other] { $n } drag
}. Det har inga poäng att jämföra med.
verify-legal = Genomspelat: varje drag är tillåtet. Dragna brickor: { $draws }. Handlingar: { $actions }.
verify-seed = Varje bricka är den som startvärdet { $seed } drar.
verify-told = Uppteckningen anger själv vilka brickor som drogs. Den har inget startvärde.
verify-order = Varje bricka är den som uppställningen bestämmer.
verify-pledge = Rum { $room }, uppställning, startvärde och salt motsvarar löftet { $commitment }. Såg du det innan den första brickan drogs har ingen valt brickorna sedan dess.
verify-pledge-closed = Inte kontrollerat: det finns ett löfte om startvärdet, { $commitment }, men uppteckningen saknar saltet som öppnar det.
verify-points = Poängen i varje drag och resultatet stämmer med uppteckningen.
verify-state = Sista ställning: { $state }.

exported = Skrivet till { $file }.
import-removed = Brickorna finns inte i filen, så de passade nog ingenstans: { $tiles }.
import-left-out = De här hörde till uppställningen, men ingen använde dem. De är utelämnade: { $names }.
import-unfinished = Filen slutar innan spelet är slut.
