power-reserve =
    .text = Als Hauptspieler oder Verbündeter darfst du nach dem Aufdecken beliebig viele deiner Angriffe bis 6 ablegen, einen nach dem anderen. Ihre Werte kommen zur Summe deiner Seite dazu. Legt ein anderer so einen Angriff dazu, darfst du einen Kompromiss ablegen: Dann wird dieser Angriff abgelegt und zählt nicht.
    .example = Ana liegt 7 hinter Ben. Sie legt eine 6 und eine 4 aus ihrer Hand ab und gewinnt mit 3 Vorsprung.
    .wild = Wenn ein anderer Spieler Angriffe bis 6 ablegt, und zwar nicht als Begegnungskarte: Nimm sie.
    .super = Du darfst auch einen Angriff bis 9 dazulegen.
