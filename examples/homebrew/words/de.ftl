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
