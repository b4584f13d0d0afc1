lesson-traders-builders-1 = Your builder works on this road beside your thief. Extend or complete the road, and you play a second tile. Place this one at the end.
lesson-traders-builders-2 = Put a knight in the new city.
lesson-traders-builders-3 = The road has scored, the builder is home, and here’s your second tile. Use it to extend the city.
lesson-traders-builders-4 = The builder can join one of your followers. Put him in the city.
lesson-traders-builders-5 = From now on, every tile you add to this city earns you another one. A pig joins one of your farmers and makes each city at that field worth 4.
lesson-traders-builders-6 = This city is Isabeau’s, but it trades in wine and grain. Close it anyway!
lesson-traders-builders-7 = Tap Skip.
lesson-traders-builders-8 = Her knight scores 10 points, but you closed the city, so you get the goods. At the end, the most wine, grain and cloth score 10 points each.
