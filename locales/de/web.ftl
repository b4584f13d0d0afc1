# Die Seite im Browser: alles um den Tisch herum.

# Bedienelemente.
ui-close = Schließen
ui-less = Weniger
ui-more = Mehr
loading = Lädt …

# Wenn etwas schiefgeht.
error-title = Etwas ist schiefgegangen
error-load = Ein Teil der Seite konnte nicht geladen werden. Deine Partien sind sicher.
error-reload = Neu laden
error-language = Diese Sprache konnte nicht geladen werden.
missing-title = Partie nicht gefunden
missing = Sie ist in diesem Browser nicht gespeichert. Vielleicht wurde sie gelöscht oder auf einem anderen Gerät gespielt.

# Die Startseite.
front-tagline = Plättchen für Plättchen entsteht ein Land
front-play = Spielen
front-play-about = Das Grundspiel gegen den Computer
front-new = Neue Partie
front-continue = Weiterspielen
front-finished = Beendete Partien
front-all = Alle { $n } Partien zeigen
front-import-failed = Diese Datei lässt sich nicht spielen: { $reason }
front-delete = Löschen
front-deleted = Partie gelöscht.
front-undo-delete = Rückgängig
front-not-lasting = Dieser Browser lässt die Seite nichts speichern. Wenn du ihn schließt, sind deine Partien weg.
front-damaged = { $n ->
    [one] Beschädigte Partie
   *[other] Beschädigte Partien
}
front-damaged-one = Diese Partie lässt sich nicht mehr lesen.
front-newer-one = Diese Partie wurde von einer neueren Version dieser Seite gespeichert.
front-damaged-look = Ansehen, was noch da ist
damaged-title = Beschädigte Partie
damaged-record = Die Aufzeichnung ist ganz oder zum Teil noch da. Speichere sie als Datei. Ist sie ganz, kannst du sie wieder öffnen. Sonst kannst du nachlesen, was geschah.
damaged-text = Das ist alles, was davon übrig ist.
damaged-newer = Lade die Seite neu oder öffne die Partie in der neueren Version. Es wurde nichts verändert.
card-over = beendet
card-left = { $n ->
    [one] noch 1 Plättchen
   *[other] noch { $n } Plättchen
}
card-continue = Partie mit { $names } weiterspielen
card-look = Partie mit { $names } ansehen

# Ein Text, der gerettet werden soll.
rescue-text = Text
rescue-copy = Kopieren
rescue-copied = Kopiert
rescue-save = Als Datei speichern

# Eine laufende Partie.
play-opening = Partie wird geöffnet …
play-leave = Zur Startseite
play-broken-title = Diese Partie lässt sich nicht öffnen
play-broken = In ihrer Aufzeichnung ist ein Fehler. Speichere sie als Text, um nachzusehen.
play-elsewhere-title = Diese Partie ist anderswo offen
play-elsewhere = Du hast sie in einem anderen Tab oder Fenster dieses Browsers geöffnet.
play-take-over = Hier weiterspielen
play-stopped-title = Die Partie ist stehen geblieben
play-stopped = Etwas Unerwartetes ist passiert. Alles bis zu deiner letzten Aktion ist gespeichert.
play-retry = Noch einmal versuchen
play-unsaved-title = Die Partie lässt sich nicht speichern
play-unsaved = Der Speicher dieses Browsers ist voll. Lösche alte Partien auf der Startseite oder speichere diese als Datei. Du kannst weiterspielen, aber wenn du die Seite schließt, ist die Partie weg.
play-go-on = Weiterspielen
start-no-room = Der Speicher dieses Browsers ist voll. Wenn du die Seite schließt, ist diese Partie weg.

# Einstellungen.
settings-title = Einstellungen
settings-name = Dein Name
settings-name-about = Erscheint in schnellen Partien. Leer lassen, um als Gast zu spielen
settings-language = Sprache
settings-language-auto = Browser
settings-theme = Design
settings-theme-auto = System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Animationen
settings-motion-auto = System
settings-motion-on = An
settings-motion-off = Aus
settings-pace = Tempo der Computer
settings-pace-about = Wie lange du einen Schritt siehst, bevor der Computer weiterspielt
settings-pace-quick = Schnell
settings-pace-normal = Normal
settings-pace-calm = Langsam
settings-sound = Klänge
settings-sound-about = Freiwillig: Du verpasst nichts ohne Ton
settings-touch = Vibration
settings-install = Aude installieren
settings-install-about = Spielen im eigenen Fenster, auch offline
update-ready = Eine neue Version von Aude ist bereit. An deinen Partien ändert sich nichts.
update-now = Jetzt aktualisieren

