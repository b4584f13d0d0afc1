# Het spel in de terminal.
player-one = Anna
player-two = Bram

welcome = Aude, begingetal { $seed }. Typ ? voor hulp.

help =
    Typ het nummer van een vak om de tegel daar te leggen; een letter erachter kiest meteen de draaiing, bijvoorbeeld 3b.
    Typ dan het nummer van een deel voor een horige, met een letter voor een andere figuur, of 0 voor niemand.

    u              de laatste stap terugnemen
    save BESTAND   het spel bewaren
    load BESTAND   een bewaard spel voortzetten
    q              stoppen

    Op het bord is # stad, = en | zijn wegen, M een klooster, * een wapenschild, i een herberg, C een kathedraal.
    Letters zijn horigen, hoofdletters de grote; met & een abt, met ^ een bouwmeester, met ~ een varken. ~ is ook de rivier,
    g een tuin, w, r en c zijn wijn, graan en laken, P is een kudde varkens, V een vulkaan.

your-tile = { $player } heeft { $tile } getrokken. { $left ->
    [one] Er is nog één tegel.
   *[other] Er zijn nog { $left } tegels.
}
which-tile = { $player }, welke tegel (1–{ $n })?
which-square = Op welk vak (1–{ $n })?
which-turn = Welke kant op?
which-figure = { $player }, wie komt waar (1–{ $n }, 0 niemand)?
which-recall = { $player }, een abt terugnemen (r1, 0 nee)?
recall-abbot = de abt terugnemen: { $kind }, { $points } punten
second-tile = De bouwmeester levert { $player } een tweede tegel op.
river-left = Er { $n ->
    [one] komt nog één riviertegel
   *[other] komen nog { $n } riviertegels
}.
not-a-choice = ‘{ $words }’ is geen van de keuzes.

nothing-to-undo = Er is niets om terug te nemen.
saved = Bewaard als { $file }.
not-saved = ‘{ $file }’ kon niet worden bewaard: { $reason }

completed = Voltooid: { $kind } van { $n ->
    [one] één tegel
   *[other] { $n } tegels
}.
scores = { $player } krijgt { $points } ({ $kind }): { $terms }.
scores-at-end = Aan het einde krijgt { $player } { $points } ({ $kind }): { $terms }.
takes-goods = { $player } neemt { $goods }.
king-passes = { $player } heeft nu de koning, voor een stad van { $n } tegels.
robber-passes = { $player } heeft nu de struikrover, voor een weg van { $n } tegels.
removed = Tegel { $tile } past nergens en gaat uit het spel.
winners = { $n ->
    [one] { $players } wint met { $points } punten.
   *[other] { $players } winnen samen met { $points } punten.
}
after-the-game = u neemt terug, save BESTAND bewaart, Enter stopt.
goodbye = Tot ziens.

kind-road = weg
kind-city = stad
kind-field = weide
kind-monastery = klooster
kind-garden = tuin
kind-shrine = heiligdom
kind-goods = goederen
kind-king = koning
kind-robber = struikrover

figure-follower = { $n ->
    [one] 1 horige
   *[other] { $n } horigen
}
figure-big-follower = { $n ->
    [one] 1 grote
   *[other] { $n } grote
}
figure-abbot = { $n ->
    [one] 1 abt
   *[other] { $n } abten
}
figure-builder = { $n ->
    [one] 1 bouwmeester
   *[other] { $n } bouwmeesters
}
figure-pig = { $n ->
    [one] 1 varken
   *[other] { $n } varkens
}

name-follower = horige
name-big-follower = grote horige
name-abbot = abt
name-builder = bouwmeester
name-pig = varken

what-tiles = { $n ->
    [one] één tegel
   *[other] { $n } tegels
}
what-pennants = { $n ->
    [one] één wapenschild
   *[other] { $n } wapenschilden
}
what-cities = { $n ->
    [one] één stad
   *[other] { $n } steden
}
what-roads = { $n ->
    [one] één weg
   *[other] { $n } wegen
}
what-wine = { $n } wijn
what-grain = { $n } graan
what-cloth = { $n } laken
what-cards = { $n ->
    [one] één kaart
   *[other] { $n } kaarten
}
what-most-wine = meeste wijn
what-most-grain = meeste graan
what-most-cloth = meeste laken
