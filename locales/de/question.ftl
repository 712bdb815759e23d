# Die Fragen von Cosmic Encounter, und warum eine Antwort nicht geht. Knöpfe und Menüs dazu stehen in cosmic-ask.ftl.

question-colour = Wähle eine Farbe. Wollen zwei dieselbe, bekommt sie der frühere Platz.
question-powers = Welche Kraft behältst du? Niemand sieht deine Wahl, bevor alle gewählt haben.
question-draft = Welche Kraft nimmst du? Alle sehen es sofort.
question-layout = Verteile deine Steine auf deine Heimatplaneten. Alle werden gleichzeitig aufgedeckt.
question-regroup = Auf welche Basis kommt dein Stein aus dem Warp zurück?
question-wild = Das Schicksal ist wild: Wen forderst du heraus?
question-own-colour = Das Schicksal zeigt deine eigene Farbe. Was tust du?
question-target = Welchen Planeten greifst du an?
question-commit = Wie viele Steine setzt du ein, und von welchen Basen?
question-invite =
    .offense = Wen lädst du zum Angriff ein?
    .defense = Wen lädst du zur Abwehr ein?
question-join = Du bist eingeladen. Trittst du einer Seite bei?
question-card = Welche Begegnungskarte spielst du? Sie bleibt verdeckt, bis beide gewählt haben.
question-return = Auf welche Basen kehren deine Steine zurück?
question-lose = Welche Steine verlierst du?
question-found = Wie viele Steine besiedeln den Planeten neu, und von welchen Basen?
question-reward = Deine Belohnung: Wie viele Steine aus dem Warp, wie viele Karten?
question-second-challenge = Willst du eine zweite Begegnung?
question-stop-turn = Dieser Zug dauert schon zehn Begegnungen oder mehr. Soll er hier enden?
question-order-powers = Mehrere deiner Kräfte wirken jetzt. In welcher Reihenfolge?
question-response = Antwortest du auf das, was gerade angesagt wurde?
question-checkpoint =
    .between = Bevor diese Begegnung beginnt: Spielst du eine Karte oder Kraft?
    .attack = Ziel und Steine sind bekannt. Spielst du eine Karte oder Kraft?
    .sides = Die Seiten stehen fest. Spielst du eine Karte oder Kraft, bevor Karten gewählt werden?
    .cards-down = Sobald beide Karten verdeckt liegen: Spielst du eine Karte oder Kraft?
    .reveal = Die Karten sind aufgedeckt. Spielst du eine Karte oder Kraft?

