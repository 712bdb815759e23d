power-prophet =
    .text = Wenn du weder Hauptspieler noch Verbündeter bist, darfst du, bevor Karten gewählt werden, sagen, welcher Hauptspieler gewinnt. Hast du recht, gründe eine Basis auf einem beliebigen Planeten, mit einem bis vier Steinen von deinen Basen. Hast du nicht recht, schickt der Gewinner zwei deiner Steine in den Warp. Ein Handel gibt dir recht; gewinnt niemand, passiert nichts.
    .example = Ana greift Ben an, und Cy sagt, dass Ben gewinnt. Ben gewinnt: Cy setzt drei Steine auf Anas Planeten 2.
    .wild = Bevor Karten gewählt werden, sag geheim, dass ein Kompromiss gespielt wird oder zwei. Hast du recht, verlieren alle anderen einen Stein. Hast du nicht recht, gib diesen Flare deinem linken Nachbarn.
    .super = Du darfst es sagen, wenn die Karten verdeckt liegen.