# Über Aude.
about-title = Über Aude
about-what = Aude ist ein freier Spieltisch für das Legespiel Carcassonne, mit dem Grundspiel in allen Ausgaben und dreizehn Erweiterungen, für Menschen und Computer. Benannt ist er nach dem Fluss unterhalb der Stadt.
about-free = Code, Bilder und Texte sind eigene Arbeit und frei, unter der MIT-Lizenz oder der Apache-Lizenz 2.0.
about-kept = Deine Partien werden nur in diesem Browser gespeichert. Nichts wird irgendwohin gesendet.
about-names = Carcassonne ist ein Spiel von Klaus-Jürgen Wrede. Aude steht in keiner Verbindung zu seinem Autor oder seinen Verlagen.
about-version = Version { $version }

# Eine neue Partie.
new-title = Neue Partie
new-back = Zurück
new-players = Spieler
new-add-person = Mensch
new-add-computer = Computer
new-edition = Ausgabe
new-edition-about = Wähle ein Regelwerk. Darunter kannst du alles anpassen
new-boxes = Grundspiel und Erweiterungen
new-rest = Weiteres
new-aids = Hilfen
new-aids-about = Was alle während der Partie nachsehen können
new-changed = geändert
new-seed = Startzahl
new-seed-about = Dieselbe Zahl gibt dieselben Plättchen in derselben Reihenfolge.
new-seed-random = zufällig
new-reset = Zurück zum Grundspiel
new-summary =
    { $players ->
        [one] 1 Platz
       *[other] { $players } Plätze
    } · { $boxes ->
        [one] 1 Schachtel
       *[other] { $boxes } Schachteln
    } · { $tiles ->
        [one] 1 Plättchen
       *[other] { $tiles } Plättchen
    }
new-start = Los

# Mitspieler.
player-guest = Gast
player-name = Spieler { $n }
seat-person = Mensch
seat-computer = Computer, { $level }
seat-name = Name auf Platz { $n }
seat-kind = Spieler auf Platz { $n }
seat-colour = { $name }: { $colour }
seat-colours = Farben
seat-up = { $name } nach oben
seat-down = { $name } nach unten
seat-remove = { $name } entfernen
seat-first = Wer beginnt
seat-first-random = Zufällig
level-beginner = Anfänger
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-master = Meister
colour-red = Rot, Kreis
colour-blue = Blau, Dreieck
colour-yellow = Gelb, Quadrat
colour-green = Grün, Raute
colour-black = Schwarz, Kreuz
colour-pink = Rosa, Stern

# Was angesehen werden darf.
aid-hint = Tipps
aid-hint-about = Was der Computer spielen würde, und warum
aid-inspect = Gebiete im Detail
aid-inspect-about = Größe, Besitz und Wert jeder Straße, Stadt und Wiese, und welche Plättchen sie fertigstellen
aid-fields = Besitzer der Wiesen
aid-fields-about = Alle Wiesen in den Farben ihrer Bauern
aid-projected = Voraussichtlicher Stand
aid-projected-about = Der Stand, wenn die Partie jetzt endete
aid-dead = Tote Felder
aid-dead-about = Lücken, in die kein übriges Plättchen passt
aid-bag = Übrige Plättchen
aid-bag-about = Welche Plättchen noch kommen und welche entfernt wurden
aid-last = Letzte Züge
aid-last-about = Wo alle zuletzt angelegt haben

# Schachteln und was darin ist.
box-details = Details
box-details-of = { $name }: Details
box-done = Fertig
box-changed = { $n } geändert
box-sets = Plättchen und Anzahl
box-tiles = { $n ->
    [one] 1 Plättchen
   *[other] { $n } Plättchen
}
box-copies = Anzahl: { $name }
box-elements = Elemente
box-figures = Figuren pro Spieler
box-options = Regeln
box-reset = Zurücksetzen
state-auto = Auto
state-on = An
state-off = Aus

