power-warrior =
    .text = Nach jeder Begegnung als Hauptspieler bekommst du 1 Punkt für einen Sieg oder Handel, 2 Punkte für eine Niederlage oder einen gescheiterten Handel. Zeigst du als Hauptspieler einen Angriff, kommen alle deine Punkte zu deiner Summe; sie werden nicht verbraucht.
    .example = Ana hat sieben Punkte gesammelt. Sie zeigt eine 6 mit vier Steinen: 17.
    .wild = Als Abwehr, direkt nach der Begegnung, wenn du eine Begegnungskarte hast: Du forderst den Angreifer in seinem Heimatsystem heraus. Danach geht es reihum weiter, wo es war.
    .super = Auch als Verbündeter zählst du deine Punkte dazu.
