# Siden.
box-king-robber = Kongen & Røveren
box-king-robber-about = 5 brikker; den største by giver kongen, den længste vej røveren
toggle-king = Konge
toggle-king-about = Spilleren med den største by får til sidst point for alle byer
toggle-robber = Røver
toggle-robber-about = Spilleren med den længste vej får til sidst point for alle veje
set-king-robber = Uden haver
set-king-robber-gardens = Med haver
option-king-robber-scoring = Point for konge og røver
value-king-robber-scoring-per-feature = 1 for hver færdig by eller vej, til sidst
value-king-robber-scoring-10-20 = 10 for ét kort, 20 for begge
value-king-robber-scoring-15-40 = 15 for ét kort, 40 for begge
value-king-robber-scoring-continuous = 1 for hver by eller vej, når den bliver færdig

# Tip.
reason-king = tager kongen med en by på { tiles-n }
reason-robber = tager røveren med en vej på { tiles-n }
