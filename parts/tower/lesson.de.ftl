lesson-tower-1 = In der Mitte ist ein Bauplatz für einen Turm. Lege zuerst dein Plättchen, wohin du magst.
lesson-tower-2 = Statt einen Gefolgsmann zu setzen, darfst du bauen. Beginne den Turm.
lesson-tower-3 = Ein Turm aus einem Teil erreicht sein eigenes Plättchen und die vier daneben. Nimm Isabeaus Mönch gefangen.
lesson-tower-4 = Sie darf ihn für 3 Punkte freikaufen oder eintauschen, sobald sie einen von dir hat. Mit jedem Teil reicht ein Turm ein Plättchen weiter.
