lesson-count-1 = Dit is de stad Carcassonne. Isabeau begint een weg bij haar poort.
lesson-count-2 = Beëindig haar weg met deze kruising.
lesson-count-3 = Tik op ‘Overslaan’.
lesson-count-4 = Je tegel leverde haar punten op en jou geen. In ruil mag je een horige naar een wijk van de stad sturen, en de graaf erbij.
lesson-count-5 = Als er een stad, een klooster of een weg wordt geteld, mogen horigen er vanuit het kasteel, de kathedraal of de smederij heen snellen, tenzij de graaf in hun wijk is.
