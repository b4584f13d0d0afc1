lesson-princess-dragon-1 = The volcano has called the dragon, and your tile makes it fly. Place it on the lit square.
lesson-princess-dragon-2 = Before it flies, send the fairy to your monk. The dragon can’t enter her tile.
lesson-princess-dragon-3 = You choose the dragon’s first step. Let it eat Isabeau’s monk!
lesson-princess-dragon-4 = Her monk has gone home. Isabeau chooses the next step.
lesson-princess-dragon-5 = The fairy bars the way, so the flight ends. As long as she’s with your follower, you score 1 point at the start of each turn. The rules explain portals and princesses.
