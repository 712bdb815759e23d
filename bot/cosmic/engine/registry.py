"""All powers, flares, edicts and expansions that exist. They enter themselves; ``load`` finds their modules.

A power is added by one file in ``powers`` and one test, an expansion by one folder in ``expansions``: nothing here or
elsewhere names them.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from importlib import import_module
from pkgutil import iter_modules, walk_packages
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.cosmic.engine.effects import Edict, Flare, Power
    from bot.cosmic.engine.expansion import Expansion
    from bot.cosmic.model.state import CosmicState

__all__ = [
    "EDICTS",
    "EXPANSIONS",
    "FLARES",
    "FLARES_ON",
    "POWERS",
    "add_edict",
    "add_expansion",
    "add_flare",
    "add_power",
    "check_names",
    "in_game",
    "joined",
    "load",
]

POWERS: dict[str, Power] = {}
"""By name, in alphabetical order of their modules."""
FLARES: dict[str, dict[str, Flare]] = {}
"""By the name of the power, then ``wild`` and ``super``."""
FLARES_ON: dict[str, set[str]] = {}
"""By the name of a hook: the powers one of whose flare texts answers it. For membership only: no order counts."""
EDICTS: dict[str, Edict] = {}
"""By name."""
EXPANSIONS: dict[str, Expansion] = {}
"""By name, in the order of their ranks."""


def add_power(power: Power) -> None:
    """Enter a power. Raises ValueError if the name is taken."""
    if power.name in POWERS:
        raise ValueError(f"two powers are called {power.name}")
    POWERS[power.name] = power


def add_flare(flare: Flare) -> None:
    """Enter one text of a flare. Raises ValueError if it is there already."""
    texts = FLARES.setdefault(flare.of, {})
    if flare.side in texts:
        raise ValueError(f"two {flare.side} flares of {flare.of}")
    texts[str(flare.side)] = flare
    for answer in flare.answers:
        FLARES_ON.setdefault(answer.hook.name, set()).add(flare.of)


def add_edict(edict: Edict) -> None:
    """Enter an edict. Raises ValueError if the name is taken."""
    if edict.name in EDICTS:
        raise ValueError(f"two edicts are called {edict.name}")
    EDICTS[edict.name] = edict


def add_expansion(expansion: Expansion) -> None:
    """Enter an expansion. Raises ValueError if the name is taken."""
    if expansion.name in EXPANSIONS:
        raise ValueError(f"two expansions are called {expansion.name}")
    EXPANSIONS[expansion.name] = expansion
    ordered = sorted(EXPANSIONS.values(), key=lambda one: (one.rank, one.name))
    EXPANSIONS.clear()
    EXPANSIONS.update((one.name, one) for one in ordered)


def in_game(power: str, *, later: bool, expansions: Collection[str]) -> bool:
    """Whether a power, and with it its flare, belongs to games with these expansions; ``later`` says whether those of
    later editions do (P2). A flare without a power belongs to all.
    """
    known = POWERS.get(power)
    if known is None:
        return True
    return (later or known.set != "later") and (not known.expansion or known.expansion in expansions)


def check_names() -> None:
    """Raise ValueError if a power keeps out one that does not exist."""
    for power in POWERS.values():
        for other in (*power.not_with, *power.not_beside):
            if other not in POWERS:
                raise ValueError(f"{power.name} keeps out {other}, which is no power")


def joined(state: CosmicState, question: str) -> tuple[Expansion, ...]:
    """The expansions of a game that answer a question of ``Expansion`` otherwise than all others do."""
    found = state.joined.get(question)
    if found is None:
        row = map(EXPANSIONS.__getitem__, state.expansions)
        found = state.joined[question] = tuple(one for one in row if question in one.overrides)
    return found


@cache
def load() -> None:
    """Import the modules of powers, edicts, variants and of the folders of expansions, in alphabetical order.

    Raises ValueError if a power keeps out one that does not exist.
    """
    for package in ("powers", "edicts", "variants"):
        home = import_module(f"bot.cosmic.{package}")
        for module in sorted(found.name for found in iter_modules(home.__path__)):
            import_module(f"{home.__name__}.{module}")
    home = import_module("bot.cosmic.expansions")
    for name in sorted(found.name for found in walk_packages(home.__path__, f"{home.__name__}.")):
        import_module(name)
    check_names()
