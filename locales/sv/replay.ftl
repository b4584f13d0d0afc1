# Att gå igenom ett upptecknat spel.
replay-begins = { $file }: { $players }, { $n ->
    [one] ett drag
   *[other] { $n } drag
}.
replay-date = Spelat den { $date }.
replay-turn = Drag { $turn }: { $player }
replay-prompt = Drag { $turn } av { $last }. Enter går vidare, ? ger hjälp.
replay-help =
    Enter     nästa drag
    b         ett drag tillbaka
    12        till drag 12; 0 är början
    e         till slutet
    s         visa bordet igen
    q         sluta
replay-no-turn = Det finns inget drag { $turn }; det sista är { $last }.
replay-at-end = Här slutar uppteckningen.
replay-at-start = Det här är början.
replay-unfinished = Spelet är inte slut.

verify-good = { $file } är i sin ordning.
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
verify-legal = Spelat igenom, och allt är tillåtet. Dragna brickor: { $draws }; handlingar: { $actions }.
verify-seed = Varje bricka är den som startvärdet { $seed } drar.
verify-told = Uppteckningen säger själv vilka brickor som drogs; det finns inget startvärde.
verify-order = Varje bricka är den som uppställningen bestämmer.
verify-pledge = Rum { $room }, uppställning, startvärde och salt ger bindningen { $commitment }. Visades den innan den första brickan drogs har ingen valt brickorna sedan dess.
verify-pledge-closed = Det finns en bindning till startvärdet, { $commitment }, men uppteckningen saknar saltet som öppnar den; den har inte kontrollerats.
verify-points = Poängen i varje drag och resultatet stämmer med uppteckningen.
verify-state = Sista ställning: { $state }.

exported = Skrivet till { $file }.
import-removed = Dessa brickor nämns inte i filen och passade troligen ingenstans: { $tiles }.
import-left-out = Till uppläggningen hörde också detta, som ingen använde; det är utelämnat: { $names }.
import-unfinished = Filen slutar före spelet.
