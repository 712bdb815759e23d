power-yin-yang =
    .text = Laden dich beide Seiten ein, darfst du beiden beitreten, mit je einem bis vier Steinen; jede Hälfte landet oder wird für sich belohnt. Verliert die Abwehr, bleibt für jeden deiner Steine beim Angriff einer der ihren auf dem Planeten. Verliert der Angriff, bekommt er eine Belohnung für jeden deiner Steine bei der Abwehr. Hauptspieler, die dich nicht einladen, darfst du zeichnen: Verliert ihr Gegner Steine aus der Begegnung, verlieren sie ebenso viele von ihren Basen.
    .example = Ana hat zwei Steine beim Angriff und drei bei der Abwehr. Die Abwehr verliert vier, aber zwei davon bleiben stehen.
    .wild = Wenn du Steine verlierst: Nenn jemand anderen, der ebenso viele verliert.
    .super = Deine eigenen Steine, die dich eine Begegnung kostet, kehren stattdessen heim.
