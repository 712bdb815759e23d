power-virus =
    .text = Als Hauptspieler mit einem Angriff: Deine Karte wird mit der Zahl deiner Steine in der Begegnung malgenommen, und deine Steine werden nicht dazugezählt. Die Steine deiner Verbündeten zählen wie üblich dazu.
    .example = Ana zeigt eine 7 mit vier Steinen, dazu zwei eines Verbündeten: 7 mal 4 und 2 sind 30.
    .wild = Als Hauptspieler mit einem Angriff, nach dem Aufdecken: Zu deiner Karte kommen deine Steine mal die Steine deiner Verbündeten, statt beider Zahlen.
    .super = Deine Karte wird mit allen Steinen auf deiner Seite malgenommen: mit deinen und denen deiner Verbündeten.
