lesson-count-1 = Das ist die Stadt Carcassonne. Isabeau beginnt an ihrem Tor eine Straße.
lesson-count-2 = Beende ihre Straße mit dieser Kreuzung.
lesson-count-3 = Tippe auf „Überspringen“.
lesson-count-4 = Dein Plättchen hat ihr Punkte gebracht und dir keine. Dafür darfst du einen Gefolgsmann in ein Viertel der Stadt schicken, und den Grafen dazu.
lesson-count-5 = Wird gleich eine Stadt, ein Kloster oder eine Straße gewertet, dürfen Gefolgsleute aus Burg, Kathedrale oder Schmiede dorthin eilen, außer der Graf ist in ihrem Viertel.
