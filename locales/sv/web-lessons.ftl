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

tut-welcome = Välkommen! Du och Isabeau bygger ett landskap tillsammans, bricka för bricka, och era undersåtar tjänar poäng på det. Den första brickan ligger redan där.
tut-tile = Din första bricka är en rak väg. Lägg den på den lysande rutan, så att vägen fortsätter, och bekräfta.
tut-follower = Nu får du ställa en av dina sju undersåtar på den här brickan. Välj vägen: på en väg är en undersåte en stråtrövare.
tut-her-city = Det är Isabeaus tur. Se hur hon stänger den lilla staden ovanför den första brickan.
tut-her-city-points = En stad på två brickor, 2 poäng för varje: 4 till Isabeau. Hennes riddare är redan hemma igen, som undersåtar är så snart de har gett poäng.
tut-crossing = En korsning: där slutar vägar. Lägg den vid högra änden av din väg.
tut-no-follower = En undersåte stannar tills det den står på är fullbordat, så du behöver inte ställa en i varje tur. Gå vidare utan figur.
tut-her-road = Isabeau fortsätter bakom korsningen. Den skiljer vägarna: hennes är inte din.
tut-monastery = Ett kloster med en väg. Lägg det till vänster och vrid det så att dess väg möter din: då har din väg båda sina ändar.
tut-monk = Vägen är fullbordad. Innan den ger poäng får du ställa en undersåte på den nya brickan: ställ en munk i klostret.
tut-road-points = Din väg löper över fyra brickor: 4 poäng, och stråtrövaren är din igen. Munken ger 9 när alla åtta rutor runt honom är fyllda.
tut-her-neighbour = Isabeaus bricka rör vid ditt kloster. Varje bricka runt det räknas för dig, vem som än lade den.
tut-city = Nu en egen stad. Lägg den här brickan på den lysande rutan, med staden mot norr.
tut-knight = Ställ en undersåte i staden: där är den en riddare.
tut-her-turn = Det är Isabeaus tur.
tut-pennant = En stad från sida till sida, med en vapensköld, som räknas lika mycket som en bricka. Vrid den och låt din stad växa norrut.
tut-taken = Staden är redan din, så en andra riddare får inte komma in: den som är först håller området. Gå vidare utan figur.
tut-her-monk = Isabeau har också dragit ett kloster.
tut-close = Det sista stycket mur! Stäng din stad.
tut-close-pass = Gå vidare utan figur och håll ögonen på dina poäng.
tut-city-points = Tre brickor och en vapensköld, 2 poäng för varje: 8 till dig. En stad som ännu är öppen på slutet ger bara hälften.
tut-field = En sak fattas: ängar. Lägg kurvan bredvid din stad, med vägen mot norr och öster.
tut-farmer = Lägg en bonde på den stora ängen i söder på den här brickan. Bönder stannar till spelets slut.
tut-field-points = På slutet ger en bonde 3 poäng för varje fullbordad stad vid ängen. Din rör vid tre av dem: 9 poäng, om ingen har fler bönder där.
tut-alone = Det är hela spelet. Några få brickor är kvar: spela dem som du vill, och se sedan vad som ger poäng på slutet.
tut-free = Nu bestämmer du: de markerade rutorna visar var din bricka passar. Tryck på en stad, en väg eller en äng för att se vad den är värd.
tut-over = Det var ditt första spel! Det som är ofullbordat ger nu 1 poäng för varje bricka, och allra sist kommer bönderna.
