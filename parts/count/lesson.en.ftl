lesson-count-1 = This is the city of Carcassonne. Isabeau starts a road at its gate.
lesson-count-2 = End her road with this crossing.
lesson-count-3 = Tap Skip.
lesson-count-4 = Your tile scored points for her and none for you. In return, you can send a follower into a quarter of the city, and the count as well.
lesson-count-5 = When a city, monastery or road is about to score, followers can rush out to it from the castle, the cathedral or the smithy, unless the count is in their quarter.
