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
    .text = Bist du Hauptspieler und steht das Ziel fest, brennt dort eine Lampe von dir: höchstens sechs, dann erlischt die älteste. Als Hauptspieler zählst du für jede Lampe im Heimatsystem der Verteidigung 2 dazu.
    .example = Auf drei von Bens Planeten brennen Anas Lampen. Ana greift ihn an und zählt 6 dazu.
    .wild = Als Hauptspieler, sobald beide Karten verdeckt liegen, zählst du 4 dazu.
    .super = Jede Lampe zählt 3.
event-noted-homebrew-lamps = { $maker }: { $count ->
        [one] Eine Lampe brennt
       *[other] Lampen brennen
    } auf { $value }.

power-homebrew-beekeeper =
    .text = Wer sich dir als Hauptspieler anschließt, zieht sofort eine Karte. Jeder deiner Verbündeten nach dem ersten bringt deiner Summe 3.
    .example = Cy und Dot helfen Ana: Beide ziehen eine Karte, und ihre Seite bekommt 3 dazu.
    .wild = Als Verbündeter, sobald beide Karten verdeckt liegen: Deine Steine zählen doppelt.
    .super = Auch dein erster Verbündeter bringt 3.

power-homebrew-notary =
    .text = Kommt ein Handel zustande, deiner oder der von anderen, ziehst du eine Karte. Platzt einer von anderen, nimmst du jedem der beiden eine zufällige Karte ab. Platzt ein eigener Handel, verlierst du nichts.
    .example = Ben und Cy einigen sich nicht: Ana nimmt jedem eine Karte ab.
    .wild = Als Hauptspieler, bevor Karten gewählt werden: Du darfst einen Flare als Kompromiss spielen.
    .super = Für einen Handel ziehst du zwei Karten.

power-homebrew-snowball =
    .text = Als Hauptspieler oder Verbündeter darfst du nach dem Aufdecken eine Zahl von 1 bis 6 würfeln; deine Seite bekommt sie dazu. Nach einer 6 geht es weiter, höchstens drei Würfe.
    .example = Ana würfelt eine 6, dann eine 4: Ihre Seite bekommt 10 dazu.
    .wild = Als Hauptspieler, bevor Karten gewählt werden: Würfle, und deine Summe bekommt die Zahl dazu.
    .super = Du würfelst zweimal, und das Bessere zählt.

event-noted-homebrew-thrown = { $maker } würfelt { $count }.

power-homebrew-ferryman =
    .text = Kommen Steine anderer beim Sammeln aus dem Warp zurück, darf einer von dir mitkommen, auf eine beliebige deiner Basen.
    .example = Ben sammelt, und einer von Anas Steinen kommt mit.
    .wild = Als Angreifer sammelst du bis zu drei Steine.
    .super = Zwei deiner Steine dürfen mitkommen.

power-homebrew-gavel =
    .text = Decke zu Beginn deines Zugs die oberste Karte des Stapels auf. Alle anderen bieten geheim bis zu drei ihrer Steine. Das höchste Gebot, bei mehreren das erste nach dir, verliert diese Steine und nimmt die Karte. Bietet niemand, gehört sie dir.
    .example = Ben bietet zwei, Cy und Dot bieten einen: Ben verliert zwei Steine und hat die Karte.
    .wild = Sieh dir zu Beginn deines Zugs die nächste Schicksalskarte an. Du darfst sie nach unten legen.
    .super = Du darfst mitbieten und stehst bei gleichen Geboten hinten.
question-step-homebrew-bid = Wie viele Steine bietest du?
question-step-homebrew-under = Legst du die nächste Schicksalskarte nach unten?

power-homebrew-tollkeeper =
    .text = Zu Beginn deines Zugs stellst du ein Tor auf einen Planeten ohne Tor: höchstens vier, dann verschwindet das älteste. Wer mit Steinen auf einen Planeten mit Tor kommt, verliert einen davon an den Warp oder gibt dir eine Karte seiner Wahl.
    .example = Ben landet auf einem Planeten mit Anas Tor: Er gibt ihr eine Karte und behält seinen Stein.
    .wild = Als Hauptspieler, sobald das Ziel feststeht: Jedes Edikt und jeder Flare kostet die anderen in dieser Begegnung einen Stein. Wer keinen hat, spielt keins davon.
    .super = Tore nehmen zwei Steine.
event-noted-homebrew-gates = { $maker }: { $count ->
        [one] Ein Tor steht
       *[other] Tore stehen
    } auf { $value }.
question-step-homebrew-gate = Auf welchen Planeten stellst du ein Tor?
question-step-homebrew-toll = Was zahlst du am Tor?
question-choice-homebrew-tollkeeper =
    .card = eine Karte
    .token = einen Stein
question-step-homebrew-given = Welche Karte gibst du?

power-homebrew-cartographer =
    .text = Immer wenn eine Begegnung beginnt, siehst du dir die nächsten zwei Schicksalskarten an und legst sie in beliebiger Reihenfolge zurück.
    .example = Dot ist dran. Ana sieht ihre eigene Farbe, dann die von Ben: Sie legt Ben nach vorn, und Dot greift ihn an.
    .wild = Als Hauptspieler, bevor Verbündete eingeladen werden: Nenne jemanden. Auf die Gegenseite kommt diese Person nicht.
    .super = Eine der beiden darfst du nach unten legen.
question-step-homebrew-next = Welche Schicksalskarte kommt als Nächstes?
question-step-homebrew-bury = Welche Schicksalskarte kommt nach unten?

power-homebrew-magistrate =
    .text = Als Hauptspieler, sobald das Ziel feststeht, darfst du die Sitzung schließen: Niemand sonst spielt in dieser Begegnung ein Edikt oder einen Flare.
    .example = Ana schließt die Sitzung, und Ben behält seinen Flare.
    .wild = Als Hauptspieler, bevor Karten gewählt werden: Du darfst ein Edikt als Angriff 8 spielen.
    .super = Als Hauptspieler, bevor Verbündete eingeladen werden: Auf die Gegenseite kommt niemand.
