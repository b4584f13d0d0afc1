# Die Seite.
box-abbot = Der Abt
box-abbot-about = Alle bekommen einen Abt, der Klöster und Gärten vorzeitig verlassen darf und trotzdem Punkte bringt
toggle-abbots = Äbte
toggle-abbots-about = Alle haben einen Abt
toggle-gardens = Gärten
toggle-gardens-about = Ein Abt darf in einen Garten; ausgeschaltet sind Gärten nur Schmuck
count-abbot = Äbte

# Der Tisch.
do-recall = Abt für { in-points } zurücknehmen: { $place }
