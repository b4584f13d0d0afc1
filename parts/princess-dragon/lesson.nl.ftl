lesson-princess-dragon-1 = De vulkaan heeft de draak geroepen, en jouw tegel laat hem vliegen. Leg hem op het oplichtende vak.
lesson-princess-dragon-2 = Stuur de fee naar je monnik voordat de draak vliegt. Hij mag niet op haar tegel komen.
lesson-princess-dragon-3 = Jij kiest de eerste stap van de draak. Laat hem de monnik van Isabeau opeten!
lesson-princess-dragon-4 = Haar monnik is naar huis gegaan. Isabeau kiest de volgende stap.
lesson-princess-dragon-5 = De fee verspert de weg, dus de vlucht eindigt. Zolang ze bij je horige is, krijg je 1 punt aan het begin van je beurt. De regels leggen portalen en prinsessen uit.
