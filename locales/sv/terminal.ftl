# Spelet i terminalen.
player-one = Anna
player-two = Bo

welcome = Aude, startvärde { $seed }. Skriv ? för hjälp.

help =
    Skriv numret på en ruta för att lägga brickan där; en bokstav efteråt väljer vridningen direkt, till exempel 3b.
    Skriv sedan numret på ett område för en undersåte, med en bokstav för en annan figur, eller 0 för ingen.

    u          ångra det senaste steget
    save FIL   spara spelet
    load FIL   fortsätt ett sparat spel
    q          sluta

    På bordet är # stad, = och | är vägar, M ett kloster, * en vapensköld, i ett värdshus, C en katedral.
    Bokstäver är undersåtar, stora bokstäver de stora; med & en abbot, med ^ en byggmästare, med ~ en gris. ~ är också floden,
    g en trädgård, w, r och c är vin, spannmål och tyg, P är en grisflock, V en vulkan, D en drake, O en
    portal, p en prinsessa, T en torngrund med höjden bredvid.

    Vad som annars kan göras står efter x1, x2 och så vidare.

your-tile = { $player } har dragit { $tile }. { $left ->
    [one] En bricka är kvar.
   *[other] { $left } brickor är kvar.
}
which-tile = { $player }, vilken bricka (1–{ $n })?
which-square = Vilken ruta (1–{ $n })?
which-turn = Åt vilket håll?
which-figure = { $player }, vem ska stå var (1–{ $n }, 0 ingen)?
which-other = { $player }, vad annars (x1, 0 inget)?
which-must = { $player }, något av detta måste göras (x1).
which-step = { $player }, vart går draken (1–{ $n })? { $steps ->
    [one] Ett steg återstår.
   *[other] { $steps } steg återstår.
}
which-capture = { $player }, vem tar tornet till fånga (1–{ $n }, 0 ingen)?
which-prisoner = { $player }, vem kommer hem (1–{ $n })?
recall-abbot = ta tillbaka abboten: { $kind }, { $points } poäng
act-place = { $figure }: { $place }
act-fairy = älvan följer din undersåte: { $place }
act-expel = prinsessan skickar hem: { $figure } från { $player }, { $place }
act-capture = ta till fånga: { $figure } från { $player }, { $place }
act-dragon = till { $at }
act-tower = bygg tornet på { $at } upp till { $n }
act-close-tower = { $figure } upp på tornet på { $at }
act-exchange = din figur hos { $player }: { $figure }
act-ransom = köp fri från { $player } för 3 poäng: { $figure }
act-pass = inget
second-tile = Byggmästaren ger { $player } en bricka till.
river-left = { $n ->
    [one] En flodbricka
   *[other] { $n } flodbrickor
} återstår.
not-a-choice = ”{ $words }” är inte ett av valen.

nothing-to-undo = Det finns inget att ångra.
saved = Sparat som { $file }.
not-saved = ”{ $file }” kunde inte sparas: { $reason }

completed = Färdig: { $kind } på { $n ->
    [one] en bricka
   *[other] { $n } brickor
}.
scores = { $player } får { $points } ({ $kind }): { $terms }.
scores-at-end = I slutet får { $player } { $points } ({ $kind }): { $terms }.
takes-goods = { $player } tar { $goods }.
king-passes = { $player } har nu kungen för en stad på { $n } brickor.
robber-passes = { $player } har nu rövaren för en väg på { $n } brickor.
removed = Bricka { $tile } passar ingenstans och tas bort.
holds = håller fången: { $figure } från { $player }
set-aside = Bricka { $tile } väntar på draken.
back-in-bag = { $n ->
    [one] En bricka läggs
   *[other] { $n } brickor läggs
} tillbaka i högen.
dragon-goes = Draken är på { $at }.
fairy-goes = Älvan följer { $player }: { $place }.
tower-grows = { $player } bygger tornet på { $at } upp till { $n }.
captures = { $player } tar till fånga: { $figure } från { $owner }.
freed = { $figure } från { $player } kommer hem från { $from }.
winners = { $n ->
    [one] { $players } vinner med { $points } poäng.
   *[other] { $players } vinner tillsammans med { $points } poäng.
}
after-the-game = u ångrar, save FIL sparar, Enter avslutar.
goodbye = Hej då.

kind-road = väg
kind-city = stad
kind-field = äng
kind-monastery = kloster
kind-garden = trädgård
kind-shrine = helgedom
kind-goods = varor
kind-king = kung
kind-robber = rövare
kind-tower = torn
kind-fairy = älva
kind-ransom = lösen

figure-follower = { $n ->
    [one] 1 undersåte
   *[other] { $n } undersåtar
}
figure-big-follower = { $n ->
    [one] 1 stor
   *[other] { $n } stora
}
figure-abbot = { $n ->
    [one] 1 abbot
   *[other] { $n } abbotar
}
figure-builder = { $n ->
    [one] 1 byggmästare
   *[other] { $n } byggmästare
}
figure-pig = { $n ->
    [one] 1 gris
   *[other] { $n } grisar
}
figure-tower-piece = { $n ->
    [one] 1 torndel
   *[other] { $n } torndelar
}

name-follower = undersåte
name-big-follower = stor undersåte
name-abbot = abbot
name-builder = byggmästare
name-pig = gris
name-tower-piece = torndel

what-tiles = { $n ->
    [one] en bricka
   *[other] { $n } brickor
}
what-pennants = { $n ->
    [one] en vapensköld
   *[other] { $n } vapensköldar
}
what-cities = { $n ->
    [one] en stad
   *[other] { $n } städer
}
what-roads = { $n ->
    [one] en väg
   *[other] { $n } vägar
}
what-wine = { $n } vin
what-grain = { $n } spannmål
what-cloth = { $n } tyg
what-cards = { $n ->
    [one] ett kort
   *[other] { $n } kort
}
what-most-wine = mest vin
what-most-grain = mest spannmål
what-most-cloth = mest tyg
what-fairy = älva
what-ransom = lösen
