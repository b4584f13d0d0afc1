# Spillet i terminalen.
player-one = Anna
player-two = Bo

welcome = Aude, startal { $seed }. Skriv ? for hjælp.

help =
    Skriv nummeret på et felt for at lægge brikken der; et bogstav bagefter vælger drejningen med det samme, f.eks. 3b.
    Skriv så nummeret på et område til en tilhænger, med et bogstav for en anden figur, eller 0 for ingen.
    Hvad der ellers kan gøres, står bag x1, x2 og så videre. Gennem en portal går det med p: først et felt, så et område på det.
    På en auktion skriver du de point, du byder, b0 for et bud på 0; med 0 melder du pas.

    !          et tip: hvad computeren ville gøre, og hvorfor
    u          fortryd det sidste skridt
    save FIL   gem spillet
    load FIL   fortsæt et gemt spil
    q          slut

    Land       # by   = | vej   ~ flod   . mark   x vejkryds   ═ ║ bro   ▓ borg   ░ grevens by
    Bygninger  M kloster eller abbedi   S helligsted   g have   T tårnfundament med højden ved siden af
    Tegn       * våbenskjold   K katedral   i kro   ! belejring   w vin   r korn   t klæde   P griseflok
               p prinsesse   O portal   V vulkan   D dragebrik   Z basar
    Figurer    En spillers bogstav er en tilhænger, som stort bogstav den store. Bag bogstavet: & abbed, ^ bygmester,
               ~ gris, % borgmester, @ vogn, $ lade. Dragen, feen, greven og kvartererne i hans by er skrevet
               helt ud, eller forkortet hvor der ikke er plads.

    Et område hedder efter de sider, det når ud til, N Ø S V; for marker er Nø den østlige halvdel af nordsiden.
    Et felt angives som kolonne,række, som ved kanten af bordet.

your-tile = { $player } skal lægge { $tile }. { $left ->
    [one] Der er én brik tilbage.
   *[other] Der er { $left } brikker tilbage.
}
choices = { $n ->
    [1] 1
   *[other] 1–{ $n }
}
amounts = { $most ->
    [0] 0
   *[other] { $least }–{ $most }
}
which-tile = { $player }, hvilken brik ({ choices })?
which-square = { $player }, hvilket felt ({ choices })?
which-bridge = { $player }, brikken passer kun med en bro: hvordan (x1–x{ $others }, 0 opgiver den)?
which-turn = Hvilken vej?
which-figure = { $player }, hvem skal stå hvor ({ choices }, 0 ingen)?
which-other = { $player }, hvad gør du (x1 …, 0 intet)?
which-must = { $player }, ét af disse skal gøres (x1 …).
which-portal = Gennem portalen til hvilket felt ({ choices }, eller kolonne,række)?
which-of-these = Hvilken af disse ({ choices })?
which-hole = { $player }, lægger du dit abbedi ({ choices }, 0 ikke nu)?
which-step = { $player }, hvor går dragen hen ({ choices })? { $steps ->
    [one] Ét skridt er tilbage.
   *[other] { $steps } skridt er tilbage.
}
which-capture = { $player }, hvem tager tårnet til fange ({ choices }, 0 ingen)?
which-prisoner = { $player }, hvem af dine fanger kommer hjem ved byttet ({ choices })?
which-castle = { $player }, gør du din by til en borg i stedet for at få point ({ choices }, 0 nej)?
which-leave = { $player }, hvem forlader grevens by for at være med ({ choices }, 0 ingen)?
which-enter = { $player }, din brik gav andre point og dig ingen: hvem går ind i grevens by ({ choices }, 0 ingen)?
which-road = { $player }, hvor kører din vogn hen fra { $place } ({ choices }, 0 den kommer hjem)?
which-escape = { $player }, hvem undslipper belejringen og går hjem ({ choices }, 0 ingen)?
which-second-tile = { $player }, bygmesteren giver en ekstra brik: tager du den ({ choices }, 0 afslutter turen)?
which-build = { $player }, bygger du en bro ({ choices }, 0 nej)?
which-ransom = { $player }, køber du en af dine tilhængere fri ({ choices }, 0 nej)?
which-sale = { $player }, hvilken brik sætter du på auktion ({ choices })?
which-bid = { $player }, hvor meget byder du for { $tile } ({ amounts }; b0 byder 0, 0 er pas)?
which-raise = { $player }, hvor meget byder du for { $tile } ({ amounts }; 0 er pas)?
which-first-bid = { $player }, du byder først for { $tile }: hvor meget ({ amounts })?
which-deal = { $player }, køber eller sælger du { $tile } ({ choices })?
which-quarter = { $player }, hvor begynder greven ({ choices })?
more-lines = { "  " }+  { $n } til
standing-bid = Det højeste bud er { $points }, fra { $player }.

