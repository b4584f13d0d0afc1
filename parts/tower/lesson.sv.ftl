lesson-tower-1 = I mitten finns en byggplats för ett torn. Lägg först din bricka, var du vill.
lesson-tower-2 = I stället för att ställa ut en undersåte får du bygga. Börja på tornet.
lesson-tower-3 = Ett torn på en del når sin egen bricka och de fyra bredvid. Ta Isabeaus munk till fånga.
lesson-tower-4 = Hon kan köpa honom fri för 3 poäng, eller byta när hon har en av dina. Med varje del når ett torn en bricka längre.
