lesson-siege-1 = Din ridder sidder i en belejret by. Den giver lidt, og intet, hvis den forbliver åben. Læg din brik på det lysende felt.
lesson-siege-2 = Tryk på »Spring over«.
lesson-siege-3 = Et kloster rører byen ved et hjørne, så din ridder kan smutte bort. Tag ham tilbage.
lesson-siege-4 = Én tilhænger kan slippe ud i hver tur. En færdig belejret by giver 1 point pr. brik, men for bønder er den det dobbelte værd.
