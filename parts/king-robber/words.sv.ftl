# Sidan.
box-king-robber = Kungen & Rövaren
box-king-robber-about = 5 brickor; den största staden ger kungen, den längsta vägen rövaren
toggle-king = Kung
toggle-king-about = Spelaren med den största staden får på slutet poäng för alla städer
toggle-robber = Rövare
toggle-robber-about = Spelaren med den längsta vägen får på slutet poäng för alla vägar
set-king-robber = Utan trädgårdar
set-king-robber-gardens = Med trädgårdar
option-king-robber-scoring = Poäng för kung och rövare
value-king-robber-scoring-per-feature = 1 för varje färdig stad eller väg, på slutet
value-king-robber-scoring-10-20 = 10 för ett kort, 20 för båda
value-king-robber-scoring-15-40 = 15 för ett kort, 40 för båda
value-king-robber-scoring-continuous = 1 för varje stad eller väg när den blir färdig

# Tips.
reason-king = tar kungen med en stad på { tiles-n }
reason-robber = tar rövaren med en väg på { tiles-n }
