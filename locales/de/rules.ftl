# Rund um die Regeln, im Terminal und im Browser.
rules-title = Die Regeln
rules-turn = Der Zug mit allem
rules-words = Wörter
rules-parts = Die Teile
rules-part = Teil
rules-part-title = Titel
rules-brings = Was er bringt
rules-editions = Die Ausgaben
rules-editions-about = Eine Ausgabe (`--preset NAME`) legt Optionen fest; Teile werden getrennt gewählt.
rules-edition = Ausgabe
rules-edition-about = Was sie ist
rules-edition-parts = Teile, die sie beschreibt
rules-edition-options = Optionen, die vom Üblichen abweichen
rules-box = In der Schachtel
rules-tiles = Plättchen
rules-set = Satz
rules-each = Jeder hat, bei
rules-six = 6 Personen
rules-elements = Elemente
rules-elements-how = So schaltet man eines: `--toggle NAME=on` oder `--toggle NAME=off`.
rules-element = Element
rules-does = Was es tut
rules-options = Optionen
rules-options-how = So wählt man einen Wert: `--option NAME=VALUE`.
rules-option = Option
rules-decides = Was sie entscheidet
rules-values = Werte
rules-differ = Ausgaben, die abweichen
rules-default = üblich
rules-examples = Beispiele (auf Englisch)
