power-oracle =
    .text = Als Hauptspieler: Dein Gegner wählt zuerst und legt seine Karte offen vor allen hin; erst dann wählst du. Haben beide Hauptspieler diese Kraft, zeigt die Abwehr zuerst.
    .example = Ben muss seine 12 zuerst offen hinlegen. Ana sieht sie und antwortet mit ihrer 14.
    .wild = Als Hauptspieler, bevor Karten gewählt werden: Deine Hand und die deines Gegners werden zusammengemischt. Du ziehst so viele Karten, wie du hattest, und der Rest ist die neue Hand deines Gegners.
    .super = Nachdem du die Karte deines Gegners gesehen hast, darfst du die Begegnung beenden: Die Karten gehen auf die Hände zurück und alle Steine auf Basen. Es zählt wie ein Handel, bei dem nichts getauscht wurde.
