"""Where asteroids lie and can go: layouts, rotation, what Stasis may hold. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set as AbstractSet

from bot.cosmic.model.options import MAX_PLAYERS
from bot.kernel.seat import Seat

_NUMBERS = tuple(str(seat + 1) for seat in range(MAX_PLAYERS))


def custom(written: str) -> str | None:
    """A layout of one's own (AST4): the numbers of seats in the order of turns, from 1, each once, as ``1,3``.

    Commas or spaces may stand between them. None for anything else.
    """
    parts = written.replace(",", " ").split()
    if not parts or any(part not in _NUMBERS for part in parts) or len(set(parts)) < len(parts):
        return None
    return ",".join(sorted(parts))


def locations(layout: str, players: int, first: Seat) -> list[Seat]:
    """Where the asteroids of a layout begin, from the location ``first`` on (AST4); a list says it by itself."""
    if custom(layout) is not None:
        return [int(number) - 1 for number in layout.split(",")]
    parts = {"one_random": 1, "two_opposite": 2, "three_spaced": 3}.get(layout, players)
    return [(first + players * part // parts) % players for part in range(parts)]


def left_of(location: Seat, players: int) -> Seat:
    """The next location clockwise (0.6)."""
    return (location + 1) % players


def after_rotation(
    where: Mapping[int, Seat], players: int, step: int, held: AbstractSet[int] = frozenset()
) -> dict[int, Seat]:
    """Where asteroids are after they have moved ``step`` locations to the right, all but those held (AST10, AST15)."""
    return {one: at if one in held else (at - step) % players for one, at in where.items()}


def holdable(
    where: Mapping[int, Seat], players: int, step: int, held: AbstractSet[int], last: Sequence[int]
) -> list[int]:
    """Which asteroids may be held besides (AST14): none that was in the last challenge, and no two end together."""
    found = []
    for one in where:
        then = after_rotation(where, players, step, {*held, one})
        if one not in held and one not in last and len(set(then.values())) == len(then):
            found.append(one)
    return found
