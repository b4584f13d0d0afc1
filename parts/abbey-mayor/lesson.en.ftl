lesson-abbey-mayor-1 = Your road leads into a hole with tiles on all four sides. Instead of drawing a tile, place your abbey there. It fits everything.
lesson-abbey-mayor-2 = The abbey closes your road and is a monastery too. Put a monk in it.
lesson-abbey-mayor-3 = 2 points for the road, and the monk waits for the rest of his neighbours.
lesson-abbey-mayor-4 = Your wagon stands on this road. End the road with the crossing.
lesson-abbey-mayor-5 = Tap Skip.
lesson-abbey-mayor-6 = The road has scored, so your wagon can move on to an unfinished feature nearby. Send it along the road to the east.
lesson-abbey-mayor-7 = There it will score again. A mayor counts as many as his city has pennants, and a barn holds a field for good. The rules tell you more.