act-place = { $figure }: { $place }
act-recall = tag abbeden tilbage: { $place }, { $points } point
act-escape = { $figure }: { $place }
act-fairy = feen følger din tilhænger: { $place }
act-expel = prinsessen sender hjem: { $whose }, { $place }
act-expel-own = prinsessen sender din egen figur hjem: { $whose }, { $place }
act-capture = tag til fange: { $whose }, { $place }
act-withdraw = tag din egen figur hjem: { $whose }, { $place }
act-dragon = mod { $side }, til { $at }
act-tower = byg tårnet på { $at } op til { $n }
act-close-tower = stil { $figure } på tårnet på { $at }
act-tile = på { $at }, { $turn }
act-bridged = på { $at }, { $turn }, med en bro over { $own ->
    [yes] den
   *[no] { $over }
} { $axis }
act-abbey = abbediet på { $at }
act-bridge = byg en bro over { $at } { $axis }
act-barn = stil laden på det { $corner } hjørne af den nye brik
act-castle = gør den til en borg: { $place }
act-wagon = videre til: { $place }
act-choose = { $tile }
act-second-tile = tag en ekstra brik
act-enter = { $figure } { $place }; { $count }
act-leave = { $figure } { $from }: { $place }
act-pass = intet
act-give-up = opgiv brikken
act-portal = gennem portalen til en anden brik
many-enter = { $figure } { $place }
many-leave = { $figure } { $from }
many-fairy = feen følger en af dine tilhængere
many-tower = byg på et tårn
many-close-tower = stil { $figure } på et tårn
many-bridged = på { $at } med en bro

side-n = N
side-e = Ø
side-s = S
side-w = V

# Højst ni bogstaver: de står på en brik.
mark-dragon = DRAGE
mark-fairy = fe
mark-count = GREVE
mark-castle = Borg
mark-cathedral = Katedral
mark-market = Marked
mark-smithy = Smedje

second-tile = Bygmesteren giver { $player } denne ekstra brik.
river-left = Der er { $n ->
    [one] én flodbrik
   *[other] { $n } flodbrikker
} tilbage.
not-a-choice = »{ $words }« er ikke en af mulighederne.

thinks = { $player } tænker …
hint-line = Tip: { $action }; { $reason } ({ $value })
nothing-to-undo = Der er intet at fortryde.
saved = Gemt som { $file }.
not-saved = »{ $file }« kunne ikke gemmes: { $reason }

holds = fange: { $whose }
waits = { $place }: { $figures }
has-won = har vundet { $tile }
in-hand = på hånden: { $tiles }
count-is = Greven er { $place }.
tiles-aside = Lagt til side: { $tiles }

places-tile = { $player } lægger { $tile } på { $at }.
places-abbey = { $player } lægger abbediet på { $at }.
places = { $player } sætter { $figure }: { $place }.
closes-tower = { $player } stiller { $figure } på tårnet på { $at }.
wagon-goes = Vognen fra { $player } kører videre: { $place }.
wagon-stays = Vognen kommer hjem.
takes-back = { $player } tager { $figures } tilbage.
completed = Færdig: { $kind } på { $n ->
    [one] én brik
   *[other] { $n } brikker
}.
completed-center = Færdig: { $kind }.
scores = { $player } får { $points } ({ $kind }): { $terms }.
scores-plain = { $player } får { $points } ({ $kind }).
scores-at-end = Til sidst får { $player } { $points } ({ $kind }): { $terms }.
scores-plain-at-end = Til sidst får { $player } { $points } ({ $kind }).
pays = { $player } betaler { $points } ({ $kind }).
is-paid = { $player } modtager { $points } ({ $kind }).
removed = Brik { $tile } passer ingen steder og tages ud.
given-up = Brik { $tile } opgives og går ud af spillet.
set-aside = Brik { $tile } venter på dragen.
dragon-comes = Vulkanen kalder dragen til { $at }.
dragon-goes = { $player } flytter dragen til { $at }.
eaten = Dragen sender hjem: { $whose }, { $place }.
expelled = Prinsessen sender hjem: { $whose }, { $place }.
withdrawn = Tårnet sender hjem: { $whose }, { $place }.
escaped = Undsluppet fra belejringen: { $whose }, { $place }.
goes-too = Ladt alene og går hjem: { $whose }, { $place }.
fairy-goes = Feen følger { $player }: { $place }.
tower-grows = { $player } bygger tårnet på { $at } op til { $n }.
captures = { $player } tager til fange: { $whose }, { $place }.
builds-bridge = { $player } bygger en bro over { $at } { $axis }.
builds-castle = { $player } gør byen på { $tiles } til en borg.
auction-opens = På auktion: { $tiles }.
puts-up = { $player } vælger { $tile }.
wins-tile = { $player } får { $tile }.
leaves-city = { $whose } går { $from }: { $place }.
winners = { $n ->
    [one] { $players } vinder med { $points } point.
   *[other] { $players } vinder sammen med { $points } point.
}
after-the-game = u fortryder, save FIL gemmer, Enter slutter.
goodbye = Farvel.
