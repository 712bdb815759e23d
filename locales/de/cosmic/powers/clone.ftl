power-clone =
    .text = Als Hauptspieler, nach Ausgang und Trost: Nimm deine aufgedeckte Begegnungskarte auf die Hand zurück, statt sie abzulegen.
    .example = Ana gewinnt mit ihrer 30. Danach kommt die 30 auf ihre Hand zurück.
    .wild = Nachdem ein Edikt von dir gewirkt hat, behältst du es. In dieser Begegnung kann es nicht noch einmal gespielt werden.
    .super = Wenn du Trost bekommst, darfst du bis zu doppelt so viel nehmen, falls die andere Hand so viele Karten hat.
