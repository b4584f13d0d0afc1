# Het spel in de terminal.
player-one = Anna
player-two = Bram

welcome = Aude, begingetal { $seed }. Typ ? voor hulp.

help =
    Typ het nummer van een vak om de tegel daar te leggen; een letter erachter kiest meteen de draaiing, bijvoorbeeld 3b.
    Typ dan het nummer van een deel voor een horige, met b erachter voor de grote, of 0 voor geen.

    u              de laatste stap terugnemen
    save BESTAND   het spel bewaren
    load BESTAND   een bewaard spel voortzetten
    q              stoppen

    Op het bord is # stad, = en | zijn wegen, M een klooster, * een wapenschild, i een herberg, C een kathedraal.
    Letters zijn horigen, hoofdletters de grote.

your-tile = { $player } heeft { $tile } getrokken. { $left ->
    [one] Er is nog één tegel.
   *[other] Er zijn nog { $left } tegels.
}
which-tile = { $player }, welke tegel (1–{ $n })?
which-square = Op welk vak (1–{ $n })?
which-turn = Welke kant op?
which-figure = { $player }, waar komt een horige (1–{ $n }, 0 geen)?
which-figure-big = { $player }, waar komt een horige (1–{ $n }, 1b de grote, 0 geen)?
not-a-choice = ‘{ $words }’ is geen van de keuzes.

nothing-to-undo = Er is niets om terug te nemen.
saved = Bewaard als { $file }.
not-saved = ‘{ $file }’ kon niet worden bewaard: { $reason }

completed = Voltooid: { $kind } van { $n ->
    [one] één tegel
   *[other] { $n } tegels
}.
scores = { $player } krijgt { $points } voor { $kind }: { $terms }.
scores-at-end = Aan het einde krijgt { $player } { $points } voor { $kind }: { $terms }.
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

figure-follower = horigen
figure-big-follower = grote

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
