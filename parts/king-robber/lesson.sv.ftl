lesson-king-robber-1 = Stäng den lilla staden med den här brickan.
lesson-king-robber-2 = Det är den största staden hittills, så du får kungen, med eller utan riddare. Ställ ut en om du vill.
lesson-king-robber-3 = Nu stänger Isabeau en annan stad.
lesson-king-robber-4 = Tre brickor slår två, så kungen är hennes. På samma sätt ger den längsta vägen rövaren. På slutet ger de 1 poäng för varje färdig stad eller väg på bordet.
