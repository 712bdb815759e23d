power-miser =
    .text = Du bekommst zwei Hände mit je sieben Karten, siehst beide an und machst eine davon zu deinem Hort. Immer wenn du eine Karte spielen darfst, darfst du sie aus dem Hort nehmen; aber niemand darf ansehen, nehmen oder ablegen, was dort ist, und was du bekommst, geht auf die Hand. Ist keine Begegnungskarte mehr im Hort, darfst du ihn zeigen, ablegen und einen neuen bekommen.
    .example = In Anas Hort ist eine 30. Niemand kann sie von dort nehmen; in dieser Begegnung spielt sie sie aus dem Hort.
    .wild = Wenn du eine neue Hand ziehst oder jemand Trost von dir nimmt: Leg zuerst diese Karte und zwei andere beiseite und nimm sie danach zurück.
    .super = Zu Beginn deiner Begegnung kommt eine Karte vom Stapel in deinen Hort.
