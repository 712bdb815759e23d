power-seeker =
    .text = Als Hauptspieler oder Verbündeter darfst du, sobald die Verbündeten feststehen und bevor Karten gewählt werden, einem Hauptspieler eine Frage stellen: deinem Gegner, wenn du Hauptspieler bist. Frag, ob er eine Karte auf der Hand hat, oder ob er eine bestimmte Karte, einen Angriff ab einer Zahl oder einen Kompromiss spielen wird. Die Antwort ist wahr. Wer sagt, was er spielen oder nicht spielen wird, muss sich daran halten, wenn er kann.
    .example = Ana fragt Ben, ob er einen Kompromiss spielen wird. Ben sagt nein: Jetzt muss er einen Angriff spielen, wenn er einen hat.
    .wild = Wenn du eingeladen wirst: Verlang die Karte zu sehen, die ein Hauptspieler, der dich eingeladen hat, spielen will. Schließt du dich seiner Seite an, muss er sie spielen, wenn er kann.
    .super = Du darfst auch fragen, welche Karte dein Gegner spielen wird.
