"""What a host writes to choose the powers of a game (2.7): sets, levels and names, read once when the game begins."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.kinds.effects import POWERS, Level, Set
from bot.words.options import BadOption

ALL, CLASSIC = "all", "classic"
WORDS: Sequence[str] = (ALL, CLASSIC, *Set, *Level)
"""What stands for several powers."""


def names(written: str) -> tuple[str, ...]:
    """The powers that somebody wrote, in alphabetical order: words of ``WORDS`` and names, with commas between.

    Raises ``BadOption`` for a word that is none.
    """
    words = [word.strip().lower().replace("-", "_").replace(" ", "_") for word in written.split(",") if word.strip()]
    unknown = next((word for word in words if word not in WORDS and word not in POWERS), None)
    if unknown is not None or not words:
        raise BadOption("pool", unknown or written, ", ".join(WORDS))
    return tuple(sorted(name for name in POWERS if any(_stands_for(word, name) for word in words)))


def _stands_for(word: str, name: str) -> bool:
    power = POWERS[name]
    classic = word == CLASSIC and power.set is not Set.LATER
    return word == ALL or classic or word in (name, power.set, power.level)
