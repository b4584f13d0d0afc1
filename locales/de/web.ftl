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
missing-title = Diese Partie gibt es nicht
missing = Sie ist in diesem Browser nicht gespeichert. Vielleicht wurde sie gelöscht oder auf einem anderen Gerät gespielt.

# Die Startseite.
front-tagline = Plättchen für Plättchen wächst ein Land
front-play = Spielen
front-play-about = Du gegen einen Computer, das Grundspiel
front-new = Neue Partie
front-continue = Weiterspielen
front-finished = Beendete Partien
front-all = Alle { $n } Partien zeigen
front-import-failed = Diese Datei lässt sich nicht spielen: { $reason }
front-delete = Löschen
front-deleted = Die Partie ist gelöscht.
front-undo-delete = Zurückholen
front-not-lasting = Dieser Browser lässt die Seite nichts speichern: Partien gehen verloren, wenn sie geschlossen wird.
front-damaged = { $n ->
    [one] Eine beschädigte Partie
   *[other] Beschädigte Partien
}
front-damaged-one = Diese Partie lässt sich nicht mehr lesen.
front-newer-one = Diese Partie wurde von einer neueren Fassung dieser Seite gespeichert.
front-damaged-look = Was ist noch da?
damaged-title = Eine beschädigte Partie
damaged-record = Die Aufzeichnung der Partie ist noch da, ganz oder zum Teil. Speichere sie als Datei: Eine ganze lässt sich wieder öffnen, in einem Teil kannst du nachlesen, was geschah.
damaged-text = Das ist alles, was davon übrig ist.
damaged-newer = Lade die Seite neu oder öffne die Partie in der neueren Fassung. Es wurde nichts verändert.
card-over = beendet
card-left = { $n ->
    [one] noch 1 Plättchen
   *[other] noch { $n } Plättchen
}
card-continue = Partie von { $names } weiterspielen
card-look = Beendete Partie von { $names } ansehen

# Ein Text, der gerettet werden soll.
rescue-text = Der Text
rescue-copy = Kopieren
rescue-copied = Kopiert
rescue-save = Als Datei speichern

# Eine laufende Partie.
play-opening = Die Partie wird geöffnet …
play-leave = Zur Startseite
play-broken-title = Diese Partie lässt sich nicht öffnen
play-broken = Ihre Aufzeichnung wurde geprüft und stimmt nicht. Du kannst sie als Text speichern und nachsehen, was nicht stimmt.
play-elsewhere-title = Die Partie geht anderswo weiter
play-elsewhere = Sie wurde in einem anderen Tab oder Fenster dieses Browsers geöffnet und wird jetzt dort gespielt.
play-take-over = Hier weiterspielen
play-stopped-title = Die Partie ist stehen geblieben
play-stopped = Etwas Unerwartetes ist geschehen. Alles bis zur letzten Aktion ist gespeichert.
play-retry = Noch einmal versuchen
play-unsaved-title = Die Partie kann nicht gespeichert werden
play-unsaved = In diesem Browser ist kein Platz mehr. Lösche alte Partien auf der Startseite oder speichere diese als Datei. Du kannst weiterspielen, aber die Partie ist verloren, wenn die Seite geschlossen wird.
play-go-on = Weiterspielen
start-no-room = In diesem Browser ist kein Platz mehr: Diese Partie geht verloren, wenn die Seite geschlossen wird.

# Einstellungen.
settings-title = Einstellungen
settings-name = Dein Name
settings-name-about = In Partien, die „Spielen“ beginnt; ohne Namen spielt dort ein Gast
settings-language = Sprache
settings-language-auto = Wie im Browser
settings-theme = Helligkeit
settings-theme-auto = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Animationen
settings-motion-auto = Wie das System
settings-motion-on = An
settings-motion-off = Aus
settings-pace = Tempo der Computer
settings-pace-about = Wie lange ein Schritt zu sehen ist, bevor ein Computer den nächsten tut
settings-pace-quick = Schnell
settings-pace-normal = Normal
settings-pace-calm = Ruhig
settings-sound = Klänge
settings-sound-about = Leise; nichts wird nur durch Klang gesagt
settings-touch = Bei Berührung vibrieren
settings-install = Aude installieren
settings-install-about = Als eigene App, auch ohne Netz
update-ready = Eine neue Version von Aude ist bereit. Deine Partien bleiben, wie sie sind.
update-now = Jetzt verwenden

