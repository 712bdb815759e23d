"""Pools of powers: a host's choice for a game (2.7), read once when it begins, and those of older saves and files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.cosmic.kinds.effects import POWERS, Edition, Level
from bot.cosmic.kinds.packs import POOL
from bot.words import brought
from bot.words.options import BadOption

FIRST: tuple[str, ...] = (
    *("amoeba", "anti_matter", "assassin", "assessor", "butler", "calculator", "changeling", "chronos", "cleaver"),
    *("clone", "crystal", "cudgel", "dictator", "empath", "ethic", "filch", "fungus", "gambler", "gorgon", "hate"),
    *("healer", "laser", "loser", "machine", "macron", "magnet", "masochist", "mind", "miner", "mirror", "miser"),
    *("mutant", "oracle", "orbital", "pacifist", "parasite", "phantom", "philanthropist", "plant", "processor"),
    *("schizoid", "sorcerer", "spiff", "stasis", "swap", "symbiote", "terrorist", "trader", "tripler", "vacuum"),
    *("vampire", "virus", "void", "vulch", "warpish", "warrior", "will", "wrack", "wraith", "zombie"),
)
"""The powers of version 2 of the rules, in alphabetical order."""
_LATER = ("cudgel", "hate", "masochist", "mirror", "tripler")
FIRST_CLASSIC: tuple[str, ...] = tuple(name for name in FIRST if name not in _LATER)
"""Those that a table had without the option ``later_powers``."""


def pooled(saved: dict[str, Any]) -> dict[str, Any]:
    """A saved game of version 2 with the powers that there were then for its pool (2.7)."""
    options = saved["state"]["options"]
    options["pool"] = list(FIRST if options.pop("later_powers", True) else FIRST_CLASSIC)
    return saved


def spelled(options: Mapping[str, str]) -> dict[str, str]:
    """Convert the options of a recorded game of version 2."""
    present = dict(options)
    later = present.pop("later_powers", "on")
    return present | {"pool": ",".join(FIRST if later == "on" else FIRST_CLASSIC)}


USUAL, ALL, CLASSIC, NONE = "usual", "all", "classic", "none"
WORDS: Sequence[str] = (USUAL, ALL, CLASSIC, *Edition, *Level)


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
    """The powers of ``pool`` without ``bans``; None for the usual ones. Raises ``UnknownPower``."""
    if pool == USUAL and bans == NONE:
        return None
    banned = () if bans == NONE else names(bans, "bans")
    return tuple(name for name in names(pool) if name not in banned)


def names(written: str, option: str = "pool") -> tuple[str, ...]:
    """The powers meant by a list of names and ``WORDS``. Raises ``UnknownPower``, also if there are none."""
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
