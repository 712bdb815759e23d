power-negator =
    .text = Einmal je Begegnung, gleich nachdem jemand anderes ein Ziel gewählt, Einladungen ausgesprochen, sich mit Steinen verbündet, ein Edikt oder einen Flare gespielt oder eine freiwillige Kraft eingesetzt hat, darfst du das rückgängig machen. Verbraucht ist nichts, und der andere darf stattdessen etwas anderes tun. Zaps und andere Negationen kannst du nicht rückgängig machen.
    .example = Ben richtet den Kegel auf Anas schwächsten Planeten. Sie macht das rückgängig, und er muss einen anderen wählen.
    .wild = Als Hauptspieler, nachdem zwei Angriffe aufgedeckt sind: Beide zählen als negative Zahlen. Danach geht dieser Flare an den, der Negator hat, oder wird abgelegt.
    .super = Zu Beginn einer Begegnung: Du darfst deine Kraft in ihr zweimal einsetzen.
