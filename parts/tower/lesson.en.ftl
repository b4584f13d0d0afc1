lesson-tower-1 = There’s a tower site in the middle. First place your tile, wherever you like.
lesson-tower-2 = Instead of placing a follower, you can build. Start the tower.
lesson-tower-3 = A tower of one piece reaches its own tile and the four beside it. Capture Isabeau’s monk.
lesson-tower-4 = She can buy him back for 3 points, or exchange him once she holds one of yours. Each piece extends the tower’s reach by one tile.
