power-vulch =
    .text = Immer wenn jemand anderes ein Edikt ablegt, gespielt oder nicht, kommt es auf deine Hand, sobald alles erledigt ist, worum es ging. Wenn du eine neue Hand ziehst, behältst du deine Edikte und ziehst eine volle Hand dazu.
    .example = Ben spielt einen Cosmic Zap. Sobald er gewirkt hat, ist er auf Anas Hand.
    .wild = Als Hauptspieler, nachdem du gewonnen oder gehandelt hast: Dein Gegner gibt dir eine Karte nach der anderen, in einer Reihenfolge seiner Wahl. Du legst jede ab, bis du eine behältst; den Rest behält dein Gegner.
    .super = Du sammelst auch die Flares ein, die andere ablegen, und behältst deine Flares, wenn du eine neue Hand ziehst.
