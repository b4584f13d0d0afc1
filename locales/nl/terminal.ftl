# Het spel in de terminal.
player-one = Anna
player-two = Bram

welcome = Aude, begingetal { $seed }. Typ ? voor hulp.

help =
    Typ het nummer van een vak om de tegel daar te leggen; een letter erachter kiest meteen de draaiing, bijvoorbeeld 3b.
    Typ dan het nummer van een deel voor een horige, met een letter voor een andere figuur, of 0 voor niemand.
    Wat er verder kan staat achter x1, x2 enzovoort. Door een portaal ga je met p: eerst een vak, dan een deel ervan.
    Bij een veiling typ je de punten die je biedt, b0 voor een bod van 0; met 0 pas je.

    !              een tip: wat de computer zou doen, en waarom
    u              de laatste stap terugnemen
    save BESTAND   het spel bewaren
    load BESTAND   een bewaard spel voortzetten
    q              stoppen

    Land      # stad   = | weg   ~ rivier   . weide   x kruising   ═ ║ brug   ▓ burcht   ░ de stad van de graaf
    Gebouwen  M klooster of abdij   S heiligdom   g tuin   T torenfundament, met de hoogte ernaast
    Tekens    * wapenschild   K kathedraal   i herberg   ! belegering   w wijn   r graan   t laken   P kudde varkens
              p prinses   O portaal   V vulkaan   D drakentegel   Z bazaar
    Figuren   De letter van een speler is een horige, als hoofdletter de grote. Achter de letter: & abt, ^ bouwmeester,
              ~ varken, % burgemeester, @ wagen, $ schuur. De draak, de fee, de graaf en de wijken van zijn stad zijn
              voluit geschreven, of afgekort waar geen plaats is.

    Een deel heet naar de zijden die het raakt, N O Z W; bij weiden is No de oostelijke helft van de noordzijde.
    Een vak wordt gegeven als kolom,rij, zoals aan de rand van het bord.

your-tile = { $player } moet { $tile } leggen. { $left ->
    [one] Er is nog één tegel.
   *[other] Er zijn nog { $left } tegels.
}
choices = { $n ->
    [1] 1
   *[other] 1–{ $n }
}
amounts = { $most ->
    [0] 0
   *[other] { $least }–{ $most }
}
which-tile = { $player }, welke tegel ({ choices })?
which-square = { $player }, op welk vak ({ choices })?
which-bridge = { $player }, de tegel past alleen met een brug: hoe (x1–x{ $others }, 0 geeft hem op)?
which-turn = Welke kant op?
which-figure = { $player }, wie komt waar ({ choices }, 0 niemand)?
which-other = { $player }, wat doe je (x1 …, 0 niets)?
which-must = { $player }, een hiervan moet gebeuren (x1 …).
which-portal = Door het portaal naar welk vak ({ choices }, of kolom,rij)?
which-of-these = Welke hiervan ({ choices })?
which-hole = { $player }, leg je je abdij ({ choices }, 0 nu niet)?
which-step = { $player }, waar gaat de draak heen ({ choices })? { $steps ->
    [one] Nog één stap.
   *[other] Nog { $steps } stappen.
}
which-capture = { $player }, wie neemt de toren gevangen ({ choices }, 0 niemand)?
which-prisoner = { $player }, wie van je gevangenen komt in ruil thuis ({ choices })?
which-castle = { $player }, maak je van je stad een burcht in plaats van punten te krijgen ({ choices }, 0 nee)?
which-leave = { $player }, wie verlaat de stad van de graaf om mee te doen ({ choices }, 0 niemand)?
which-enter = { $player }, je tegel gaf anderen punten en jou geen: wie gaat de stad van de graaf in ({ choices }, 0 niemand)?
which-road = { $player }, waar rijdt je wagen heen vanaf { $place } ({ choices }, 0 hij komt thuis)?
which-escape = { $player }, wie ontsnapt aan de belegering en gaat naar huis ({ choices }, 0 niemand)?
which-second-tile = { $player }, de bouwmeester levert een tweede tegel op: neem je die ({ choices }, 0 beëindigt de beurt)?
which-build = { $player }, bouw je een brug ({ choices }, 0 nee)?
which-ransom = { $player }, koop je een van je horigen vrij ({ choices }, 0 nee)?
which-sale = { $player }, welke tegel wordt geveild ({ choices })?
which-bid = { $player }, hoeveel bied je voor { $tile } ({ amounts }; b0 biedt 0, 0 past)?
which-raise = { $player }, hoeveel bied je voor { $tile } ({ amounts }; 0 past)?
which-first-bid = { $player }, jij opent het bieden voor { $tile }: hoeveel ({ amounts })?
which-deal = { $player }, koop of verkoop je { $tile } ({ choices })?
which-quarter = { $player }, waar begint de graaf ({ choices })?
more-lines = { "  " }+  nog { $n }
standing-bid = Het hoogste bod is { $points }, van { $player }.

