# De pagina.
box-siege = De Belegering
box-siege-about = Tegels met belegerde steden, die minder opleveren, maar boeren meer; ridders ontsnappen door kloosters
toggle-siege = Belegering
toggle-siege-about = Belegerde steden leveren 1 per tegel en wapenschild op, onvoltooid niets, en boeren het dubbele
set-siege = Belegering
option-siege-tile-count = Belegeringstegels
value-siege-tile-count-4 = 4, de eerste druk
value-siege-tile-count-6 = 6, de tweede druk
value-siege-tile-count-10 = 10, allebei
option-siege-escape = De uitweg uit een belegering
value-siege-escape-any-city-tile = Een klooster aan een tegel van de stad
value-siege-escape-siege-tile-only = Een klooster aan een tegel met belegeraars
value-siege-escape-none = Is er niet

# De les.
lesson-siege-1 = Je ridder zit in een belegerde stad, die weinig oplevert, en niets als ze open blijft. Leg je tegel op het oplichtende vak.
lesson-siege-2 = Ga verder zonder figuur.
lesson-siege-3 = Een klooster raakt de stad bij een hoek. Daardoor mag je ridder wegglippen: neem hem terug.
lesson-siege-4 = In elke beurt mag één horige ontsnappen. Voltooid levert een belegerde stad 1 punt op voor elke tegel, maar voor boeren is ze het dubbele waard.
