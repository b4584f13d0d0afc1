# The page.
box-king-robber = The King & the Robber
box-king-robber-about = 5 tiles; the king goes to whoever completes the largest city, the robber to the longest road
toggle-king = King
toggle-king-about = Whoever completed the largest city scores for all cities at the end
toggle-robber = Robber
toggle-robber-about = Whoever completed the longest road scores for all roads at the end
set-king-robber = Without gardens
set-king-robber-gardens = With gardens
option-king-robber-scoring = Points for king and robber
value-king-robber-scoring-per-feature = 1 for each completed city or road, at the end
value-king-robber-scoring-10-20 = 10 for one card, 20 for both
value-king-robber-scoring-15-40 = 15 for one card, 40 for both
value-king-robber-scoring-continuous = 1 for each city or road when it is completed

# Hints.
reason-king = takes the king with a city of { tiles-n }
reason-robber = takes the robber with a road of { tiles-n }

# The lesson.
lesson-king-robber-1 = Close the small city with this tile.
lesson-king-robber-2 = It is the largest city so far, so the king will be yours, with or without a knight. Place one if you like.
lesson-king-robber-3 = Now Isabeau closes another city.
lesson-king-robber-4 = Three tiles are more than two: the king is hers. In the same way the robber goes to the longest road. At the end they bring 1 point for each completed city, or road, on the table.
