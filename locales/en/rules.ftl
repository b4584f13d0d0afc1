# Around the rules, in the terminal and in the browser.
rules-title = The rules
rules-turn = The turn with everything
rules-words = Words
rules-parts = The parts
rules-part = Part
rules-part-title = Title
rules-brings = What it brings
rules-editions = The editions
rules-editions-about = An edition (`--preset NAME`) settles options; parts are chosen apart.
rules-edition = Edition
rules-edition-about = What it is
rules-edition-parts = Parts it describes
rules-edition-options = Options that differ from the default
rules-box = In the box
rules-tiles = Tiles
rules-set = Tile set
rules-each = Each player has, with
rules-six = 6 players
rules-elements = Elements
rules-elements-how = To switch one: `--toggle NAME=on` or `--toggle NAME=off`.
rules-element = Element
rules-does = What it does
rules-options = Options
rules-options-how = To choose a value: `--option NAME=VALUE`.
rules-option = Option
rules-decides = What it decides
rules-values = Values
rules-differ = Editions that differ
rules-default = default
rules-examples = Worked examples
