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
editor-select-how = Vælg en brik, og tryk på et markeret felt. Tryk på en brik på bordet for at dreje eller fjerne den.
editor-figures-how = Vælg en figur, og tryk, hvor den står. Tryk igen for at fjerne den.
editor-figure = { $figure }, { $n } tilbage
editor-to-play = I tur
editor-scores = Point
editor-score-of = Point for { $player }
editor-bag = I posen: { $n }
editor-bag-how = Tryk på den brik, der skal trækkes først.
editor-bag-all = Alle resterende brikker
editor-bag-none = Ingen
editor-is-next = først
editor-link-edit = Link til redigering
editor-link-play = Link til spil
editor-no-position = Der er ingen stilling i det.
edit-no-fit = Den passer ikke der.
edit-no-turn = Den passer ikke på nogen anden måde.
edit-none-left = Der er ikke flere af den brik.
edit-no-tile = Der ligger ingen brik.
edit-not-here = Den figur kan ikke stå der.
edit-no-figure = Der er ikke flere af den figur.
edit-complete = Det er færdigt, så tilhængerne er gået hjem.
edit-company = Det kræver en tilhænger af samme spiller der.
edit-no-tower = Der kan ikke stå et tårn på den brik.
editor-things-how = Tryk på et markeret sted for at tilføje. Tryk igen for at fjerne.
editor-castle-how = Tryk på en by for at gøre den til en borg med en tilhænger, igen, når den har givet point, og igen for at fortryde.
editor-dragon-how = Tryk på den brik, dragen er på.
editor-nowhere = Der er ikke plads til det på bordet.
editor-prisoners = Fanger
editor-held-by = Fanget hos { $player }
editor-quarters = Grevens by
editor-count = Greven er her
editor-add = Tilføj …
editor-add-to = Tilføj: { $where }
editor-take-off = Fjern: { $what }
editor-goods = Varer
editor-wine-of = { $player }: vin
editor-grain-of = { $player }: korn
editor-cloth-of = { $player }: klæde
editor-king = Konge
editor-king-size = Brikker i den største by
editor-robber = Røver
editor-robber-size = Brikker i den længste vej
editor-nobody = Ingen
editor-aside = Lagt til side til dragen
editor-hand-of = { $player }: brikker
editor-pieces = Tårndele tilbage
editor-pieces-of = { $player }: tårndele
edit-no-bridge = Der kan ikke ligge en bro.
edit-bridge-used = En vej går over den bro.
edit-no-castle = Den by kan ikke være en borg.
edit-no-hole = Et abbedi skal have brikker på alle fire sider.
editor-gone = { $n ->
    [one] En figur gik hjem.
   *[other] { $n } figurer gik hjem.
}

within = { $quarter ->
    [castle] på borgen
    [cathedral] i katedralen
    [market] på markedet
   *[smithy] i smedjen
}
editor-tile-left = { $tile }, { $n } tilbage
editor-draw-first = Træk denne brik først: { $tile }
