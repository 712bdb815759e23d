power-loser =
    .text = Als Hauptspieler darfst du, bevor Karten gewählt werden, verkehrte Welt ansagen: Beide Hauptspieler müssen einen Angriff spielen, wenn sie einen haben, und am Ende verliert die Seite, die gewonnen hätte, und die andere gewinnt. Ein Kompromiss, der so gewinnt, bringt keinen Trost.
    .example = Ana sagt verkehrte Welt an. Sie hat 7 gegen 19: Nach Zahlen verliert sie, also gewinnt sie.
    .wild = Als Hauptspieler, bevor Karten gewählt werden: Beide Seiten verlieren. Alle Steine in der Begegnung gehen in den Warp, und es werden keine Karten gespielt.
    .super = Du darfst mit deiner Ansage warten, bis beide Karten verdeckt liegen; dann muss niemand einen Angriff spielen.
