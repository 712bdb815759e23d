power-dragon =
    .text = In jeder Begegnung kommt die gezogene Schicksalskarte auf deine Kraft. Wild-Karten zählen als jede Farbe. Sobald dort drei Karten einer Farbe liegen, leg sie ab und verbrenn einen Planeten in diesem Heimatsystem, auch in deinem: Alle Steine darauf gehen in den Warp, und der Planet verlässt das Spiel. Jeder behält mindestens einen Heimatplaneten. Als Angreifer darfst du eine dieser Karten ablegen und angreifen, als wäre sie eben gezogen worden. Ist der Schicksalsstapel leer, werden alle diese Karten mit eingemischt.
    .example = Auf Anas Kraft liegen zwei blaue Karten und eine Wild-Karte. Sie legt sie ab und verbrennt Bens zweiten Planeten: Seine vier Steine dort gehen in den Warp.
    .wild = Als Angreifer, nachdem du dein Ziel gewählt hast: Schick einen Stein der Abwehr vom Zielplaneten in den Warp.
    .super = Du darfst einen Planeten schon für zwei Karten seiner Farbe verbrennen. Wild-Karten zählen dabei nicht.
