# Spillet i terminalen.
player-one = Anna
player-two = Bo

welcome = Aude, startal { $seed }. Skriv ? for hjælp.

help =
    Skriv nummeret på et felt for at lægge brikken der. Et bogstav bagefter vælger drejningen med det samme, f.eks. 3b.
    Skriv så nummeret på et område for at sætte en tilhænger, tilføj et bogstav for en anden figur, eller skriv 0 for ingen.
    Andre handlinger står ud for x1, x2 og så videre. Gennem en portal går det med p: vælg et felt, så et område på det.
    På en auktion skriver du de point, du byder, b0 for et bud på 0; med 0 melder du pas.

    !          tip: hvad computeren ville gøre, og hvorfor
    u          fortryd det sidste skridt
    save FIL   gem spillet
    load FIL   fortsæt et gemt spil
    q          slut

    Land       # by   = | vej   ~ flod   . mark   x vejkryds   ═ ║ bro   ░ grevens by
    Bygninger  M kloster eller abbedi   S helligsted   g have   T byggeplads til tårn med højden ved siden af
    Tegn       * våbenskjold   K katedral   i kro   ! belejring   w vin   r korn   t klæde   P griseflok
               p prinsesse   O portal   V vulkan   D dragebrik   Z basar
    Figurer    En spillers bogstav er en tilhænger, som stort bogstav den store. Efter bogstavet: & abbed, ^ bygmester,
               ~ gris, % borgmester, @ vogn, $ lade, ▓ borg. Dragen, feen, greven og kvartererne i hans by er skrevet
               helt ud, eller forkortet hvor der ikke er plads.

    Et felt skrives som kolonne,række, som ved kanten af bordet.

your-tile = Brik til { $player }: { $tile }. { $left ->
    [one] Én brik tilbage.
   *[other] { $left } brikker tilbage.
}
prompt = { $player }: { $question } ({ $choices })
which-turn = Hvordan skal den vende?
which-of-these = Hvilken?
which-place = Hvilket felt? Skriv et nummer eller kolonne,række
act-away = på en anden brik
many-lines = { $action } … og { $n } mere af samme slags
more-lines = { "  " }+  { $n } til

# Højst ni bogstaver: de står på en brik.
mark-dragon = DRAGE
mark-fairy = fe
mark-count = GREVE
mark-castle = Borg
mark-cathedral = Katedral
mark-market = Marked
mark-smithy = Smedje

not-a-choice = »{ $words }« er ikke en af mulighederne.

thinks = { $player } tænker …
hint-line = Tip: { $action }; { $reason } ({ $value })
nothing-to-undo = Der er intet at fortryde.
saved = Gemt som { $file }.
not-saved = »{ $file }« kunne ikke gemmes: { $reason }

holds = fange: { $whose }
in-hand = på hånden: { $tiles }
tiles-aside = Lagt til side: { $tiles }
tiles-for-sale = Til salg: { $tiles }

after-the-game = u: fortryd, save FIL: gem, Enter: slut.
goodbye = Farvel.