# Kräfte, Edikte und Flares fragen mit dem Namen ihrer Karte; ihr Text folgt.
question-with-text = { $question } { $text }
question-use = { $power } jetzt nutzen?
question-step-target = { $power }: Welchen Spieler?
question-step-whom = { $power }: Welchen Spieler?
question-step-player = { $power }: Welchen Spieler?
question-step-victim = { $power }: Welchen Spieler?
question-step-defense = { $power }: Wer ist die Abwehr?
question-step-way = { $power }: Was tust du?
question-step-card = { $power }: Welche Karte?
question-step-cards = { $power }: Welche Karten?
question-step-search = { $power }: Welche Karte nimmst du?
question-step-return = { $power }: Welche Karte gibst du zurück?
question-step-face = { $power }: Welche Karte nennst du?
question-step-attack = { $power }: Welchen Angriff wirfst du ab?
question-step-compromise = { $power }: Welchen Kompromiss wirfst du ab?
question-step-edict = { $power }: Welches Edikt wirfst du ab?
question-step-flare = { $power }: Welche Flare wirfst du ab?
question-step-zodiac = { $power }: Welche Zodiac-Karte wirfst du ab?
question-step-planet = { $power }: Welchen Planeten?
question-step-base = { $power }: Auf welcher Basis?
question-step-token = { $power }: Welchen Stein?
question-step-colour = { $power }: Welche Farbe?
question-step-power = { $power }: Welche Kraft?
question-step-allies = { $power }: Welche Verbündeten?
question-step-in = { $power }: Welche Steine holst du hinein?
question-step-out = { $power }: Wie viele Steine nimmst du zurück?
question-step-commit = { $power }: Welche Steine setzt du ein?
question-step-numbers = { $power }: Wie viele Steine?
question-step-number = { $power }: Wie viele Steine?
question-step-look = { $power }: Wessen Hand siehst du dir an?
question-step-sacrifice = { $power }: Von welcher Basis gibst du einen Stein auf?
question-step-host = { $power }: Bei welchem Spieler?
question-step-from = { $power }: Von welcher Basis?
question-step-rearrange = { $power }: Wie viele Steine kommen auf welche Basis?
question-step-add = { $power }: Von welchen Basen kommen die fehlenden Steine?
question-step-to-offense = { $power }: Wer tritt dem Angriff bei?
question-step-to-defense = { $power }: Wer tritt der Abwehr bei?
question-step-repelled = { $power }: Wen schickst du zurück?
question-step-redeem = { $power }: Welche Karten bietest du für ebenso viele deiner Steine?
question-step-accept = { $power }: Nimmst du an?
question-step-free = { $power }: Wie viele Steine gehen an ihre Besitzer zurück?
question-step-plant = { $power }: Unter welchem Planeten versteckst du eine Bombe?
question-step-plant-late = { $power }: Unter welchen dieser Planeten versteckst du Bomben?
question-step-hide = { $power }: Wie viele Steine der Reserve setzt du ungesehen ein?
question-step-term = { $power }: Was gewinnt das Spiel?
question-step-torture = { $power }: Welchen Stein verliert dein Gegner, oder eine zufällige Karte?
question-step-concede = { $power }: Lässt du deinen Gegner gewinnen?
question-step-on = { $power }: Machst du weiter?
question-step-tip = { $power }: Gibst du eine zufällige Karte als Trinkgeld?
question-step-load = { $power }: Bestimmst du, von welchen Basen der Kegel beladen wird?
question-step-traps = { $power }: An welche Planeten legst du Fallen?
question-step-decoys = { $power }: An welche Planeten legst du Attrappen?
question-step-give = { $power }: Welchen Planeten gibst du?
question-step-take = { $power }: Welchen Planeten nimmst du?
question-step-bases = { $power }: Von welchen Basen kommen die Steine?
question-step-agree = { $power }: Gibst du nach?
question-step-award = { $power }: Wer bekommt etwas zugesprochen?
question-step-awarded = { $power }: Was bekommt der Gewinner?
question-step-awarded-loser = { $power }: Was bekommt der Verlierer?
question-step-award-cards = { $power }: Wie viele Karten?
question-step-lure = { $power }: Auf welchen deiner Planeten drehst du den Kegel?
question-step-found = { $power }: Mit welchen Steinen gründest du die Basis?
question-step-promised = { $power }: Willst du eine Basis auf ihrem freien Planeten statt deiner Belohnungen?
question-step-bribe = { $power }: Lässt du einen Stein in den Warp gehen statt der Hälfte deiner Karten?
question-step-penalty = { $power }: Welcher Stein geht verloren, oder eine Karte auf gut Glück?
question-step-louder = { $power }: Welche halben Zeichen werden wieder ganz?
question-step-asks = { $power }: Was fragst du?
question-step-at-least = { $power }: ein Angriff ab welcher Zahl?
question-step-will = { $power }: Antwortest du mit Ja oder Nein? Du musst dich daran halten.
question-step-means = { $power }: Welche Karte willst du spielen?
question-step-whine = { $power }: Worüber jammerst du?
question-step-wish = { $power }: Welche Karte wünschst du dir?
question-step-consent = { $power }: Gewährst du es?
question-step-give-up = { $power }: Welche fremde Basis gibst du auf?
question-step-invite-after-all = { $power }: Lädst du doch noch ein? Wenn nicht, hast du keine Verbündeten.
question-step-discards = { $power }: Welche Karten legst du ab?
question-step-share = { $power }: Teilst du deinen Sieg?

# Was keinen eigenen Schritt hat, wird nach der Form der Antwort gefragt.
question-hint-one = { $power }: Wähle eines.
question-hint-up-to = { $power }: Wähle höchstens { $most }.
question-hint-number = { $power }: Wähle eine Zahl von { $least } bis { $most }.
question-hint-yes-no = { $power }: Ja oder nein?
question-hint-split =
    { $power }: Verteile { $most ->
        [one] einen Stein
       *[other] { $most } Steine
    }.
question-hint-between = { $power }: Verteile { $least } bis { $most } Steine.
question-hint-order = { $power }: In welcher Reihenfolge?
question-hint-deal = { $power }: Was bietest du?

