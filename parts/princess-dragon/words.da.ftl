# Siden.
box-princess-dragon = Prinsessen & Dragen
box-princess-dragon-about = 30 brikker; en drage æder tilhængere, en fe beskytter dem, portaler fører overalt hen, en prinsesse sender riddere hjem
toggle-princess = Prinsesse
toggle-princess-about = Føj hende til en by for at sende en af dens riddere hjem
toggle-dragon = Drage
toggle-dragon-about = Vulkaner kalder på den, dragebrikker flytter den; slå fra for at udelade disse brikker
toggle-fairy = Fe
toggle-fairy-about = Hun giver point til tilhængeren hos sig og holder dragen væk
toggle-portal = Portaler
toggle-portal-about = Herfra kan en tilhænger gå til enhver brik
set-princess-dragon = Uden haver
set-princess-dragon-gardens = Med haver
option-fairy-double-turn-point = Feens point i et dobbelttræk
value-fairy-double-turn-point-once-per-turn = Én gang
value-fairy-double-turn-point-each-part = For hver af de to brikker
option-fairy-on-dragon-tile = Flytte feen efter en dragebrik
option-fairy-anchor = Feens point i begyndelsen af en tur
value-fairy-anchor-follower = Til den tilhænger, hun står hos
value-fairy-anchor-tile = Til enhver tilhænger på hendes brik
option-volcano-tile-figures = Figurer på vulkanbrikker
value-volcano-tile-figures-no-follower = Ingen tilhængere
value-volcano-tile-figures-no-figure = Slet ingen figurer
option-princess-then-place = Sætte en figur, efter at prinsessen har sendt en ridder hjem
option-princess-removal = Prinsessen sender en ridder hjem
value-princess-removal-may = Hvis spilleren vil
value-princess-removal-must = Altid
option-dragon-moves = Dragen flytter
value-dragon-moves-before-scoring = Før der gives point
value-dragon-moves-after-scoring = Efter at der er givet point
option-dragon-tiles-return = Dragebrikker, der er lagt til side, kommer tilbage
value-dragon-tiles-return-volcano = Når en vulkan lægges
value-dragon-tiles-return-dragon-tile = Når den næste dragebrik lægges
option-tunnel-field = Marken ved en tunnels ender
value-tunnel-field-undivided = Er én
value-tunnel-field-split = Deles af vejen

# Bordet.
ask-dragon = Flyt dragen: { $n ->
    [one] ét skridt tilbage
   *[other] { $n } skridt tilbage
}
do-fairy = Send feen til din tilhænger: { $place }
do-expel = Send hjem: { $whose }, { $place }
do-expel-own = Send din egen figur hjem: { $whose }, { $place }
do-dragon = Flyt dragen mod { towards } (kolonne { $x }, række { $y })
why-princess-insists = Prinsessen sender først en ridder hjem.
why-no-knight = Den ridder står ikke i prinsessens by.
why-no-dragon-step = Dragen flytter til en nabobrik, et skridt ad gangen.
why-dragon-was-there = Dragen har allerede været på den brik denne gang.
why-fairy-protects = Feen holder dragen væk fra den brik.
why-dragon-is-there = Ingen tilhænger kan stå på dragens brik.
why-no-own-follower = Flyt feen til en af dine egne tilhængere.
why-fairy-is-there = Feen er allerede hos den tilhænger.
why-fairy-waits = Du kan ikke flytte feen, når du har lagt en dragebrik.
problem-no-volcano = Dragen kommer først, når der ligger en vulkan.

# Tip.
reason-fairy = beskytter din tilhænger med feen
reason-dragon = styrer dragen hen, hvor den skader dig mindst
