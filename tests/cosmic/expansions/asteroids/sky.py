"""Tables with asteroids where a test wants them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.cosmic.expansions.asteroids.state import NAME, Asteroid, AsteroidsState
from tests.cosmic.table import Table

__all__ = ["sky", "where"]


def sky(disks: Sequence[tuple[int, str]], powers: Sequence[str | Sequence[str]] = ("",) * 4, **more: Any) -> Table:
    """Asteroids at these seats, with these powers, before they move in the first challenge."""
    own = sum(len([one] if isinstance(one, str) and one else one) for one in powers)
    state = AsteroidsState(
        disks=[Asteroid(at, seat, own + at) for at, (seat, _) in enumerate(disks)],
        made=len(disks),
        **more.pop("state", {}),
    )
    names = [power for _, power in disks]
    extras = {NAME: "two_opposite", **more.pop("extras", {})}
    return Table(powers, roaming=names, expansions={NAME: state}, extras=extras, **more)


def where(table: Table) -> dict[int, str]:
    state = table.state
    found = state.expansions[NAME]
    assert isinstance(found, AsteroidsState)
    return {one.location: state.powers[one.card].power for one in found.disks}
