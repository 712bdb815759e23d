power-changeling =
    .text = Als Hauptspieler, sobald die Abwehr feststeht, ziehst du entweder eine Karte oder tauschst diese Kraft gegen eine deines Gegners, mit allem, was zu ihnen gehört. Danach wirkt Changeling in dieser Begegnung nicht mehr.
    .example = Ben wird herausgefordert und tauscht Changeling gegen Anas Virus. Von nun an hat er Virus, und sie hat Changeling.
    .wild = Jederzeit: Nimm dem Spieler links von dir eine zufällige Karte ab. Er bekommt danach diesen Flare.
    .super = Du darfst die Kräfte mit jedem beliebigen Spieler tauschen statt nur mit deinem Gegner.
