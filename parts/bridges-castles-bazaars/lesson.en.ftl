lesson-bridges-castles-bazaars-1 = This tile doesn’t fit beside the road unless a bridge carries the road across it. Place it on the lit square, with the bridge.
lesson-bridges-castles-bazaars-2 = A bridge is part of the road. Put a thief on it.
lesson-bridges-castles-bazaars-3 = You have three bridges and can use each one once. Now for castles.
lesson-bridges-castles-bazaars-4 = Close your knight’s small city.
lesson-bridges-castles-bazaars-5 = Tap Skip.
lesson-bridges-castles-bazaars-6 = Instead of scoring a city of two tiles, you can turn it into a castle. Do it!
lesson-bridges-castles-bazaars-7 = Isabeau ends the road that runs past your castle.
lesson-bridges-castles-bazaars-8 = 5 points for her road, and the same for your castle. It scores the first feature completed beside it, once. And bazaars put tiles up for auction.
