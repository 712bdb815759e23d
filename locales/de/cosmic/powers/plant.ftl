power-plant =
    .text = Als Hauptspieler darfst du einmal je Begegnung, bevor Karten gewählt werden, einen Spieler wählen, in dessen Heimatsystem du eine Basis hast: Bis zum Ende der Begegnung, oder bis diese Kraft verloren geht, hast du seine Kraft zu deiner dazu, und er hat sie nicht.
    .example = Ana hat eine Basis in Bens Heimatsystem. In dieser Begegnung hat sie seinen Virus, und Ben hat ihn nicht.
    .wild = Als Hauptspieler, sobald die Verbündeten feststehen: Nimm anstelle deiner Kraft die Kraft irgendeines Verbündeten einer der beiden Seiten, bis diese Begegnung endet.
    .super = Gewinnt ein Spieler, in dessen Heimatsystem du eine Basis hast, das Spiel, dann gilt sein Sieg nicht, und du gewinnst allein.
