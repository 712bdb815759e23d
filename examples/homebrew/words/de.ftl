power-homebrew-ratchet =
    .text = Immer wenn eine Begegnung endet, an der du nicht beteiligt warst, bekommst du ein Zahnrad. Als Hauptspieler oder Verbündeter darfst du, sobald beide Karten verdeckt liegen, beliebig viele ausgeben: Jedes bringt deiner Seite 2.
    .example = Ana hat bei drei Begegnungen zugesehen. Als Verbündete gibt sie zwei Zahnräder aus, und ihre Seite bekommt 4 dazu.
    .wild = Als Verbündeter bringst du deiner Seite 3, sobald beide Karten verdeckt liegen.
    .super = Von den Zahnrädern, die du ausgibst, behältst du die Hälfte, abgerundet.
question-step-homebrew-spend = Wie viele Zahnräder gibst du aus?
event-noted-homebrew-cogs = { $maker } hat jetzt { $count ->
        [one] 1 Zahnrad
       *[other] { $count } Zahnräder
    }.

power-homebrew-bookie =
    .text = Bist du an einer Begegnung nicht beteiligt, darfst du auf eine Seite setzen, bevor Karten gewählt werden. Gewinnt sie, ziehst du zwei Karten. Verliert sie, wirfst du eine zufällige Karte ab. Ein Handel zahlt nichts.
    .example = Ben setzt auf Cy, und Cy gewinnt: Ben zieht zwei Karten.
    .wild = Gewinnst du als Hauptspieler eine Begegnung, ziehst du eine Karte.
    .super = Liegst du richtig, ziehst du drei Karten.
event-aim-homebrew-backed = auf { $value }

power-homebrew-lamplighter =
    .text = Als Hauptspieler bekommst du 2 zu deiner Summe für jeden Planeten im Heimatsystem der Abwehr, auf dem niemand einen Stein hat.
    .example = Zwei von Bens Planeten sind leer. Ana greift ihn an und bekommt 4 zu ihrer Summe.
    .wild = Als Hauptspieler bekommst du 4, sobald beide Karten verdeckt liegen.
    .super = Jeder leere Planet bringt 3.

power-homebrew-beekeeper =
    .text = Wer sich dir als Hauptspieler anschließt, zieht sofort eine Karte. Jeder deiner Verbündeten nach dem ersten bringt deiner Summe 3.
    .example = Cy und Dot helfen Ana: Beide ziehen eine Karte, und ihre Seite bekommt 3 dazu.
    .wild = Als Verbündeter, sobald beide Karten verdeckt liegen: Deine Steine zählen doppelt.
    .super = Auch dein erster Verbündeter bringt 3.

power-homebrew-notary =
    .text = Schließen zwei andere einen Handel, ziehst du eine Karte. Platzt er, nimmst du jedem der beiden eine zufällige Karte ab. Platzt ein eigener Handel, verlierst du nichts.
    .example = Ben und Cy einigen sich nicht: Ana nimmt jedem eine Karte ab.
    .wild = Gilt ein eigener Handel, ziehst du zwei Karten.
    .super = Für einen Handel der anderen ziehst du zwei Karten.

power-homebrew-snowball =
    .text = Als Hauptspieler oder Verbündeter darfst du nach dem Aufdecken eine Zahl von 1 bis 6 würfeln; deine Seite bekommt sie dazu. Nach einer 6 geht es weiter, höchstens drei Würfe.
    .example = Ana würfelt eine 6, dann eine 4: Ihre Seite bekommt 10 dazu.
    .wild = Als Hauptspieler, bevor Karten gewählt werden: Würfle, und deine Summe bekommt die Zahl dazu.
    .super = Du würfelst zweimal, und das Bessere zählt.

power-homebrew-ferryman =
    .text = Kommen Steine anderer beim Sammeln aus dem Warp zurück, darf einer von dir mitkommen, auf eine beliebige deiner Basen.
    .example = Ben sammelt, und einer von Anas Steinen kommt mit.
    .wild = Als Angreifer sammelst du bis zu drei Steine.
    .super = Zwei deiner Steine dürfen mitkommen.

power-homebrew-gavel =
    .text = Decke zu Beginn deines Zugs die oberste Karte des Stapels auf. Alle anderen bieten geheim bis zu drei ihrer Steine. Das höchste Gebot, bei mehreren das erste nach dir, verliert diese Steine und nimmt die Karte. Bietet niemand, gehört sie dir.
    .example = Ben bietet zwei, Cy und Dot bieten einen: Ben verliert zwei Steine und hat die Karte.
    .wild = Zieh zu Beginn deines Zugs eine Karte.
    .super = Du darfst mitbieten und stehst bei gleichen Geboten hinten.
question-step-homebrew-bid = Wie viele Steine bietest du?
