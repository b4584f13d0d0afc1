# Första stegen, lektioner om delarna och reglerna att läsa.
learn-title = Första stegen
learn-about = Lär dig spelet genom att spela det på ett riktigt bord. Det tar omkring tio minuter. Sluta när du vill och fortsätt senare.
learn-start = Börja
learn-resume = Fortsätt
learn-again = Börja om
learn-done = Klar
learn-parts = Expansionerna, en minut var
learn-parts-about = Vad varje låda tillför, på ett litet bord för sig.
learn-offer = Ny i spelet?
learn-offer-about = Lär dig det på tio minuter på ett riktigt bord, drag för drag.
learn-offer-go = Visa mig spelet
learn-chapter-tile = Den första brickan
learn-chapter-follower = Undersåtar
learn-chapter-road = Vägar
learn-chapter-monastery = Kloster
learn-chapter-city = Städer
learn-chapter-field = Ängar
learn-chapter-end = Slutet

lesson-offer = Nytt för dig? Se på en minut vad det tillför.
lesson-offer-go = Visa mig
lesson-offer-no = Nej tack
lesson-link = Prova på en minut
lesson-next = Fortsätt
lesson-show = Visa mig
lesson-again = Igen
lesson-done = Klart
lesson-leave = Lämna lektionen
lesson-chapters = Kapitel
lesson-progress = Steg { $n } av { $of }
lesson-slip-square = Brickan passar där också, och i dina egna partier får du göra så. Lägg den här på den lysande rutan.
lesson-slip-turn = Rätt ruta! Vrid nu brickan tills den ligger som beskrivet.
lesson-slip-figure = Du får ställa en undersåte där, men välj här den lysande platsen.
lesson-slip-pass = Du får hoppa över, men här finns något att vinna. Leta efter det som lyser.
lesson-slip-other = Det får du göra, men det här steget handlar om något annat. Leta efter det som lyser, eller tryck på ”Visa mig”.

rulebook-open = Regler
rulebook-of = { $name }: regler
rulebook-search = Sök i reglerna
rulebook-pages = Sidor
rulebook-hits = { $n ->
    [0] Inga träffar
    [one] En träff
   *[other] { $n } träffar
}
rulebook-failed = Reglerna kunde inte läsas in.
rulebook-choices = Valmöjligheter
