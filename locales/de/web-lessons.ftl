# Erste Schritte, Lektionen der Teile und die Regeln zum Nachlesen.
learn-title = Erste Schritte
learn-about = Lerne das Spiel, indem du es spielst, auf einem echten Tisch: etwa zehn Minuten, Kapitel für Kapitel. Du kannst jederzeit gehen und später weitermachen.
learn-start = Anfangen
learn-resume = Weitermachen
learn-again = Von vorn
learn-done = Geschafft
learn-parts = Die Teile, je eine Minute
learn-parts-about = Was jede Schachtel bringt, gezeigt auf einem kleinen Tisch für sich.
learn-offer = Neu im Spiel?
learn-offer-about = Zehn Minuten am echten Tisch, Zug um Zug.
learn-offer-go = Zeig mir das Spiel
learn-chapter-tile = Das erste Plättchen
learn-chapter-follower = Ein Gefolgsmann
learn-chapter-road = Straßen
learn-chapter-monastery = Klöster
learn-chapter-city = Städte
learn-chapter-field = Wiesen
learn-chapter-end = Bis zum Ende

lesson-offer = Neu für dich? Eine Minute zeigt, was dazukommt.
lesson-offer-go = Zeig es mir
lesson-offer-no = Nein, danke
lesson-link = Eine Minute davon spielen
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-again = Noch einmal
lesson-done = Fertig
lesson-leave = Lektion verlassen
lesson-chapters = Kapitel
lesson-progress = Schritt { $n } von { $of }
lesson-slip-square = Dort passt das Plättchen auch, und in deinen eigenen Partien darfst du das. Hier brauchen wir es auf dem leuchtenden Feld.
lesson-slip-turn = Das richtige Feld! Dreh das Plättchen nur noch, bis es liegt wie beschrieben.
lesson-slip-figure = Dort dürfte ein Gefolgsmann stehen, aber diesmal ist eine andere Stelle gemeint: die leuchtende.
lesson-slip-pass = Nichts zu tun ist erlaubt, aber hier gibt es etwas zu holen. Such, was leuchtet.
lesson-slip-other = Das wäre erlaubt, aber in diesem Schritt geht es um etwas anderes. Such, was leuchtet, oder lass es dir zeigen.

rulebook-open = Regeln
rulebook-of = { $name }: Regeln
rulebook-search = In den Regeln suchen
rulebook-pages = Seiten
rulebook-hits = { $n ->
    [0] Nichts gefunden
    [one] Eine Stelle
   *[other] { $n } Stellen
}
rulebook-failed = Die Regeln konnten nicht geladen werden.
rulebook-choices = Was sich wählen lässt