# Über Aude.
about-title = Über Aude
about-what = Aude ist ein freier Spieltisch für das Legespiel Carcassonne: das Grundspiel in seinen Ausgaben und dreizehn Erweiterungen, für Menschen und Computer an einem Bildschirm. Die Aude ist der Fluss unterhalb der Stadt.
about-free = Code, Bilder und Texte sind eigene Arbeit und frei, unter der MIT-Lizenz oder der Apache-Lizenz 2.0.
about-kept = Partien werden nur in diesem Browser gespeichert. Nichts wird irgendwohin gesendet.
about-names = Carcassonne ist ein Spiel von Klaus-Jürgen Wrede. Aude steht in keiner Verbindung zu seinem Autor oder seinen Verlagen.
about-version = Fassung { $version }

# Eine neue Partie.
new-title = Neue Partie
new-back = Zurück
new-players = Wer spielt
new-add-person = Mensch
new-add-computer = Computer
new-edition = Ausgabe
new-edition-about = Eine Ausgabe legt alle Regeln fest, in denen sich Auflagen unterscheiden, und wählt ihre Schachteln. Alles lässt sich unten ändern.
new-boxes = Grundspiel und Erweiterungen
new-rest = Weiteres
new-aids = Hilfen
new-aids-about = Was während der Partie angesehen werden darf
new-changed = geändert
new-seed = Startzahl
new-seed-about = Dieselbe Zahl gibt dieselben Plättchen.
new-seed-random = zufällig
new-reset = Zurück zum einfachen Grundspiel
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
seat-kind = Wer auf Platz { $n } spielt
seat-colour = { $name }: { $colour }
seat-colours = Farben
seat-up = { $name } einen Platz nach oben
seat-down = { $name } einen Platz nach unten
seat-remove = Ohne { $name }
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
aid-hint-about = Was der Computer täte und warum
aid-inspect = Straßen, Städte und Wiesen im Einzelnen
aid-inspect-about = Größe, Besitz, Wert und welche Plättchen sie abschließen
aid-fields = Wem die Wiesen gehören
aid-fields-about = Alle Wiesen in den Farben ihrer Bauern
aid-projected = Voraussichtlicher Stand
aid-projected-about = Was alle hätten, wenn die Partie jetzt endete
aid-dead = Felder, die leer bleiben
aid-dead-about = Lücken, in die kein übriges Plättchen passt
aid-bag = Übrige Plättchen
aid-bag-about = Welche Plättchen noch kommen und welche entfernt wurden
aid-last = Letzte Züge
aid-last-about = Wohin zuletzt gelegt wurde

# Schachteln und was darin ist.
box-details = Einzelheiten
box-details-of = { $name }: Einzelheiten
box-done = Fertig
box-changed = { $n } geändert
box-sets = Plättchen und wie oft
box-tiles = { $n ->
    [one] 1 Plättchen
   *[other] { $n } Plättchen
}
box-copies = { $name }: wie oft
box-elements = Elemente
box-figures = Figuren für alle
box-options = Regeln
box-reset = Wie üblich
state-auto = Auto
state-on = An
state-off = Aus

# Warum eine Partie nicht gespielt werden kann.
problem-seed = Eine Startzahl hat höchstens 15 Ziffern.
box-base = Grundspiel
box-base-about = 72 Plättchen mit Straßen, Städten, Klöstern und Wiesen
box-river = Der Fluss
box-river-about = 12 Plättchen, die zuerst gelegt werden: von der Quelle zum See, oder mit zwei Armen, Schweineherde und Vulkan
box-abbot = Der Abt
box-abbot-about = Für alle ein Abt, der Klöster und Gärten besetzt und vorzeitig zurückgenommen werden darf
box-inns-cathedrals = Wirtshäuser & Kathedralen
box-inns-cathedrals-about = 18 Plättchen; Straßen mit Wirtshaus und Städte mit Kathedrale bringen mehr oder gar nichts; ein großer Gefolgsmann zählt doppelt
box-traders-builders = Händler & Baumeister
box-traders-builders-about = 24 Plättchen; der Baumeister bringt Doppelzüge, das Schwein macht Wiesen wertvoller, Städte handeln mit Wein, Korn und Tuch
box-king-robber = König & Raubritter
box-king-robber-about = 5 Plättchen; der König geht an die größte abgeschlossene Stadt, der Raubritter an die längste Straße
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
box-count-about = Eine feste Stadt aus 12 Plättchen; Gefolgsleute in ihren Vierteln kommen zu Wertungen, wenn der Graf sie lässt

