lesson-traders-builders-1 = Je bouwmeester werkt aan deze weg, naast je rover. Als je hem uitbreidt of voltooit, leg je nog een tegel. Leg deze aan het einde.
lesson-traders-builders-2 = Zet een ridder in de nieuwe stad.
lesson-traders-builders-3 = De weg is geteld, de bouwmeester is thuis, en hier is je tweede tegel. Breid er de stad mee uit.
lesson-traders-builders-4 = De bouwmeester mag naar een van je horigen. Zet hem in de stad.
lesson-traders-builders-5 = Vanaf nu levert elke tegel die je aan deze stad legt je er nog een op. Een varken gaat naar een van je boeren en maakt elke stad aan die weide 4 waard.
lesson-traders-builders-6 = Deze stad is van Isabeau, maar ze handelt in wijn en graan. Sluit haar toch!
lesson-traders-builders-7 = Tik op ‘Overslaan’.
lesson-traders-builders-8 = Haar ridder levert 10 punten op, maar jij sloot de stad, dus jij krijgt de goederen. Aan het eind leveren de meeste wijn, het meeste graan en het meeste laken elk 10 punten op.
