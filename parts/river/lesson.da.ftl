lesson-river-1 = Floden kommer før alle andre brikker, og hver af dens brikker skal føre vandet videre. Læg dette sving ved kildens åbne ende.
lesson-river-2 = Du kan sætte tilhængere på flodbrikker som ellers, bare ikke i vandet. Sæt en, eller spring over.
lesson-river-3 = Et sving må ikke dreje floden samme vej som svinget før, så Isabeau fører den tilbage mod øst.
lesson-river-4 = Før den videre.
lesson-river-5 = Når søen har lukket floden, kommer de almindelige brikker. Vand deler marker, ligesom en vej.
