# Spelet i terminalen.
player-one = Anna
player-two = Bo

welcome = Aude, startvärde { $seed }. Skriv ? för hjälp.

help =
    Skriv numret på en ruta för att lägga brickan där; en bokstav efteråt väljer vridningen direkt, till exempel 3b.
    Skriv sedan numret på ett område för en undersåte, med b efteråt för den stora, eller 0 för ingen.

    u          ångra det senaste steget
    save FIL   spara spelet
    load FIL   fortsätt ett sparat spel
    q          sluta

    På bordet är # stad, = och | är vägar, M ett kloster, * en vapensköld, i ett värdshus, C en katedral.
    Bokstäver är undersåtar, stora bokstäver de stora.

your-tile = { $player } har dragit { $tile }. { $left ->
    [one] En bricka är kvar.
   *[other] { $left } brickor är kvar.
}
which-tile = { $player }, vilken bricka (1–{ $n })?
which-square = Vilken ruta (1–{ $n })?
which-turn = Åt vilket håll?
which-figure = { $player }, var ska en undersåte stå (1–{ $n }, 0 ingen)?
which-figure-big = { $player }, var ska en undersåte stå (1–{ $n }, 1b den stora, 0 ingen)?
not-a-choice = ”{ $words }” är inte ett av valen.

nothing-to-undo = Det finns inget att ångra.
saved = Sparat som { $file }.
not-saved = ”{ $file }” kunde inte sparas: { $reason }

completed = Färdig: { $kind } på { $n ->
    [one] en bricka
   *[other] { $n } brickor
}.
scores = { $player } får { $points } för { $kind }: { $terms }.
scores-at-end = I slutet får { $player } { $points } för { $kind }: { $terms }.
removed = Bricka { $tile } passar ingenstans och tas bort.
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

figure-follower = undersåtar
figure-big-follower = stora

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
