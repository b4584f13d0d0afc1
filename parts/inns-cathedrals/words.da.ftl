# Siden.
box-inns-cathedrals = Kroer & Katedraler
box-inns-cathedrals-about = 18 brikker; veje med kroer og byer med katedraler giver mere eller slet intet; en stor tilhænger tæller for to
toggle-inns = Kroer
toggle-inns-about = Veje med en kro giver 2 pr. brik, ufuldendt intet
toggle-cathedrals = Katedraler
toggle-cathedrals-about = Byer med katedral giver 3 pr. brik og våbenskjold, ufuldendt intet
toggle-big-followers = Store tilhængere
toggle-big-followers-about = Hver spiller har en tilhænger, der tæller for to
set-inns-cathedrals = Uden haver
set-inns-cathedrals-gardens = Med haver
count-big-follower = Store tilhængere
option-big-follower-grant = Store tilhængere følger
value-big-follower-grant-with-inns-cathedrals = Med denne æske
value-big-follower-grant-with-any-large-expansion = Med enhver stor udvidelse
option-unfinished-inn-cathedral = En ufuldendt vej med kro eller by med katedral
value-unfinished-inn-cathedral-zero = Giver intet
value-unfinished-inn-cathedral-as-ordinary = Giver point, som om den ikke var der

# Lektionen.
lesson-inns-cathedrals-1 = Ved din vej ligger en kro. Fuldend vejen med dette kryds.
lesson-inns-cathedrals-2 = Du har også en stor tilhænger, der tæller for to. Sæt den på en af de andre veje.
lesson-inns-cathedrals-3 = En vej med en kro giver 2 point for hver brik: 6. Åben ville den intet have givet. Med en katedral giver en by 3 for hver brik, eller intet.
