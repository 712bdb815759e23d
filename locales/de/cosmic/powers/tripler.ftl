power-tripler =
    .text = Wenn du als Hauptspieler einen Angriff zeigst: Ein Wert bis 10 wird verdreifacht, ein Wert über 10 durch drei geteilt, aufgerundet.
    .example = Ana zeigt eine 9, die 27 zählt. Eine 20 hätte 7 gezählt.
    .wild = Als Hauptspieler, nachdem dein Gegner einen Angriff von 15 oder mehr gezeigt hat: Diese Karte wird durch drei geteilt, aufgerundet, bevor irgendetwas anderes sie ändert.
    .super = Deine Angriffe bis 13 werden verdreifacht; nur die über 13 werden geteilt.
