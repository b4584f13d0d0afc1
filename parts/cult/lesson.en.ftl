lesson-cult-1 = Your heretic in the shrine and Isabeau’s monk next door are in a duel. The first to complete their building wins. Fill the last square around the shrine.
lesson-cult-2 = Tap Skip.
lesson-cult-3 = 9 points for you, and her monk goes home with nothing.
