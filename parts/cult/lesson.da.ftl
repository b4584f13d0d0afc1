lesson-cult-1 = Din kætter i helligstedet og Isabeaus munk ved siden af er i duel. Den, der først er færdig, vinder. Fyld det sidste felt omkring helligstedet.
lesson-cult-2 = Tryk på »Spring over«.
lesson-cult-3 = 9 point til dig, og hendes munk går hjem med intet.
