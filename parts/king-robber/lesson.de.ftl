lesson-king-robber-1 = Schließe die kleine Stadt mit diesem Plättchen.
lesson-king-robber-2 = Es ist bisher die größte Stadt, also bekommst du den König, mit Ritter oder ohne. Setze einen, wenn du magst.
lesson-king-robber-3 = Nun schließt Isabeau eine andere Stadt.
lesson-king-robber-4 = Drei Plättchen sind mehr als zwei: Der König geht an sie. Genauso bringt die längste Straße den Raubritter. Am Ende gibt es für sie 1 Punkt je fertige Stadt oder Straße auf dem Spielplan.
