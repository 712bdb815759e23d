power-wraith =
    .text = Beim Aufbau geht von jedem deiner Heimatplaneten ein Stein in deine Reserve. Wenn du als Hauptspieler oder Verbündeter Steine einsetzt, darfst du bis zu vier aus der Reserve ungesehen dazugeben; als Angreifer oder Verbündeter höchstens vier zusammen mit den sichtbaren. Sie erscheinen beim Aufdecken und haben von da an an allem teil. Deine Steine, die auf Basen zurückkehren, dürfen stattdessen in die Reserve.
    .example = Ana setzt einen Stein für alle sichtbar auf den Kegel und verbirgt drei. Beim Aufdecken zählen vier Steine von ihr.
    .wild = Als Hauptspieler, sobald beide Karten verdeckt liegen: Hol bis zu zwei deiner Steine von Basen in die Begegnung, auch über die Grenze hinaus.
    .super = Steine, die du ungesehen einsetzt, zählen nicht zur Grenze von vier, und du darfst die ganze Reserve nutzen.
    .hide-usual = verborgene Steine von Wraith (keine)
