# The page.
box-king-robber = The King & the Robber
box-king-robber-about = 5 tiles; the largest city takes the king, the longest road the robber
toggle-king = King
toggle-king-about = The player of the largest city scores for all cities at the end
toggle-robber = Robber
toggle-robber-about = The player of the longest road scores for all roads at the end
set-king-robber = Without gardens
set-king-robber-gardens = With gardens
option-king-robber-scoring = King and robber scoring
value-king-robber-scoring-per-feature = 1 for each completed city or road, at the end
value-king-robber-scoring-10-20 = 10 for one card, 20 for both
value-king-robber-scoring-15-40 = 15 for one card, 40 for both
value-king-robber-scoring-continuous = 1 for each city or road, when it’s completed

# Hints.
reason-king = takes the king with a city of { tiles-n }
reason-robber = takes the robber with a road of { tiles-n }
