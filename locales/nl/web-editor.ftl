# De stellingbewerker.
editor-title = Stellingbewerker
editor-tiles = Tegels
editor-figures = Figuren
editor-position = Stelling
editor-game = Spel
editor-undo = Ongedaan maken
editor-redo = Opnieuw
editor-hint = Vraag de computer
editor-thinking = De computer denkt na …
editor-take = Wegnemen
editor-tower = Hoogte van de toren
editor-select-how = Neem een tegel in de hand en tik op een gemarkeerd vak. Tik op een tegel op tafel om hem te draaien of weg te nemen.
editor-figures-how = Kies een figuur en tik waar het staat. Nog een tik neemt het weer weg.
editor-figure = { $figure }, nog { $n }
editor-to-play = Aan de beurt
editor-scores = Punten
editor-score-of = Punten van { $player }
editor-bag = In de zak: { $n }
editor-bag-how = Tik op een tegel als die het eerst getrokken moet worden.
editor-bag-all = Alle overige
editor-bag-none = Geen
editor-is-next = eerst
editor-link-edit = Om te bewerken
editor-link-play = Om te spelen
editor-no-position = Er zit geen stelling in.
edit-no-fit = Daar past hij niet.
edit-no-turn = Hij past op geen andere manier.
edit-none-left = Daar is geen tegel meer van.
edit-no-tile = Daar ligt geen tegel.
edit-not-here = Dat figuur kan daar niet staan.
edit-no-figure = Daar is geen figuur meer van.
edit-complete = Dat is voltooid: wie daar was, is naar huis.
edit-company = Daarvoor is daar een horige van dezelfde speler nodig.
edit-no-tower = Die tegel heeft geen plek voor een toren.
editor-things-how = Tik op een markering. Wat daar al ligt, wordt met nog een tik weggenomen.
editor-castle-how = Tik op een stad: eerst bewaakt een horige de burcht, dan heeft die punten opgeleverd, dan is het weer een stad.
editor-dragon-how = Tik op de tegel waarop de draak is.
editor-nowhere = Daar is op tafel geen plaats voor.
editor-prisoners = Gevangenen
editor-held-by = Gevangen bij { $player }
editor-quarters = De stad van de graaf
editor-count = De graaf is hier
editor-add = Toevoegen …
editor-add-to = Toevoegen: { $where }
editor-take-off = Wegnemen: { $what }
editor-goods = Handelswaar
editor-wine-of = Wijn van { $player }
editor-grain-of = Graan van { $player }
editor-cloth-of = Laken van { $player }
editor-king = De koning
editor-king-size = Tegels van de grootste stad
editor-robber = De struikrover
editor-robber-size = Tegels van de langste weg
editor-nobody = Niemand
editor-aside = Wachten op de draak
editor-hand-of = Tegels van { $player }
editor-pieces = Torendelen over
editor-pieces-of = Torendelen van { $player }
edit-no-bridge = Daar kan geen brug liggen.
edit-bridge-used = Over die brug loopt een weg.
edit-no-castle = Die stad kan geen burcht zijn.
edit-no-hole = Een abdij ligt tussen vier tegels.
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
