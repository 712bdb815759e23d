"""Results of a slap game by seat, for the ratings; and the outcome of a tournament's game that is stopped."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import repeat
from typing import Literal

from bot.kernel.seat import Seat
from bot.ratings.coming import ANEW
from bot.ratings.result import Finish
from bot.slap import rules
from bot.slap.state import SlapState
from bot.tables.slap.handling import Running
from bot.tables.slap.record import Chair
from bot.words.message import Message
from bot.words.speech import Speech


def decided(state: SlapState) -> bool:
    """True if somebody has won by the rules, not because the last who still had cards beside them left (R48)."""
    outcome = state.outcome
    if outcome is None or outcome.how == "stopped":
        return False
    beaten = [seat for seat in state.ran_out if seat not in outcome.winners]
    return outcome.how != "cards" or not beaten or state.statuses[beaten[-1]] != "left"


def finishes(
    state: SlapState,
    chairs: Sequence[Chair] | None = None,
    stopped_by: Collection[Seat] = (),
) -> tuple[Finish, ...]:
    """By seat, with the places of R47. ``chairs`` tell of winning slaps (A22), ``stopped_by`` who was for stopping."""
    place = {seat: number for number, seat in rules.places(state)}
    return tuple(
        Finish(
            place[seat],
            len(stack),
            conceded=state.statuses[seat] == "left",
            fastest_ms=chair.fastest,
            times_ms=tuple(chair.times),
            estimated=chair.estimated,
            broke_off=seat in stopped_by,
        )
        for seat, (stack, chair) in enumerate(zip(state.stacks, chairs or repeat(Chair("")), strict=False))
    )


def of_a_stop(table: Running) -> Literal["stopped", "event", "anew"]:
    """Return the kind of a stop as it is told; a game that all but one have left is decided by that."""
    staying = [status for status in table.state.statuses if status != "left"]
    if not table.record.event or len(staying) < 2:
        return "stopped"
    return "anew" if table.state.flips < ANEW else "event"


def stop_question(table: Running, say: Speech, *, alone: bool) -> str:
    """The question before a stop, or before a vote on it if it is not for somebody ``alone`` to decide."""
    return say("slap-stop-event", alone=alone, anew=of_a_stop(table) == "anew", rows=_rows(table))


def stop_vote(table: Running) -> str:
    """The same for the whole table while a vote on it is open."""
    return table.say("slap-vote-event", anew=of_a_stop(table) == "anew", rows=_rows(table))


def _rows(table: Running) -> list[Message]:
    """Rank the seats, best first; players who have left have lost whatever their cards."""
    state = table.state
    staying = [(place, seat) for place, seat in rules.places(state) if state.statuses[seat] != "left"]
    return [
        Message("slap-event-row", place=place, name=table.safe(seat), cards=len(state.stacks[seat]))
        for place, seat in staying
    ]
