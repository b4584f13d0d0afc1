# Stillingseditoren.
editor-title = Stillingseditor
editor-tiles = Brikker
editor-figures = Figurer
editor-position = Stilling
editor-game = Spil
editor-undo = Fortryd
editor-redo = Gentag
editor-hint = Spørg computeren
editor-thinking = Computeren tænker …
editor-take = Fjern
editor-tower = Tårnets højde
editor-select-how = Tag en brik i hånden, og tryk på et markeret felt. Tryk på en brik på bordet for at dreje eller fjerne den.
editor-figures-how = Vælg en figur, og tryk, hvor den står. Et tryk til fjerner den igen.
editor-tile = Brik { $tile }, { $n } tilbage
editor-figure = { $figure }, { $n } tilbage
editor-to-play = I tur
editor-scores = Point
editor-score-of = Point for { $player }
editor-bag = I posen: { $n }
editor-bag-how = Tryk på en brik, hvis den skal trækkes først.
editor-bag-all = Alle resterende
editor-bag-none = Ingen
editor-next = Træk brik { $tile } først
editor-is-next = først
editor-link-edit = Til redigering
editor-link-play = Til spil
editor-no-position = Der er ingen stilling i det.
edit-no-fit = Den passer ikke der.
edit-no-turn = Den passer ikke på nogen anden måde.
edit-none-left = Der er ikke flere af den brik.
edit-no-tile = Der ligger ingen brik.
edit-not-here = Den figur kan ikke stå der.
edit-no-figure = Der er ikke flere af den figur.
edit-complete = Det er færdigt: De, der var der, er gået hjem.
edit-company = Det kræver en tilhænger af samme spiller der.
edit-no-tower = Den brik har ingen plads til et tårn.
editor-left-out = Ikke alt kan stilles op. Udeladt: { $things }.
editor-gone = { $n ->
    [one] En figur gik hjem.
   *[other] { $n } figurer gik hjem.
}
