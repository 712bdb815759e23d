"""The Zodiac in the library of rules, in German: short topics with an example."""

from __future__ import annotations

from bot.cosmic.expansions.zodiac.chart import SIGNS
from bot.cosmic.library.topic import CardPage, Topic
from bot.cosmic.library.words import add_cards, add_topics

add_topics(
    "de",
    (
        Topic(
            "zodiac",
            "WARP Zodiac: Zeichen und Karma",
            ("zodiac", "sternzeichen", "karma", "yin", "yang", "sternkreis", "cusp"),
            ("Z3", "Z8", "Z19", "Z20", "Z23", "Z24"),
            "Jeder hat ein Sternzeichen und darauf zwei Steine, das *Karma*; sie stehen auf keiner Basis und sind für "
            "alles andere unerreichbar. Zeichen im Abstand bis zwei sind *Yin*, ab vier *Yang*, bei drei nichts. Nach "
            "einer Herausforderung gewinnt ein Hauptspieler, der verloren oder einen Handel gemacht hat, ein Karma, "
            "wer gewonnen hat oder keinen Handel zustande brachte, verliert eines; wer zu ihm Yin ist, folgt ihm, wer "
            "Yang ist, tut das Gegenteil. Karma kommt von den eigenen Basen und kehrt dorthin zurück. Wer in der Cusp "
            "ist, hat kein Zeichen und keine Beziehungen.",
            "Ana, Taurus, besiegt Cy, Scorpio. Ana verliert eines, weil sie gewann, und eines, weil Cy, ihr Yang, "
            "eines bekam: Zwei Steine stehen wieder auf ihren Basen.",
        ),
        Topic(
            "zodiac_cards",
            "WARP Zodiac: Karten spielen",
            ("zodiac-karten", "zeichen spielen", "cusp-karte", "zodiac-fenster"),
            ("Z9", "Z10", "Z12", "Z13", "Z14"),
            "Als Angreifer darfst du Zodiac-Karten spielen, bevor du zielst, jede auf jemanden, auf den sie passt: ein "
            "Zeichen auf wen, der dazu Yin oder in der Cusp ist, eine Cusp auf wen, der nicht in der Cusp ist, Nemesis "
            "nur, solange niemand Spiritual Leader ist; auf Spiritual Leader und Nemesis spielt niemand. Die Karte "
            "ersetzt die alte, das Ziel gibt ein Karma frei, und du ziehst zwei Karten. Der Sternkreis zeigt vorher, "
            "was sich ändern würde.",
            "Ben spielt Cancer auf Ana, die Gemini ist: Sie ist jetzt Cancer, einer ihrer Karma-Steine steht wieder "
            "auf einer Basis, und Ben zieht zwei Karten.",
        ),
        Topic(
            "spiritual_leader",
            "Spiritual Leader und Nemesis",
            ("leader", "nemesis", "krone", "vorrechte", "sofortsieg"),
            ("Z28", "Z30", "Z31", "Z33", "Z34", "Z35", "Z37", "Z40"),
            "Wer allein das meiste Karma hat, ist *Spiritual Leader*; bei Gleichstand niemand. Wer die Nemesis-Karte "
            "hat, ist *Nemesis*. Beide spielen Zeichen auf jeden, behalten ihre Kräfte bei beliebig wenigen "
            "Heimatbasen, brauchen eine Basis weniger zum Sieg, ändern ihr Karma nicht durch Herausforderungen und "
            "dürfen ihre Zodiac-Karte wie eine Basis benutzen: der Spiritual Leader, solange er vorn bleibt, Nemesis, "
            "solange sie durch abgelegte Steine weder vorn liegt noch den Spiritual Leader stürzt. Wer beides wird, "
            "gewinnt sofort. Es sind Ämter: Nichts zappt sie.",
            "Nemesis und Ana haben gleich viel Karma, je drei. Nemesis spielt ein Zeichen auf Ana, die eines freigibt: "
            "Nemesis liegt vorn und hat gewonnen.",
        ),
        Topic(
            "zodiac_first_games",
            "WARP Zodiac: erste Partien",
            ("erste partie", "anfänger", "welche erweiterung", "empfohlen", "erweiterungen zusammen"),
            ("X7",),
            "Nehmt für eine erste Partie eine Erweiterung allein. Der Zodiac geht am besten ab drei Spielern, und "
            "anfangs ohne eine andere Erweiterung oder viele Kräfte, die Steine kosten, denn Karma nimmt einige aus "
            "dem Spiel.",
            "Vier Freunde kennen das Grundspiel. Sie spielen eine Partie nur mit dem Zodiac und nehmen in der nächsten "
            "Asteroiden dazu.",
        ),
        Topic(
            "zodiac_together",
            "WARP Zodiac mit anderen Erweiterungen",
            ("alle erweiterungen", "erweiterungen zusammen", "zodiac und skill tokens", "zodiac und asteroiden"),
            ("X1", "X2", "X3", "X4", "X5", "X6"),
            "In einer Begegnung rücken zuerst die Asteroiden, dann kommt das Schicksal, dann die Zodiac-Karten, dann "
            "das Ziel; Escorts und Shields folgen auf die Verbündeten, und das Karma kommt zuletzt. Die Buchstaben "
            "deines Karmas wählst du, und Leader auf deiner Zodiac-Karte halten keine Kraft wach. Eine abgeschlagene "
            "oder abgebrochene Begegnung ändert kein Karma. Spiritual Leader und Nemesis brauchen für Kräfte von "
            "Asteroiden keine drei Heimatbasen, wohl aber drei aktive Leader. Der Spiritual Leader ruft Escorts nur "
            "dann von seiner Karte, wenn er vorn bleibt. Zodiac-Karten, die man als Belohnung zieht, warten, bis man "
            "angreift.",
            "Ana bekommt Karma und legt einen Leader auf ihre Karte. Jetzt hat sie nur noch zwei aktive Leader: Ihre "
            "Kräfte schlafen sofort.",
        ),
    ),
)