# Warum eine Partie nicht gespielt werden kann.
problem-seed = Gib eine Zahl mit höchstens 15 Ziffern ein.
box-base = Grundspiel
box-base-about = 72 Plättchen mit Straßen, Städten, Klöstern und Wiesen
box-river = Der Fluss
box-river-about = 12 Plättchen, die zuerst gelegt werden: von der Quelle zum See, oder mit zwei Armen, Schweineherde und Vulkan
box-abbot = Der Abt
box-abbot-about = Alle bekommen einen Abt, der Klöster und Gärten vorzeitig verlassen darf und trotzdem Punkte bringt
box-inns-cathedrals = Wirtshäuser & Kathedralen
box-inns-cathedrals-about = 18 Plättchen; Straßen mit Wirtshaus und Städte mit Kathedrale bringen mehr oder gar nichts; ein großer Gefolgsmann zählt doppelt
box-traders-builders = Händler & Baumeister
box-traders-builders-about = 24 Plättchen; der Baumeister bringt Doppelzüge, das Schwein macht Wiesen wertvoller, Städte handeln mit Wein, Korn und Tuch
box-king-robber = König & Raubritter
box-king-robber-about = 5 Plättchen; die größte Stadt bringt den König, die längste Straße den Raubritter
box-princess-dragon = Burgfräulein & Drache
box-princess-dragon-about = 30 Plättchen; ein Drache frisst Gefolgsleute, eine Fee beschützt sie, Zauberportale führen überallhin, ein Burgfräulein schickt Ritter heim
box-tower = Der Turm
box-tower-about = 18 Plättchen mit Bauplätzen; ein wachsender Turm macht Gefangene, die getauscht oder freigekauft werden
box-bridges-castles-bazaars = Brücken, Burgen & Basare
box-bridges-castles-bazaars-about = 12 Plättchen; Brücken führen Straßen über Plättchen, kleine Städte werden Burgen, Basare versteigern Plättchen
box-abbey-mayor = Abtei & Bürgermeister
box-abbey-mayor-about = 12 Plättchen; Abteien füllen Lücken, Bürgermeister zählen Wappen, Scheunen behalten Wiesen, Wagen fahren weiter
box-siege = Die Belagerung
box-siege-about = Plättchen mit belagerten Städten, die weniger bringen, den Bauern aber mehr; Ritter entkommen durch Klöster
box-cult = Die Kultstätten
box-cult-about = 6 Plättchen mit Kultstätten: Klöster, die mit anderen um ihre Punkte streiten
box-count = Der Graf von Carcassonne
box-count-about = Eine fertige Stadt aus 12 Plättchen; Gefolgsleute aus ihren Vierteln kommen zu Wertungen, wenn der Graf sie lässt

# Ausgaben.
preset-none = Aktuelle Regeln
preset-none-about = Das Grundspiel, wie es die meisten spielen
preset-first-edition = Erste Ausgabe
preset-first-edition-about = Kleine Städte bringen 2 Punkte, Bauern 4 je Stadt; bis zu fünf Spieler
preset-big-box-2006 = Big Box von 2006
preset-big-box-2006-about = Das Grundspiel mit vier großen Erweiterungen und ihren gesammelten Regeln
preset-new-edition-2016 = Neue Ausgabe von 2016
preset-new-edition-2016-about = Das Grundspiel mit Gärten, Fluss und Abt
preset-nordic-2010 = Nordische Regeln von 2010
preset-nordic-2010-about = Zwölf Schachteln auf einmal, mit Hausregeln

