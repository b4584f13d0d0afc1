# Omkring reglerne, i terminalen og i browseren.
rules-title = Reglerne
rules-turn = Turen med alt
rules-words = Ord
rules-parts = Delene
rules-part = Del
rules-part-title = Titel
rules-brings = Hvad den bringer
rules-editions = Udgaverne
rules-editions-about = En udgave (`--preset NAME`) fastlægger valg; dele vælges for sig.
rules-edition = Udgave
rules-edition-about = Hvad den er
rules-edition-parts = Dele, den beskriver
rules-edition-options = Valg, der afviger fra det sædvanlige
rules-box = I æsken
rules-tiles = Brikker
rules-set = Brikkesæt
rules-each = Hver spiller har, med
rules-six = 6 spillere
rules-elements = Elementer
rules-elements-how = Sådan slås et til eller fra: `--toggle NAME=on` eller `--toggle NAME=off`.
rules-element = Element
rules-does = Hvad det gør
rules-options = Valg
rules-options-how = Sådan vælges en værdi: `--option NAME=VALUE`.
rules-option = Valg
rules-decides = Hvad det afgør
rules-values = Værdier
rules-differ = Udgaver, der afviger
rules-default = sædvanlig
rules-examples = Eksempler (på engelsk)
