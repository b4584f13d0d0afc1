lesson-traders-builders-1 = Din bygmester arbejder på denne vej ved siden af din landevejsrøver. Når du forlænger eller afslutter den, lægger du en brik til. Læg denne ved enden.
lesson-traders-builders-2 = Sæt en ridder i den nye by.
lesson-traders-builders-3 = Vejen har givet point, bygmesteren er hjemme, og her er din ekstra brik. Udvid byen med den.
lesson-traders-builders-4 = Bygmesteren kan gå hen til en af dine tilhængere. Sæt ham i byen.
lesson-traders-builders-5 = Fra nu af giver hver brik, du føjer til denne by, dig en til. En gris går til en af dine bønder og gør hver by ved marken 4 værd.
lesson-traders-builders-6 = Denne by er Isabeaus, men den handler med vin og korn. Luk den alligevel!
lesson-traders-builders-7 = Tryk på »Spring over«.
lesson-traders-builders-8 = Hendes ridder giver 10 point, men du lukkede byen, så du får varerne. Til sidst giver mest vin, korn og klæde 10 point hver.
