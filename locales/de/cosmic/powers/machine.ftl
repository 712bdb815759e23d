power-machine =
    .text = Als Angreifer darfst du nach jeder deiner Begegnungen, gewonnen oder verloren, eine weitere beginnen, solange du eine Begegnungskarte hast. Eine Grenze gibt es nicht. Was einen Zug sofort beendet, beendet auch deinen.
    .example = Ana hat ihre erste und ihre zweite Begegnung verloren. Sie hat noch eine Begegnungskarte und macht mit einer dritten weiter.
    .wild = Als Angreifer: Du darfst eine zweite Begegnung beginnen, auch wenn deine erste gescheitert ist oder du keine Begegnungskarte mehr hast. Hast du keine mehr, wartet dieser Flare auf dem Tisch, während du eine neue Hand bekommst, und kommt dann dazu.
    .super = Zu Beginn deiner Begegnung ziehst du eine Karte vom Stapel, statt einen Stein aus dem Warp zurückzuholen.
