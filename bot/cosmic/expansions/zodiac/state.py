"""State of the Zodiac in a game (Z5), and questions about it that have one answer."""

from __future__ import annotations

from bot.cosmic.expansions.zodiac.views import KARMA as KARMA, NEMESIS, Standing, what
from bot.cosmic.kinds.registry import state_of
from bot.cosmic.model import board
from bot.cosmic.model.holdings import held
from bot.cosmic.model.state import NOBODY, CosmicState, ExpansionState
from bot.kernel.seat import Seat

NAME = "zodiac"


class ZodiacState(ExpansionState, tag=NAME):
    """The face-up cards and the Spiritual Leader. Karma is where the tokens are, Nemesis is who has the card."""

    cards: list[str]
    """The face-up card of each seat; empty before the signs are dealt, and for who has left."""
    leader: Seat = NOBODY
    """The Spiritual Leader as of the last completed event that changed Karma (Z28, Z29); NOBODY if there is none."""


zodiac = state_of(ZodiacState, NAME)
"""The Zodiac of this game. Raises KeyError if it has none."""


def karma(state: CosmicState, seat: Seat) -> int:
    """Count the tokens on the card of ``seat`` (Z7)."""
    return len(held(state, seat).at.get(KARMA, ()))


def nemesis(state: CosmicState) -> Seat:
    """Return the seat of Nemesis (Z30); NOBODY if there is none."""
    for seat, card in enumerate(zodiac(state).cards):
        if what(card) == NEMESIS:
            return seat
    return NOBODY


def standing(state: CosmicState, seat: Seat) -> Standing:
    mine = zodiac(state)
    return Standing(what(mine.cards[seat]), mine.leader == seat)


def standings(state: CosmicState) -> list[Standing]:
    return [standing(state, seat) for seat in range(len(state.players))]


def rivals(state: CosmicState, seat: Seat) -> int:
    """The most Karma that anybody else has; -1 if nobody else is left."""
    return max((karma(state, other) for other in board.after(state, seat)), default=-1)


def highest(state: CosmicState) -> Seat:
    """Return the seat that has more Karma than everybody else (Z28); NOBODY in a tie."""
    counts = {seat: karma(state, seat) for seat in board.active_seats(state)}
    most = max(counts.values(), default=0)
    first, *others = [seat for seat, count in counts.items() if count == most] or [NOBODY]
    return NOBODY if others else first
