# Die Seite.
box-siege = Die Belagerung
box-siege-about = Plättchen mit belagerten Städten, die weniger bringen, den Bauern aber mehr; Ritter entkommen durch Klöster
toggle-siege = Belagerung
toggle-siege-about = Belagerte Städte bringen 1 je Plättchen und Wappen, unvollendet nichts, den Bauern das Doppelte
set-siege = Belagerung
option-siege-tile-count = Belagerungsplättchen
value-siege-tile-count-4 = 4, die erste Auflage
value-siege-tile-count-6 = 6, die zweite Auflage
value-siege-tile-count-10 = 10, beide
option-siege-escape = Der Ausweg aus einer Belagerung
value-siege-escape-any-city-tile = Ein Kloster an einem beliebigen Stadtplättchen
value-siege-escape-siege-tile-only = Ein Kloster an einem Plättchen mit Belagerern
value-siege-escape-none = Gibt es nicht

# Die Lektion.
lesson-siege-1 = Dein Ritter sitzt in einer belagerten Stadt, die wenig bringt, und nichts, wenn sie offen bleibt. Leg dein Plättchen auf das leuchtende Feld.
lesson-siege-2 = Mach ohne Figur weiter.
lesson-siege-3 = Ein Kloster berührt die Stadt über Eck. Durch dieses darf dein Ritter entkommen: Nimm ihn zurück.
lesson-siege-4 = In jedem Zug darf ein Gefolgsmann entkommen. Fertig bringt eine belagerte Stadt 1 Punkt je Plättchen, Bauern aber ist sie das Doppelte wert.
