power-cavalry =
    .text = Als Verbündeter darfst du, sobald beide Karten verdeckt liegen, einen Angriff oder einen Kompromiss aus deiner Hand verdeckt daneben legen. Ein Angriff kommt zur Summe deiner Seite dazu, wenn beide Hauptspieler Angriffe zeigen. Mit einem Kompromiss bekommst du, wenn deine Seite verliert, nach deinem Hauptspieler Trost für deine eigenen Steine. Am Ende der Begegnung wird deine Karte abgelegt.
    .example = Ana hilft Ben und legt eine 10 neben seine 8. Ihre Seite zählt 10 mehr.
    .wild = Als Hauptspieler, wenn dein Gegner eine neue Hand ziehen muss: Er zieht nur, bis er eine Begegnungskarte hat, und den Rest am Ende der Begegnung.
    .super = Als Hauptspieler, sobald beide Karten verdeckt liegen: Nenn einen deiner Verbündeten, der auf diese Weise eine Karte legen muss.
