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
editor-tile = Tegel { $tile }, nog { $n }
editor-figure = { $figure }, nog { $n }
editor-to-play = Aan de beurt
editor-scores = Punten
editor-score-of = Punten van { $player }
editor-bag = In de zak: { $n }
editor-bag-how = Tik op een tegel als die het eerst getrokken moet worden.
editor-bag-all = Alle overige
editor-bag-none = Geen
editor-next = Tegel { $tile } het eerst trekken
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
editor-left-out = Niet alles kan worden opgesteld. Weggelaten: { $things }.
editor-gone = { $n ->
    [one] Eén figuur ging naar huis.
   *[other] { $n } figuren gingen naar huis.
}
