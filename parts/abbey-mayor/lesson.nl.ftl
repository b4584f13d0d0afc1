lesson-abbey-mayor-1 = Je weg loopt in een gat met tegels aan alle vier de kanten. Leg je abdij daar in plaats van een tegel te trekken. Ze past bij alles.
lesson-abbey-mayor-2 = De abdij sluit je weg en is ook een klooster. Zet er een monnik in.
lesson-abbey-mayor-3 = 2 punten voor de weg, en de monnik wacht op de rest van zijn buren.
lesson-abbey-mayor-4 = Jouw wagen staat op deze weg. Beëindig de weg met de kruising.
lesson-abbey-mayor-5 = Tik op ‘Overslaan’.
lesson-abbey-mayor-6 = De weg is geteld, dus je wagen mag verder rijden naar een onvoltooid gebied in de buurt. Stuur hem over de weg naar het oosten.
lesson-abbey-mayor-7 = Daar levert hij weer iets op. Een burgemeester telt voor zoveel als zijn stad wapenschilden heeft, en een schuur houdt een weide voorgoed. De regels vertellen meer.
