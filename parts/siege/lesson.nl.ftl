lesson-siege-1 = Je ridder zit in een belegerde stad. Die levert weinig op, en niets als ze open blijft. Leg je tegel op het oplichtende vak.
lesson-siege-2 = Tik op ‘Overslaan’.
lesson-siege-3 = Een klooster raakt de stad bij een hoek, dus je ridder kan wegglippen. Neem hem terug.
lesson-siege-4 = In elke beurt mag één horige ontsnappen. Een voltooide belegerde stad levert 1 punt per tegel op, maar voor boeren is ze het dubbele waard.