add_cards(
    "de",
    (
        CardPage(
            "zodiac.sign",
            "Sign",
            ("sternzeichen", "zeichenkarte", *SIGNS),
            "Zodiac-Karte",
            "Eine für jedes Zeichen. Der Angriff spielt sie, bevor er zielt, auf jemanden, der zu diesem Zeichen Yin "
            "oder in der Cusp ist, auch auf sich selbst; Spiritual Leader und Nemesis spielen sie auf alle "
            "(cosmic Z10). Sie ersetzt die Karte ihres Ziels, das einen Karma-Stein auf eine Basis zurückstellt; dann "
            "zieht der Angriff zwei Karten (cosmic Z12). Auf der Hand ist sie weder Begegnungskarte noch Edikt noch "
            "Flare (cosmic Z9).",
        ),
        CardPage(
            "zodiac.cusp",
            "Cusp",
            ("cusp-karte",),
            "Zodiac-Karte",
            "Es gibt zwei. Wird wie ein Zeichen gespielt, auf alle, die weder Spiritual Leader noch Nemesis noch in "
            "der Cusp sind (cosmic Z10). Wer in der Cusp ist, hat kein Zeichen: keine Beziehungen und kein Karma durch "
            "Begegnungen (cosmic Z8, Z21).",
        ),
        CardPage(
            "zodiac.nemesis",
            "Nemesis",
            ("nemesis-karte",),
            "Zodiac-Karte",
            "Es gibt eine. Wird wie ein Zeichen gespielt, aber nur, solange niemand Spiritual Leader ist (cosmic Z10). "
            "Nemesis braucht eine Basis weniger, behält Kräfte ohne Heimatbasen und gewinnt sofort, wenn sie auch "
            "Spiritual Leader wird (cosmic Z31, Z37, Z38, Z39).",
        ),
    ),
)
