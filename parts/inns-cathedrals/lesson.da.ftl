lesson-inns-cathedrals-1 = Ved din vej ligger en kro. Gør vejen færdig med dette kryds.
lesson-inns-cathedrals-2 = Du har også en stor tilhænger, der tæller for to. Sæt den på en af de andre veje.
lesson-inns-cathedrals-3 = En vej med en kro giver 2 point pr. brik: her 6, men intet, hvis den er åben. En by med en katedral giver 3 pr. brik eller intet.
