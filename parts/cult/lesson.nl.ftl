lesson-cult-1 = Je ketter in het heiligdom en de monnik van Isabeau ernaast zijn in duel. Wie het eerst klaar is, wint. Vul het laatste vak rond het heiligdom.
lesson-cult-2 = Tik op ‘Overslaan’.
lesson-cult-3 = 9 punten voor jou, en haar monnik gaat met niets naar huis.
