power-philanthropist =
    .text = Als Hauptspieler oder Verbündeter darfst du, sobald die Verbündeten feststehen, einem Hauptspieler eine Karte aus deiner Hand geben: deinem Gegner, wenn du selbst einer bist. Ablehnen kann man sie nicht. Bist du Hauptspieler und hast danach keine Begegnungskarte mehr, ziehst du eine neue Hand.
    .example = Ana gibt Ben einen Kompromiss. Er hatte nur eine Begegnungskarte; jetzt hat er eine Wahl, die er vielleicht gar nicht will.
    .wild = Zu Beginn einer beliebigen Begegnung: Schick einen deiner Steine von einer Basis in den Warp und leih jemand anderem für diese Begegnung deine Kraft. Sie ersetzt seine eigenen Kräfte, und du hast sie so lange nicht. Ablehnen kann man sie nicht.
    .super = Eine Begegnungskarte, die du mit deiner Kraft verschenkst, muss gespielt werden, wenn das geht.
