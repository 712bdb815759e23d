"""A host's choice of powers for a game (2.7): sets, levels and names, read once when the game begins."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.kinds.effects import POWERS, Edition, Level
from bot.cosmic.kinds.packs import POOL
from bot.cosmic.model.older_pools import FIRST
from bot.words import brought
from bot.words.options import BadOption

USUAL, ALL, CLASSIC, NONE = "usual", "all", "classic", "none"
WORDS: Sequence[str] = (USUAL, ALL, CLASSIC, *Edition, *Level)
"""What stands for several powers."""


class UnknownPower(BadOption):
    """Raised for a word that is neither a power nor in ``WORDS``; ``value`` is that word alone."""

    def __init__(self, option: str, word: str) -> None:
        super().__init__(option, word, ", ".join((*WORDS, *POWERS)))


class SmallPool(BadOption):
    """Raised when the powers of a pool may be too few for a table."""

    def __init__(self, have: int, needed: int, players: int) -> None:
        super().__init__("pool", have, f"{needed} powers for {players} players")
        self.have = have
        self.needed = needed
        self.players = players


def chosen(pool: str, bans: str) -> tuple[str, ...] | None:
    """The powers of ``pool`` without those of ``bans``, in alphabetical order; None for the usual ones.

    Both are lists with commas. Raises ``UnknownPower``.
    """
    if pool == USUAL and bans == NONE:
        return None
    banned = () if bans == NONE else names(bans, "bans")
    return tuple(name for name in names(pool) if name not in banned)


def names(written: str, option: str = "pool") -> tuple[str, ...]:
    """The powers that somebody wrote, in alphabetical order: words of ``WORDS``, ``pack:homebrew`` and names.

    Raises ``UnknownPower``, for nothing at all as well.
    """
    words = [word for word in map(str.strip, written.split(",")) if word]
    keys = [word.lower().replace("-", "_").replace(" ", "_") for word in words]
    for word, key in zip(words or [written], keys or [""], strict=True):
        if not any(key in WORDS or _stands_for(key, name) for name in POWERS):
            raise UnknownPower(option, word)
    return tuple(sorted(name for name in POWERS if any(_stands_for(key, name) for key in keys)))


def _stands_for(word: str, name: str) -> bool:
    power = POWERS[name]
    if power.pack:  # no word of the tree deals it
        return word in (name, f"{POOL}{power.pack}") or (word == brought.bare(name) and word not in POWERS)
    classic = word == CLASSIC and power.edition is not Edition.LATER
    usual = word == USUAL and name in FIRST
    return word == ALL or usual or classic or word in (name, power.edition, power.level)
