# Siden.
box-princess-dragon = Prinsessen & Dragen
box-princess-dragon-about = 30 brikker; en drage æder tilhængere, en fe beskytter dem, portaler fører overalt hen, en prinsesse sender riddere hjem
toggle-princess = Prinsesse
toggle-princess-about = Den, der føjer hende til en by, må sende en af dens riddere hjem
toggle-dragon = Drage
toggle-dragon-about = Vulkaner kalder den, dragebrikker flytter den; slået fra udgår disse brikker
toggle-fairy = Fe
toggle-fairy-about = Hun giver sin ledsager point og holder dragen væk
toggle-portal = Portaler
toggle-portal-about = Derfra må en tilhænger gå til enhver brik
set-princess-dragon = Uden haver
set-princess-dragon-gardens = Med haver
option-fairy-double-turn-point = Feens point i et dobbelttræk
value-fairy-double-turn-point-once-per-turn = Én gang
value-fairy-double-turn-point-each-part = For hver af de to brikker
option-fairy-on-dragon-tile = At flytte feen efter en dragebrik
option-fairy-anchor = Når en tur begynder, giver feen point til
value-fairy-anchor-follower = Den tilhænger, hun står ved
value-fairy-anchor-tile = Enhver tilhænger på hendes brik
option-volcano-tile-figures = På en vulkanbrik må der sættes
value-volcano-tile-figures-no-follower = Ingen tilhænger
value-volcano-tile-figures-no-figure = Slet ingen figur
option-princess-then-place = At sætte en figur, efter at prinsessen har sendt en ridder hjem
option-princess-removal = Prinsessen sender en ridder hjem
value-princess-removal-may = Hvis spilleren vil
value-princess-removal-must = Altid
option-dragon-moves = Dragen flytter
value-dragon-moves-before-scoring = Før der gives point
value-dragon-moves-after-scoring = Efter der er givet point
option-dragon-tiles-return = Dragebrikker, der er lagt til side, kommer tilbage
value-dragon-tiles-return-volcano = Når en vulkan lægges
value-dragon-tiles-return-dragon-tile = Når den næste dragebrik lægges
option-tunnel-field = Marken ved en tunnels ender
value-tunnel-field-undivided = Er én
value-tunnel-field-split = Deles af vejen

# Bordet.
ask-dragon = Hvor går dragen hen? { $n ->
    [one] Ét skridt er tilbage.
   *[other] { $n } skridt er tilbage.
}
do-fairy = Send feen til din tilhænger: { $place }
do-expel = Prinsessen sender hjem: { $whose }, { $place }
do-expel-own = Prinsessen sender din egen figur hjem: { $whose }, { $place }
do-dragon = Dragen går mod { towards } (kolonne { $x }, række { $y })
why-princess-insists = Prinsessen insisterer på, at en ridder går hjem først.
why-no-knight = Der står ingen sådan ridder i prinsessens by.
why-no-dragon-step = Dragen går et skridt til en nabobrik.
why-dragon-was-there = Dragen har allerede været på den brik i dette træk.
why-fairy-protects = Feen holder dragen væk fra den brik.
why-dragon-is-there = Ingen deler brik med dragen.
why-no-own-follower = Feen går til en af dine egne tilhængere.
why-fairy-is-there = Feen er allerede hos den tilhænger.
why-fairy-waits = Feen må ikke flyttes, når der er lagt en dragebrik.
problem-no-volcano = Der er ingen drage, før en vulkan ligger på bordet.

# Tip.
reason-fairy = feen beskytter din tilhænger
reason-dragon = fører dragen derhen, hvor den skader dig mindst

# Lektionen.
lesson-princess-dragon-1 = Vulkanen har kaldt dragen, og din brik får den til at flyve. Læg den på det lysende felt.
lesson-princess-dragon-2 = Før den flyver, så send feen til din munk: dragen må ikke komme ind på hendes brik.
lesson-princess-dragon-3 = Du fører dragens første skridt. Lad den æde Isabeaus munk!
lesson-princess-dragon-4 = Hendes munk er gået hjem. Isabeau fører det næste skridt.
lesson-princess-dragon-5 = Feen spærrer vejen, så flyvningen ender. Så længe hun er hos din tilhænger, begynder hver af dine ture med 1 point. Hvad portaler og prinsesser gør, står i reglerne.
