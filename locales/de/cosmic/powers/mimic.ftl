power-mimic =
    .text = Als Hauptspieler, bevor Karten gewählt werden: Zieh Karten oder leg welche ab, bis du so viele Karten hast wie dein Gegner, höchstens zwanzig. Was du ablegst, suchst du aus.
    .example = Ana hat zwei Karten, Ben hat acht. Sie zieht sechs.
    .wild = Spielt jemand anderes ein Edikt oder einen Wild-Flare, der sofort wirkt: Tu dasselbe, als hättest du die Karte gespielt. Was nur auf etwas antwortet, lässt sich nicht wiederholen. Danach geht dieser Flare an den, der Mimic hat, oder wird abgelegt.
    .super = Nutzt du deine Kraft, darfst du stattdessen auf eine volle Hand gehen.
