power-fido =
    .text = Sind die Begegnungskarten abgelegt, darfst du, ganz gleich in welcher Rolle, eine davon aus der Ablage nehmen und jemand anderem anbieten. Wird sie genommen, bekommst du einen Stein aus dem Warp zurück oder ziehst eine Karte. Wird sie abgelehnt, darfst du sie behalten.
    .example = Bens 30 liegt auf der Ablage. Ana bietet sie Cy an. Er nimmt sie, und einer von Anas Steinen verlässt den Warp.
    .wild = Als Hauptspieler, bevor Karten gewählt werden: Dein Gegner nimmt die oberste Karte der Ablage, und du ziehst eine Karte.
    .super = Du darfst auch die andere Begegnungskarte anbieten.
