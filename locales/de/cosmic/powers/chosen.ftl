power-chosen =
    .text = Als Hauptspieler darfst du nach dem Aufdecken Karten vom Stapel aufdecken, bis eine Begegnungskarte kommt. Sie ersetzt deine Karte, die abgelegt wird, wie auch die anderen Karten, die du aufgedeckt hast.
    .example = Anas 6 liegt gegen Bens 14. Sie deckt Die Pest und eine 20 auf: Die 20 ist jetzt ihre Karte.
    .wild = Als Hauptspieler, bevor Karten gewählt werden: Zieh eine Karte.
    .super = Die anderen Karten, die du aufdeckst, nimmst du auf die Hand.
