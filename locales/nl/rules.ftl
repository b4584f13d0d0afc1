# Rond de regels, in de terminal en in de browser.
rules-title = De regels
rules-turn = De beurt met alles
rules-words = Woorden
rules-parts = De delen
rules-part = Deel
rules-part-title = Titel
rules-brings = Wat het brengt
rules-editions = De edities
rules-editions-about = Een editie (`--preset NAME`) legt opties vast; delen worden apart gekozen.
rules-edition = Editie
rules-edition-about = Wat ze is
rules-edition-parts = Delen die ze beschrijft
rules-edition-options = Opties die van het gebruikelijke afwijken
rules-box = In de doos
rules-tiles = Tegels
rules-set = Tegelset
rules-each = Elke speler heeft, met
rules-six = 6 spelers
rules-elements = Elementen
rules-elements-how = Zo zet je er een aan of uit: `--toggle NAME=on` of `--toggle NAME=off`.
rules-element = Element
rules-does = Wat het doet
rules-options = Opties
rules-options-how = Zo kies je een waarde: `--option NAME=VALUE`.
rules-option = Optie
rules-decides = Wat ze bepaalt
rules-values = Waarden
rules-differ = Edities die afwijken
rules-default = gebruikelijk
rules-examples = Voorbeelden (in het Engels)
