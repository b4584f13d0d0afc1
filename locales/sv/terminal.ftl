# Spelet i terminalen.
player-one = Anna
player-two = Bo

welcome = Aude, startvärde { $seed }. Skriv ? för hjälp.

help =
    Skriv numret på en ruta för att lägga brickan där; en bokstav efteråt väljer vridningen direkt, till exempel 3b.
    Skriv sedan numret på ett område för en undersåte, med en bokstav för en annan figur, eller 0 för ingen.
    Vad som annars kan göras står efter x1, x2 och så vidare. Genom en portal går man med p: först en ruta, sedan ett område på den.
    På en auktion skriver du poängen du bjuder, b0 för ett bud på 0; med 0 passar du.

    !          ett tips: vad datorn skulle göra, och varför
    u          ångra det senaste steget
    save FIL   spara spelet
    load FIL   fortsätt ett sparat spel
    q          sluta

    Land       # stad   = | väg   ~ flod   . äng   x vägkorsning   ═ ║ bro   ░ grevens stad
    Byggnader  M kloster eller abbotskloster   S helgedom   g trädgård   T torngrund med höjden bredvid
    Tecken     * vapensköld   K katedral   i värdshus   ! belägring   w vin   r spannmål   t tyg   P grisflock
               p prinsessa   O portal   V vulkan   D drakbricka   Z basar
    Figurer    En spelares bokstav är en undersåte, som stor bokstav den stora. Efter bokstaven: & abbot, ^ byggmästare,
               ~ gris, % borgmästare, @ vagn, $ lada, ▓ borg. Draken, älvan, greven och kvarteren i hans stad är
               utskrivna, eller förkortade där det inte finns plats.

    En ruta anges som kolumn,rad, som vid bordets kant.

your-tile = { $player } ska lägga { $tile }. { $left ->
    [one] En bricka är kvar.
   *[other] { $left } brickor är kvar.
}
prompt = { $player }: { $question } ({ $choices })
which-turn = Åt vilket håll?
which-of-these = Vilket av dessa?
which-place = På vilken ruta: ett nummer, eller kolumn,rad?
act-away = på en annan bricka
many-lines = { $action } … eller { $n } till av samma slag
more-lines = { "  " }+  { $n } till

# Högst nio bokstäver: de står på en bricka.
mark-dragon = DRAKE
mark-fairy = älva
mark-count = GREVE
mark-castle = Borg
mark-cathedral = Katedral
mark-market = Marknad
mark-smithy = Smedja

not-a-choice = ”{ $words }” är inte ett av valen.

thinks = { $player } tänker …
hint-line = Tips: { $action }; { $reason } ({ $value })
nothing-to-undo = Det finns inget att ångra.
saved = Sparat som { $file }.
not-saved = ”{ $file }” kunde inte sparas: { $reason }

holds = fånge: { $whose }
in-hand = på hand: { $tiles }
tiles-aside = Lagda åt sidan: { $tiles }
tiles-for-sale = Till salu: { $tiles }

after-the-game = u ångrar, save FIL sparar, Enter avslutar.
goodbye = Hej då.
