# Omkring reglerne, i terminalen og i browseren.
rules-title = Reglerne
rules-turn = Hele turen
rules-words = Ordliste
rules-parts = Delene
rules-part = Del
rules-part-title = Titel
rules-brings = Hvad den tilføjer
rules-editions = Udgaverne
rules-editions-about = En udgave (`--preset NAME`) fastlægger valg. Delene vælger du selv.
rules-edition = Udgave
rules-edition-about = Hvad den er
rules-edition-parts = Dele, den beskriver
rules-edition-options = Valg, der afviger fra det sædvanlige
rules-box = I æsken
rules-tiles = Brikker
rules-set = Briksæt
rules-each = Figurer pr. spiller, med
rules-six = 6 spillere
rules-elements = Elementer
rules-elements-how = Slå til eller fra med `--toggle NAME=on` eller `--toggle NAME=off`.
rules-element = Element
rules-does = Hvad det gør
rules-options = Valg
rules-options-how = Vælg med `--option NAME=VALUE`.
rules-option = Valg
rules-decides = Hvad det afgør
rules-values = Værdier
rules-differ = Afvigende udgaver
rules-default = sædvanlig
rules-examples = Eksempler (på engelsk)
