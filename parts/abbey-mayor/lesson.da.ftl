lesson-abbey-mayor-1 = Din vej fører ind i et hul med brikker på alle fire sider. Læg dit abbedi dér i stedet for at trække en brik. Det passer til alt.
lesson-abbey-mayor-2 = Abbediet lukker din vej og er også et kloster. Sæt en munk i det.
lesson-abbey-mayor-3 = 2 point for vejen, og munken venter på resten af sine naboer.
lesson-abbey-mayor-4 = Din vogn står på denne vej. Afslut vejen med krydset.
lesson-abbey-mayor-5 = Tryk på »Spring over«.
lesson-abbey-mayor-6 = Vejen har givet point, så din vogn kan køre videre til et ufærdigt område i nærheden. Send den ad vejen mod øst.
lesson-abbey-mayor-7 = Dér giver den point igen. En borgmester tæller så meget, som hans by har våbenskjolde, og en lade beholder en mark for altid. Reglerne fortæller mere.
