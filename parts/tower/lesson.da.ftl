lesson-tower-1 = I midten er der en byggeplads til et tårn. Læg først din brik, hvor du vil.
lesson-tower-2 = I stedet for at sætte en tilhænger kan du bygge. Begynd på tårnet.
lesson-tower-3 = Et tårn på én del når sin egen brik og de fire ved siden af. Tag Isabeaus munk til fange.
lesson-tower-4 = Hun kan købe ham fri for 3 point eller bytte, når hun har en af dine. Med hver del når et tårn en brik længere.
