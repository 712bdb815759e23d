"""How the seats came out of a slap game, for standings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.slap import rules
from bot.slap.state import SlapState
from bot.standing.result import Finish
from bot.tables.slap.record import Timed

UNTIMED: Final = Timed()


def finishes(
    state: SlapState, fastest: Sequence[int | None] = (), timed: Mapping[str, Timed] = MappingProxyType({})
) -> tuple[Finish, ...]:
    """By seat, with the places of R47. ``fastest`` holds the fastest winning slaps, none that was estimated (A22);
    ``timed``, by seat as text, what is known of all of them.
    """
    times = [*fastest, *[None] * (len(state.stacks) - len(fastest))]
    place = {seat: number for number, seat in rules.places(state)}
    return tuple(
        Finish(
            place[seat],
            len(stack),
            conceded=state.statuses[seat] == "left",
            fastest_ms=times[seat],
            times_ms=tuple(timed.get(str(seat), UNTIMED).times),
            estimated=timed.get(str(seat), UNTIMED).estimated,
        )
        for seat, stack in enumerate(state.stacks)
    )
