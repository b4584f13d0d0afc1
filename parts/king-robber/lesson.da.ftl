lesson-king-robber-1 = Luk den lille by med denne brik.
lesson-king-robber-2 = Det er den største by hidtil, så du får kongen, med eller uden ridder. Sæt en, hvis du vil.
lesson-king-robber-3 = Nu lukker Isabeau en anden by.
lesson-king-robber-4 = Tre brikker slår to, så kongen er hendes. På samme måde giver den længste vej røveren. Til sidst giver de 1 point for hver færdig by eller vej på bordet.
