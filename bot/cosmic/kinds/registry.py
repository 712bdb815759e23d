"""All powers, flares, edicts and expansions that exist. They enter themselves; ``load`` finds their modules.

A power is added by one file in ``powers`` and one test, an expansion by one folder in ``expansions``: nothing here or
elsewhere names them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Set
from functools import cache
from importlib import import_module
from pkgutil import iter_modules, walk_packages

from bot.cosmic.kinds.effects import EDICTS as EDICTS, FLARES as FLARES, FLARES_ON as FLARES_ON, POWERS as POWERS
from bot.cosmic.kinds.expansion import EXPANSIONS as EXPANSIONS, Expansion
from bot.cosmic.model.state import CosmicState
from bot.words import signs

signs.enter("edict", EDICTS)
signs.enter("power", POWERS)


def in_game(power: str, pool: Collection[str] | None, expansions: Collection[str]) -> bool:
    """Whether a power, and with it its flare, belongs to games with these expansions and this pool, None for all powers
    (2.5.1, 2.7).
    """
    return (pool is None or power in pool) and POWERS[power].expansion in ("", *expansions)


def fitting(names: Iterable[str], playing: Set[str]) -> list[str]:
    """Those of the powers with these names that come into a game with those ``playing`` (P2 section 6)."""
    barred = {name for one in playing for name in POWERS[one].not_with}
    return [name for name in names if name not in barred and playing.isdisjoint(POWERS[name].not_with)]


def check_names() -> None:
    """Raise ValueError if a power keeps out one that does not exist."""
    for power in POWERS.values():
        for other in (*power.not_with, *power.not_beside):
            if other not in POWERS:
                raise ValueError(f"{power.name} keeps out {other}, which is no power")


def joined(state: CosmicState, question: str) -> tuple[Expansion, ...]:
    """The expansions of a game that answer a question of ``Expansion`` otherwise than all others do."""
    found: tuple[Expansion, ...] | None = state.joined.get(question)
    if found is None:
        row = map(EXPANSIONS.__getitem__, state.expansions)
        found = state.joined[question] = tuple(one for one in row if question in one.overrides)
    return found


@cache
def load() -> None:
    """Import the modules of phases, powers, edicts, variants and of the folders of expansions, in alphabetical order.

    Raises ValueError if a power keeps out one that does not exist.
    """
    for package in ("phases", "powers", "edicts", "variants"):
        home = import_module(f"bot.cosmic.{package}")
        for module in sorted(found.name for found in iter_modules(home.__path__)):
            import_module(f"{home.__name__}.{module}")
    home = import_module("bot.cosmic.expansions")
    for name in sorted(found.name for found in walk_packages(home.__path__, f"{home.__name__}.")):
        import_module(name)
    check_names()
