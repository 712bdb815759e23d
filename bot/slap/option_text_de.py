"""The table options of the slap game in German; the values are those of ``option_text``, in the same order."""

from __future__ import annotations

from bot.words.options import GameName, OptionText

NAME = GameName("🖐️ **Das Klatschspiel**", "Klatschspiel", "Normale Regeln. `/slap rules` erklärt sie.")

OPTIONS: tuple[OptionText, ...] = (
    OptionText(
        "mode",
        "Tisch",
        "Live: Der erste Klatscher gewinnt. Langsam: Minuten pro Karte, versiegelt, das Los entscheidet.",
        (("live", "live, alle gleichzeitig"), ("slow", "langsam, über Tage")),
    ),
    OptionText(
        "pace",
        "Tempo",
        "Wie lange jede Karte offen liegt, bevor die nächste kommt.",
        (
            ("3 s", "gewöhnlich, 3 s"),
            ("5 s", "gemütlich, 5 s"),
            ("2 s", "flott, 2 s"),
            ("1.5 s", "am schnellsten, 1,5 s"),
            ("10 s", "am langsamsten, 10 s"),
            ("5 min", "langsamer Tisch: 5 min"),
            ("1 min", "langsamer Tisch: 1 min"),
            ("2 min", "langsamer Tisch: 2 min"),
            ("10 min", "langsamer Tisch: 10 min"),
            ("15 min", "langsamer Tisch: 15 min"),
        ),
        "Sekunden von 1,5 bis 10 am Live-Tisch, Minuten von 1 bis 15 am langsamen",
    ),
    OptionText(
        "slap_by",
        "Geklatscht wird mit",
        "Was als Klatscher zählt.",
        (("reaction", "✋ als Reaktion"), ("button", "Knopf"), ("both", "✋ oder Knopf")),
    ),
    OptionText(
        "flip",
        "Aufdecken",
        "Ob der Bot die Karten aufdeckt oder wer dran ist per Knopf.",
        (("auto", "von selbst"), ("manual", "wer dran ist")),
    ),
    OptionText(
        "comebacks",
        "Comebacks",
        "Wie oft man sich ohne Karten wieder hineinklatschen darf.",
        (("1", "einmal"), ("0", "nie"), ("unlimited", "unbegrenzt")),
    ),
    OptionText(
        "penalty",
        "Falsch geklatscht kostet",
        "Wie viele Karten ein Klatscher ins Leere unter den Stapel kostet.",
        (("2", "2 Karten"), ("0", "nichts"), ("1", "1 Karte"), ("3", "3 Karten")),
    ),
    OptionText(
        "empty_false_slap",
        "Falsch geklatscht ohne Karten",
        "Was es kostet, wenn man nichts zum Zahlen hat.",
        (("lock", "gesperrt, bis der Stapel genommen ist"), ("out", "ausgeschieden")),
    ),
    OptionText(
        "short_challenge",
        "Karten alle beim Kontern",
        "Was passiert, wenn der Herausgeforderte keine Karten mehr hat.",
        (("lost", "die Herausforderung ist verloren"), ("pass", "wer danach kommt, erbt die Chancen")),
    ),
    OptionText(
        "flip_limit",
        "Länge",
        "Nach so vielen Karten gewinnen die meisten Karten.",
        (
            ("1200", "1.200 Karten"),
            ("300", "300 Karten, kurz"),
            ("600", "600 Karten"),
            ("5000", "5.000 Karten"),
            ("none", "ohne Ende"),
        ),
        "Karten von 300 bis 5000 oder none",
    ),
    OptionText(
        "late",
        "Zu spät geklatscht",
        "Ob ein Klatscher kurz nach der nächsten Karte wie ein falscher kostet.",
        (("free", "kostet nichts"), ("strict", "kostet Karten")),
    ),
    OptionText(
        "show",
        "Sichtbare Karten",
        "Wie viele der letzten Karten jede Nachricht zeigt.",
        (("3", "die letzten drei"), ("1", "nur die oberste")),
    ),
    OptionText(
        "max_players",
        "Plätze",
        "Wie viele mitspielen können.",
        (("8", "8"), ("2", "2"), ("3", "3"), ("4", "4"), ("5", "5"), ("6", "6"), ("7", "7"), ("9", "9"), ("10", "10")),
    ),
    OptionText(
        "language",
        "Sprache",
        "In welcher Sprache der Tisch spricht; was nur du siehst, kommt in deiner eigenen.",
        (("en", "English"), ("de", "Deutsch")),
    ),
)
