lesson-princess-dragon-1 = Vulkanen har kaldt på dragen, og din brik får den til at flyve. Læg den på det lysende felt.
lesson-princess-dragon-2 = Send feen til din munk, før dragen flyver. Den må ikke komme ind på hendes brik.
lesson-princess-dragon-3 = Du bestemmer dragens første skridt. Lad den æde Isabeaus munk!
lesson-princess-dragon-4 = Hendes munk er gået hjem. Isabeau bestemmer det næste skridt.
lesson-princess-dragon-5 = Feen spærrer vejen, så flyvningen slutter. Så længe hun er hos din tilhænger, får du 1 point, når din tur begynder. Reglerne forklarer portaler og prinsesser.
