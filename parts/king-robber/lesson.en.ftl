lesson-king-robber-1 = Close the small city with this tile.
lesson-king-robber-2 = It’s the largest city so far, so you take the king, with or without a knight. Place one if you like.
lesson-king-robber-3 = Now Isabeau closes another city.
lesson-king-robber-4 = Three tiles beat two, so she takes the king. In the same way, the longest road takes the robber. At the end they score 1 point for each completed city, or road, on the board.
