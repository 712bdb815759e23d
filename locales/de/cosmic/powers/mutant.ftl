power-mutant =
    .text = Als Hauptspieler, vor den Einladungen, wenn du weniger als sieben Karten hast: Füll deine Hand auf sieben auf, Karte für Karte. Für jede nennst du den Stapel oder einen anderen Spieler, aus dessen Hand du eine zufällige Karte nimmst. Du darfst jederzeit aufhören. Antwortest du nicht, füllt der Stapel deine Hand.
    .example = Ana hat vier Karten. Sie zieht eine vom Stapel und nimmt zwei zufällige von Ben.
    .wild = Als Hauptspieler, nachdem du gewonnen oder gehandelt hast: Nimm eine zufällige Karte von deinem Gegner und von jedem seiner Verbündeten.
    .super = Bevor du deine Hand auffüllst, darfst du bis zu drei Karten ablegen, auch von einer vollen Hand.
