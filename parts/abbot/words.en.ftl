# The page.
box-abbot = The Abbot
box-abbot-about = An abbot for each player, who keeps monasteries and gardens and may be taken back early
toggle-abbots = Abbots
toggle-abbots-about = Each player has an abbot
toggle-gardens = Gardens
toggle-gardens-about = An abbot may be placed in a garden; off, gardens are decoration
count-abbot = Abbots

# The table.
do-recall = Take back the abbot for { in-points }: { $place }

# The lesson.
lesson-abbot-1 = Your abbot keeps the garden in the middle. Put this tile on the lit square: then five tiles lie around him.
lesson-abbot-2 = An abbot need not wait for the eighth tile. Instead of placing a figure, take him back for what the garden is worth now.
lesson-abbot-3 = One point for the garden and one for each of the five tiles around: 6, and the abbot is free again. In a monastery he may do the same.
