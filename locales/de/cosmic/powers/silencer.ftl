power-silencer =
    .text = Als Hauptspieler darfst du, sobald die Abwehr feststeht, ein ganzes Schweigezeichen auf einen Spieler legen, der keines hat. Jedes Mal, wenn er jemanden einlädt, sich verbündet oder eine freiwillige Kraft nutzt, darfst du ihn einen Stein deiner Wahl verlieren lassen, der nicht in der Begegnung ist, oder eine zufällige Karte; für mehreres im selben Augenblick nur einmal. Ein ganzes Zeichen wird am Ende der Begegnung zu einem halben; ein halbes ist nach einer Strafe weg.
    .example = Ana legt ein Zeichen auf Ben. Ben lädt Cy ein, und Ana nimmt ihm einen Stein von Planet 3. Das Zeichen bleibt, bis die Begegnung endet; dann ist es ein halbes.
    .wild = Als Hauptspieler: Schalte die Kraft deines Gegners für diese Begegnung aus. Das ist kein Zap. Danach geht dieser Flare an den, der Silencer hat, oder wird abgelegt.
    .super = Wenn du einen Spieler zeichnest, werden ein oder zwei halbe Zeichen anderer wieder ganz.
