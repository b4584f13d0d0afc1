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
option-siege-escape = Ontsnappen aan een belegering
value-siege-escape-any-city-tile = Door een klooster bij een tegel van de stad
value-siege-escape-siege-tile-only = Door een klooster bij een belegeringstegel
value-siege-escape-none = Niet mogelijk
