power-magnet =
    .text = Als Hauptspieler oder Verbündeter, bevor Karten gespielt werden: Zieh jemanden an, der kein Hauptspieler ist. Er muss mit einem bis vier Steinen seiner Wahl Verbündeter der Seite sein, die du nennst. Oder stoß jemanden ab: Er ist in dieser Begegnung kein Verbündeter. Steine, die schon eingesetzt waren, gehen auf Basen zurück.
    .example = Cy hat beide Einladungen abgelehnt. Ana zieht Cy auf ihre Seite: Cy muss dort einen bis vier Steine einsetzen.
    .wild = Als Hauptspieler, bevor Karten gewählt werden: Nenn eine Begegnungskarte, einen Wert oder den Kompromiss. Dein Gegner darf sie nur spielen, wenn er keine andere Begegnungskarte hat.
    .super = Wenn du deine Kraft nutzt, bestimmst du für alle anderen, die keine Hauptspieler sind, wen du anziehst und wen du abstößt.
