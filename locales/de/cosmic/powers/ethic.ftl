power-ethic =
    .text = Als Hauptspieler, wenn du verlierst und beide Karten Angriffe waren, bekommst du Trost, als hättest du einen Kompromiss gespielt. Immer wenn du Trost bekommst, darfst du ihn ganz oder zum Teil vom Stapel ziehen.
    .example = Ana verliert mit 6 gegen 14 und hatte dort drei Steine: Sie nimmt drei Karten, aus Bens Hand oder vom Stapel.
    .wild = Nachdem du vom Stapel gezogen hast, einmal in dieser Begegnung: Du darfst bis zu drei dieser Karten an andere weitergeben.
    .super = Wenn du Trost bekommst, nenn eine Zahl von null bis acht und nimm so viele Karten.