# Ausgaben.
preset-none = Heutige Regeln
preset-none-about = Das Grundspiel, wie es meist gespielt wird
preset-first-edition = Erste Ausgabe
preset-first-edition-about = Kleine Städte bringen 2 Punkte, Bauern 4 für jede Stadt; höchstens fünf spielen mit
preset-big-box-2006 = Die große Schachtel von 2006
preset-big-box-2006-about = Das Grundspiel mit vier großen Erweiterungen und ihren gesammelten Regeln
preset-new-edition-2016 = Die neue Ausgabe von 2016
preset-new-edition-2016-about = Das Grundspiel mit Gärten, Fluss und Abt
preset-nordic-2010 = Die nordischen Regeln von 2010
preset-nordic-2010-about = Zwölf Schachteln auf einmal, mit Hausregeln

# Elemente.
toggle-river-1 = Der Fluss von 2016
toggle-river-1-about = Ohne ihn bleiben seine Plättchen weg
toggle-river-2 = Der Fluss mit zwei Armen
toggle-river-2-about = Ohne ihn bleiben seine Plättchen weg
toggle-pig-herd = Schweineherde
toggle-pig-herd-about = Städte an ihrer Wiese bringen den Bauern 1 mehr
toggle-abbots = Äbte
toggle-abbots-about = Alle haben einen Abt
toggle-gardens = Gärten
toggle-gardens-about = Ein Abt darf in einen Garten; ohne sie sind Gärten Schmuck
toggle-inns = Wirtshäuser
toggle-inns-about = Straßen mit Wirtshaus bringen 2 je Plättchen, unvollendet nichts
toggle-cathedrals = Kathedralen
toggle-cathedrals-about = Städte mit Kathedrale bringen 3 je Plättchen und Wappen, unvollendet nichts
toggle-big-followers = Große Gefolgsleute
toggle-big-followers-about = Alle haben einen Gefolgsmann, der doppelt zählt
toggle-builders = Baumeister
toggle-builders-about = Wer an der Straße oder Stadt des Baumeisters baut, zieht noch einmal
toggle-pigs = Schweine
toggle-pigs-about = Eine Stadt an seiner Wiese ist für das Schwein 1 mehr wert
toggle-goods = Handelswaren
toggle-goods-about = Wer eine Stadt abschließt, nimmt ihre Waren; die meisten einer Sorte bringen am Ende 10
toggle-king = König
toggle-king-about = Für die größte Stadt gibt es am Ende Punkte für alle Städte
toggle-robber = Raubritter
toggle-robber-about = Für die längste Straße gibt es am Ende Punkte für alle Straßen
toggle-princess = Burgfräulein
toggle-princess-about = Wer es an eine Stadt legt, darf einen ihrer Ritter heimschicken
toggle-dragon = Drache
toggle-dragon-about = Vulkane rufen ihn, Drachenplättchen bewegen ihn; ohne ihn bleiben diese Plättchen weg
toggle-fairy = Fee
toggle-fairy-about = Sie bringt Punkte und hält den Drachen fern
toggle-portal = Zauberportale
toggle-portal-about = Von dort darf ein Gefolgsmann auf jedes Plättchen
toggle-tower = Türme
toggle-tower-about = Auf Bauplätzen entstehen Türme
toggle-bridges = Brücken
toggle-bridges-about = Alle haben Brücken, die eine Straße über ein Plättchen führen
toggle-castles = Burgen
toggle-castles-about = Statt Punkten wird eine Stadt aus zwei Plättchen zur Burg und bekommt, was nebenan abgeschlossen wird
toggle-bazaars = Basare
toggle-bazaars-about = Ein Basar eröffnet eine Versteigerung von Plättchen
toggle-abbeys = Abteien
toggle-abbeys-about = Alle haben eine Abtei, um statt eines Zuges eine Lücke zu füllen
toggle-mayors = Bürgermeister
toggle-mayors-about = Ein Bürgermeister zählt so viel, wie die Stadt Wappen hat
toggle-barns = Scheunen
toggle-barns-about = Eine Scheune wertet eine Wiese sofort und bleibt bis zum Ende
toggle-wagons = Wagen
toggle-wagons-about = Ein Wagen fährt nach der Wertung weiter
toggle-siege = Belagerung
toggle-siege-about = Belagerte Städte bringen 1 je Plättchen und Wappen, unvollendet nichts, den Bauern das Doppelte
toggle-cult = Duelle
toggle-cult-about = Kultstätte und Kloster nebeneinander streiten um ihre Punkte; ohne Duelle sind Kultstätten Klöster
toggle-count = Die Stadt des Grafen
toggle-count-about = Die Stadt Carcassonne und ihr Graf; ohne sie bleibt die Stadt weg

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
option-max-players = Höchstens so viele
option-two-tile-city = Eine Stadt aus zwei Plättchen
value-two-tile-city-per-tile = Zählt wie jede andere Stadt
value-two-tile-city-two-points = Bringt 2 Punkte
option-two-tile-city-shield = Ein Wappen in so einer Stadt, wenn sie 2 Punkte bringt
value-two-tile-city-shield-2 = 2 Punkte
value-two-tile-city-shield-1 = 1 Punkt
option-farmer-scoring = Bauern am Ende
value-farmer-scoring-field-majority-3 = 3 Punkte für jede Stadt an ihrer Wiese
value-farmer-scoring-city-majority-4 = 4 Punkte für jede Stadt, die sie versorgen
option-farmers = Bauern
value-farmers-on = Gefolgsleute dürfen auf Wiesen
value-farmers-off = Keine Bauern
option-disabled-element-tiles = Plättchen eines ausgeschalteten Elements
value-disabled-element-tiles-ignore-symbol = Bleiben, ihr Zeichen bedeutet nichts
value-disabled-element-tiles-remove-tiles = Werden entfernt
option-tiles-in-hand = Plättchen auf der Hand
value-tiles-in-hand-0 = Keine: ziehen und legen
value-tiles-in-hand-3 = Drei: eins davon legen
option-river-start-tile = Das Startplättchen, das der Fluss ersetzt
value-river-start-tile-removed = Wird entfernt
value-river-start-tile-shuffled-in = Wird eingemischt
option-pig-herd-stacking = Schwein und Schweineherde auf derselben Wiese
value-pig-herd-stacking-stack = Bringen 2 mehr je Stadt
value-pig-herd-stacking-no-stack = Bringen 1 mehr je Stadt
option-big-follower-grant = Große Gefolgsleute gibt es
value-big-follower-grant-with-inns-cathedrals = Mit dieser Schachtel
value-big-follower-grant-with-any-large-expansion = Mit jeder großen Erweiterung
option-unfinished-inn-cathedral = Unvollendete Straßen mit Wirtshaus, Städte mit Kathedrale
value-unfinished-inn-cathedral-zero = Bringen nichts
value-unfinished-inn-cathedral-as-ordinary = Zählen wie ohne
option-builder-double-turn = Das zweite Plättchen eines Baumeisters
value-builder-double-turn-always = Wird immer gezogen
value-builder-double-turn-may = Darf man ablehnen, bevor es gezogen wird
option-builder-company = Ein Baumeister braucht als Begleiter
value-builder-company-any-follower = Irgendeinen eigenen Gefolgsmann
value-builder-company-ordinary = Einen kleinen oder großen Gefolgsmann
option-king-robber-scoring = Punkte für König und Raubritter
value-king-robber-scoring-per-feature = Am Ende 1 für jede fertige Stadt oder Straße
value-king-robber-scoring-10-20 = 10 für eine Karte, 20 für beide
value-king-robber-scoring-15-40 = 15 für eine Karte, 40 für beide
value-king-robber-scoring-continuous = 1 für jede Stadt oder Straße beim Abschluss
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
option-ransom-per-turn = Freigekaufte Gefangene je Zug
value-ransom-per-turn-one = Einer
value-ransom-per-turn-unlimited = Beliebig viele
option-ransom-moment = Gefangene dürfen freigekauft werden
value-ransom-moment-before-scoring = Vor der Wertung
value-ransom-moment-whole-turn = Vor und nach der Wertung
option-wagon-on-tower = Einen Turm mit einem Wagen schließen
option-closed-tower = Ein geschlossener Turm, der seinen Gefolgsmann verliert
value-closed-tower-reopens = Ist wieder offen
value-closed-tower-stays-closed = Bleibt geschlossen
option-castle-vicinity = Die Umgebung einer Burg
value-castle-vicinity-block-2x3 = Ihre zwei Plättchen und die vier daneben
value-castle-vicinity-ring-6 = Die sechs Plättchen ringsum
option-castle-city = Zur Burg kann man machen
value-castle-city-two-semicircles = Eine Stadt aus zwei Halbkreisen
value-castle-city-two-tiles = Jede Stadt aus zwei Plättchen
option-castle-king = Eine Burg zählt für den König
value-castle-king-does-not-count = Gar nicht
value-castle-king-counts = Als fertige Stadt
option-bridge-moment = Eine Brücke wird gebaut
value-bridge-moment-before-figure = Vor der Figur
value-bridge-moment-any = Vor oder nach der Figur
option-bazaar-dealer = Über Kauf oder Verkauf entscheidet
value-bazaar-dealer-tile-chooser = Wer das Plättchen ausgesucht hat
value-bazaar-dealer-auctioneer = Wer den Basar gelegt hat
option-bazaar-bidding = Gebote
value-bazaar-bidding-single-round = Jeder einmal
value-bazaar-bidding-until-one-left = Bis ein Gebot übrig ist
option-bazaar-auction = Plättchen eines Basars
value-bazaar-auction-on = Werden versteigert
value-bazaar-auction-off = Jeder nimmt eins
option-abbey-endgame-placement = Abteien nach dem letzten Plättchen
value-abbey-endgame-placement-holes-only = Nur in Lücken
value-abbey-endgame-placement-anywhere = Neben jedem Plättchen
option-barn-on-barn-field = Eine Scheune auf eine Wiese mit Scheune
option-wagon-moves-to = Ein Wagen fährt weiter
value-wagon-moves-to-linked = Auf das, was anschließt
value-wagon-moves-to-surrounding = Auf alles ringsum
option-siege-tile-count = Belagerungsplättchen
value-siege-tile-count-4 = 4, die erste Auflage
value-siege-tile-count-6 = 6, die zweite Auflage
value-siege-tile-count-10 = 10, beide
option-siege-escape = Der Ausweg aus einer Belagerung
value-siege-escape-any-city-tile = Ein Kloster an einem beliebigen Stadtplättchen
value-siege-escape-siege-tile-only = Ein Kloster an einem Plättchen mit Belagerern
value-siege-escape-none = Gibt es nicht
option-shrine-tile-count = Kultstättenplättchen
option-shrine-self-duel = Ein Duell gibt es
value-shrine-self-duel-also-own = Auch zwischen eigenen Gefolgsleuten
value-shrine-self-duel-others-only = Nur zwischen verschiedenen Spielern
option-shrine-ban = Zwei Gebäude des anderen Glaubens berühren
value-shrine-ban-both-ways = Ist neuen und älteren verboten
value-shrine-ban-placed-tile = Ist nur dem neuen verboten
option-count-start-quarter = Der Graf beginnt
value-count-start-quarter-castle = In der Burg
value-count-start-quarter-chosen = Wo die erste Person sagt
option-count-endgame-redeploy = Am Ende verlassen Gefolgsleute die Stadt für
value-count-endgame-redeploy-matching-quarter = Was zu ihrem Viertel passt
value-count-endgame-redeploy-any-feature = Alles
value-count-endgame-redeploy-market-only = Wiesen, nur vom Markt aus
option-count-into-empty-feature = Die Stadt verlassen, wo sonst niemand steht
option-count-city-mayor-strength = Bürgermeister und Wagen aus der Stadt zählen
value-count-city-mayor-strength-normal = Wie immer
value-count-city-mayor-strength-two = Doppelt
option-count-quarters = Bürgermeister und Wagen in der Stadt des Grafen
value-count-quarters-own-features = Nur in Vierteln für Gebiete, die sie besetzen können
value-count-quarters-any = In jedem Viertel, und am Ende in jedes Gebiet
option-count-endgame-block = Das Viertel des Grafen am Ende
value-count-endgame-block-stays = Bleibt versperrt
value-count-endgame-block-lifted = Öffnet sich wie die anderen
option-count-dragon = Der Drache und die Stadt des Grafen
value-count-dragon-outside = Er meidet die Plättchen der Stadt
value-count-dragon-around = Er darf durch das Land vor den Mauern
option-count-moves = Der Graf zieht
value-count-moves-by-player = Wohin, wer die Stadt betritt, ihn schickt
value-count-moves-clockwise = Im Uhrzeigersinn
value-count-moves-follows-follower = In das eben betretene Viertel

settings-track = Wertungsleiste
settings-track-about = Ein Band über dem Tisch, wo Platz ist
