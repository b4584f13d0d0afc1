# Spelet i terminalen.
player-one = Anna
player-two = Bo

welcome = Aude, startvärde { $seed }. Skriv ? för hjälp.

help =
    Skriv numret på en ruta för att lägga brickan där. En bokstav efteråt väljer vridningen direkt, till exempel 3b.
    Skriv sedan numret på ett område för att ställa ut en undersåte, lägg till en bokstav för en annan figur, eller skriv 0 för ingen.
    Andra handlingar står vid x1, x2 och så vidare. Genom en portal går du med p: välj en ruta, sedan ett område på den.
    På en auktion skriver du poängen du bjuder, b0 för ett bud på 0; med 0 passar du.

    !          tips: vad datorn skulle göra, och varför
    u          ångra det senaste steget
    save FIL   spara spelet
    load FIL   fortsätt ett sparat spel
    q          sluta

    Land       # stad   = | väg   ~ flod   . äng   x vägkorsning   ═ ║ bro   ░ grevens stad
    Byggnader  M kloster eller abbotskloster   S helgedom   g trädgård   T byggplats för torn med höjden bredvid
    Tecken     * vapensköld   K katedral   i värdshus   ! belägring   w vin   r spannmål   t tyg   P grisflock
               p prinsessa   O portal   V vulkan   D drakbricka   Z basar
    Figurer    En spelares bokstav är en undersåte, som stor bokstav den stora. Efter bokstaven: & abbot, ^ byggmästare,
               ~ gris, % borgmästare, @ vagn, $ lada, ▓ borg. Draken, älvan, greven och kvarteren i hans stad är
               utskrivna, eller förkortade där det inte finns plats.

    En ruta skrivs som kolumn,rad, som vid bordets kant.

your-tile = Bricka till { $player }: { $tile }. { $left ->
    [one] En bricka kvar.
   *[other] { $left } brickor kvar.
}
prompt = { $player }: { $question } ({ $choices })
which-turn = Hur ska den vändas?
which-of-these = Vilket?
which-place = Vilken ruta? Skriv ett nummer eller kolumn,rad
act-away = på en annan bricka
many-lines = { $action } … och { $n } till av samma slag
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

after-the-game = u: ångra, save FIL: spara, Enter: avsluta.
goodbye = Hej då.
