power-industrialist =
    .text = Zeigst du als Hauptspieler einen Angriff und verlierst: Dein Gegner lässt dich gewinnen, oder dein Angriff kommt offen auf deinen Vorrat. Zeigst du als Hauptspieler einen Angriff: Zähl die Werte aller Karten deines Vorrats zu deiner Summe, oder zieh sie alle ab. Niemand kann Karten aus dem Vorrat nehmen.
    .example = Ana hat mit einer 7 und einer 10 verloren, und Ben hat beide Niederlagen stehen lassen. Ihr nächster Angriff zählt 17 mehr.
    .wild = Als Hauptspieler, nachdem du einen Angriff gezeigt hast: Zieh zufällig eine Karte aus der Hand deines Gegners. Ein Angriff zählt zu deiner Summe und wird abgelegt, jede andere Karte geht zurück.
    .super = Du darfst statt deines Angriffs den deines Gegners in den Vorrat legen.
