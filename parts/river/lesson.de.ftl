lesson-river-1 = Der Fluss kommt vor allen anderen Plättchen, und jedes davon muss das Wasser weiterführen. Lege diese Kurve an das offene Ende der Quelle.
lesson-river-2 = Auf Flussplättchen darfst du Gefolgsleute setzen wie sonst, nur nicht ins Wasser. Setze einen oder überspringe.
lesson-river-3 = Eine Kurve darf den Fluss nicht in dieselbe Richtung lenken wie die Kurve davor; also führt Isabeau ihn zurück nach Osten.
lesson-river-4 = Führe ihn weiter.
lesson-river-5 = Sobald der See den Fluss abschließt, kommen die gewöhnlichen Plättchen. Wasser trennt Wiesen wie eine Straße.
