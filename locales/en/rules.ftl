# Around the rules, in the terminal and in the browser.
rules-title = The rules
rules-turn = Full turn order
rules-words = Glossary
rules-parts = The parts
rules-part = Part
rules-part-title = Title
rules-brings = What it adds
rules-editions = The editions
rules-editions-about = An edition (`--preset NAME`) sets the options. You choose the parts yourself.
rules-edition = Edition
rules-edition-about = What it is
rules-edition-parts = Parts it covers
rules-edition-options = Options that differ from the default
rules-box = In the box
rules-tiles = Tiles
rules-set = Tile set
rules-each = Figures per player, with
rules-six = 6 players
rules-elements = Elements
rules-elements-how = Turn one on or off with `--toggle NAME=on` or `--toggle NAME=off`.
rules-element = Element
rules-does = What it does
rules-options = Options
rules-options-how = Set one with `--option NAME=VALUE`.
rules-option = Option
rules-decides = What it decides
rules-values = Values
rules-differ = Editions with another value
rules-default = default
rules-examples = Worked examples
