lesson-river-1 = The river comes before all other tiles, and each of its tiles has to continue the water. Place this bend at the open end of the source.
lesson-river-2 = You can place followers on river tiles as usual, just not in the water. Place one or skip.
lesson-river-3 = A bend can’t turn the river the same way as the bend before it, so Isabeau leads it back to the east.
lesson-river-4 = Continue the river.
lesson-river-5 = Once the lake closes the river, you play with the ordinary tiles. Like a road, water separates fields.
