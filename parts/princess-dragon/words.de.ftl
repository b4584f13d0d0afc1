# Die Seite.
box-princess-dragon = Burgfräulein & Drache
box-princess-dragon-about = 30 Plättchen; ein Drache frisst Gefolgsleute, eine Fee beschützt sie, Zauberportale führen überallhin, ein Burgfräulein schickt Ritter heim
toggle-princess = Burgfräulein
toggle-princess-about = Wer es an eine Stadt legt, darf einen ihrer Ritter heimschicken
toggle-dragon = Drache
toggle-dragon-about = Vulkane rufen ihn, Drachenplättchen bewegen ihn; ohne ihn bleiben diese Plättchen weg
toggle-fairy = Fee
toggle-fairy-about = Sie bringt Punkte und hält den Drachen fern
toggle-portal = Zauberportale
toggle-portal-about = Von dort darf ein Gefolgsmann auf jedes Plättchen
set-princess-dragon = Ohne Gärten
set-princess-dragon-gardens = Mit Gärten
option-fairy-double-turn-point = Der Punkt der Fee im Doppelzug
value-fairy-double-turn-point-once-per-turn = Einmal
value-fairy-double-turn-point-each-part = Für jedes der beiden Plättchen
option-fairy-on-dragon-tile = Die Fee bewegen nach einem Drachenplättchen
option-fairy-anchor = Zu Beginn eines Zuges belohnt die Fee
value-fairy-anchor-follower = Den Gefolgsmann, bei dem sie steht
value-fairy-anchor-tile = Jeden Gefolgsmann auf ihrem Plättchen
option-volcano-tile-figures = Auf ein Vulkanplättchen darf
value-volcano-tile-figures-no-follower = Kein Gefolgsmann
value-volcano-tile-figures-no-figure = Gar keine Figur
option-princess-then-place = Eine Figur setzen, nachdem das Burgfräulein einen Ritter heimgeschickt hat
option-princess-removal = Das Burgfräulein schickt einen Ritter heim
value-princess-removal-may = Wenn man will
value-princess-removal-must = Immer
option-dragon-moves = Der Drache zieht
value-dragon-moves-before-scoring = Vor der Wertung
value-dragon-moves-after-scoring = Nach der Wertung
option-dragon-tiles-return = Beiseitegelegte Drachenplättchen kommen zurück
value-dragon-tiles-return-volcano = Wenn ein Vulkan gelegt wird
value-dragon-tiles-return-dragon-tile = Wenn das nächste Drachenplättchen gelegt wird
option-tunnel-field = Die Wiese an den Enden eines Tunnels
value-tunnel-field-undivided = Ist ungeteilt
value-tunnel-field-split = Wird von der Straße geteilt

# Der Tisch.
ask-dragon = Wohin zieht der Drache? { $n ->
    [one] Ein Schritt bleibt.
   *[other] { $n } Schritte bleiben.
}
do-fairy = Schicke die Fee zu deinem Gefolgsmann: { $place }
do-expel = Das Burgfräulein schickt heim: { $whose }, { $place }
do-expel-own = Das Burgfräulein schickt die eigene Figur heim: { $whose }, { $place }
do-dragon = Der Drache zieht nach { towards } (Spalte { $x }, Zeile { $y })
why-princess-insists = Das Burgfräulein besteht darauf, dass erst ein Ritter geht.
why-no-knight = In der Stadt des Burgfräuleins steht kein solcher Ritter.
why-no-dragon-step = Der Drache zieht auf ein benachbartes Plättchen.
why-dragon-was-there = Auf diesem Plättchen war der Drache in diesem Zug schon.
why-fairy-protects = Die Fee hält den Drachen von diesem Plättchen fern.
why-dragon-is-there = Niemand teilt ein Plättchen mit dem Drachen.
why-no-own-follower = Die Fee geht zu einem eigenen Gefolgsmann.
why-fairy-is-there = Die Fee ist schon bei diesem Gefolgsmann.
why-fairy-waits = Nach einem Drachenplättchen darf die Fee nicht ziehen.
problem-no-volcano = Vor dem ersten Vulkan gibt es keinen Drachen.

# Tipps.
reason-fairy = die Fee beschützt deinen Gefolgsmann
reason-dragon = führt den Drachen dorthin, wo er dir am wenigsten schadet

# Die Lektion.
lesson-princess-dragon-1 = Der Vulkan hat den Drachen gerufen, und dein Plättchen lässt ihn fliegen. Leg es auf das leuchtende Feld.
lesson-princess-dragon-2 = Bevor er fliegt, schick die Fee zu deinem Mönch: Auf ihr Plättchen darf der Drache nicht.
lesson-princess-dragon-3 = Du führst den ersten Schritt des Drachen. Lass ihn Isabeaus Mönch fressen!
lesson-princess-dragon-4 = Ihr Mönch ist heimgegangen. Isabeau führt den nächsten Schritt.
lesson-princess-dragon-5 = Die Fee versperrt den Weg, also endet der Flug. Solange sie bei deinem Gefolgsmann ist, beginnt jeder deiner Züge mit 1 Punkt. Was Zauberportale und Burgfräulein tun, steht in den Regeln.