# Elemente.
toggle-river-1 = Fluss von 2016
toggle-river-1-about = Ausschalten lässt seine Plättchen weg
toggle-river-2 = Fluss mit zwei Armen
toggle-river-2-about = Ausschalten lässt seine Plättchen weg
toggle-pig-herd = Schweineherde
toggle-pig-herd-about = Städte an ihrer Wiese bringen den Bauern 1 mehr
toggle-abbots = Äbte
toggle-abbots-about = Alle haben einen Abt
toggle-gardens = Gärten
toggle-gardens-about = Ein Abt darf in einen Garten; ausgeschaltet sind Gärten nur Schmuck
toggle-inns = Wirtshäuser
toggle-inns-about = Straßen mit Wirtshaus bringen 2 je Plättchen, unfertig nichts
toggle-cathedrals = Kathedralen
toggle-cathedrals-about = Städte mit Kathedrale bringen 3 je Plättchen und Wappen, unfertig nichts
toggle-big-followers = Große Gefolgsleute
toggle-big-followers-about = Alle haben einen Gefolgsmann, der doppelt zählt
toggle-builders = Baumeister
toggle-builders-about = Baue an der Straße oder Stadt deines Baumeisters, und du ziehst noch einmal
toggle-pigs = Schweine
toggle-pigs-about = Jede Stadt an seiner Wiese bringt dem Besitzer des Schweins 1 mehr
toggle-goods = Handelswaren
toggle-goods-about = Wer eine Stadt fertigstellt, bekommt ihre Waren; die meisten einer Sorte bringen am Ende 10
toggle-king = König
toggle-king-about = Wer die größte Stadt gebaut hat, bekommt am Ende Punkte für alle Städte
toggle-robber = Raubritter
toggle-robber-about = Wer die längste Straße gebaut hat, bekommt am Ende Punkte für alle Straßen
toggle-princess = Burgfräulein
toggle-princess-about = Lege es an eine Stadt, um einen ihrer Ritter heimzuschicken
toggle-dragon = Drache
toggle-dragon-about = Vulkane rufen ihn, Drachenplättchen bewegen ihn; Ausschalten lässt diese Plättchen weg
toggle-fairy = Fee
toggle-fairy-about = Sie bringt dem Gefolgsmann neben ihr Punkte und hält den Drachen fern
toggle-portal = Zauberportale
toggle-portal-about = Von hier darf ein Gefolgsmann auf jedes Plättchen
toggle-tower = Türme
toggle-tower-about = Auf Bauplätzen könnt ihr Türme bauen
toggle-bridges = Brücken
toggle-bridges-about = Alle haben Brücken, die eine Straße über ein Plättchen führen
toggle-castles = Burgen
toggle-castles-about = Mach eine Stadt aus zwei Plättchen zur Burg; sie wertet, was daneben fertig wird
toggle-bazaars = Basare
toggle-bazaars-about = Ein Basar eröffnet eine Versteigerung von Plättchen
toggle-abbeys = Abteien
toggle-abbeys-about = Alle haben eine Abtei, um eine Lücke zu füllen, statt ein Plättchen zu ziehen
toggle-mayors = Bürgermeister
toggle-mayors-about = Ein Bürgermeister zählt so viel, wie die Stadt Wappen hat
toggle-barns = Scheunen
toggle-barns-about = Eine Scheune wertet eine Wiese sofort und am Ende noch einmal
toggle-wagons = Wagen
toggle-wagons-about = Ein Wagen fährt nach der Wertung weiter
toggle-siege = Belagerung
toggle-siege-about = Belagerte Städte bringen 1 je Plättchen und Wappen, unfertig nichts, den Bauern das Doppelte
toggle-cult = Duelle
toggle-cult-about = Kultstätte und Kloster nebeneinander streiten um ihre Punkte; ausgeschaltet sind Kultstätten Klöster
toggle-count = Stadt des Grafen
toggle-count-about = Die Stadt Carcassonne und ihr Graf; Ausschalten lässt die Stadt weg

# Plättchensätze.
set-base = Grundspiel
set-base-gardens = Grundspiel, mit Gärten
set-river-1 = Der Fluss
set-river-1-gardens = Der Fluss, mit Gärten
set-river-2 = Der Fluss II
set-river-2-gardens = Der Fluss II, mit Gärten
set-inns-cathedrals = Ohne Gärten
set-inns-cathedrals-gardens = Mit Gärten
set-traders-builders = Ohne Gärten
set-traders-builders-gardens = Mit Gärten
set-king-robber = Ohne Gärten
set-king-robber-gardens = Mit Gärten
set-princess-dragon = Ohne Gärten
set-princess-dragon-gardens = Mit Gärten
set-tower = Ohne Gärten
set-tower-gardens = Mit Gärten
set-bridges-castles-bazaars = Ohne Gärten
set-bridges-castles-bazaars-gardens = Mit Gärten
set-abbey-mayor = Ohne Gärten
set-abbey-mayor-gardens = Mit Gärten
set-siege = Belagerung
set-cult = Kultstätten
set-count = Die Stadt des Grafen

