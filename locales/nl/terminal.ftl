# Het spel in de terminal.
player-one = Anna
player-two = Bram

welcome = Aude, begingetal { $seed }. Typ ? voor hulp.

help =
    Typ het nummer van een vak om de tegel daar te leggen. Een letter erachter kiest meteen de draaiing, bijvoorbeeld 3b.
    Typ dan het nummer van een deel om een horige te plaatsen, voeg een letter toe voor een andere figuur, of typ 0 voor niemand.
    Andere acties staan bij x1, x2 enzovoort. Door een portaal ga je met p: kies een vak, dan een deel ervan.
    Bij een veiling typ je de punten die je biedt, b0 voor een bod van 0; met 0 pas je.

    !              tip: wat de computer zou doen, en waarom
    u              de laatste stap terugnemen
    save BESTAND   het spel bewaren
    load BESTAND   een bewaard spel voortzetten
    q              stoppen

    Land      # stad   = | weg   ~ rivier   . weide   x kruising   ═ ║ brug   ░ de stad van de graaf
    Gebouwen  M klooster of abdij   S heiligdom   g tuin   T bouwplaats van een toren, met de hoogte ernaast
    Tekens    * wapenschild   K kathedraal   i herberg   ! belegering   w wijn   r graan   t laken   P varkenskudde
              p prinses   O portaal   V vulkaan   D draaktegel   Z bazaar
    Figuren   De letter van een speler is een horige, als hoofdletter de grote. Achter de letter: & abt, ^ bouwmeester,
              ~ varken, % burgemeester, @ wagen, $ schuur, ▓ burcht. De draak, de fee, de graaf en de wijken van zijn stad zijn
              voluit geschreven, of afgekort waar geen plaats is.

    Typ een vak als kolom,rij, zoals aan de rand van het bord.

your-tile = Tegel van { $player }: { $tile }. { $left ->
    [one] Nog één tegel.
   *[other] Nog { $left } tegels.
}
prompt = { $player }: { $question } ({ $choices })
which-turn = Hoe draaien?
which-of-these = Welke?
which-place = Welk vak? Typ een nummer of kolom,rij
act-away = op een andere tegel
many-lines = { $action } … en nog { $n } van die soort
more-lines = { "  " }+  nog { $n }

# Hoogstens negen letters: ze staan op een tegel.
mark-dragon = DRAAK
mark-fairy = fee
mark-count = GRAAF
mark-castle = Kasteel
mark-cathedral = Kathedr.
mark-market = Markt
mark-smithy = Smederij

not-a-choice = ‘{ $words }’ is geen van de keuzes.

thinks = { $player } denkt na …
hint-line = Tip: { $action }; { $reason } ({ $value })
nothing-to-undo = Er is niets om terug te nemen.
saved = Bewaard als { $file }.
not-saved = ‘{ $file }’ kon niet worden bewaard: { $reason }

holds = gevangen: { $whose }
in-hand = in de hand: { $tiles }
tiles-aside = Opzij gelegd: { $tiles }
tiles-for-sale = Te koop: { $tiles }

after-the-game = u: terugnemen, save BESTAND: bewaren, Enter: stoppen.
goodbye = Tot ziens.
