power-gambler =
    .text = Als Hauptspieler siehst du die Karte deines Gegners, bevor deine aufgedeckt wird. Du darfst deine verdeckt lassen und sagen, welche Begegnungskarte sie ist. Glaubt er dir, gilt sie als diese Karte und kommt ungesehen unter den Stapel. Zweifelt er, wird sie aufgedeckt: Hast du gelogen, verlierst du Steine außerhalb der Begegnung, so viele, wie du darin hast; war es die Wahrheit, dann dein Gegner. Dann zählt die echte Karte.
    .example = Ana lässt ihre Karte verdeckt und sagt, es sei eine 20. Ben glaubt ihr: Sie zählt 20, und niemand erfährt je, was es war.
    .wild = Als Hauptspieler, sobald beide Karten verdeckt liegen: Sag einen Abstand an. Sind beide Karten Angriffe, die mindestens so weit auseinanderliegen, wird die Zahl zu deiner Karte dazugezählt.
    .super = Den Einsatz deines Bluffs bestimmst du selbst, von 1 bis 20 Steinen, egal wer zahlen muss.
