power-hurtz =
    .text = Einmal je Begegnung, wenn beide Karten verdeckt liegen oder nach dem Aufdecken, darfst du den anderen in der Begegnung Steine von deinen Basen anbieten, jedem bis zu so viele, wie er dort hat. Wer annimmt, hat sie unter seinen eigenen: Jeder zählt 2 für Summe und Belohnungen und zieht nur mit dem Stein über ihm. Nimmt jemand an, bekommst du eine Marke, nach dem Aufdecken zwei. Für eine Marke darfst du jemandes Pacht beenden oder deine Belohnungen als Verbündeter der Abwehr verdoppeln. Deine Steine kommen heim, wenn nichts mehr über ihnen liegt.
    .example = Ana verpachtet Ben zwei Steine. Seine vier Steine und ihre zwei zählen 8.
    .wild = Zu Beginn einer beliebigen Begegnung: Biete jemandem deine Kraft für diese Begegnung an. Nimmt er sie, bekommst du am Ende zwei zufällige Karten von seiner Hand, wenn seine Seite gewinnt, sonst eine.
    .super = Du bekommst drei Marken.
