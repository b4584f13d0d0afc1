# De pagina.
box-river = De Rivier
box-river-about = 12 tegels die eerst worden gelegd, van de bron naar het meer, of met twee armen, een varkenskudde en een vulkaan
toggle-river-1 = De rivier van 2016
toggle-river-1-about = Zet uit om de tegels weg te laten
toggle-river-2 = De rivier met twee armen
toggle-river-2-about = Zet uit om de tegels weg te laten
toggle-pig-herd = Varkenskudde
toggle-pig-herd-about = Steden aan haar weide leveren boeren 1 meer op
set-river-1 = De Rivier
set-river-1-gardens = De Rivier, met tuinen
set-river-2 = De Rivier II
set-river-2-gardens = De Rivier II, met tuinen
option-river-start-tile = Begintegel die een rivier vervangt
value-river-start-tile-removed = Wordt verwijderd
value-river-start-tile-shuffled-in = Wordt meegeschud
option-pig-herd-stacking = Varken en varkenskudde in dezelfde weide
value-pig-herd-stacking-stack = Leveren 2 meer per stad op
value-pig-herd-stacking-no-stack = Leveren 1 meer per stad op

# De tafel.
why-not-at-river = Een riviertegel moet de rivier voortzetten.
why-river-turns-back = De rivier mag niet terugbuigen.
why-river-joined = De armen van de rivier mogen niet samenkomen.
why-river-stuck = Van hieruit kan de rivier niet worden voltooid.
problem-two-rivers = Een spel heeft maar één rivier. Kies één set tegels.
problem-river-in-hand = De rivier kun je niet uit de hand spelen. Speel zonder of trek de tegels één voor één.
