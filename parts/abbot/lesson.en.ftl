lesson-abbot-1 = Your abbot holds the garden in the middle. Place this tile on the lit square, so that five tiles surround him.
lesson-abbot-2 = An abbot doesn’t have to wait for the eighth tile. Instead of placing a figure, take him back for what the garden is worth now.
lesson-abbot-3 = One point for the garden and one for each of the five tiles around it: 6, and the abbot is free again. He can do the same in a monastery.
