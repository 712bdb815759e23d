power-void =
    .text = Wenn du als Hauptspieler gewinnst, verlassen alle Steine der Verliererseite das Spiel, statt in den Warp zu gehen. Niemand behält weniger Steine, als man fremde Basen zum Sieg braucht; der Rest geht wie üblich in den Warp.
    .example = Ben hat Void und schlägt Cy: Cys vier Steine sind aus dem Spiel, und keine Karte bringt sie zurück.
    .wild = Wenn ein Edikt gespielt wird: Schick einen deiner Steine von außerhalb der Begegnung in den Warp, und das Edikt ist aufgehoben.
    .super = Deine Kraft wirkt auch, wenn du mit dem Sieger verbündet bist.
