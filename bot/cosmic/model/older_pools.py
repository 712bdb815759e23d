"""Powers there were when older games began, for saves and files that do not name their pool."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

FIRST: tuple[str, ...] = (
    "amoeba",
    "anti_matter",
    "assassin",
    "assessor",
    "butler",
    "calculator",
    "changeling",
    "chronos",
    "cleaver",
    "clone",
    "crystal",
    "cudgel",
    "dictator",
    "empath",
    "ethic",
    "filch",
    "fungus",
    "gambler",
    "gorgon",
    "hate",
    "healer",
    "laser",
    "loser",
    "machine",
    "macron",
    "magnet",
    "masochist",
    "mind",
    "miner",
    "mirror",
    "miser",
    "mutant",
    "oracle",
    "orbital",
    "pacifist",
    "parasite",
    "phantom",
    "philanthropist",
    "plant",
    "processor",
    "schizoid",
    "sorcerer",
    "spiff",
    "stasis",
    "swap",
    "symbiote",
    "terrorist",
    "trader",
    "tripler",
    "vacuum",
    "vampire",
    "virus",
    "void",
    "vulch",
    "warpish",
    "warrior",
    "will",
    "wrack",
    "wraith",
    "zombie",
)
"""The powers of version 2 of the rules, in alphabetical order."""
LATER = ("cudgel", "hate", "masochist", "mirror", "tripler")
"""Those of them that a table could leave out (``later_powers``)."""
CLASSIC: tuple[str, ...] = tuple(name for name in FIRST if name not in LATER)
"""Those that no table could leave out."""


def pooled(saved: dict[str, Any]) -> dict[str, Any]:
    """A saved game of version 2 with the powers that there were then for its pool (2.7)."""
    options = saved["state"]["options"]
    later = options.pop("later_powers", True)
    options["pool"] = list(FIRST if later else CLASSIC)
    return saved


def spelled(options: Mapping[str, str]) -> dict[str, str]:
    """The options of a recorded game of version 2 likewise."""
    present = dict(options)
    later = present.pop("later_powers", "on")
    return present | {"pool": ",".join(FIRST if later == "on" else CLASSIC)}
