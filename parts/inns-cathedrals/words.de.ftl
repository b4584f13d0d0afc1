# Die Seite.
box-inns-cathedrals = Wirtshäuser & Kathedralen
box-inns-cathedrals-about = 18 Plättchen; Straßen mit Wirtshaus und Städte mit Kathedrale bringen mehr oder gar nichts; ein großer Gefolgsmann zählt doppelt
toggle-inns = Wirtshäuser
toggle-inns-about = Straßen mit Wirtshaus bringen 2 je Plättchen, unvollendet nichts
toggle-cathedrals = Kathedralen
toggle-cathedrals-about = Städte mit Kathedrale bringen 3 je Plättchen und Wappen, unvollendet nichts
toggle-big-followers = Große Gefolgsleute
toggle-big-followers-about = Alle haben einen Gefolgsmann, der doppelt zählt
set-inns-cathedrals = Ohne Gärten
set-inns-cathedrals-gardens = Mit Gärten
count-big-follower = Große Gefolgsleute
option-big-follower-grant = Große Gefolgsleute gibt es
value-big-follower-grant-with-inns-cathedrals = Mit dieser Schachtel
value-big-follower-grant-with-any-large-expansion = Mit jeder großen Erweiterung
option-unfinished-inn-cathedral = Unvollendete Straßen mit Wirtshaus, Städte mit Kathedrale
value-unfinished-inn-cathedral-zero = Bringen nichts
value-unfinished-inn-cathedral-as-ordinary = Zählen wie ohne

# Die Lektion.
lesson-inns-cathedrals-1 = An deiner Straße steht ein Wirtshaus. Stell die Straße mit dieser Kreuzung fertig.
lesson-inns-cathedrals-2 = Du hast auch einen großen Gefolgsmann, der doppelt zählt. Setz ihn auf eine der anderen Straßen.
lesson-inns-cathedrals-3 = Eine Straße mit Wirtshaus bringt 2 Punkte je Plättchen: 6. Offen hätte sie nichts gebracht. Eine Stadt mit Kathedrale bringt 3 je Plättchen oder nichts.
