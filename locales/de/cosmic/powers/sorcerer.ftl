power-sorcerer =
    .text = Als Hauptspieler darfst du, sobald beide Karten verdeckt liegen, sie vertauschen: Jeder deckt die Karte des anderen auf. Von da an gehört jede Karte zu der Seite, auf der sie liegt.
    .example = Ana hat eine 4 gelegt. Sie vertauscht die beiden Karten: Ben deckt ihre 4 auf, und sie deckt seine 15 auf.
    .wild = Wenn kein Hauptspieler Sorcerer hat, bevor Karten gewählt werden: Die Hauptspieler tauschen je eine Kraft für immer, mit allem, was dazugehört; Kräfte, die beim Aufbau wirken, bleiben. Danach geht dieser Flare an den, der Sorcerer hat, oder wird abgelegt.
    .super = Du darfst die beiden verdeckten Karten auch als Verbündeter vertauschen.
