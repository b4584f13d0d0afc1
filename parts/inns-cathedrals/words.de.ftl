# Die Seite.
box-inns-cathedrals = Wirtshäuser & Kathedralen
box-inns-cathedrals-about = 18 Plättchen; Straßen mit Wirtshaus und Städte mit Kathedrale bringen mehr oder gar nichts; ein großer Gefolgsmann zählt doppelt
toggle-inns = Wirtshäuser
toggle-inns-about = Straßen mit Wirtshaus bringen 2 je Plättchen, unfertig nichts
toggle-cathedrals = Kathedralen
toggle-cathedrals-about = Städte mit Kathedrale bringen 3 je Plättchen und Wappen, unfertig nichts
toggle-big-followers = Große Gefolgsleute
toggle-big-followers-about = Alle haben einen Gefolgsmann, der doppelt zählt
set-inns-cathedrals = Ohne Gärten
set-inns-cathedrals-gardens = Mit Gärten
count-big-follower = Große Gefolgsleute
option-big-follower-grant = Große Gefolgsleute
value-big-follower-grant-with-inns-cathedrals = Nur mit dieser Schachtel
value-big-follower-grant-with-any-large-expansion = Mit jeder großen Erweiterung
option-unfinished-inn-cathedral = Unfertige Straße mit Wirtshaus, Stadt mit Kathedrale
value-unfinished-inn-cathedral-zero = Bringen nichts
value-unfinished-inn-cathedral-as-ordinary = Zählen wie üblich
