power-reincarnator =
    .text = Wenn du Hauptspieler oder Verbündeter bist und deine Seite verloren hat, oder wenn dein Handel geplatzt ist, ziehst du zufällig eine unbenutzte Kraft. Du hast sie neben dieser, bis die nächste an ihre Stelle tritt.
    .example = Ana verliert eine Begegnung und zieht Amoeba. Von nun an hat sie beide. Sie verliert wieder und zieht Zombie: Amoeba ist weg.
    .wild = Wenn ein anderer Spieler verloren hat oder sein Handel geplatzt ist: Gib ihm diesen Flare. Er tauscht eine seiner Kräfte gegen eine zufällig gezogene unbenutzte.
    .super = Du musst keine neue Kraft nehmen.
