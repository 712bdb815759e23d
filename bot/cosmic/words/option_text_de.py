"""The options of a Cosmic Encounter table in German; values are those of ``option_text``, in the same order."""

from __future__ import annotations

from bot.words.options import GameName, OptionText, Temperament, languages

NAME = GameName(
    "🪐 **Cosmic Encounter**",
    "Cosmic Encounter",
    "Normale Regeln, etwa ein Schritt am Tag. `/cosmic help` erklärt sie.",
)

OPTIONS: tuple[OptionText, ...] = (
    OptionText(
        "speed",
        "Tempo",
        "Wie viel Zeit jede Entscheidung hat, bevor die Vorgabe gilt.",
        (
            ("daily", "täglich, bis 12 Stunden"),
            ("live", "live, bis zwei Minuten"),
            ("lively", "lebhaft, bis zwei Stunden"),
            ("relaxed", "gemütlich, bis einen Tag"),
        ),
    ),
    OptionText(
        "seats",
        "Plätze",
        "Wie viele mitspielen können.",
        (("6", "6"), ("2", "2"), ("3", "3"), ("4", "4"), ("5", "5")),
    ),
    OptionText(
        "powers_per_player",
        "Kräfte",
        "Wie viele Kräfte man behält.",
        (("1", "eine"), ("2", "zwei")),
    ),
    OptionText(
        "powers_dealt",
        "Kräfte zur Auswahl",
        "Wie viele Kräfte man bekommt, um daraus zu wählen.",
        (
            ("usual", "eine mehr, als man behält"),
            ("2", "zwei, um eine zu behalten"),
            ("3", "drei"),
            ("4", "vier, um zwei zu behalten"),
        ),
    ),
    OptionText(
        "bases_to_win",
        "Basen zum Sieg",
        "Mit wie vielen Basen außerhalb des Heimatsystems man gewinnt.",
        (
            ("usual", "fünf, zu zweit vier"),
            ("3", "drei, ein kurzes Spiel"),
            ("4", "vier"),
            ("5", "fünf"),
            ("6", "sechs"),
            ("7", "sieben"),
            ("8", "acht, ein langes Spiel"),
        ),
    ),
    OptionText(
        "flares",
        "Flares",
        "Karten zu einer Kraft: eine Wirkung für alle, eine stärkere für den, der diese Kraft hat.",
        (
            ("retained", "kommen nach Gebrauch auf die Hand zurück"),
            ("one_shot", "gelten einmal"),
            ("off", "keine Flares"),
        ),
    ),
    OptionText(
        "reverse_cone",
        "Umgekehrter Kegel",
        "Ob markierte Schicksalskarten die Belohnungen der Verbündeten beider Seiten vertauschen.",
        (("on", "an"), ("off", "aus")),
    ),
    OptionText(
        "later_powers",
        "Spätere Kräfte",
        "Ob Kräfte späterer Ausgaben verteilt werden: Cudgel, Hate, Masochist, Mirror und Tripler.",
        (("on", "mit ihnen"), ("off", "ohne sie")),
    ),
    OptionText(
        "language",
        "Sprache",
        "In welcher Sprache der Tisch spricht; was nur du siehst, kommt in deiner eigenen.",
        languages(),
    ),
)

TEMPERS: tuple[Temperament, ...] = (
    Temperament("bold", "kühn", "Verbündet sich gern, schickt viele Steine und spielt seine Karten früh."),
    Temperament("careful", "vorsichtig", "Hält seine Steine zusammen und wagt wenig."),
    Temperament("sly", "listig", "Wartet auf den richtigen Moment und macht keinen Handel, der anderen mehr nützt."),
)

TOGETHER = {
    "powers_dealt": "Wer eine Kraft behält, wählt aus zwei oder drei, wer zwei behält, aus drei oder vier (cosmic "
    "3.4): "
    "Wähl eine dieser Zahlen, oder ändere, wie viele man behält.",
    "bases_to_win": "Zu zweit gewinnt man mit drei bis fünf Basen, weil es nur fünf fremde Planeten gibt (cosmic 8.6): "
    "Wähl weniger Basen, oder spielt mindestens zu dritt.",
}


def bad_option(title: str, value: str, allowed: str) -> str:
    return f"{title}: {value} geht nicht; wähl {allowed}."
