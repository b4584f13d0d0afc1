# Das Spiel im Terminal.
player-one = Anna
player-two = Ben

welcome = Aude, Startzahl { $seed }. Mit ? gibt es Hilfe.

help =
    Gib die Nummer eines Felds ein, um das Plättchen dort anzulegen; ein Buchstabe dahinter wählt gleich die Drehung, etwa 3b.
    Gib dann die Nummer eines Abschnitts für einen Gefolgsmann ein, mit einem Buchstaben für eine andere Figur, oder 0 für niemanden.
    Was sonst noch möglich ist, steht hinter x1, x2 und so weiter. Durch ein Zauberportal geht es mit p: erst ein Feld, dann ein
    Abschnitt darauf. In einer Versteigerung gib die gebotenen Punkte ein, b0 für ein Gebot von 0; mit 0 passt du.

    !            ein Tipp: was der Computer täte, und warum
    u            den letzten Schritt zurücknehmen
    save DATEI   das Spiel speichern
    load DATEI   ein gespeichertes Spiel fortsetzen
    q            aufhören

    Land      # Stadt   = | Straße   ~ Fluss   . Wiese   x Kreuzung   ═ ║ Brücke   ▓ Burg   ░ die Stadt des Grafen
    Gebäude   M Kloster oder Abtei   S Kultstätte   g Garten   T Turmfundament, daneben die Höhe des Turms
    Zeichen   * Wappen   K Kathedrale   i Wirtshaus   ! Belagerung   w Wein   r Korn   t Tuch   P Schweineherde
              p Burgfräulein   O Zauberportal   V Vulkan   D Drachenplättchen   Z Basar
    Figuren   Der Buchstabe eines Spielers ist ein Gefolgsmann, groß geschrieben der große. Dahinter: & Abt, ^ Baumeister,
              ~ Schwein, % Bürgermeister, @ Wagen, $ Scheune. Drache, Fee, Graf und die Viertel seiner Stadt sind
              ausgeschrieben, oder abgekürzt, wo kein Platz ist.

    Ein Abschnitt heißt nach den Seiten, an die er reicht, N O S W; bei Wiesen ist No die östliche Hälfte der Nordseite.
    Ein Feld wird als Spalte,Zeile angegeben, wie am Rand des Plans.

your-tile = { $player } hat { $tile } anzulegen. { $left ->
    [one] Ein Plättchen ist übrig.
   *[other] { $left } Plättchen sind übrig.
}
choices = { $n ->
    [1] 1
   *[other] 1–{ $n }
}
amounts = { $most ->
    [0] 0
   *[other] { $least }–{ $most }
}
which-tile = { $player }, welches Plättchen ({ choices })?
which-square = { $player }, auf welches Feld ({ choices })?
which-bridge = { $player }, das Plättchen passt nur mit einer Brücke: wie (x1–x{ $others }, 0 gibt es auf)?
which-turn = Wie herum?
which-figure = { $player }, wer kommt wohin ({ choices }, 0 niemand)?
which-other = { $player }, was tust du (x1 …, 0 nichts)?
which-must = { $player }, eines davon muss sein (x1 …).
which-portal = Durch das Zauberportal auf welches Feld ({ choices }, oder Spalte,Zeile)?
which-of-these = Was davon ({ choices })?
which-hole = { $player }, legst du deine Abtei ({ choices }, 0 jetzt nicht)?
which-step = { $player }, wohin zieht der Drache ({ choices })? { $steps ->
    [one] Ein Schritt bleibt.
   *[other] { $steps } Schritte bleiben.
}
which-capture = { $player }, wen nimmt der Turm gefangen ({ choices }, 0 niemanden)?
which-prisoner = { $player }, welcher deiner Gefangenen kommt im Tausch heim ({ choices })?
which-castle = { $player }, machst du deine Stadt zur Burg, statt sie zu werten ({ choices }, 0 nein)?
which-leave = { $player }, wer verlässt die Stadt des Grafen und kommt dazu ({ choices }, 0 niemand)?
which-enter = { $player }, dein Plättchen brachte anderen Punkte und dir keine: wer geht in die Stadt des Grafen ({ choices }, 0 niemand)?
which-road = { $player }, wohin fährt dein Wagen weiter, von: { $place } ({ choices }, 0 er kommt heim)?
which-escape = { $player }, wer entkommt der Belagerung und kehrt heim ({ choices }, 0 niemand)?
which-second-tile = { $player }, der Baumeister bringt ein zweites Plättchen ein: nimmst du es ({ choices }, 0 beendet den Zug)?
which-build = { $player }, baust du eine Brücke ({ choices }, 0 nein)?
which-ransom = { $player }, kaufst du einen deiner Gefolgsleute frei ({ choices }, 0 nein)?
which-sale = { $player }, welches Plättchen wird versteigert ({ choices })?
which-bid = { $player }, wie viel bietest du für { $tile } ({ amounts }; b0 bietet 0, 0 passt)?
which-raise = { $player }, wie viel bietest du für { $tile } ({ amounts }; 0 passt)?
which-first-bid = { $player }, du bietest zuerst für { $tile }: wie viel ({ amounts })?
which-deal = { $player }, kaufst oder verkaufst du { $tile } ({ choices })?
which-quarter = { $player }, wo beginnt der Graf ({ choices })?
more-lines = { "  " }+  noch { $n }
standing-bid = Das höchste Gebot ist { $points }, von { $player }.

