lesson-inns-cathedrals-1 = Aan je weg staat een herberg. Voltooi de weg met deze kruising.
lesson-inns-cathedrals-2 = Je hebt ook een grote horige, die voor twee telt. Zet hem op een van de andere wegen.
lesson-inns-cathedrals-3 = Een weg met een herberg levert 2 punten per tegel op: hier 6, maar open niets. Een stad met een kathedraal levert 3 per tegel op, of niets.
