power-force =
    .text = Bist du weder Hauptspieler noch Verbündeter: Sobald beide Karten verdeckt liegen, darfst du die Karte eines Hauptspielers ansehen und eine Begegnungskarte aus deiner Hand an ihre Stelle legen; er sieht die neue. Gewinnt oder handelt er dann, bekommst du drei Belohnungen. Verliert er oder scheitert der Handel, verlierst du zwei Steine, und er bekommt eine Belohnung.
    .example = Ana sieht, dass Ben eine 6 gelegt hat, und schiebt ihm ihre 20 unter. Ben gewinnt, und Ana zieht drei Karten.
    .wild = Wenn der Angriff seine Steine eingesetzt hat: Gib einem Hauptspieler eine Karte. Wird sie in dieser Begegnung gespielt, bekommt ihr beide zwei Belohnungen; wenn nicht, verlierst du einen Stein.
    .super = Du darfst deine Kraft auch als Verbündeter nutzen.
