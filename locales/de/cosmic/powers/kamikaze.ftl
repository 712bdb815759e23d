power-kamikaze =
    .text = Als Hauptspieler darfst du, bevor Karten gewählt werden, bis zu vier Steine von deinen Basen in den Warp schicken. Zieh für jeden zwei Karten.
    .example = Ana hat nur eine 6 und einen Kompromiss. Sie gibt drei Steine auf und zieht sechs Karten, bevor sie wählt.
    .wild = Als Hauptspieler, sobald beide Karten verdeckt liegen, oder als Verbündeter, bevor Karten gewählt werden: Schick bis zu vier deiner Steine außerhalb der Begegnung in den Warp. Jeder erhöht die Summe deiner Seite um 3.
    .super = Zu Beginn einer deiner Begegnungen: Hol drei deiner Steine aus dem Warp zurück.
