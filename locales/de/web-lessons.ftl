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

tut-welcome = Willkommen! Du und Isabeau baut gemeinsam eine Landschaft, Plättchen für Plättchen, und eure Gefolgsleute holen darauf Punkte. Das erste Plättchen liegt schon da.
tut-tile = Dein erstes Plättchen ist eine gerade Straße. Leg es auf das leuchtende Feld, so dass die Straße weitergeht, und bestätige.
tut-follower = Nun darfst du einen deiner sieben Gefolgsleute auf dieses Plättchen setzen. Wähle die Straße: Dort ist ein Gefolgsmann ein Wegelagerer.
tut-her-city = Isabeau ist am Zug. Sieh zu, wie sie die kleine Stadt über dem ersten Plättchen schließt.
tut-her-city-points = Eine Stadt aus zwei Plättchen, 2 Punkte für jedes: 4 für Isabeau. Ihr Ritter ist schon wieder daheim, wie alle Gefolgsleute, sobald sie gewertet sind.
tut-crossing = Eine Kreuzung: Dort enden Straßen. Leg sie an das rechte Ende deiner Straße.
tut-no-follower = Ein Gefolgsmann bleibt, bis fertig ist, worauf er steht; du musst also nicht in jedem Zug einen setzen. Mach ohne Figur weiter.
tut-her-road = Isabeau baut hinter der Kreuzung weiter. Sie trennt die Straßen: Ihre ist nicht deine.
tut-monastery = Ein Kloster mit einer Straße. Leg es nach links und dreh es, bis seine Straße auf deine trifft: Dann hat deine Straße ihre beiden Enden.
tut-monk = Die Straße ist fertig. Bevor sie gewertet wird, darfst du auf das neue Plättchen einen Gefolgsmann setzen: einen Mönch ins Kloster.
tut-road-points = Deine Straße führt über vier Plättchen: 4 Punkte, und der Wegelagerer gehört wieder dir. Der Mönch bringt 9, wenn alle acht Felder rings um ihn gefüllt sind.
tut-her-neighbour = Isabeaus Plättchen berührt dein Kloster. Jedes Plättchen ringsum zählt für dich, gleich wer es gelegt hat.
tut-city = Nun eine eigene Stadt. Leg dieses Plättchen auf das leuchtende Feld, mit der Stadt nach Norden.
tut-knight = Setz einen Gefolgsmann in die Stadt: Dort ist er ein Ritter.
tut-her-turn = Isabeau ist am Zug.
tut-pennant = Eine Stadt von Seite zu Seite, mit einem Wappen, das so viel zählt wie ein Plättchen. Dreh es und lass deine Stadt nach Norden wachsen.
tut-taken = Die Stadt gehört schon dir, ein zweiter Ritter darf nicht hinein: Wer zuerst da ist, hält das Gebiet. Mach ohne Figur weiter.
tut-her-monk = Auch Isabeau hat ein Kloster gezogen.
tut-close = Das letzte Stück Mauer! Schließ deine Stadt.
tut-close-pass = Mach ohne Figur weiter und achte auf deine Punkte.
tut-city-points = Drei Plättchen und ein Wappen, je 2 Punkte: 8 für dich. Eine Stadt, die am Ende noch offen ist, bringt nur die Hälfte.
tut-field = Eines fehlt noch: Wiesen. Leg die Kurve neben deine Stadt, mit der Straße nach Norden und Osten.
tut-farmer = Leg einen Bauern auf die große Wiese im Süden dieses Plättchens. Bauern bleiben bis zum Ende des Spiels.
tut-field-points = Am Ende bringt ein Bauer 3 Punkte für jede fertige Stadt an seiner Wiese. Deine stößt an drei: 9 Punkte, wenn niemand dort mehr Bauern hat.
tut-alone = Das ist das ganze Spiel. Ein paar Plättchen sind noch übrig: Spiel sie, wie du magst, und sieh dann, was am Ende noch gewertet wird.
tut-free = Jetzt entscheidest du: Die markierten Felder zeigen, wo dein Plättchen passt. Tipp auf eine Stadt, Straße oder Wiese, um zu sehen, was sie wert ist.
tut-over = Das war deine erste Partie! Was unfertig ist, bringt jetzt 1 Punkt je Plättchen, und ganz zuletzt kommen die Bauern.
