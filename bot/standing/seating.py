"""Who meets whom in the next round of a tournament: neighbours in the order, and as few as possible meet again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import combinations
from typing import Final, TypeAlias

Pair: TypeAlias = tuple[int, int]
Table: TypeAlias = tuple[int, ...]
TRIES: Final = 5_000
"""So many tables are tried for a round in which nobody meets again; then one that is nearly so is taken."""


class _TooLong(Exception):
    """There may be such a round, but it takes too long to find."""


def seated(order: Sequence[int], size: int, rested: Collection[int], met: Sequence[Pair]) -> list[Table]:
    """Tables of up to ``size`` for all in ``order``, as full as each other, neighbours together.

    Where tables of two leave one over, it is the last who has not ``rested`` before; they sit alone.
    """
    over: list[Table] = []
    if size == 2 and len(order) % 2:
        alone = next((one for one in reversed(order) if one not in rested), order[-1])
        order, over = [one for one in order if one != alone], [(alone,)]
    sizes, times = _sizes(len(order), size), Counter(met)
    try:
        found = _search(list(order), sizes, times, [TRIES])
    except _TooLong:
        found = None
    return [*(_near(list(order), sizes, times) if found is None else found), *over]


def _sizes(people: int, size: int) -> list[int]:
    """How many sit at each table, the larger tables first."""
    tables = -(-people // size)
    return [people // tables + (number < people % tables) for number in range(tables)]


def _search(order: list[int], sizes: Sequence[int], times: Mapping[Pair, int], left: list[int]) -> list[Table] | None:
    """Tables at which nobody meets again; None if there are none. Raises ``_TooLong``."""
    if not sizes:
        return []
    first, rest = order[0], order[1:]
    for mates in combinations(rest, sizes[0] - 1):
        left[0] -= 1
        if left[0] < 0:
            raise _TooLong
        table = (first, *mates)
        if any(times.get(pair) for pair in combinations(sorted(table), 2)):
            continue
        found = _search([one for one in rest if one not in mates], sizes[1:], times, left)
        if found is not None:
            return [table, *found]
    return None


def _near(order: list[int], sizes: Sequence[int], times: Mapping[Pair, int]) -> list[Table]:
    """Tables to which, one after the other, those come who have met the fewest there; of several the nearest."""
    tables = []
    for size in sizes:
        table = [order.pop(0)]
        while len(table) < size:
            again = [sum(times.get((min(one, mate), max(one, mate)), 0) for mate in table) for one in order]
            table.append(order.pop(again.index(min(again))))
        tables.append(tuple(table))
    return tables
