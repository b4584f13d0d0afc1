lesson-traders-builders-1 = Din byggmästare arbetar på den här vägen bredvid din stråtrövare. När du förlänger eller avslutar den lägger du en bricka till. Lägg den här vid änden.
lesson-traders-builders-2 = Ställ en riddare i den nya staden.
lesson-traders-builders-3 = Vägen har gett poäng, byggmästaren är hemma, och här är din extra bricka. Bygg ut staden med den.
lesson-traders-builders-4 = Byggmästaren får gå till en av dina undersåtar. Ställ honom i staden.
lesson-traders-builders-5 = Från och med nu ger varje bricka du lägger till den här staden dig en till. En gris går till en av dina bönder och gör varje stad vid ängen värd 4.
lesson-traders-builders-6 = Den här staden är Isabeaus, men den handlar med vin och spannmål. Stäng den ändå!
lesson-traders-builders-7 = Tryck på ”Hoppa över”.
lesson-traders-builders-8 = Hennes riddare ger 10 poäng, men du stängde staden, så du får varorna. På slutet ger mest vin, spannmål och tyg 10 poäng var.
