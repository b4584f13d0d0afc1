# Die Seite.
box-princess-dragon = Burgfräulein & Drache
box-princess-dragon-about = 30 Plättchen; ein Drache frisst Gefolgsleute, eine Fee beschützt sie, Zauberportale führen überallhin, ein Burgfräulein schickt Ritter heim
toggle-princess = Burgfräulein
toggle-princess-about = Lege es an eine Stadt, um einen ihrer Ritter heimzuschicken
toggle-dragon = Drache
toggle-dragon-about = Vulkane rufen ihn, Drachenplättchen bewegen ihn; Ausschalten lässt diese Plättchen weg
toggle-fairy = Fee
toggle-fairy-about = Sie bringt dem Gefolgsmann neben ihr Punkte und hält den Drachen fern
toggle-portal = Zauberportale
toggle-portal-about = Von hier darf ein Gefolgsmann auf jedes Plättchen
set-princess-dragon = Ohne Gärten
set-princess-dragon-gardens = Mit Gärten
option-fairy-double-turn-point = Punkt der Fee im Doppelzug
value-fairy-double-turn-point-once-per-turn = Einmal
value-fairy-double-turn-point-each-part = Für jedes der beiden Plättchen
option-fairy-on-dragon-tile = Fee nach einem Drachenplättchen bewegen
option-fairy-anchor = Punkt der Fee zu Beginn eines Zuges
value-fairy-anchor-follower = Für den Gefolgsmann, bei dem sie steht
value-fairy-anchor-tile = Für jeden Gefolgsmann auf ihrem Plättchen
option-volcano-tile-figures = Figuren auf Vulkanplättchen
value-volcano-tile-figures-no-follower = Keine Gefolgsleute
value-volcano-tile-figures-no-figure = Gar keine Figuren
option-princess-then-place = Figur setzen, nachdem das Burgfräulein einen Ritter heimgeschickt hat
option-princess-removal = Das Burgfräulein schickt einen Ritter heim
value-princess-removal-may = Freiwillig
value-princess-removal-must = Immer
option-dragon-moves = Der Drache zieht
value-dragon-moves-before-scoring = Vor der Wertung
value-dragon-moves-after-scoring = Nach der Wertung
option-dragon-tiles-return = Beiseitegelegte Drachenplättchen kommen zurück
value-dragon-tiles-return-volcano = Wenn ein Vulkan gelegt wird
value-dragon-tiles-return-dragon-tile = Wenn das nächste Drachenplättchen gelegt wird
option-tunnel-field = Wiese an den Enden eines Tunnels
value-tunnel-field-undivided = Ist ungeteilt
value-tunnel-field-split = Wird von der Straße geteilt

# Der Tisch.
ask-dragon = Drachen ziehen: { $n ->
    [one] noch ein Schritt
   *[other] noch { $n } Schritte
}
do-fairy = Fee zu deinem Gefolgsmann schicken: { $place }
do-expel = Heimschicken: { $whose }, { $place }
do-expel-own = Eigene Figur heimschicken: { $whose }, { $place }
do-dragon = Drachen nach { towards } ziehen (Spalte { $x }, Zeile { $y })
why-princess-insists = Das Burgfräulein schickt erst einen Ritter heim.
why-no-knight = Dieser Ritter steht nicht in der Stadt des Burgfräuleins.
why-no-dragon-step = Der Drache zieht Schritt für Schritt auf ein benachbartes Plättchen.
why-dragon-was-there = Auf diesem Plättchen war der Drache diesmal schon.
why-fairy-protects = Die Fee hält den Drachen von diesem Plättchen fern.
why-dragon-is-there = Kein Gefolgsmann darf auf dem Plättchen des Drachen stehen.
why-no-own-follower = Schicke die Fee zu einem eigenen Gefolgsmann.
why-fairy-is-there = Die Fee ist schon bei diesem Gefolgsmann.
why-fairy-waits = Nach einem Drachenplättchen darfst du die Fee nicht ziehen.
problem-no-volcano = Der Drache kommt erst mit dem ersten Vulkan.

# Tipps.
reason-fairy = schützt deinen Gefolgsmann mit der Fee
reason-dragon = lenkt den Drachen dorthin, wo er dir am wenigsten schadet
