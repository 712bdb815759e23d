"""Phase 1: start of challenge (4.1).

1. Ordinal, limits of the last challenge gone (4.1.1).
2. New hand check, in the turn's first challenge (4.1.2).
3. Powers at the start of a turn, then W1a (4.1.3).
4. W1b (4.1.4).
5. W1c: regroup (4.1.5).
6. The new hand check once more (4.1.2).
"""

from __future__ import annotations

from bot.cosmic import board, consult, moves, placing, supply
from bot.cosmic.hooks import (
    AFTER_ROTATION,
    ALTERNATE_WIN,
    BEFORE_ROTATION,
    CHALLENGE_START,
    REGROUP,
    REGROUPING,
    TURN_START,
)
from bot.cosmic.phases.closing import close_phase, winners
from bot.cosmic.state import NOBODY, Cosmic
from bot.cosmic.subjects import Regroup
from bot.cosmic.windows import people, window
from bot.kernel.flow import Flow, Goto, Next
from bot.kernel.table import Seat

__all__ = ["start"]


def start(game: Cosmic, seat: Seat, ordinal: int, against: Seat = NOBODY) -> Flow[Next]:
    """Begin a challenge of ``seat``; ``against`` says whom, if not destiny decides."""
    state = game.state
    if not state.players[seat].active or (against != NOBODY and not state.players[against].active):
        return Goto("next_turn")
    moves.begin_challenge(game, seat, ordinal, against)
    if not board.bases(state, seat) and not board.warp_tokens(state, seat):
        moves.abandon(game, "aborted", "nothing to commit")
        moves.end_challenge(game)
        return close_phase(game, Goto("next_turn"))
    if ordinal == 1:
        if not board.has_challenge_card(state.players[seat].hand):
            moves.stir(game)
            yield from people(game, BEFORE_ROTATION)
            yield from supply.new_hand(game, seat)
        yield from window(game, TURN_START)
    yield from window(game, CHALLENGE_START)
    if consult.answered(state, ALTERNATE_WIN) and winners(game):
        return close_phase(game, Goto("destiny"))
    yield from window(game, BEFORE_ROTATION)
    yield from window(game, AFTER_ROTATION)
    yield from _regroup(game, seat)
    yield from window(game, REGROUP)
    if ordinal == 1:
        yield from supply.new_hand(game, seat)
    return close_phase(game, Goto("destiny"))


def _regroup(game: Cosmic, seat: Seat) -> Flow[None]:
    """The offense retrieves one token; without a base it goes straight onto the cone (4.1.5)."""
    wanted = yield from consult.replace(game, REGROUPING, Regroup(seat, 1))
    mine = board.warp_tokens(game.state, wanted.seat)[: wanted.tokens]
    if not mine:
        return
    if wanted.seat != seat or board.bases(game.state, seat):
        yield from placing.retrieve(game, {wanted.seat: mine}, "regroup")
    else:
        moves.commit(game, seat, mine, "offense")
