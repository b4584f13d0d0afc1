# Runt reglerna, i terminalen och i webbläsaren.
rules-title = Reglerna
rules-turn = Hela turen
rules-words = Ordlista
rules-parts = Delarna
rules-part = Del
rules-part-title = Titel
rules-brings = Vad den tillför
rules-editions = Utgåvorna
rules-editions-about = En utgåva (`--preset NAME`) bestämmer val. Delarna väljer du själv.
rules-edition = Utgåva
rules-edition-about = Vad den är
rules-edition-parts = Delar som den beskriver
rules-edition-options = Val som avviker från det vanliga
rules-box = I lådan
rules-tiles = Brickor
rules-set = Brickuppsättning
rules-each = Figurer per spelare, med
rules-six = 6 spelare
rules-elements = Element
rules-elements-how = Slå på eller av med `--toggle NAME=on` eller `--toggle NAME=off`.
rules-element = Element
rules-does = Vad det gör
rules-options = Val
rules-options-how = Välj med `--option NAME=VALUE`.
rules-option = Val
rules-decides = Vad det avgör
rules-values = Värden
rules-differ = Avvikande utgåvor
rules-default = vanligt
rules-examples = Exempel (på engelska)
