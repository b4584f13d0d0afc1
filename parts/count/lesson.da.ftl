lesson-count-1 = Det er byen Carcassonne. Isabeau begynder en vej ved dens port.
lesson-count-2 = Afslut hendes vej med dette kryds.
lesson-count-3 = Tryk på »Spring over«.
lesson-count-4 = Din brik gav hende point og dig ingen. Til gengæld kan du sende en tilhænger ind i et af byens kvarterer, og greven med.
lesson-count-5 = Når en by, et kloster eller en vej skal give point, kan tilhængere ile ud til det fra borgen, katedralen eller smedjen, medmindre greven er i deres kvarter.