# Was eine Antwort gewesen wäre.
question-limit-one = Wähle eine der angebotenen Antworten.
question-limit-up-to = Wähle höchstens { $most } davon, jedes nur einmal.
question-limit-number = Wähle eine Zahl von { $least } bis { $most }.
question-limit-yes-no = Antworte ja oder nein.
question-limit-split =
    Verteile insgesamt { $most ->
        [one] einen Stein
       *[other] { $most } Steine
    }.
question-limit-between = Verteile insgesamt { $least } bis { $most } Steine.
question-limit-order = Nenne jedes genau einmal.
question-limit-deal = Biete an, was ihr beide habt, und mindestens eines.

# Warum eine Antwort nicht gilt, mit der Regel, und was zu tun ist.
question-refused-noted = Schon notiert.
question-refused-over = Das Spiel ist zu Ende.
question-refused-closed = Diese Frage ist geschlossen; was jetzt gefragt ist, steht am Tisch (cosmic 8.16).
question-refused-not-yours = Das hast nicht du zu entscheiden (cosmic 8.15).
question-refused-option = Das geht hier nicht (cosmic { $rule }). { $wanted }
question-refused-not-playing = Du spielst in diesem Spiel nicht oder nicht mehr mit (cosmic 8.7).
question-refused-now = Das geht jetzt nicht (cosmic 8.15).
question-refused-nothing = In dieser Phase gibt es nichts zurückzunehmen.
question-refused-seen = Andere haben seitdem etwas erfahren; zurücknehmen geht nur, wenn alle zustimmen.

# Antworten, die weder Karte noch Ort, Person oder Zahl sind.
question-choice-pass = Passen
question-choice-decline = Ablehnen
question-choice-redraw = Neu ziehen
question-choice-by-chance = Eine zufällige Karte
question-choice-any = Was übrig bleibt
question-choice-tokens = Steine aus dem Warp
question-choice-cards = Karten vom Stapel
question-choice-in = Steine hineinholen
question-choice-out = Steine herausnehmen
question-choice-draw = Eine Karte vom Stapel
question-choice-exchange = Kräfte tauschen
question-choice-repel = Einen Verbündeten fortschicken
question-choice-none = Keine
question-choice-deck = Eine Karte vom Stapel
question-choice-stop = Keine mehr
question-choice-bleed = Drei Steine verlieren
question-choice-even = Gerade
question-choice-odd = Ungerade
question-choice-card = Eine zufällige Karte
question-choice-swap = Zwei Marker vertauschen
question-choice-trap = Eine Falle legen
question-choice-decoy = Eine Attrappe legen
question-choice-leave = Dem Angriff überlassen
question-choice-tens = Zehner
question-choice-ones = Einer
question-choice-plus = Dazuzählen
question-choice-minus = Abziehen
question-choice-left = Linke Hand
question-choice-right = Rechte Hand
question-choice-regain = Ein Stein aus dem Warp
question-choice-take-store = Das Lager nehmen
question-choice-swap-store = Eine Karte tauschen
question-choice-clumsy = Ungeschick: schickt höchstens zwei Steine
question-choice-mute = Stummheit: darf nicht einladen
question-choice-barren = Leere: keine Belohnungen
question-choice-stuck = Starre: holt keinen Stein zurück
question-choice-frail = Schwäche: Summe 3 niedriger
question-choice-glass = Glas: du siehst die Hand
question-choice-winner = Der Gewinner
question-choice-loser = Der Verlierer
question-choice-one-base = Eine Basis
question-choice-some-cards = Einige Karten
question-choice-all-cards = Alle Karten
question-choice-base-and-cards = Eine Basis und einige Karten
question-choice-base-and-all = Eine Basis und alle Karten
question-choice-holds = Hast du diese Karte auf der Hand?
question-choice-plays = Wirst du diese Karte spielen?
question-choice-at-least = Wirst du einen Angriff ab einer Zahl spielen?
question-choice-compromise = Wirst du einen Kompromiss spielen?
question-choice-which = Welche Karte wirst du spielen?
question-choice-yes = Ja
question-choice-no = Nein
question-choice-three-flares = Drei zufällige Flares
question-choice-search-flares = Ein Flare meiner Wahl
question-choice-lost-tokens = Meine Steine im Warp
question-choice-foreign-bases = Meine wenigen fremden Basen
question-choice-a-card = Eine Karte, die mir fehlt
