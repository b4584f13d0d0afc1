lesson-inns-cathedrals-1 = An deiner Straße steht ein Wirtshaus. Stelle sie mit dieser Kreuzung fertig.
lesson-inns-cathedrals-2 = Du hast auch einen großen Gefolgsmann, der doppelt zählt. Setze ihn auf eine der anderen Straßen.
lesson-inns-cathedrals-3 = Eine Straße mit Wirtshaus bringt 2 Punkte je Plättchen: hier 6, offen nichts. Eine Stadt mit Kathedrale bringt 3 je Plättchen oder nichts.
