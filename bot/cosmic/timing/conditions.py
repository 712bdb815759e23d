"""On what answers that were given ahead can depend (8.13): who is meant, who is behind. Public facts alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.cosmic.challenge import totals
from bot.cosmic.model import board, cards, ids
from bot.cosmic.model.state import CosmicState, SideName
from bot.kernel.ask import Choice
from bot.kernel.seat import Seat

AGAINST: Final = "against"
"""What is announced comes from the other side, answers something of the seat's own, or is aimed at it."""
BEHIND: Final = "behind"
"""The cards are revealed, and the seat's side has lost by cards and tokens alone."""
ANYWAY: Final = "anyway"
"""Whatever is announced, also what is aimed at the seat."""
_IF, _THEN = "if", "then"


def only_if(condition: str, choice: Choice) -> Choice:
    """The answer of an order that holds under a condition."""
    return {_IF: condition, _THEN: choice}


def parts(answer: Choice) -> tuple[str, Choice]:
    """The condition of an order's answer, empty without one, and what is answered then."""
    if isinstance(answer, dict) and answer.keys() == {_IF, _THEN}:
        return str(answer[_IF]), answer[_THEN]
    return "", answer


def met(state: CosmicState, seat: Seat, answer: Choice) -> Choice:
    """What an order answers now; None if its condition is not met."""
    condition, choice = parts(answer)
    if condition == AGAINST:
        return choice if _is_against(state, seat) else None
    if condition == BEHIND:
        return choice if _is_behind(state, seat) else None
    return choice


def is_aimed_at(state: CosmicState, seat: Seat) -> bool:
    """Whether what waits for answers names a seat, its colour, planets or powers, or answers what it has announced.

    Public facts; rather too often than not.
    """
    for use in state.stack:
        if use.resolving:
            continue
        if (use.answers >= 0 and user(state, use.answers) == seat != use.seat) or names(state, seat, use.aim):
            return True
    return False


def names(state: CosmicState, seat: Seat, aim: Mapping[str, object]) -> bool:
    """Whether what was announced with a use names a seat, its colour, planets or powers."""
    colour = state.players[seat].colour
    own = {colour, *board.homes(state, seat), *(f"power.{number}" for number in board.power_of(state, seat))}
    for key, value in aim.items():
        for one in value if isinstance(value, list) else (value,):
            named = isinstance(one, str) and (one in own or ids.system(one) == colour)
            if named or key == colour or (one == seat and not isinstance(one, bool)):
                return True
    return False


def user(state: CosmicState, index: int) -> Seat:
    """Who has announced a use of the stack."""
    return state.stack[index].seat


def _is_against(state: CosmicState, seat: Seat) -> bool:
    """Whether the latest announcement that still stands is one that the seat would stop."""
    use = next((use for use in reversed(state.stack) if not use.resolving), None)
    if use is None or use.cancelled or use.seat == seat:
        return False
    if use.answers >= 0:
        return user(state, use.answers) == seat
    mine, theirs = board.side_of(state, seat), board.side_of(state, use.seat)
    return (mine is not None and theirs is not None and mine != theirs) or is_aimed_at(state, seat)


def _is_behind(state: CosmicState, seat: Seat) -> bool:
    mine = board.side_of(state, seat)
    if mine is None or not state.challenge.revealed:
        return False
    sums = {name: _sum(state, name) for name in ("offense", "defense")}
    first, second = sums["offense"], sums["defense"]
    if first is None or second is None:
        return sums[mine] is None and first != second
    # the defense wins a tie (5.1.2)
    return (first <= second) is (mine == "offense")


def _sum(state: CosmicState, name: SideName) -> int | None:
    """A side's attack and its tokens, without what powers and cards make of them; None if its card is no attack."""
    side = board.side(state, name)
    if not totals.is_attack(side):
        return None
    return cards.value(totals.face_of(side)) + sum(
        len(board.in_challenge(state, one)) for one in board.on_side(state, name)
    )