act-place = { $figure }: { $place }
act-recall = den Abt zurücknehmen: { $place }, { $points } Punkte
act-escape = { $figure }: { $place }
act-fairy = die Fee zum eigenen Gefolgsmann: { $place }
act-expel = das Burgfräulein schickt heim: { $whose }, { $place }
act-expel-own = das Burgfräulein schickt die eigene Figur heim: { $whose }, { $place }
act-capture = gefangen nehmen: { $whose }, { $place }
act-withdraw = die eigene Figur zurückholen: { $whose }, { $place }
act-dragon = nach { $side }, auf { $at }
act-tower = den Turm auf { $at } bis zur Höhe { $n } bauen
act-close-tower = { $figure } auf den Turm auf { $at } stellen
act-tile = auf { $at }, { $turn }
act-bridged = auf { $at }, { $turn }, mit einer Brücke { $own ->
    [yes] darüber
   *[no] über { $over }
} { $axis }
act-abbey = die Abtei auf { $at }
act-bridge = eine Brücke über { $at } { $axis } bauen
act-barn = die Scheune auf die { $corner } Ecke des neuen Plättchens stellen
act-castle = zur Burg machen: { $place }
act-wagon = weiter: { $place }
act-choose = { $tile }
act-second-tile = ein zweites Plättchen nehmen
act-enter = { $figure } { $place }; { $count }
act-leave = { $figure } { $from }: { $place }
act-pass = nichts
act-give-up = das Plättchen aufgeben
act-portal = durch das Zauberportal auf ein anderes Plättchen
many-enter = { $figure } { $place }
many-leave = { $figure } { $from }
many-fairy = die Fee zu einem eigenen Gefolgsmann
many-tower = an einem Turm bauen
many-close-tower = { $figure } auf einen Turm stellen
many-bridged = auf { $at } mit einer Brücke

side-n = N
side-e = O
side-s = S
side-w = W

# Höchstens neun Buchstaben: sie stehen auf einem Plättchen.
mark-dragon = DRACHE
mark-fairy = Fee
mark-count = GRAF
mark-castle = Burg
mark-cathedral = Kathedr.
mark-market = Markt
mark-smithy = Schmiede

second-tile = Der Baumeister bringt { $player } dieses zweite Plättchen ein.
river-left = { $n ->
    [one] Ein Flussplättchen kommt
   *[other] { $n } Flussplättchen kommen
} noch.
not-a-choice = „{ $words }“ steht nicht zur Wahl.

thinks = { $player } denkt nach …
hint-line = Tipp: { $action }; { $reason } ({ $value })
nothing-to-undo = Es gibt nichts zurückzunehmen.
saved = Gespeichert als { $file }.
not-saved = „{ $file }“ konnte nicht gespeichert werden: { $reason }

holds = gefangen: { $whose }
waits = { $place }: { $figures }
has-won = ersteigert: { $tile }
in-hand = auf der Hand: { $tiles }
count-is = Der Graf ist { $place }.
tiles-aside = Beiseitegelegt: { $tiles }

places-tile = { $player } legt { $tile } auf { $at }.
places-abbey = { $player } legt die Abtei auf { $at }.
places = { $player } setzt { $figure }: { $place }.
closes-tower = { $player } stellt { $figure } auf den Turm auf { $at }.
wagon-goes = Der Wagen von { $player } fährt weiter: { $place }.
wagon-stays = Der Wagen kommt heim.
takes-back = { $player } nimmt zurück: { $figures }.
completed = Abgeschlossen: { $kind } aus { $n ->
    [one] einem Plättchen
   *[other] { $n } Plättchen
}.
completed-center = Abgeschlossen: { $kind }.
scores = { $player } bekommt { $points } ({ $kind }): { $terms }.
scores-plain = { $player } bekommt { $points } ({ $kind }).
scores-at-end = Am Ende bekommt { $player } { $points } ({ $kind }): { $terms }.
scores-plain-at-end = Am Ende bekommt { $player } { $points } ({ $kind }).
pays = { $player } zahlt { $points } ({ $kind }).
is-paid = { $player } erhält { $points } ({ $kind }).
removed = Plättchen { $tile } passt nirgends und wird entfernt.
given-up = Plättchen { $tile } wird aufgegeben und kommt aus dem Spiel.
set-aside = Plättchen { $tile } wartet auf den Drachen.
dragon-comes = Der Vulkan ruft den Drachen nach { $at }.
dragon-goes = { $player } zieht den Drachen nach { $at }.
eaten = Der Drache schickt heim: { $whose }, { $place }.
expelled = Das Burgfräulein schickt heim: { $whose }, { $place }.
withdrawn = Der Turm schickt heim: { $whose }, { $place }.
escaped = Der Belagerung entkommen: { $whose }, { $place }.
goes-too = Allein gelassen und heimgekehrt: { $whose }, { $place }.
fairy-goes = Die Fee begleitet { $player }: { $place }.
tower-grows = { $player } baut den Turm auf { $at } bis zur Höhe { $n }.
captures = { $player } nimmt gefangen: { $whose }, { $place }.
builds-bridge = { $player } baut eine Brücke über { $at } { $axis }.
builds-castle = { $player } macht die Stadt auf { $tiles } zur Burg.
auction-opens = Versteigert werden: { $tiles }.
puts-up = { $player } wählt { $tile } aus.
wins-tile = { $player } bekommt { $tile }.
leaves-city = { $whose } geht { $from }: { $place }.
winners = { $n ->
    [one] { $players } gewinnt mit { $points } Punkten.
   *[other] { $players } gewinnen gemeinsam mit { $points } Punkten.
}
after-the-game = u nimmt zurück, save DATEI speichert, Eingabe beendet.
goodbye = Auf Wiedersehen.
