# Siden.
box-abbey-mayor = Abbedi & Borgmester
box-abbey-mayor-about = 12 brikker; abbedier fylder huller, borgmestre tæller våbenskjolde, lader beholder marker, vogne kører videre
toggle-abbeys = Abbedier
toggle-abbeys-about = Hver spiller har et abbedi til at fylde et hul i stedet for at trække en brik
toggle-mayors = Borgmestre
toggle-mayors-about = En borgmester tæller så meget, som byen har våbenskjolde
toggle-barns = Lader
toggle-barns-about = En lade giver straks point for en mark og igen til sidst
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
option-barn-on-barn-field = Lade på en mark med en lade
option-wagon-moves-to = Vogne kører videre til
value-wagon-moves-to-linked = Forbundne områder
value-wagon-moves-to-surrounding = Alle områder omkring

# Bordet.
do-abbey = Læg abbediet i kolonne { $x }, række { $y }
do-barn = Sæt laden på det { corner } hjørne
do-wagon = Kør vognen videre: { $place }
why-no-barn-corner = En lade skal stå på et hjørne, hvor fire brikker med mark mødes.
why-wagon-stuck = Vognen kan kun køre til noget forbundet, der er ufærdigt og frit.
