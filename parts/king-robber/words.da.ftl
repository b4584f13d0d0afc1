# Siden.
box-king-robber = Kongen & Røveren
box-king-robber-about = 5 brikker; kongen går til den største by, røveren til den længste vej
toggle-king = Konge
toggle-king-about = Den største by giver til sidst point for alle byer
toggle-robber = Røver
toggle-robber-about = Den længste vej giver til sidst point for alle veje
set-king-robber = Uden haver
set-king-robber-gardens = Med haver
option-king-robber-scoring = Point for konge og røver
value-king-robber-scoring-per-feature = 1 for hver fuldendt by eller vej, til sidst
value-king-robber-scoring-10-20 = 10 for ét kort, 20 for begge
value-king-robber-scoring-15-40 = 15 for ét kort, 40 for begge
value-king-robber-scoring-continuous = 1 for hver by eller vej, når den fuldendes

# Tip.
reason-king = tager kongen med en by på { tiles-n }
reason-robber = tager røveren med en vej på { tiles-n }

# Lektionen.
lesson-king-robber-1 = Luk den lille by med denne brik.
lesson-king-robber-2 = Det er den største by hidtil, så kongen bliver din, med eller uden ridder. Sæt en, hvis du vil.
lesson-king-robber-3 = Nu lukker Isabeau en anden by.
lesson-king-robber-4 = Tre brikker er flere end to: kongen er hendes. På samme måde går røveren til den længste vej. Til sidst giver de 1 point for hver fuldendt by eller vej på bordet.
