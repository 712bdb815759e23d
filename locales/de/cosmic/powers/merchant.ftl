power-merchant =
    .text = Hast du als Hauptspieler oder Verbündeter einen Stein in der Begegnung, darfst du, sobald beide Karten verdeckt liegen, Karten aus deiner Hand verdeckt hinlegen: Jede zählt als einer deiner Steine, über jede Grenze hinaus. Sie werden mit den Begegnungskarten aufgedeckt. Verliert deine Seite, werden sie abgelegt; sonst kommen sie am Ende der Begegnung zurück. Sie landen nirgends, zählen aber für Belohnungen und Trost.
    .example = Ana hat zwei Steine in der Begegnung und wirbt fünf Karten an: Mit einer 10 ist ihre Summe 17.
    .wild = Als Hauptspieler oder Verbündeter, nach dem Aufdecken: Deine Seite zählt eins mehr für jede Karte in deiner Hand, diese eingeschlossen.
    .super = Angeworbene Karten, die du nicht verloren hast, darfst du für ebenso viele deiner Steine aus dem Warp ablegen.
