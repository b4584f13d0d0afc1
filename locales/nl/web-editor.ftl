# De stellingbewerker.
editor-title = Stellingbewerker
editor-tiles = Tegels
editor-figures = Figuren
editor-position = Stelling
editor-game = Spel
editor-undo = Ongedaan maken
editor-redo = Opnieuw
editor-hint = Computer vragen
editor-thinking = De computer denkt na …
editor-take = Wegnemen
editor-tower = Hoogte van de toren
editor-select-how = Kies een tegel en tik op een gemarkeerd vak. Tik op een tegel op tafel om hem te draaien of weg te nemen.
editor-figures-how = Kies een figuur en tik waar die staat. Tik nog eens om die weg te nemen.
editor-figure = { $figure }, nog { $n }
editor-to-play = Aan de beurt
editor-scores = Punten
editor-score-of = Punten van { $player }
editor-bag = In de zak: { $n }
editor-bag-how = Tik op de tegel die het eerst getrokken moet worden.
editor-bag-all = Alle resterende tegels
editor-bag-none = Geen
editor-is-next = eerst
editor-link-edit = Link om te bewerken
editor-link-play = Link om te spelen
editor-no-position = Er zit geen stelling in.
edit-no-fit = Daar past hij niet.
edit-no-turn = Hij past op geen andere manier.
edit-none-left = Daar is geen tegel meer van.
edit-no-tile = Daar ligt geen tegel.
edit-not-here = Die figuur kan daar niet staan.
edit-no-figure = Daar is geen figuur meer van.
edit-complete = Dat is voltooid, dus de horigen zijn naar huis.
edit-company = Daarvoor is daar een horige van dezelfde speler nodig.
edit-no-tower = Op die tegel kan geen toren staan.
editor-things-how = Tik op een gemarkeerde plek om toe te voegen. Tik nog eens om weg te nemen.
editor-castle-how = Tik op een stad om er een burcht met een horige van te maken, nog eens als die punten heeft opgeleverd, en nog eens om dat ongedaan te maken.
editor-dragon-how = Tik op de tegel waarop de draak is.
editor-nowhere = Daar is op tafel geen plaats voor.
editor-prisoners = Gevangenen
editor-held-by = Gevangen bij { $player }
editor-quarters = De stad van de graaf
editor-count = De graaf is hier
editor-add = Toevoegen …
editor-add-to = Toevoegen: { $where }
editor-take-off = Wegnemen: { $what }
editor-goods = Goederen
editor-wine-of = Wijn van { $player }
editor-grain-of = Graan van { $player }
editor-cloth-of = Laken van { $player }
editor-king = Koning
editor-king-size = Tegels van de grootste stad
editor-robber = Struikrover
editor-robber-size = Tegels van de langste weg
editor-nobody = Niemand
editor-aside = Opzijgelegd voor de draak
editor-hand-of = Tegels van { $player }
editor-pieces = Torendelen over
editor-pieces-of = Torendelen van { $player }
edit-no-bridge = Daar kan geen brug liggen.
edit-bridge-used = Over die brug loopt een weg.
edit-no-castle = Die stad kan geen burcht zijn.
edit-no-hole = Een abdij heeft tegels aan alle vier de kanten nodig.
editor-gone = { $n ->
    [one] Eén figuur ging naar huis.
   *[other] { $n } figuren gingen naar huis.
}

within = { $quarter ->
    [castle] in het kasteel
    [cathedral] in de kathedraal
    [market] op de markt
   *[smithy] in de smederij
}
editor-tile-left = { $tile }, nog { $n }
editor-draw-first = Deze tegel het eerst trekken: { $tile }
