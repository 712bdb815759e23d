power-extortionist =
    .text = Einmal in einer Begegnung, wenn ein anderer Spieler Karten zum Behalten gezogen oder Trost genommen hat, darfst du die Hälfte davon verlangen, zufällig und abgerundet. Er darf stattdessen einen Stein hergeben: Dann suchst du aus, welcher in den Warp geht.
    .example = Ben zieht eine neue Hand von sieben Karten. Ana verlangt die Hälfte. Ben gibt keinen Stein her, also bekommt Ana drei der sieben.
    .wild = Wenn ein Handel scheitert, den du versucht hast: Du verlierst nichts, und wer mit dir verhandelt hat, verliert das Doppelte.
    .super = Du darfst den Stein ablehnen und die Karten nehmen.
