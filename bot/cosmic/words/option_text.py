"""What each option of a Cosmic Encounter table is called and does, in English; ``table_options`` reads the values."""

from __future__ import annotations

from bot.words.options import GameName, OptionText, Temperament, languages

NAME = GameName(
    "🪐 **Cosmic Encounter**", "Cosmic Encounter", "Default rules, one step a day or so. `/cosmic help` explains them."
)

OPTIONS: tuple[OptionText, ...] = (
    OptionText(
        "speed",
        "Speed",
        "How long players have for each decision before its default is taken.",
        (
            ("daily", "daily, up to 12 hours"),
            ("live", "live, up to two minutes"),
            ("lively", "lively, up to two hours"),
            ("relaxed", "relaxed, up to a day"),
        ),
    ),
    OptionText(
        "seats",
        "Seats",
        "How many players the table takes.",
        (("6", "6"), ("2", "2"), ("3", "3"), ("4", "4"), ("5", "5")),
    ),
    OptionText(
        "powers_per_player",
        "Powers",
        "How many alien powers each player keeps.",
        (("1", "one each"), ("2", "two each")),
    ),
    OptionText(
        "powers_dealt",
        "Powers to choose from",
        "How many powers each player is dealt and chooses from.",
        (
            ("usual", "one more than is kept"),
            ("2", "two, to keep one"),
            ("3", "three"),
            ("4", "four, to keep two"),
        ),
    ),
    OptionText(
        "bases_to_win",
        "Bases to win",
        "How many bases outside the home system win the game.",
        (
            ("usual", "five, four with two players"),
            ("3", "three, a short game"),
            ("4", "four"),
            ("5", "five"),
            ("6", "six"),
            ("7", "seven"),
            ("8", "eight, a long game"),
        ),
    ),
    OptionText(
        "flares",
        "Flares",
        "Cards tied to a power: an effect for everybody and a stronger one for that power's owner.",
        (
            ("retained", "come back to the hand after use"),
            ("one_shot", "are used once"),
            ("off", "no flares"),
        ),
    ),
    OptionText(
        "reverse_cone",
        "Reverse cone",
        "Whether marked destiny cards swap the rewards of the two sides' allies.",
        (("on", "on"), ("off", "off")),
    ),
    OptionText(
        "later_powers",
        "Later powers",
        "Whether powers of later editions are dealt: Cudgel, Hate, Masochist, Mirror and Tripler.",
        (("on", "with them"), ("off", "without them")),
    ),
    OptionText(
        "language",
        "Language",
        "In which language the table speaks; private answers come in your own.",
        languages(),
    ),
)

TEMPERS: tuple[Temperament, ...] = (
    Temperament("bold", "bold", "Joins readily, sends many tokens and plays its cards early."),
    Temperament("careful", "careful", "Keeps its tokens together and takes few risks."),
    Temperament("sly", "sly", "Waits for the right moment and makes no deal that is better for others."),
)

TOGETHER = {
    "powers_dealt": "Whoever keeps one power is dealt two or three to choose from, whoever keeps two is dealt three or "
    "four (cosmic 3.4): choose one of these, or change how many are kept.",
    "bases_to_win": "Two players win with three to five bases, because each has only five foreign planets (cosmic "
    "8.6): "
    "choose fewer bases, or play with three or more.",
}
"""Why an option does not go with the others at this table, by its name."""


def bad_option(title: str, value: str, allowed: str) -> str:
    """An option's value that cannot be."""
    return f"{title}: {value} is not possible; choose {allowed}."
