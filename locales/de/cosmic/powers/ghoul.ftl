power-ghoul =
    .text = Gewinnst du die Begegnung als Hauptspieler: Für jeden Stein der anderen Seite, der dadurch in den Warp gekommen ist, zieh eine Karte oder hol einen deiner Steine aus dem Warp zurück.
    .example = Ana gewinnt, Ben und Cy verlieren sechs Steine. Sie holt zwei Steine zurück und zieht vier Karten.
    .wild = Gewinnst du die Begegnung als Hauptspieler: eine solche Belohnung für jeden, der gegen dich stand.
    .super = Deine Kraft wirkt auch, wenn du mit dem Angriff verbündet bist und er gewinnt.
