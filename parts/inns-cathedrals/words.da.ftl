# Siden.
box-inns-cathedrals = Kroer & Katedraler
box-inns-cathedrals-about = 18 brikker; veje med kroer og byer med katedraler giver mere eller slet intet; en stor tilhænger tæller for to
toggle-inns = Kroer
toggle-inns-about = Veje med en kro giver 2 pr. brik, ufærdige intet
toggle-cathedrals = Katedraler
toggle-cathedrals-about = Byer med katedral giver 3 pr. brik og våbenskjold, ufærdige intet
toggle-big-followers = Store tilhængere
toggle-big-followers-about = Hver spiller har en tilhænger, der tæller for to
set-inns-cathedrals = Uden haver
set-inns-cathedrals-gardens = Med haver
count-big-follower = Store tilhængere
option-big-follower-grant = Store tilhængere
value-big-follower-grant-with-inns-cathedrals = Kun med denne æske
value-big-follower-grant-with-any-large-expansion = Med enhver stor udvidelse
option-unfinished-inn-cathedral = Ufærdig vej med kro eller by med katedral
value-unfinished-inn-cathedral-zero = Giver intet
value-unfinished-inn-cathedral-as-ordinary = Giver point som normalt
