power-hacker =
    .text = Steht dir als Hauptspieler Trost zu, darfst du ihn von einem beliebigen Spieler nehmen: Du siehst dessen Hand durch und suchst die Karten aus. Nimmt dein Gegner Trost von dir oder holt sich ein anderer Hacker seinen bei dir, darfst du die Karten selbst aussuchen.
    .example = Ana hat mit einem Kompromiss vier Steine gegen Ben verloren. Sie sieht stattdessen Cys Hand durch und nimmt seine vier besten Karten.
    .wild = Als Hauptspieler: Dein Gegner bekommt keinen Trost von dir.
    .super = Hast du deinen Trost ausgesucht, darfst du demselben Spieler bis zu ebenso viele deiner Karten geben.
