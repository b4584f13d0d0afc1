lesson-siege-1 = Dein Ritter sitzt in einer belagerten Stadt. Sie bringt wenig, und nichts, wenn sie offen bleibt. Lege dein Plättchen auf das leuchtende Feld.
lesson-siege-2 = Tippe auf „Überspringen“.
lesson-siege-3 = Ein Kloster berührt die Stadt über Eck, so kann dein Ritter entkommen. Nimm ihn zurück.
lesson-siege-4 = In jedem Zug darf ein Gefolgsmann entkommen. Fertig bringt eine belagerte Stadt 1 Punkt je Plättchen, für Bauern ist sie aber das Doppelte wert.
