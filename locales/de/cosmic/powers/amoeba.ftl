power-amoeba =
    .text = Als Hauptspieler mit mindestens einem Stein in der Begegnung: Sobald beide Karten verdeckt liegen, hol beliebig viele deiner Steine von deinen Basen dazu oder nimm beliebig viele, auch alle, auf deine Basen zurück. Die Grenze von vier Steinen gilt nicht.
    .example = Ana hat einen Stein geschickt und sieht, dass Cy sich mit Ben verbündet hat. Als beide Karten liegen, holt sie neun weitere Steine von ihren Planeten dazu.
    .wild = Als Hauptspieler, bevor Karten gewählt werden: Hol bis zu vier deiner Steine dazu, oder nimm bis zu vier zurück.
    .super = Deine Kraft wirkt auch, wenn du als Verbündeter mit mindestens einem Stein dabei bist.
