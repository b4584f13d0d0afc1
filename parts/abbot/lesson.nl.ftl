lesson-abbot-1 = Je abt beheert de tuin in het midden. Leg deze tegel op het oplichtende vak, dan liggen er vijf tegels om hem heen.
lesson-abbot-2 = Een abt hoeft niet op de achtste tegel te wachten. Neem hem terug voor wat de tuin nu waard is, in plaats van een figuur te zetten.
lesson-abbot-3 = Eén punt voor de tuin en één voor elk van de vijf tegels eromheen: 6, en de abt is weer vrij. In een klooster mag hij hetzelfde doen.
