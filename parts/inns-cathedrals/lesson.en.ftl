lesson-inns-cathedrals-1 = There’s an inn beside your road. Complete the road with this crossing.
lesson-inns-cathedrals-2 = You also have a big follower, which counts as two. Put it on one of the other roads.
lesson-inns-cathedrals-3 = A road with an inn scores 2 points per tile: 6 here, but nothing if left open. A city with a cathedral scores 3 per tile, or nothing.
