"""How the seats came out of a slap game, for standings."""

from __future__ import annotations

from collections.abc import Sequence

from bot.slap import rules
from bot.slap.state import SlapState
from bot.standing.result import Finish


def finishes(state: SlapState, fastest: Sequence[int | None] = ()) -> tuple[Finish, ...]:
    """By seat, with the places of R47. ``fastest`` holds the fastest winning slaps, none that was estimated (A22)."""
    times = [*fastest, *[None] * (len(state.stacks) - len(fastest))]
    place = {seat: number for number, seat in rules.places(state)}
    return tuple(
        Finish(place[seat], len(stack), conceded=state.statuses[seat] == "left", fastest_ms=times[seat])
        for seat, stack in enumerate(state.stacks)
    )
