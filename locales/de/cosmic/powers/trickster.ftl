power-trickster =
    .text = Als Hauptspieler darfst du, bevor Karten gewählt werden, einen Stein in der linken oder rechten Hand verstecken. Dein Gegner wählt eine Hand: Ist der Stein darin, verlierst du die Begegnung, sonst gewinnst du sie. Karten werden nicht gespielt, und niemand bekommt Trost.
    .example = Ana steht vier Steinen gegenüber und hat nichts Gutes auf der Hand. Sie versteckt einen Stein rechts, Ben wählt die linke Hand: Sie hat gewonnen.
    .wild = Als Hauptspieler oder Verbündeter, nach dem Aufdecken: Wirf eine Münze. Sie erhöht die Summe deiner Seite um 10 oder senkt sie um 10.
    .super = Hast du als Hauptspieler verloren und deine Kraft in dieser Begegnung noch nicht genutzt, darfst du sie jetzt nutzen. Ihr Ergebnis gilt stattdessen, und niemand bekommt Trost.
