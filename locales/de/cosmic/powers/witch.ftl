power-witch =
    .text = Als Hauptspieler oder Verbündeter der Seite, die verliert: Leg einen unbenutzten Fluch auf einen oder mehrere Spieler der anderen Seite, die keinen haben. Ungeschick: schickt höchstens zwei Steine. Stummheit: darf nicht einladen. Leere: bekommt keine Belohnungen. Starre: holt zu Beginn einer Begegnung keinen Stein zurück. Schwäche: Als Hauptspieler ist die Summe 3 niedriger. Glas: Du siehst die Hand. Zu Beginn jeder Begegnung darf, wer verflucht ist, einen Stein von einer Basis auf den Fluch legen; liegen dort zwei (drei bei Ungeschick, Starre und Schwäche), kommen sie in den Warp, und der Fluch ist endgültig weg.
    .example = Ben hat Ana besiegt, und sie lässt ihn verstummen. Zwei Begegnungen lang lädt er niemanden ein; dann liegt sein zweiter Stein auf dem Fluch, und der ist weg.
    .wild = In dieser Begegnung darfst du deine Kräfte nutzen, obwohl du zu wenige Heimatbasen hast.
    .super = Nach einer Begegnung, die deine Seite verloren hat, darfst du Flüche ersetzen, die auf Spielern der anderen Seite liegen. Die Steine darauf kommen in den Warp.
    .lift-usual = Stein für den Fluch (keiner)
