# Rund um die Regeln, im Terminal und im Browser.
rules-title = Die Regeln
rules-turn = Der ganze Zug
rules-words = Glossar
rules-parts = Die Teile
rules-part = Teil
rules-part-title = Titel
rules-brings = Was er bringt
rules-editions = Die Ausgaben
rules-editions-about = Eine Ausgabe (`--preset NAME`) legt Optionen fest. Die Teile wählst du selbst.
rules-edition = Ausgabe
rules-edition-about = Was sie ist
rules-edition-parts = Teile, die sie beschreibt
rules-edition-options = Optionen, die vom Üblichen abweichen
rules-box = In der Schachtel
rules-tiles = Plättchen
rules-set = Satz
rules-each = Figuren pro Person, mit
rules-six = 6 Personen
rules-elements = Elemente
rules-elements-how = Ein- und ausschalten mit `--toggle NAME=on` oder `--toggle NAME=off`.
rules-element = Element
rules-does = Was es tut
rules-options = Optionen
rules-options-how = Einstellen mit `--option NAME=VALUE`.
rules-option = Option
rules-decides = Was sie entscheidet
rules-values = Werte
rules-differ = Abweichende Ausgaben
rules-default = üblich
rules-examples = Beispiele (auf Englisch)
