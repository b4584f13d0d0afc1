# Die Seite.
box-tower = Der Turm
box-tower-about = 18 Plättchen mit Bauplätzen; ein wachsender Turm macht Gefangene, die getauscht oder freigekauft werden
toggle-tower = Türme
toggle-tower-about = Auf Bauplätzen entstehen Türme
set-tower = Ohne Gärten
set-tower-gardens = Mit Gärten
count-tower-piece = Turmteile
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

# Der Tisch.
do-capture = Gefangen nehmen: { $whose }, { $place }
do-capture-own = Die eigene Figur zurückholen: { $whose }, { $place }
do-tower = Baue den Turm in Spalte { $x }, Zeile { $y } bis zur Höhe { $n }
do-close-tower = Stelle { one } auf den Turm in Spalte { $x }, Zeile { $y }
do-exchange = Eigene Figur bei { $player }: { $figure }
do-ransom = Von { $player } für 3 Punkte freikaufen: { $figure }
why-tower-closed = Auf diesem Turm steht ein Gefolgsmann.
why-tower-finished = Der Turm ist fertig: sein Gefolgsmann ist fort, und er bleibt geschlossen.
why-tower-bare = Nur ein Turm, an dem schon gebaut wurde, kann geschlossen werden.
why-out-of-reach = Kein solcher Gefolgsmann steht in Reichweite des Turms.
why-no-prisoner = Dort wird kein solcher Gefangener gehalten.
why-too-poor = Ein Lösegeld kostet 3 Punkte.
why-ransom-paid = In diesem Zug wurde schon ein Lösegeld gezahlt.
problem-own-prisoner = Niemand hält eigene Gefolgsleute gefangen.
problem-no-prisoner = Nur Gefolgsleute werden gefangen: { $figure }.
problem-exchanged = Wer einander Gefolgsleute abgenommen hat, tauscht sie sofort aus.

# Tipps.
reason-frees = befreit deinen Gefolgsmann aus der Gefangenschaft
reason-tower = verstärkt einen Turm

# Die Lektion.
lesson-tower-1 = In der Mitte ist ein Bauplatz für einen Turm. Leg zuerst dein Plättchen, wohin du magst.
lesson-tower-2 = Statt einen Gefolgsmann zu setzen, darfst du bauen: Beginn den Turm.
lesson-tower-3 = Ein Turm aus einem Teil erreicht sein eigenes Plättchen und die vier daneben. Nimm Isabeaus Mönch gefangen.
lesson-tower-4 = Sie darf ihn für 3 Punkte freikaufen oder eintauschen, sobald sie einen von dir hält. Mit jedem Teil reicht ein Turm einen Schritt weiter.
