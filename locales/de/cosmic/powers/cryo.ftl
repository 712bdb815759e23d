power-cryo =
    .text = Als Hauptspieler oder Verbündeter darfst du, sobald die Verbündeten feststehen, eine Karte aus deiner Hand verdeckt einlagern und eine ziehen. Liegen sieben Karten im Lager, darfst du jederzeit deine ganze Hand ablegen und dafür das Lager nehmen.
    .example = Ana hat über sieben Begegnungen ihre besten Karten eingelagert. Bevor sie angreift, legt sie ihre Hand ab und nimmt alle sieben.
    .wild = Gibst du eine Hand für eine neue auf: Behalt alle Karten, die keine Begegnungskarten sind, und nimm sie zur neuen Hand dazu.
    .super = Statt zu ziehen, darfst du eine Handkarte mit einer im Lager tauschen; oder du nimmst das Lager, wie klein es auch ist.
