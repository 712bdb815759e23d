power-mimic =
    .text = Als Hauptspieler, bevor Karten gewählt werden: Zieh oder wirf ab, bis du so viele Karten hast wie dein Gegner, höchstens zwanzig. Was du abwirfst, suchst du aus.
    .example = Ana hat zwei Karten, Ben hat acht. Sie zieht sechs.
    .wild = Spielt jemand anders ein Edikt oder eine wilde Flare, die sofort wirkt: Tu dasselbe, als hättest du sie gespielt. Was nur auf etwas antwortet, lässt sich nicht wiederholen. Danach geht dieser Flare an den, der Mimic hat, oder wird abgelegt.
    .super = Nutzt du deine Kraft, darfst du stattdessen auf eine volle Hand gehen.
