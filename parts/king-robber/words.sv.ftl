# Sidan.
box-king-robber = Kungen & Rövaren
box-king-robber-about = 5 brickor; kungen går till den största staden, rövaren till den längsta vägen
toggle-king = Kung
toggle-king-about = Den största staden ger på slutet poäng för alla städer
toggle-robber = Rövare
toggle-robber-about = Den längsta vägen ger på slutet poäng för alla vägar
set-king-robber = Utan trädgårdar
set-king-robber-gardens = Med trädgårdar
option-king-robber-scoring = Poäng för kung och rövare
value-king-robber-scoring-per-feature = 1 för varje fullbordad stad eller väg, på slutet
value-king-robber-scoring-10-20 = 10 för ett kort, 20 för båda
value-king-robber-scoring-15-40 = 15 för ett kort, 40 för båda
value-king-robber-scoring-continuous = 1 för varje stad eller väg när den fullbordas

# Tips.
reason-king = tar kungen med en stad på { tiles-n }
reason-robber = tar rövaren med en väg på { tiles-n }

# Lektionen.
lesson-king-robber-1 = Stäng den lilla staden med den här brickan.
lesson-king-robber-2 = Det är den största staden hittills, så kungen blir din, med eller utan riddare. Ställ en om du vill.
lesson-king-robber-3 = Nu stänger Isabeau en annan stad.
lesson-king-robber-4 = Tre brickor är fler än två: kungen är hennes. På samma sätt går rövaren till den längsta vägen. På slutet ger de 1 poäng för varje fullbordad stad eller väg på bordet.
