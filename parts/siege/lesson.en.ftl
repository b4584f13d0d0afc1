lesson-siege-1 = Your knight sits in a besieged city. It scores little, and nothing if it stays open. Place your tile on the lit square.
lesson-siege-2 = Tap Skip.
lesson-siege-3 = A monastery touches the city at a corner, so your knight can slip away. Take him back.
lesson-siege-4 = One follower can escape each turn. A completed besieged city scores 1 point per tile, but for farmers it’s worth twice as much.
