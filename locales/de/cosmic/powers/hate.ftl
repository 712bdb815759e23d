power-hate =
    .text = Zu Beginn deines Zugs legst du offen eine Karte ab. Alle anderen legen eine Karte derselben Art ab, bei einem Angriff eine mindestens so hohe, oder verlieren drei Steine, die du aussuchst. Alle wählen geheim. Hast du danach keine Begegnungskarte mehr, ziehst du eine neue Hand.
    .example = Zu Beginn ihres Zugs legt Ana einen Angriff 9 ab. Ben legt eine 10 ab; Cy hat keinen so hohen und verliert drei Steine.
    .wild = Als Hauptspieler, bevor Karten gewählt werden: Dein Gegner legt eine zufällige Karte ab. Hat er danach keine Begegnungskarte mehr auf der Hand, gewinnst du die Begegnung.
    .super = Du zeigst die Karte für deine Kraft nur und behältst sie.
