# Siden.
box-abbey-mayor = Abbedi & Borgmester
box-abbey-mayor-about = 12 brikker; abbedier fylder huller, borgmestre tæller våbenskjolde, lader beholder marker, vogne kører videre
toggle-abbeys = Abbedier
toggle-abbeys-about = Hver spiller har et abbedi til at fylde et hul i stedet for at trække en brik
toggle-mayors = Borgmestre
toggle-mayors-about = En borgmester tæller så meget, som byen har våbenskjolde
toggle-barns = Lader
toggle-barns-about = En lade giver straks point for en mark og bliver til slutningen
toggle-wagons = Vogne
toggle-wagons-about = En vogn kører videre, når der er givet point
set-abbey-mayor = Uden haver
set-abbey-mayor-gardens = Med haver
count-mayor = Borgmestre
count-wagon = Vogne
count-barn = Lader
count-abbey = Abbedier
option-abbey-endgame-placement = Abbedier efter den sidste brik
value-abbey-endgame-placement-holes-only = Kun i huller
value-abbey-endgame-placement-anywhere = Ved siden af enhver brik
option-barn-on-barn-field = En lade på en mark, der har en
option-wagon-moves-to = En vogn kører videre til
value-wagon-moves-to-linked = Det, der er forbundet
value-wagon-moves-to-surrounding = Alt omkring

# Bordet.
do-abbey = Abbediet i kolonne { $x }, række { $y }
do-barn = Stil laden på det { corner } hjørne
do-wagon = Kør videre: { $place }
why-no-barn-corner = En lade kræver et hjørne, hvor fire brikker mødes i en mark.
why-wagon-stuck = Vognen kører kun til noget forbundet, der er ufærdigt og frit.

# Lektionen.
lesson-abbey-mayor-1 = Her er et hul med brikker på alle fire sider, og din vej fører ind i det. I stedet for at trække en brik, så læg dit abbedi dér: det passer til alt.
lesson-abbey-mayor-2 = Abbediet lukker din vej, og det er et kloster. Sæt en munk i det.
lesson-abbey-mayor-3 = 2 point for vejen, og munken venter på resten af sine naboer.
lesson-abbey-mayor-4 = En af dine vogne står på denne vej. Afslut vejen med krydset.
lesson-abbey-mayor-5 = Gå videre uden en figur.
lesson-abbey-mayor-6 = Vejen har givet point, og vognen må køre videre til noget ufuldendt, der er forbundet. Send den ad vejen mod øst.
lesson-abbey-mayor-7 = Dér giver den point igen. En borgmester tæller så meget, som hans by har våbenskjolde, og en lade beholder en mark for altid: mere om det i reglerne.
