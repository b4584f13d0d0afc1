# The page.
box-abbot = The Abbot
box-abbot-about = Each player gets an abbot, who can leave a monastery or garden early and still score
toggle-abbots = Abbots
toggle-abbots-about = Each player has an abbot
toggle-gardens = Gardens
toggle-gardens-about = Abbots can be placed in gardens; turn off to make gardens decoration
count-abbot = Abbots

# The table.
do-recall = Take back your abbot for { in-points }: { $place }
