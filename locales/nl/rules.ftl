# Rond de regels, in de terminal en in de browser.
rules-title = De regels
rules-turn = De hele beurt
rules-words = Woordenlijst
rules-parts = De delen
rules-part = Deel
rules-part-title = Titel
rules-brings = Wat het toevoegt
rules-editions = De edities
rules-editions-about = Een editie (`--preset NAME`) legt opties vast. De delen kies je zelf.
rules-edition = Editie
rules-edition-about = Wat ze is
rules-edition-parts = Delen die ze beschrijft
rules-edition-options = Opties die van het gebruikelijke afwijken
rules-box = In de doos
rules-tiles = Tegels
rules-set = Tegelset
rules-each = Figuren per speler, met
rules-six = 6 spelers
rules-elements = Elementen
rules-elements-how = Zet er een aan of uit met `--toggle NAME=on` of `--toggle NAME=off`.
rules-element = Element
rules-does = Wat het doet
rules-options = Opties
rules-options-how = Kies er een met `--option NAME=VALUE`.
rules-option = Optie
rules-decides = Wat ze bepaalt
rules-values = Waarden
rules-differ = Afwijkende edities
rules-default = gebruikelijk
rules-examples = Voorbeelden (in het Engels)
