power-pentaform =
    .text = Zieh beim Aufbau fünf zufällige unbenutzte Kräfte und ordne sie, wie du willst. Du hast diese Kraft und die deiner Stufe; du beginnst mit der ersten. Am Ende jeder Begegnung gehst du für jede fremde Basis, die du darin gewonnen hast, eine Stufe weiter und für jede verlorene eine zurück. Kräfte, die du verlässt, behalten, was sie gesammelt haben.
    .example = Ana ist auf Stufe zwei, Virus. Sie landet auf Bens Planeten und verliert keine Basis: Von der nächsten Begegnung an hat sie Stufe drei, Zombie.
    .wild = Zu Beginn einer beliebigen Begegnung: Gib deine Kraft ab, zieh zwei zufällige unbenutzte Kräfte und nimm eine davon. Danach geht dieser Flare an den, der Pentaform hat, oder wird abgelegt.
    .super = Zu Beginn einer beliebigen Begegnung: Vertausch zwei deiner Stufen.
