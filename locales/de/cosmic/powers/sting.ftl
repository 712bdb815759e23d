power-sting =
    .text = Wenn zwei oder mehr deiner Steine in den Warp kommen würden, darfst du einmal in einer Begegnung einen anderen Spieler nennen. Die Hälfte davon, abgerundet, kehrt auf deine Basen zurück, und er verliert stattdessen ebenso viele Steine seiner Wahl von seinen Basen. Für jeden Stein nimmt er eine zufällige Karte aus deiner Hand; hast du zu wenige, kommt der Rest vom Stapel. Hat er zu wenige Steine, verlierst du selbst mehr.
    .example = Ana würde vier Steine verlieren und nennt Ben. Zwei ihrer Steine kehren zurück, Ben verliert zwei und nimmt zwei ihrer Karten.
    .wild = Wenn jemand Trost von dir bekommt: Nenn einen anderen Spieler, der ihn stattdessen bekommt.
    .super = Der andere Spieler steht für alle deine Steine ein, nicht für die Hälfte.
