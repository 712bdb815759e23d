power-macron =
    .text = Als Angreifer oder Verbündeter setzt du genau einen Stein ein. Als Hauptspieler oder Verbündeter zählt jeder deiner Steine in der Begegnung 4 statt 1, bei der Abwehr alle auf dem Planeten. Für Belohnungen und Trost zählt jeder wie zwei.
    .example = Ana setzt einen Stein ein und zeigt eine 8. Ihre Summe ist 12, weil der Stein vier zählt.
    .wild = Als Hauptspieler oder Verbündeter, nachdem deine Seite einen Angriff gezeigt hat: Jeder deiner Steine in der Begegnung zählt eins mehr.
    .super = Als Angreifer oder Verbündeter darfst du bis zu vier Steine einsetzen.