act-place = { $figure }: { $place }
act-recall = neem de abt terug: { $place }, { $points } punten
act-escape = { $figure }: { $place }
act-fairy = de fee naar je eigen horige: { $place }
act-expel = de prinses stuurt naar huis: { $whose }, { $place }
act-expel-own = de prinses stuurt je eigen figuur naar huis: { $whose }, { $place }
act-capture = neem gevangen: { $whose }, { $place }
act-withdraw = haal je eigen figuur terug: { $whose }, { $place }
act-dragon = naar het { $side }, op { $at }
act-tower = bouw de toren op { $at } tot hoogte { $n }
act-close-tower = zet { $figure } op de toren op { $at }
act-tile = op { $at }, { $turn }
act-bridged = op { $at }, { $turn }, met een brug { $own ->
    [yes] eroverheen
   *[no] over { $over }
} { $axis }
act-abbey = de abdij op { $at }
act-bridge = bouw een brug over { $at } { $axis }
act-barn = zet de schuur op de { $corner } hoek van de nieuwe tegel
act-castle = maak er een burcht van: { $place }
act-wagon = verder naar: { $place }
act-choose = { $tile }
act-second-tile = neem een tweede tegel
act-enter = { $figure } { $place }; { $count }
act-leave = { $figure } { $from }: { $place }
act-pass = niets
act-give-up = geef de tegel op
act-portal = door het portaal naar een andere tegel
many-enter = { $figure } { $place }
many-leave = { $figure } { $from }
many-fairy = de fee naar een van je horigen
many-tower = bouw aan een toren
many-close-tower = zet { $figure } op een toren
many-bridged = op { $at } met een brug

side-n = N
side-e = O
side-s = Z
side-w = W

# Hoogstens negen letters: ze staan op een tegel.
mark-dragon = DRAAK
mark-fairy = fee
mark-count = GRAAF
mark-castle = Kasteel
mark-cathedral = Kathedr.
mark-market = Markt
mark-smithy = Smederij

second-tile = De bouwmeester levert { $player } deze tweede tegel op.
river-left = Er { $n ->
    [one] komt nog één riviertegel
   *[other] komen nog { $n } riviertegels
}.
not-a-choice = ‘{ $words }’ is geen van de keuzes.

thinks = { $player } denkt na …
hint-line = Tip: { $action }; { $reason } ({ $value })
nothing-to-undo = Er is niets om terug te nemen.
saved = Bewaard als { $file }.
not-saved = ‘{ $file }’ kon niet worden bewaard: { $reason }

holds = gevangen: { $whose }
waits = { $place }: { $figures }
has-won = heeft { $tile } gewonnen
in-hand = op handen: { $tiles }
count-is = De graaf is { $place }.
tiles-aside = Opzij gelegd: { $tiles }

places-tile = { $player } legt { $tile } op { $at }.
places-abbey = { $player } legt de abdij op { $at }.
places = { $player } zet { $figure }: { $place }.
closes-tower = { $player } zet { $figure } op de toren op { $at }.
wagon-goes = De wagen van { $player } rijdt verder: { $place }.
wagon-stays = De wagen komt thuis.
takes-back = { $player } neemt { $figures } terug.
completed = Voltooid: { $kind } van { $n ->
    [one] één tegel
   *[other] { $n } tegels
}.
completed-center = Voltooid: { $kind }.
scores = { $player } krijgt { $points } ({ $kind }): { $terms }.
scores-plain = { $player } krijgt { $points } ({ $kind }).
scores-at-end = Aan het einde krijgt { $player } { $points } ({ $kind }): { $terms }.
scores-plain-at-end = Aan het einde krijgt { $player } { $points } ({ $kind }).
pays = { $player } betaalt { $points } ({ $kind }).
is-paid = { $player } ontvangt { $points } ({ $kind }).
removed = Tegel { $tile } past nergens en gaat uit het spel.
given-up = Tegel { $tile } wordt opgegeven en gaat uit het spel.
set-aside = Tegel { $tile } wacht op de draak.
dragon-comes = De vulkaan roept de draak naar { $at }.
dragon-goes = { $player } zet de draak op { $at }.
eaten = De draak stuurt naar huis: { $whose }, { $place }.
expelled = De prinses stuurt naar huis: { $whose }, { $place }.
withdrawn = De toren stuurt naar huis: { $whose }, { $place }.
escaped = Ontsnapt aan de belegering: { $whose }, { $place }.
goes-too = Alleen achtergebleven en naar huis: { $whose }, { $place }.
fairy-goes = De fee vergezelt { $player }: { $place }.
tower-grows = { $player } bouwt de toren op { $at } tot hoogte { $n }.
captures = { $player } neemt gevangen: { $whose }, { $place }.
builds-bridge = { $player } bouwt een brug over { $at } { $axis }.
builds-castle = { $player } maakt van de stad op { $tiles } een burcht.
auction-opens = Geveild worden: { $tiles }.
puts-up = { $player } kiest { $tile }.
wins-tile = { $player } krijgt { $tile }.
leaves-city = { $whose } gaat { $from }: { $place }.
winners = { $n ->
    [one] { $players } wint met { $points } punten.
   *[other] { $players } winnen samen met { $points } punten.
}
after-the-game = u neemt terug, save BESTAND bewaart, Enter stopt.
goodbye = Tot ziens.
