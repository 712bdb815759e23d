power-calculator =
    .text = Als Hauptspieler darfst du, sobald beide Karten verdeckt liegen, „Ausgleich“ ansagen: Sind beide Angriffe mit verschiedenen Werten, verliert die höhere Karte den Wert der niedrigeren. Die niedrigere bleibt, wie sie ist.
    .example = Die Karten sind 20 und 8. Ana hat Ausgleich angesagt, also zählt die 20 nur 12.
    .wild = Als Hauptspieler, sobald beide Karten verdeckt liegen: Sag gerade oder ungerade an. Bei zwei Angriffen: Stimmt deine Ansage für ihre Summe, verliert die Karte deines Gegners den Wert von deiner; stimmt sie nicht, verliert deine den Wert von seiner.
    .super = Du darfst „Ausgleich“ auch als Verbündeter einer der beiden Seiten ansagen.
