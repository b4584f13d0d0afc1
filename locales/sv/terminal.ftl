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

    Land       # stad   = | väg   ~ flod   . äng   x vägkorsning   ═ ║ bro   ▓ borg   ░ grevens stad
    Byggnader  M kloster eller abbotskloster   S helgedom   g trädgård   T torngrund med höjden bredvid
    Tecken     * vapensköld   K katedral   i värdshus   ! belägring   w vin   r spannmål   t tyg   P grisflock
               p prinsessa   O portal   V vulkan   D drakbricka   Z basar
    Figurer    En spelares bokstav är en undersåte, som stor bokstav den stora. Efter bokstaven: & abbot, ^ byggmästare,
               ~ gris, % borgmästare, @ vagn, $ lada. Draken, älvan, greven och kvarteren i hans stad är
               utskrivna, eller förkortade där det inte finns plats.

    Ett område heter efter de sidor det når, N Ö S V; för ängar är Nö den östra halvan av norra sidan.
    En ruta anges som kolumn,rad, som vid bordets kant.

your-tile = { $player } ska lägga { $tile }. { $left ->
    [one] En bricka är kvar.
   *[other] { $left } brickor är kvar.
}
choices = { $n ->
    [1] 1
   *[other] 1–{ $n }
}
amounts = { $most ->
    [0] 0
   *[other] { $least }–{ $most }
}
which-tile = { $player }, vilken bricka ({ choices })?
which-square = { $player }, vilken ruta ({ choices })?
which-bridge = { $player }, brickan passar bara med en bro: hur (x1–x{ $others }, 0 ger upp den)?
which-turn = Åt vilket håll?
which-figure = { $player }, vem ska stå var ({ choices }, 0 ingen)?
which-other = { $player }, vad gör du (x1 …, 0 inget)?
which-must = { $player }, något av detta måste göras (x1 …).
which-portal = Genom portalen till vilken ruta ({ choices }, eller kolumn,rad)?
which-of-these = Vilket av dessa ({ choices })?
which-hole = { $player }, lägger du ditt abbotskloster ({ choices }, 0 inte nu)?
which-step = { $player }, vart går draken ({ choices })? { $steps ->
    [one] Ett steg återstår.
   *[other] { $steps } steg återstår.
}
which-capture = { $player }, vem tar tornet till fånga ({ choices }, 0 ingen)?
which-prisoner = { $player }, vem av dina fångar kommer hem i utbyte ({ choices })?
which-castle = { $player }, gör du din stad till en borg i stället för att få poäng ({ choices }, 0 nej)?
which-leave = { $player }, vem lämnar grevens stad för att vara med ({ choices }, 0 ingen)?
which-enter = { $player }, din bricka gav andra poäng och dig inga: vem går in i grevens stad ({ choices }, 0 ingen)?
which-road = { $player }, vart kör din vagn vidare från { $place } ({ choices }, 0 den kommer hem)?
which-escape = { $player }, vem flyr från belägringen och går hem ({ choices }, 0 ingen)?
which-second-tile = { $player }, byggmästaren ger en extra bricka: tar du den ({ choices }, 0 avslutar turen)?
which-build = { $player }, bygger du en bro ({ choices }, 0 nej)?
which-ransom = { $player }, köper du en av dina undersåtar fri ({ choices }, 0 nej)?
which-sale = { $player }, vilken bricka auktioneras ut ({ choices })?
which-bid = { $player }, hur mycket bjuder du på { $tile } ({ amounts }; b0 bjuder 0, 0 är pass)?
which-raise = { $player }, hur mycket bjuder du på { $tile } ({ amounts }; 0 är pass)?
which-first-bid = { $player }, du bjuder först på { $tile }: hur mycket ({ amounts })?
which-deal = { $player }, köper eller säljer du { $tile } ({ choices })?
which-quarter = { $player }, var börjar greven ({ choices })?
more-lines = { "  " }+  { $n } till
standing-bid = Det högsta budet är { $points }, från { $player }.

