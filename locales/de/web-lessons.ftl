# Erste Schritte, Lektionen der Teile und die Regeln zum Nachlesen.
learn-title = Erste Schritte
learn-about = Lerne beim Spielen auf einem echten Spielplan. Es dauert etwa zehn Minuten. Du kannst jederzeit aufhören und später weitermachen.
learn-start = Anfangen
learn-resume = Weitermachen
learn-again = Von vorn
learn-done = Geschafft
learn-parts = Die Erweiterungen, je eine Minute
learn-parts-about = Was jede Schachtel bringt, auf einem eigenen kleinen Spielplan.
learn-offer = Neu im Spiel?
learn-offer-about = Lerne es in zehn Minuten auf einem echten Spielplan, Zug um Zug.
learn-offer-go = Zeig mir das Spiel
learn-chapter-tile = Das erste Plättchen
learn-chapter-follower = Gefolgsleute
learn-chapter-road = Straßen
learn-chapter-monastery = Klöster
learn-chapter-city = Städte
learn-chapter-field = Wiesen
learn-chapter-end = Spielende

lesson-offer = Neu für dich? Sieh in einer Minute, was dazukommt.
lesson-offer-go = Zeig es mir
lesson-offer-no = Nein, danke
lesson-link = In einer Minute ausprobieren
lesson-next = Weiter
lesson-show = Zeig es mir
lesson-again = Noch einmal
lesson-done = Fertig
lesson-leave = Lektion verlassen
lesson-chapters = Kapitel
lesson-progress = Schritt { $n } von { $of }
lesson-slip-square = Das Plättchen passt auch dort, und in deinen eigenen Partien darfst du das. Lege es hier auf das leuchtende Feld.
lesson-slip-turn = Das richtige Feld! Drehe das Plättchen jetzt noch, bis es wie beschrieben liegt.
lesson-slip-figure = Dort dürfte ein Gefolgsmann stehen, aber wähle hier die leuchtende Stelle.
lesson-slip-pass = Überspringen darfst du, aber hier gibt es etwas zu holen. Achte darauf, was leuchtet.
lesson-slip-other = Das darfst du, aber in diesem Schritt geht es um etwas anderes. Achte darauf, was leuchtet, oder tippe auf „Zeig es mir“.

rulebook-open = Regeln
rulebook-of = { $name }: Regeln
rulebook-search = Regeln durchsuchen
rulebook-pages = Seiten
rulebook-hits = { $n ->
    [0] Nichts gefunden
    [one] Ein Treffer
   *[other] { $n } Treffer
}
rulebook-failed = Die Regeln konnten nicht geladen werden.
rulebook-choices = Optionen