# Figuren und Marker.
count-follower = Gefolgsleute
count-abbot = Äbte
count-big-follower = Große Gefolgsleute
count-builder = Baumeister
count-pig = Schweine
count-tower-piece = Turmteile
count-bridge = Brücken
count-castle = Burgen
count-mayor = Bürgermeister
count-wagon = Wagen
count-barn = Scheunen
count-abbey = Abteien

# Regeln, in denen sich Ausgaben unterscheiden, und ihre Werte.
value-on = Ja
value-off = Nein
value-allowed = Erlaubt
value-forbidden = Nicht erlaubt
option-max-players = Höchstzahl der Spieler
option-two-tile-city = Fertige Stadt aus zwei Plättchen
value-two-tile-city-per-tile = Zählt wie jede andere Stadt
value-two-tile-city-two-points = Bringt 2 Punkte
option-two-tile-city-shield = Wappen in so einer Stadt, wenn sie 2 Punkte bringt
value-two-tile-city-shield-2 = 2 Punkte
value-two-tile-city-shield-1 = 1 Punkt
option-farmer-scoring = Wertung der Bauern
value-farmer-scoring-field-majority-3 = 3 Punkte für jede Stadt an ihrer Wiese
value-farmer-scoring-city-majority-4 = 4 Punkte für jede Stadt, die sie versorgen
option-farmers = Bauern
value-farmers-on = Bauern sind erlaubt
value-farmers-off = Keine Bauern
option-disabled-element-tiles = Plättchen eines ausgeschalteten Elements
value-disabled-element-tiles-ignore-symbol = Bleiben, ohne Wirkung
value-disabled-element-tiles-remove-tiles = Werden entfernt
option-tiles-in-hand = Plättchen auf der Hand
value-tiles-in-hand-0 = Keine: ziehen und legen
value-tiles-in-hand-3 = Drei: eins davon legen
option-river-start-tile = Startplättchen, das ein Fluss ersetzt
value-river-start-tile-removed = Wird entfernt
value-river-start-tile-shuffled-in = Wird eingemischt
option-pig-herd-stacking = Schwein und Schweineherde auf derselben Wiese
value-pig-herd-stacking-stack = Bringen 2 mehr je Stadt
value-pig-herd-stacking-no-stack = Bringen 1 mehr je Stadt
option-big-follower-grant = Große Gefolgsleute
value-big-follower-grant-with-inns-cathedrals = Nur mit dieser Schachtel
value-big-follower-grant-with-any-large-expansion = Mit jeder großen Erweiterung
option-unfinished-inn-cathedral = Unfertige Straße mit Wirtshaus, Stadt mit Kathedrale
value-unfinished-inn-cathedral-zero = Bringen nichts
value-unfinished-inn-cathedral-as-ordinary = Zählen wie üblich
option-builder-double-turn = Zweites Plättchen des Baumeisters
value-builder-double-turn-always = Wird immer gezogen
value-builder-double-turn-may = Freiwillig, vor dem Ziehen
option-builder-company = Ein Baumeister braucht
value-builder-company-any-follower = Irgendeinen eigenen Gefolgsmann
value-builder-company-ordinary = Einen kleinen oder großen Gefolgsmann
option-king-robber-scoring = Punkte für König und Raubritter
value-king-robber-scoring-per-feature = Am Ende 1 für jede fertige Stadt oder Straße
value-king-robber-scoring-10-20 = 10 für eine Karte, 20 für beide
value-king-robber-scoring-15-40 = 15 für eine Karte, 40 für beide
value-king-robber-scoring-continuous = 1 für jede Stadt oder Straße beim Abschluss
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
option-ransom-per-turn = Lösegelder pro Zug
value-ransom-per-turn-one = Eins
value-ransom-per-turn-unlimited = Beliebig viele
option-ransom-moment = Lösegeld zahlen
value-ransom-moment-before-scoring = Vor der Wertung
value-ransom-moment-whole-turn = Vor und nach der Wertung
option-wagon-on-tower = Turm mit einem Wagen schließen
option-closed-tower = Geschlossener Turm, der seinen Gefolgsmann verliert
value-closed-tower-reopens = Ist wieder offen
value-closed-tower-stays-closed = Bleibt geschlossen
option-castle-vicinity = Umgebung einer Burg
value-castle-vicinity-block-2x3 = Ihre zwei Plättchen und die vier daneben
value-castle-vicinity-ring-6 = Die sechs Plättchen ringsum
option-castle-city = Burgen entstehen aus
value-castle-city-two-semicircles = Städten aus zwei Halbkreisen
value-castle-city-two-tiles = Jeder Stadt aus zwei Plättchen
option-castle-king = Für den König zählt eine Burg
value-castle-king-does-not-count = Gar nicht
value-castle-king-counts = Als fertige Stadt
option-bridge-moment = Brücke bauen
value-bridge-moment-before-figure = Vor der Figur
value-bridge-moment-any = Vor oder nach der Figur
option-bazaar-dealer = Wer kauft oder verkauft
value-bazaar-dealer-tile-chooser = Wer das Plättchen gewählt hat
value-bazaar-dealer-auctioneer = Wer den Basar gelegt hat
option-bazaar-bidding = Gebote
value-bazaar-bidding-single-round = Einmal pro Spieler
value-bazaar-bidding-until-one-left = Bis nur ein Gebot bleibt
option-bazaar-auction = Basarplättchen
value-bazaar-auction-on = Werden versteigert
value-bazaar-auction-off = Jeder Spieler nimmt eins
option-abbey-endgame-placement = Abteien nach dem letzten Plättchen
value-abbey-endgame-placement-holes-only = Nur in Lücken
value-abbey-endgame-placement-anywhere = Neben jedem Plättchen
option-barn-on-barn-field = Scheune auf eine Wiese mit Scheune
option-wagon-moves-to = Wagen fahren weiter auf
value-wagon-moves-to-linked = Verbundene Gebiete
value-wagon-moves-to-surrounding = Jedes Gebiet ringsum
option-siege-tile-count = Belagerungsplättchen
value-siege-tile-count-4 = 4, erste Auflage
value-siege-tile-count-6 = 6, zweite Auflage
value-siege-tile-count-10 = 10, beide
option-siege-escape = Flucht aus einer Belagerung
value-siege-escape-any-city-tile = Durch ein Kloster an einem beliebigen Stadtplättchen
value-siege-escape-siege-tile-only = Durch ein Kloster an einem Belagerungsplättchen
value-siege-escape-none = Nicht möglich
option-shrine-tile-count = Kultstättenplättchen
option-shrine-self-duel = Duelle
value-shrine-self-duel-also-own = Auch zwischen eigenen Gefolgsleuten
value-shrine-self-duel-others-only = Nur zwischen verschiedenen Spielern
option-shrine-ban = Eine Kultstätte je Kloster, ein Kloster je Kultstätte
value-shrine-ban-both-ways = Für alle
value-shrine-ban-placed-tile = Nur für das neue Plättchen
option-count-start-quarter = Der Graf beginnt
value-count-start-quarter-castle = In der Burg
value-count-start-quarter-chosen = Wo der erste Spieler wählt
option-count-endgame-redeploy = Am Ende verlassen Gefolgsleute die Stadt für
value-count-endgame-redeploy-matching-quarter = Gebiete, die zu ihrem Viertel passen
value-count-endgame-redeploy-any-feature = Alle Gebiete
value-count-endgame-redeploy-market-only = Wiesen, nur vom Markt aus
option-count-into-empty-feature = Die Stadt für ein Gebiet ohne Gefolgsleute verlassen
option-count-city-mayor-strength = Bürgermeister und Wagen aus der Stadt zählen
value-count-city-mayor-strength-normal = Wie üblich
value-count-city-mayor-strength-two = Doppelt
option-count-quarters = Bürgermeister und Wagen in der Stadt des Grafen
value-count-quarters-own-features = Nur in Vierteln für Gebiete, die sie besetzen können
value-count-quarters-any = In jedem Viertel, und am Ende in jedes Gebiet
option-count-endgame-block = Viertel des Grafen am Ende
value-count-endgame-block-stays = Bleibt versperrt
value-count-endgame-block-lifted = Öffnet sich wie die anderen
option-count-dragon = Drache an der Stadt des Grafen
value-count-dragon-outside = Meidet die Plättchen der Stadt
value-count-dragon-around = Darf durch das Land vor den Mauern
option-count-moves = Der Graf zieht
value-count-moves-by-player = Wohin ihn schickt, wer die Stadt betritt
value-count-moves-clockwise = Im Uhrzeigersinn
value-count-moves-follows-follower = In das eben betretene Viertel
