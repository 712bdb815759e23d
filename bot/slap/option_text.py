"""What each table option of the slap game is called and does, in English. Values are those of ``options``."""

from __future__ import annotations

from bot.words.options import GameName, OptionText

NAME = GameName("🖐️ **The slap game**", "Slap game", "Default rules. `/slap rules` explains them.")

OPTIONS: tuple[OptionText, ...] = (
    OptionText(
        "mode",
        "Table",
        "Live: the first slap wins. Slow: minutes per card, slaps are sealed, the lot decides.",
        (("live", "live, everybody at once"), ("slow", "slow, over days")),
    ),
    OptionText(
        "pace",
        "Pace",
        "How long each card stays open before the next one.",
        (
            ("3 s", "normal, 3 s"),
            ("5 s", "calm, 5 s"),
            ("2 s", "quick, 2 s"),
            ("1.5 s", "fastest, 1.5 s"),
            ("10 s", "slowest, 10 s"),
            ("5 min", "slow table: 5 min"),
            ("1 min", "slow table: 1 min"),
            ("2 min", "slow table: 2 min"),
            ("10 min", "slow table: 10 min"),
            ("15 min", "slow table: 15 min"),
        ),
        "seconds from 1.5 to 10 at a live table, minutes from 1 to 15 at a slow one",
    ),
    OptionText(
        "slap_by",
        "Slap by",
        "What counts as a slap.",
        (("reaction", "✋ reaction"), ("button", "button"), ("both", "✋ or button")),
    ),
    OptionText(
        "flip",
        "Cards turn",
        "Whether the bot turns the cards or the player to move presses Flip.",
        (("auto", "by themselves"), ("manual", "by the player to move")),
    ),
    OptionText(
        "comebacks",
        "Comebacks",
        "How often a player without cards may slap back in.",
        (("1", "one"), ("0", "none"), ("unlimited", "unlimited")),
    ),
    OptionText(
        "penalty",
        "False slap costs",
        "Cards that go under the pile for a slap without a pattern.",
        (("2", "2 cards"), ("0", "nothing"), ("1", "1 card"), ("3", "3 cards")),
    ),
    OptionText(
        "empty_false_slap",
        "False slap without cards",
        "What it costs when there is nothing to pay.",
        (("lock", "no slapping until the pile is taken"), ("out", "out of the game")),
    ),
    OptionText(
        "short_challenge",
        "Running out in a challenge",
        "What happens when the challenged player runs out of cards.",
        (("lost", "the challenge is lost"), ("pass", "the next player takes the chances left")),
    ),
    OptionText(
        "flip_limit",
        "Length",
        "After this many cards the most cards win.",
        (
            ("1200", "1,200 cards"),
            ("300", "300 cards, short"),
            ("600", "600 cards"),
            ("5000", "5,000 cards"),
            ("none", "no limit"),
        ),
        "cards from 300 to 5000, or none",
    ),
    OptionText(
        "late",
        "Late slaps",
        "Whether a slap just after the next card costs like a false one.",
        (("free", "cost nothing"), ("strict", "cost cards")),
    ),
    OptionText(
        "show",
        "Cards shown",
        "How many of the last cards each message shows.",
        (("3", "the last three"), ("1", "only the top card")),
    ),
    OptionText(
        "max_players",
        "Seats",
        "How many players the table takes.",
        (("8", "8"), ("2", "2"), ("3", "3"), ("4", "4"), ("5", "5"), ("6", "6"), ("7", "7"), ("9", "9"), ("10", "10")),
    ),
    OptionText(
        "language",
        "Language",
        "In which language the table speaks; private answers come in your own.",
        (("en", "English"), ("de", "Deutsch")),
    ),
)
