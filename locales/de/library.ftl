# Rings um die Seiten der Bibliothek, die `/rules` zeigt.

library-slap = Klatschspiel
    .also = klatschen, muster, paar, sandwich, hymne, falsch geklatscht, farben, elemente, hofkarte
library-contents = **Regeln.** Wähl ein Thema, oder tipp irgendeine Regel, Kraft, Karte oder ein Zeichen hinter `/rules`. Kleine Tippfehler schaden nicht.
library-menu = { $first } … { $last }
# *Das erklären* im Menü einer Nachricht.
library-not-mine = Ich kann nur erklären, was ich an einem Tisch gesagt habe. Für alles andere gibt es `/rules`.
library-nothing-to-explain = Das hier erklärt sich von selbst. Was du sonst wissen willst, findet `/rules`.
library-unknown = Unter *{ $typed }* habe ich nichts gefunden. { COUNT($near) ->
        [0] Wähl aus der Liste, die sich beim Tippen öffnet.
       *[other] Meinst du { LIST($near, style: "or") }?
    }
library-topic =
    { "" }**{ $title }**
    { $text }
    { $example }
    -# cosmic { LIST($rules, style: "comma") }
library-example = **Beispiel:** { $text }

# Was hinter dem Namen einer Kraft oder Karte steht.
library-mandatory = Pflichtkraft
library-optional = freiwillige Kraft
library-set-eon = Eon
library-set-mayfair = Mayfair
library-set-later = spätere Ausgabe
library-set-warp = mit Asteroiden
library-pack = Paket { $pack } von { $author }
library-level-novice = leicht zu spielen
library-level-advanced = braucht Übung
library-level-expert = schwer zu spielen
library-edict = Edikt
library-flare = Flare-Karte
library-challenge-card = Begegnungskarte
library-copies = { $count }-mal im Stapel
library-wild = Wild-Flare
library-super = Super-Flare
library-needs-allies = Nicht zu zweit.

library-attack = Angriff { $value }
    .text = Leg sie in Phase 7 verdeckt. Bei zwei Angriffen zählt jede Seite Karte und Steine zusammen. Die höhere Summe gewinnt, bei Gleichstand die Abwehr. Einen Kompromiss schlägt ein Angriff immer.
library-compromise = Kompromiss
    .text = Leg ihn in Phase 7 verdeckt. Gegen einen Angriff verliert er, aber dafür nimmst du für jeden verlorenen Stein eine zufällige Karte aus der Hand des Siegers. Zwei Kompromisse heißen Handel: Platzt er, verliert jeder darin drei Steine.

# Wann etwas wirkt, in der Reihenfolge einer Begegnung.
library-phase-setup = Aufbau
library-phase-1 = Phase 1 (Beginn)
library-phase-2 = Phase 2 (Schicksal)
library-phase-3 = Phase 3 (Ziel)
library-phase-4 = Phase 4 (Steine)
library-phase-5 = Phase 5 (Einladung)
library-phase-6 = Phase 6 (Bündnis)
library-phase-7 = Phase 7 (Karten)
library-phase-8 = Phase 8 (Aufdecken)
library-phase-9 = Phase 9 (Ausgang)
library-phase-end = am Ende der Begegnung
library-phase-lost = wann immer Steine verloren gehen
library-phase-drawn = wann immer Karten gezogen werden
library-phase-discarded = wann immer Karten abgelegt werden
library-phase-win = bei der Prüfung auf Sieg
library-phase-any = bei jedem Halt
library-phase-answer = als Antwort auf einen Einsatz

# Karten der Erweiterungen: andere Suchwörter, Art, Text.
library-zodiac-sign = Sign
    .also = sternzeichen, zeichenkarte
    .text = Davon gibt es eine für jedes Zeichen. Der Angriff spielt sie vor dem Zielen auf jemanden, der zu diesem Zeichen Yin oder in der Cusp ist, auch auf sich selbst. Spiritual Leader und Nemesis spielen sie auf alle. Sie ersetzt die Karte ihres Ziels, das einen Karma-Stein auf eine Basis zurückstellt, und der Angriff zieht zwei Karten. Auf der Hand ist sie weder Begegnungskarte noch Edikt noch Flare.
library-zodiac-cusp = Cusp
    .also = cusp-karte
    .text = Es gibt zwei. Spiel sie wie ein Zeichen, auf alle außer dem Spiritual Leader, Nemesis oder jemandem in der Cusp. In der Cusp hast du kein Zeichen: keine Beziehungen und kein Karma durch Begegnungen.
library-zodiac-nemesis = Nemesis
    .also = nemesis-karte
    .text = Es gibt eine. Spiel sie wie ein Zeichen, aber nur, solange niemand Spiritual Leader ist. Nemesis braucht eine Basis weniger, behält Kräfte auch ohne Heimatbasen und gewinnt sofort, wenn sie Spiritual Leader wird.
library-zodiac-card = Zodiac-Karte
library-moon-instant = Sofort-Mond
library-moon-continuous = dauernder Mond
library-moon-secret = geheimer Mond
