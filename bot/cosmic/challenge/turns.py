"""Whose turn it is and whose challenge may come next (4.10). Public facts only."""

from __future__ import annotations

from bot.cosmic.engine import force, listeners
from bot.cosmic.kinds.hooks import ANOTHER, TURN
from bot.cosmic.model import board
from bot.cosmic.model.state import NOBODY, Challenge, CosmicState
from bot.cosmic.tokens import sources
from bot.kernel.seat import Seat

MOST = 2
"""Challenges of a turn, unless something allows more (4.10.2)."""
_SUCCESS = ("offense", "deal", "landed")
_STOPPED = ("aborted", "repulsed")
"""Outcomes after which no power takes another challenge (4.4.3, 4.7.1, S22)."""


def earned(challenge: Challenge) -> bool:
    """Whether a challenge was successful, or counts as such, so that another one may follow (4.10.2)."""
    return challenge.outcome in _SUCCESS or ANOTHER in challenge.flags


def standing(state: CosmicState) -> tuple[Seat, int, bool]:
    """Whose turn it is, which challenge of it was the latest, and whether that one earned another.

    A challenge outside the order of turns leaves that as it was, unless it was taken in the offense's stead.
    """
    challenge, detour = state.challenge, state.detour
    if detour is None:
        return challenge.offense.seat, challenge.ordinal, earned(challenge)
    return detour.seat, detour.ordinal, earned(challenge) if detour.deputy else detour.earned


def coming(state: CosmicState) -> list[Seat]:
    """Who may be the offense of the next challenge, once the present one is over; nobody before.

    First whoever has the turn, unless it surely ends, then the player to whom it passes.
    """
    challenge = state.challenge
    if not challenge.over:
        return []
    if challenge.riposte != NOBODY:
        return [challenge.riposte]
    seat, ordinal, again = standing(state)
    others = board.after(state, seat)
    following = [other for other in others if not sources.spent(state, other)] or others
    return [*([seat] if _may_go_on(state, seat, ordinal, again=again) else []), *following[:1]]


def _may_go_on(state: CosmicState, seat: Seat, ordinal: int, *, again: bool) -> bool:
    """Whether somebody may take another challenge, as far as everybody can know."""
    if not state.players[seat].active:
        return False
    if again and (ordinal < MOST or listeners.listed(state, TURN.limit)):
        return True
    held = (state.powers[number] for number in listeners.cards_on(state.lineup, TURN.another.name))
    able = any(card.holder == seat and force.will_be_in_force(state, card) for card in held)
    return able and state.challenge.outcome not in _STOPPED
