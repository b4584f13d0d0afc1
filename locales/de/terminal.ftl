# Das Spiel im Terminal.
player-one = Anna
player-two = Ben

welcome = Aude, Startzahl { $seed }. Mit ? gibt es Hilfe.

help =
    Gib die Nummer eines Felds ein, um das Plättchen dort anzulegen; ein Buchstabe dahinter wählt gleich die Drehung, etwa 3b.
    Gib dann die Nummer eines Abschnitts ein, um einen Gefolgsmann zu setzen, mit Buchstabe für eine andere Figur, oder 0 für keinen.
    Weitere Aktionen stehen unter x1, x2 und so weiter. Durch ein Zauberportal geht es mit p: erst ein Feld, dann ein
    Abschnitt darauf. In einer Versteigerung gib die gebotenen Punkte ein, b0 für ein Gebot von 0; mit 0 passt du.

    !            Tipp: was der Computer täte, und warum
    u            den letzten Schritt zurücknehmen
    save DATEI   das Spiel speichern
    load DATEI   ein gespeichertes Spiel fortsetzen
    q            aufhören

    Land      # Stadt   = | Straße   ~ Fluss   . Wiese   x Kreuzung   ═ ║ Brücke   ░ die Stadt des Grafen
    Gebäude   M Kloster oder Abtei   S Kultstätte   g Garten   T Bauplatz eines Turms, daneben seine Höhe
    Zeichen   * Wappen   K Kathedrale   i Wirtshaus   ! Belagerung   w Wein   r Korn   t Tuch   P Schweineherde
              p Burgfräulein   O Zauberportal   V Vulkan   D Drachenplättchen   Z Basar
    Figuren   Der Buchstabe eines Spielers ist ein Gefolgsmann, groß geschrieben der große. Dahinter: & Abt, ^ Baumeister,
              ~ Schwein, % Bürgermeister, @ Wagen, $ Scheune, ▓ Burg. Drache, Fee, Graf und die Viertel seiner Stadt sind
              ausgeschrieben, oder abgekürzt, wo kein Platz ist.

    Ein Feld gibst du als Spalte,Zeile an, wie am Rand des Plans.

your-tile = Plättchen von { $player }: { $tile }. { $left ->
    [one] Noch ein Plättchen.
   *[other] Noch { $left } Plättchen.
}
prompt = { $player }: { $question } ({ $choices })
which-turn = Wie drehen?
which-of-these = Welche Möglichkeit?
which-place = Welches Feld? Nummer oder Spalte,Zeile
act-away = auf einem anderen Plättchen
many-lines = { $action } … und { $n } weitere dieser Art
more-lines = { "  " }+  noch { $n }

# Höchstens neun Buchstaben: sie stehen auf einem Plättchen.
mark-dragon = DRACHE
mark-fairy = Fee
mark-count = GRAF
mark-castle = Burg
mark-cathedral = Kathedr.
mark-market = Markt
mark-smithy = Schmiede

not-a-choice = „{ $words }“ gibt es hier nicht zur Wahl.

thinks = { $player } denkt nach …
hint-line = Tipp: { $action }; { $reason } ({ $value })
nothing-to-undo = Es gibt nichts zurückzunehmen.
saved = Gespeichert als { $file }.
not-saved = „{ $file }“ konnte nicht gespeichert werden: { $reason }

holds = gefangen: { $whose }
in-hand = auf der Hand: { $tiles }
tiles-aside = Beiseitegelegt: { $tiles }
tiles-for-sale = Zu versteigern: { $tiles }

after-the-game = u: zurücknehmen, save DATEI: speichern, Eingabe: beenden.
goodbye = Auf Wiedersehen.
