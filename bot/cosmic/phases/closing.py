"""The end of every phase: cards come back, people leave, somebody may have won (2.5.6, 7.3, 8.7)."""

from __future__ import annotations

from operator import attrgetter

from bot.cosmic import moves
from bot.cosmic.challenge import winning
from bot.cosmic.model import board
from bot.cosmic.model.state import Cosmic
from bot.kernel.codec import Plain
from bot.kernel.flow import End, Flow, Goto, Next

_LEAVING = attrgetter("leaving")


def close_phase(game: Cosmic, where: Next, *, check: bool = True) -> Next:
    """Go to ``where``, unless the game is over or a main player has left. Here somebody may win (4.0.10, 7.3).

    Without ``check`` nobody wins yet: the outcome has one win check, after all its parts (4.9.8).
    """
    state = game.state
    if state.finished:
        return End()
    if state.aside:
        moves.return_aside(game, "phase")
    left = any(map(_LEAVING, state.players))
    if left:
        for seat in board.active_seats(state):
            if state.players[seat].leaving and (state.challenge.over or not board.is_main(state, seat)):
                moves.depart(game, seat)
        over = last_ones(game)
        if over is not None:
            return over
    if check and isinstance(where, Goto):
        if winning.is_due(game):
            return Goto("victory", {"phase": where.name, "args": where.args})
    elif left and isinstance(where, Goto) and winning.won_otherwise(game):  # Whom a departure makes win wins at once.
        return Goto("victory", {"phase": where.name, "args": where.args})
    return _without_leavers(game, where) if left else where


def victory(game: Cosmic, phase: str, args: dict[str, Plain]) -> Flow[Next]:
    """Somebody fulfils a winning condition (7.3): powers that change who wins announce themselves, and can be answered.

    If nobody wins after all, the game goes on with ``phase``.
    """
    if (yield from winning.declare(game)):
        return End()
    return _without_leavers(game, Goto(phase, args))


def _without_leavers(game: Cosmic, where: Next) -> Next:
    """Go to ``where``, unless a main player has left. A deal that has failed is carried out all the same (4.9.2)."""
    state = game.state
    if state.challenge.outcome == "no_deal":
        return where
    for seat in (state.challenge.offense.seat, state.challenge.defense.seat):
        if seat >= 0 and state.players[seat].leaving:
            return Goto("departed", {"seat": seat})
    return where


def last_ones(game: Cosmic) -> Next | None:
    """The end if at most one player is left (8.9)."""
    left = board.active_seats(game.state)
    if len(left) > 1:
        return None
    moves.finish(game, left, "last" if left else "nobody")
    return End()
