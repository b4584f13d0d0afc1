# Runt reglerna, i terminalen och i webbläsaren.
rules-title = Reglerna
rules-turn = Turen med allt
rules-words = Ord
rules-parts = Delarna
rules-part = Del
rules-part-title = Titel
rules-brings = Vad den för med sig
rules-editions = Utgåvorna
rules-editions-about = En utgåva (`--preset NAME`) bestämmer val; delar väljs för sig.
rules-edition = Utgåva
rules-edition-about = Vad den är
rules-edition-parts = Delar som den beskriver
rules-edition-options = Val som avviker från det vanliga
rules-box = I lådan
rules-tiles = Brickor
rules-set = Brickuppsättning
rules-each = Varje spelare har, med
rules-six = 6 spelare
rules-elements = Element
rules-elements-how = Så slås ett på eller av: `--toggle NAME=on` eller `--toggle NAME=off`.
rules-element = Element
rules-does = Vad det gör
rules-options = Val
rules-options-how = Så väljs ett värde: `--option NAME=VALUE`.
rules-option = Val
rules-decides = Vad det avgör
rules-values = Värden
rules-differ = Utgåvor som avviker
rules-default = vanligt
rules-examples = Exempel (på engelska)
