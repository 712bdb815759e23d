power-deuce =
    .text = Als Hauptspieler: Sobald deine Begegnungskarte verdeckt liegt, leg eine zweite verdeckt daneben. Sind beide Angriffe, kommt die zweite zu deiner Summe dazu. Ist eine davon ein Kompromiss, hast du einen Kompromiss gespielt. Danach legst du den Kompromiss ab, sonst den höheren Angriff, und nimmst die andere Karte zurück. Mit weniger als zwei Begegnungskarten brauchst du eine neue Hand.
    .example = Ana legt eine 8 und daneben eine 10. Ihre Seite zählt 18. Sie legt die 10 ab und nimmt die 8 zurück.
    .wild = Als Hauptspieler oder Verbündeter, nach dem Aufdecken: Leg einen Angriff ab, der einem aufgedeckten gleicht. Zähl seinen Wert zur Summe der Seite dieser Karte dazu oder zieh ihn ab.
    .super = Du darfst beide Karten ablegen.
