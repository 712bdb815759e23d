"""Tables at which every power of the registry is dealt, and every two of them together, however many there are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from bot.cosmic.kinds import registry
from bot.cosmic.model.options import Options
from proving.cosmic.walk import Walk

PLAYERS = 5
EACH = 2
OPTIONS = Options(powers_per_player=EACH, extras={"asteroids": "two_opposite"})
"""With asteroids, whose own powers players have, too."""


def apart(one: str, other: str) -> bool:
    """True if two powers never come into one game (P2 section 6)."""
    return other in registry.POWERS[one].not_with or one in registry.POWERS[other].not_with


def tables(names: Iterable[str]) -> Iterator[list[str]]:
    """Each of these powers at one table, as few tables as come by filling one after the other."""
    left = list(names)
    while left:
        table = together([], left)
        left = [name for name in left if name not in table]
        yield together(table, registry.POWERS)


def tables_of_pairs() -> Iterator[list[str]]:
    """Every two powers that may meet at one table."""
    missing = {pair for pair in combinations(sorted(registry.POWERS), 2) if not apart(*pair)}
    while missing:
        table = list(min(missing))
        while len(table) < PLAYERS * EACH:
            table.append(max(_fitting(table), key=lambda name: (_brings(missing, table, name), name)))
        missing -= set(combinations(sorted(table), 2))
        yield table


def together(table: list[str], names: Iterable[str]) -> list[str]:
    """A table filled up with the first of these powers that go with it."""
    full = list(table)
    for name in names:
        if len(full) < PLAYERS * EACH and name not in full and not any(apart(name, other) for other in full):
            full.append(name)
    return full


def walk(seed: int, table: list[str]) -> Walk:
    """A game by chance in which these powers are dealt."""
    return Walk(seed, PLAYERS, OPTIONS, powers=[table[seat::PLAYERS] for seat in range(PLAYERS)])


def _fitting(table: list[str]) -> list[str]:
    return [name for name in registry.POWERS if name not in table and not any(apart(name, one) for one in table)]


def _brings(missing: set[tuple[str, str]], table: list[str], name: str) -> int:
    """Count the pairs a power would bring that were at no table yet."""
    return sum((min(name, one), max(name, one)) in missing for one in table)
