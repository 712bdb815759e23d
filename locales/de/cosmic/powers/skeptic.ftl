power-skeptic =
    .text = Als Hauptspieler oder Verbündeter darfst du, bevor Karten gewählt werden, den Hauptspieler der anderen Seite anzweifeln. Gibt der Angreifer nach, gehen alle Steine nach Hause und sein Zug endet. Gibt die Abwehr nach, landen Angreifer und Verbündete wie nach einem Sieg, die Steine der Abwehr bleiben, ihre Verbündeten gehen nach Hause. Wer beharrt, kämpft weiter: Was du oder er durch Niederlage oder geplatzten Handel verliert, verdoppelt sich; die weiteren Steine kommen von Basen.
    .example = Ana greift Ben mit drei Steinen an. Ben zweifelt, doch sie beharrt. Sie verliert die Begegnung: drei Steine vom Kegel und drei weitere von ihren Basen.
    .wild = Wirst du eingeladen, darfst du nach allen anderen antworten.
    .super = Du darfst einen Einsatz von 1 bis 20 Steinen nennen: Wer von euch beiden verliert, verliert dann so viele mehr statt des Doppelten.
