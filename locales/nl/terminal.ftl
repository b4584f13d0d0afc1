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
    g een tuin, w, r en c zijn wijn, graan en laken, P is een kudde varkens, V een vulkaan, D een draak,
    O een portaal, p een prinses, T een torenfundament met de hoogte ernaast.

    Wat er verder kan staat achter x1, x2 enzovoort.

your-tile = { $player } heeft { $tile } getrokken. { $left ->
    [one] Er is nog één tegel.
   *[other] Er zijn nog { $left } tegels.
}
which-tile = { $player }, welke tegel (1–{ $n })?
which-square = Op welk vak (1–{ $n })?
which-turn = Welke kant op?
which-figure = { $player }, wie komt waar (1–{ $n }, 0 niemand)?
which-other = { $player }, wat anders (x1, 0 niets)?
which-must = { $player }, een hiervan moet gebeuren (x1).
which-step = { $player }, waar gaat de draak heen (1–{ $n })? { $steps ->
    [one] Nog één stap.
   *[other] Nog { $steps } stappen.
}
which-capture = { $player }, wie neemt de toren gevangen (1–{ $n }, 0 niemand)?
which-prisoner = { $player }, wie komt thuis (1–{ $n })?
recall-abbot = neem de abt terug: { $kind }, { $points } punten
act-place = { $figure }: { $place }
act-fairy = de fee naar je eigen horige: { $place }
act-expel = de prinses stuurt naar huis: { $figure } van { $player }, { $place }
act-capture = neem gevangen: { $figure } van { $player }, { $place }
act-dragon = naar { $at }
act-tower = bouw de toren op { $at } tot hoogte { $n }
act-close-tower = { $figure } op de toren op { $at }
act-exchange = je figuur bij { $player }: { $figure }
act-ransom = koop vrij van { $player } voor 3 punten: { $figure }
act-pass = niets
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
holds = houdt gevangen: { $figure } van { $player }
set-aside = Tegel { $tile } wacht op de draak.
back-in-bag = { $n ->
    [one] Eén tegel gaat
   *[other] { $n } tegels gaan
} terug in de voorraad.
dragon-goes = De draak is op { $at }.
fairy-goes = De fee vergezelt { $player }: { $place }.
tower-grows = { $player } bouwt de toren op { $at } tot hoogte { $n }.
captures = { $player } neemt gevangen: { $figure } van { $owner }.
freed = { $figure } van { $player } komt thuis van { $from }.
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
kind-tower = toren
kind-fairy = fee
kind-ransom = losgeld

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
figure-tower-piece = { $n ->
    [one] 1 torendeel
   *[other] { $n } torendelen
}

name-follower = horige
name-big-follower = grote horige
name-abbot = abt
name-builder = bouwmeester
name-pig = varken
name-tower-piece = torendeel

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
what-fairy = fee
what-ransom = losgeld
