# Första stegen, lektioner om delarna och reglerna att läsa.
learn-title = Första stegen
learn-about = Lär dig spelet genom att spela det på ett riktigt bord: omkring tio minuter, kapitel för kapitel. Gå när du vill och fortsätt senare.
learn-start = Börja
learn-resume = Fortsätt
learn-again = Från början
learn-done = Avklarad
learn-parts = Delarna, en minut var
learn-parts-about = Vad varje låda för med sig, visat på ett litet bord för sig.
learn-offer = Ny i spelet?
learn-offer-about = Tio minuter vid ett riktigt bord, drag för drag.
learn-offer-go = Visa mig spelet
learn-chapter-tile = Den första brickan
learn-chapter-follower = En undersåte
learn-chapter-road = Vägar
learn-chapter-monastery = Kloster
learn-chapter-city = Städer
learn-chapter-field = Ängar
learn-chapter-end = Till slutet

lesson-offer = Nytt för dig? En minut visar vad som tillkommer.
lesson-offer-go = Visa mig
lesson-offer-no = Nej tack
lesson-link = Spela en minut av det
lesson-next = Vidare
lesson-show = Visa mig
lesson-again = En gång till
lesson-done = Klart
lesson-leave = Lämna lektionen
lesson-chapters = Kapitel
lesson-progress = Steg { $n } av { $of }
lesson-slip-square = Brickan passar där också, och i dina egna spel får du göra så. Här behövs den på den lysande rutan.
lesson-slip-turn = Rätt ruta! Vrid bara brickan tills den ligger som beskrivet.
lesson-slip-figure = Där får en undersåte stå, men den här gången menas ett annat ställe: det lysande.
lesson-slip-pass = Att inte göra något är tillåtet, men här finns något att vinna. Leta efter det som lyser.
lesson-slip-other = Det vore tillåtet, men det här steget handlar om något annat. Leta efter det som lyser, eller låt dig visas.

rulebook-open = Regler
rulebook-of = { $name }: regler
rulebook-search = Sök i reglerna
rulebook-pages = Sidor
rulebook-hits = { $n ->
    [0] Inget hittat
    [one] Ett ställe
   *[other] { $n } ställen
}
rulebook-failed = Reglerna kunde inte hämtas.
rulebook-choices = Vad som kan väljas
