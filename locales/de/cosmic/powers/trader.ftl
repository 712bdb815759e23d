power-trader =
    .text = Als Hauptspieler darfst du, bevor Karten gewählt werden, deine ganze Hand mit der deines Gegners tauschen. Beide behalten, was sie bekommen; wer dann eine Begegnungskarte braucht, zieht nach der üblichen Regel eine neue Hand.
    .example = Ana hat zwei Karten, Ben neun. Sie tauscht die Hände; er hat jetzt zwei und zieht neu, wenn er nicht spielen kann.
    .wild = Als Hauptspieler, vor den Einladungen: Nimm eine zufällige Karte aus der Hand deines Gegners und gib ihm dann irgendeine von deinen.
    .super = Du darfst die Hände mit jedem beliebigen Spieler tauschen statt nur mit deinem Gegner.
