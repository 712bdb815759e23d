power-processor =
    .text = In jeder Begegnung, sobald die Asteroiden weitergerückt sind: Du darfst die Kräfte von Asteroiden, die zu anderen gekommen sind, gegen zufällig gezogene unbenutzte Kräfte tauschen. Was zu einer alten Kraft gehörte, wird abgelegt.
    .example = Virus ist gerade zu Ben gekommen. Ana tauscht die Kraft des Asteroiden, und er hat stattdessen Mirror.
