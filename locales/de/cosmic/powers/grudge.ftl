power-grudge =
    .text = Als Hauptspieler: Du merkst dir alle, die du eingeladen hast und die nicht auf deiner Seite sind. Gewinnst oder handelst du, verliert jeder von ihnen einen Stein seiner Wahl. Verlierst du oder scheitert der Handel, verliert jeder vier. Steine, die gegen dich verbündet waren, zählen dabei nicht.
    .example = Ana lädt Ben und Cy ein, und nur Ben hilft ihr. Sie verliert, also verliert Cy vier Steine.
    .wild = Als Hauptspieler, wenn dein Gegner gewonnen hat: Seine Verbündeten bekommen weder Basis noch Belohnungen und gehen nach Hause.
    .super = Sie verlieren vier Steine, wie es auch ausgeht.
