# Die Seite.
box-tower = Der Turm
box-tower-about = 18 Plättchen mit Bauplätzen; ein wachsender Turm macht Gefangene, die getauscht oder freigekauft werden
toggle-tower = Türme
toggle-tower-about = Auf Bauplätzen könnt ihr Türme bauen
set-tower = Ohne Gärten
set-tower-gardens = Mit Gärten
count-tower-piece = Turmteile
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

# Der Tisch.
do-capture = Gefangen nehmen: { $whose }, { $place }
do-capture-own = Eigene Figur zurückholen: { $whose }, { $place }
do-tower = Turm in Spalte { $x }, Zeile { $y } bis zur Höhe { $n } bauen
do-close-tower = Stelle { one } auf den Turm in Spalte { $x }, Zeile { $y }
do-exchange = Eigene Figur von { $player } zurückbekommen: { $figure }
do-ransom = Von { $player } für 3 Punkte freikaufen: { $figure }
why-tower-closed = Auf diesem Turm steht ein Gefolgsmann, er ist geschlossen.
why-tower-finished = Dieser Turm bleibt geschlossen, auch wenn sein Gefolgsmann fort ist.
why-tower-bare = Baue mindestens ein Turmteil, bevor du den Turm schließt.
why-out-of-reach = Dieser Gefolgsmann ist außer Reichweite des Turms.
why-no-prisoner = Dieser Gefolgsmann ist dort nicht gefangen.
why-too-poor = Ein Lösegeld kostet 3 Punkte.
why-ransom-paid = In diesem Zug hast du schon ein Lösegeld gezahlt.
problem-own-prisoner = Eigene Gefolgsleute kannst du nicht gefangen halten.
problem-no-prisoner = Nur Gefolgsleute können gefangen sein: { $figure }.
problem-exchanged = Zwei Spieler, die Gefolgsleute voneinander gefangen halten, tauschen sie sofort.

# Tipps.
reason-frees = befreit deinen gefangenen Gefolgsmann
reason-tower = verstärkt einen Turm
