power-zombie =
    .text = Immer wenn Steine von dir in den Warp gehen würden, gehen sie stattdessen auf beliebige deiner Basen. Wenn du einen Handel schließt, darfst du beliebig viele Steine beliebiger Spieler aus dem Warp auf deren Basen befreien.
    .example = Ana verliert eine Begegnung mit vier Steinen. Keiner geht in den Warp: Sie gehen auf ihre Basen.
    .wild = Jedes Mal, wenn du in dieser Begegnung Steine an den Warp verlierst, kehrt einer davon stattdessen auf eine deiner Basen zurück.
    .super = Wenn du als Hauptspieler gewinnst: Erwecke Steine, die die andere Seite verliert, als deine eigenen, höchstens einen für jeden deiner Steine in der Begegnung, und stell sie auf deine Basen. Verlässt diese Karte deine Hand, gehen sie in den Warp ihrer Besitzer. An einem Tisch mit *super_zombie: ffg* stattdessen, sobald deine Verbündeten beigetreten sind: Jeder von ihnen holt einen seiner Steine aus dem Warp auf eine Basis zurück.
