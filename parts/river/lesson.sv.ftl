lesson-river-1 = Floden kommer före alla andra brickor, och var och en av dess brickor måste föra vattnet vidare. Lägg den här kurvan vid källans öppna ände.
lesson-river-2 = Du får ställa ut undersåtar på flodbrickor som vanligt, bara inte i vattnet. Ställ ut en eller hoppa över.
lesson-river-3 = En kurva får inte svänga floden åt samma håll som kurvan före, så Isabeau leder den tillbaka österut.
lesson-river-4 = För den vidare.
lesson-river-5 = När sjön har slutit floden kommer de vanliga brickorna. Vatten delar ängar precis som vägar.
