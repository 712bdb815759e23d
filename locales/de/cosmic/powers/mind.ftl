power-mind =
    .text = Einmal je Begegnung, vor den Einladungen, siehst du dir die ganze Hand eines Hauptspielers an: die deines Gegners, wenn du selbst Hauptspieler bist. Beiseitegelegte Karten gehören nicht zur Hand.
    .example = Vor den Einladungen sieht Ana Bens Hand an. Darin sind nur niedrige Angriffe, also lädt sie niemanden ein.
    .wild = Wenn jemand anderes vom Stapel zieht: Bis zum Ende der Begegnung siehst du jede Karte, die er dort zieht, auch schon diese ersten.
    .super = Wenn du eine Hand liest und kein Hauptspieler bist, siehst du die Hände beider Hauptspieler.
