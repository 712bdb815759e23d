power-anti-matter =
    .text = Als Hauptspieler, wenn beide Karten Angriffe sind: Auf beiden Seiten werden alle Steine in der Begegnung von der Karte abgezogen statt dazugezählt, und die niedrigere Summe gewinnt. Bei Gleichstand gewinnt weiterhin die Abwehr.
    .example = Ana zeigt eine 6 mit vier Steinen, Ben eine 8 mit einem: 6 - 4 = 2 steht gegen 8 - 1 = 7. Die niedrigere Summe gewinnt, also Ana.
    .wild = Als Hauptspieler oder Verbündeter, wenn jemand anderes einen Wild-Flare ansagt: Halt ihn auf. Der Flare geht auf die Hand zurück und kann in dieser Begegnung nicht noch einmal versucht werden.
    .super = In jeder Rolle, wenn jemand anderes einen Flare ansagt, wild oder super: Halt ihn auf. Der Flare geht auf die Hand zurück und kann in dieser Begegnung nicht noch einmal versucht werden.