act-place = { $figure }: { $place }
act-recall = ta tillbaka abboten: { $place }, { $points } poäng
act-escape = { $figure }: { $place }
act-fairy = älvan följer din undersåte: { $place }
act-expel = prinsessan skickar hem: { $whose }, { $place }
act-expel-own = prinsessan skickar hem din egen figur: { $whose }, { $place }
act-capture = ta till fånga: { $whose }, { $place }
act-withdraw = ta hem din egen figur: { $whose }, { $place }
act-dragon = mot { $side }, till { $at }
act-tower = bygg tornet på { $at } upp till { $n }
act-close-tower = ställ { $figure } på tornet på { $at }
act-tile = på { $at }, { $turn }
act-bridged = på { $at }, { $turn }, med en bro över { $own ->
    [yes] den
   *[no] { $over }
} { $axis }
act-abbey = abbotsklostret på { $at }
act-bridge = bygg en bro över { $at } { $axis }
act-barn = ställ ladan på det { $corner } hörnet av den nya brickan
act-castle = gör den till en borg: { $place }
act-wagon = vidare till: { $place }
act-choose = { $tile }
act-second-tile = ta en extra bricka
act-enter = { $figure } { $place }; { $count }
act-leave = { $figure } { $from }: { $place }
act-pass = inget
act-give-up = ge upp brickan
act-portal = genom portalen till en annan bricka
many-enter = { $figure } { $place }
many-leave = { $figure } { $from }
many-fairy = älvan följer en av dina undersåtar
many-tower = bygg på ett torn
many-close-tower = ställ { $figure } på ett torn
many-bridged = på { $at } med en bro

side-n = N
side-e = Ö
side-s = S
side-w = V

# Högst nio bokstäver: de står på en bricka.
mark-dragon = DRAKE
mark-fairy = älva
mark-count = GREVE
mark-castle = Borg
mark-cathedral = Katedral
mark-market = Marknad
mark-smithy = Smedja

second-tile = Byggmästaren ger { $player } den här extra brickan.
river-left = { $n ->
    [one] En flodbricka
   *[other] { $n } flodbrickor
} återstår.
not-a-choice = ”{ $words }” är inte ett av valen.

thinks = { $player } tänker …
hint-line = Tips: { $action }; { $reason } ({ $value })
nothing-to-undo = Det finns inget att ångra.
saved = Sparat som { $file }.
not-saved = ”{ $file }” kunde inte sparas: { $reason }

holds = fånge: { $whose }
waits = { $place }: { $figures }
has-won = har vunnit { $tile }
in-hand = på hand: { $tiles }
count-is = Greven är { $place }.
tiles-aside = Lagda åt sidan: { $tiles }

places-tile = { $player } lägger { $tile } på { $at }.
places-abbey = { $player } lägger abbotsklostret på { $at }.
places = { $player } ställer ut { $figure }: { $place }.
closes-tower = { $player } ställer { $figure } på tornet på { $at }.
wagon-goes = Vagnen från { $player } kör vidare: { $place }.
wagon-stays = Vagnen kommer hem.
takes-back = { $player } tar tillbaka { $figures }.
completed = Färdig: { $kind } på { $n ->
    [one] en bricka
   *[other] { $n } brickor
}.
completed-center = Färdig: { $kind }.
scores = { $player } får { $points } ({ $kind }): { $terms }.
scores-plain = { $player } får { $points } ({ $kind }).
scores-at-end = I slutet får { $player } { $points } ({ $kind }): { $terms }.
scores-plain-at-end = I slutet får { $player } { $points } ({ $kind }).
pays = { $player } betalar { $points } ({ $kind }).
is-paid = { $player } mottar { $points } ({ $kind }).
removed = Bricka { $tile } passar ingenstans och tas bort.
given-up = Bricka { $tile } ges upp och lämnar spelet.
set-aside = Bricka { $tile } väntar på draken.
dragon-comes = Vulkanen kallar draken till { $at }.
dragon-goes = { $player } flyttar draken till { $at }.
eaten = Draken skickar hem: { $whose }, { $place }.
expelled = Prinsessan skickar hem: { $whose }, { $place }.
withdrawn = Tornet skickar hem: { $whose }, { $place }.
escaped = Undkommen från belägringen: { $whose }, { $place }.
goes-too = Lämnad ensam och går hem: { $whose }, { $place }.
fairy-goes = Älvan följer { $player }: { $place }.
tower-grows = { $player } bygger tornet på { $at } upp till { $n }.
captures = { $player } tar till fånga: { $whose }, { $place }.
builds-bridge = { $player } bygger en bro över { $at } { $axis }.
builds-castle = { $player } gör staden på { $tiles } till en borg.
auction-opens = Auktioneras ut: { $tiles }.
puts-up = { $player } väljer { $tile }.
wins-tile = { $player } får { $tile }.
leaves-city = { $whose } går { $from }: { $place }.
winners = { $n ->
    [one] { $players } vinner med { $points } poäng.
   *[other] { $players } vinner tillsammans med { $points } poäng.
}
after-the-game = u ångrar, save FIL sparar, Enter avslutar.
goodbye = Hej då.
