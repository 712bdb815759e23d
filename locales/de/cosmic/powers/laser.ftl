power-laser =
    .text = Als Hauptspieler: Die Begegnungskarte deines Gegners wird zufällig aus den Begegnungskarten seiner Hand gezogen; er sieht sie und muss sie spielen.
    .example = Ben hat eine 4 und eine 30. Gegen Ana wird seine Karte zufällig gezogen: Es ist die 4, und er muss sie spielen.
    .wild = Als Hauptspieler vor den Einladungen, oder als Hauptspieler oder Verbündeter, sobald die Verbündeten feststehen: Leg bis zu drei Karten ab. Ebenso viele zufällige Karten aus der Hand eines Spielers liegen bis zum Ende der Begegnung beiseite.
    .super = Als Verbündeter darfst du einen der Hauptspieler blenden: Seine Begegnungskarte wird zufällig gezogen.
