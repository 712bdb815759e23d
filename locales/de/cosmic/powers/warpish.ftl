power-warpish =
    .text = Wenn du als Hauptspieler einen Angriff zeigst, gibt dir jeder Stein im Warp 1 zu deiner Summe, egal von wem.
    .example = Neun Steine sind im Warp. Ana zeigt eine 8 mit zwei Steinen: 8 und 2 und 9 sind 19.
    .wild = Als Hauptspieler, nach dem Aufdecken: Jeder deiner eigenen Steine im Warp gibt dir 1 zu deiner Summe.
    .super = Als Hauptspieler, nach dem Aufdecken: Dein Gegner zieht für jeden seiner Steine im Warp 1 ab.
