# De pagina.
box-river = De Rivier
box-river-about = 12 tegels die eerst worden gelegd: van de bron naar het meer, of met twee armen, een varkenskudde en een vulkaan
toggle-river-1 = De rivier van 2016
toggle-river-1-about = Zonder blijven de tegels weg
toggle-river-2 = De rivier met twee armen
toggle-river-2-about = Zonder blijven de tegels weg
toggle-pig-herd = Varkenskudde
toggle-pig-herd-about = Steden aan haar weide leveren boeren 1 meer op
set-river-1 = De Rivier
set-river-1-gardens = De Rivier, met tuinen
set-river-2 = De Rivier II
set-river-2-gardens = De Rivier II, met tuinen
option-river-start-tile = De begintegel, die de rivier vervangt
value-river-start-tile-removed = Wordt verwijderd
value-river-start-tile-shuffled-in = Wordt meegeschud
option-pig-herd-stacking = Een varken en een varkenskudde op dezelfde weide
value-pig-herd-stacking-stack = Leveren 2 meer per stad op
value-pig-herd-stacking-no-stack = Leveren 1 meer per stad op

# De tafel.
why-not-at-river = Een riviertegel moet de rivier voortzetten.
why-river-turns-back = De rivier mag niet terugbuigen.
why-river-joined = De armen van de rivier mogen niet samenkomen.
why-river-stuck = Van hieruit kan de rivier niet worden voltooid.
problem-two-rivers = Er is één rivier in een spel: kies één set tegels.
problem-river-in-hand = Een rivier kan niet uit de hand worden gespeeld: speel zonder of trek de tegels één voor één.

# De les.
lesson-river-1 = De rivier komt voor alle andere tegels, en elk van haar tegels moet het water verder leiden. Leg deze bocht aan het open einde van de bron.
lesson-river-2 = Horigen mogen op riviertegels staan als op alle andere, alleen niet in het water. Zet er een of ga verder zonder.
lesson-river-3 = Een bocht mag de rivier niet dezelfde kant op sturen als de bocht ervoor, dus leidt Isabeau haar terug naar het oosten.
lesson-river-4 = Leid haar verder.
lesson-river-5 = Heeft het meer de rivier afgesloten, dan volgen de gewone tegels. Water deelt weiden zoals een weg.
