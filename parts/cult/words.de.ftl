# Die Seite.
box-cult = Die Kultstätten
box-cult-about = 6 Plättchen mit Kultstätten: Klöster, die mit anderen um ihre Punkte streiten
toggle-cult = Duelle
toggle-cult-about = Kultstätte und Kloster nebeneinander streiten um ihre Punkte; ausgeschaltet sind Kultstätten Klöster
set-cult = Kultstätten
option-shrine-tile-count = Kultstättenplättchen
option-shrine-self-duel = Duelle
value-shrine-self-duel-also-own = Auch zwischen eigenen Gefolgsleuten
value-shrine-self-duel-others-only = Nur zwischen verschiedenen Spielern
option-shrine-ban = Eine Kultstätte je Kloster, ein Kloster je Kultstätte
value-shrine-ban-both-ways = Für alle
value-shrine-ban-placed-tile = Nur für das neue Plättchen

# Der Tisch.
why-too-many-rivals = Eine Kultstätte darf nur ein Kloster berühren und ein Kloster nur eine Kultstätte.
