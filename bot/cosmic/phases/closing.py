"""What happens at the end of every phase: cards come back, people leave, somebody may have won (2.5.6, 7.3, 8.7)."""

from __future__ import annotations

from bot.cosmic import board, consult, moves
from bot.cosmic.hooks import ALTERNATE_WIN, BASES_TO_WIN
from bot.cosmic.state import NOBODY, Cosmic
from bot.kernel.flow import End, Goto, Next
from bot.kernel.table import Seat

__all__ = ["close_phase", "end_if_won", "last_ones", "winners"]


def close_phase(game: Cosmic, where: Next, *, check: bool = True) -> Next:
    """Go to ``where``, unless the game is over or a main player has left.

    Without ``check`` nobody wins yet: the outcome has one win check, after all its parts (4.9.8).
    """
    state = game.state
    if state.finished:
        return End()
    if state.aside:
        moves.return_aside(game, "phase")
    if any(player.leaving for player in state.players):
        for seat in board.active_seats(state):
            if state.players[seat].leaving and (state.challenge.over or not board.is_main(state, seat)):
                moves.depart(game, seat)
        over = last_ones(game)
        if over is not None:
            return over
    if check and (state.moved or consult.answered(state, BASES_TO_WIN, ALTERNATE_WIN)):
        moves.note_checked(game)
        if end_if_won(game):
            return End()
    for seat in (state.challenge.offense.seat, state.challenge.defense.seat):
        if seat >= 0 and state.players[seat].leaving:
            return Goto("departed", {"seat": seat})
    return where


def end_if_won(game: Cosmic, besides: Seat = NOBODY) -> bool:
    """End the game if somebody has won; ``besides`` has, in a way of its own (7.4, 7.5). Whether it ended."""
    state = game.state
    won = winners(game)
    normal = any(board.foreign_bases(state, seat) >= _needed(game, seat) for seat in won)
    if besides != NOBODY and besides not in won:
        won = sorted([*won, besides])
        normal = False
    if won:
        moves.finish(game, won, "bases" if normal else "alternate")
    return bool(won)


def winners(game: Cosmic) -> list[Seat]:
    """Everybody who satisfies a winning condition now (7.1, 7.4, 7.5)."""
    state = game.state
    return [
        seat
        for seat in board.active_seats(state)
        if board.foreign_bases(state, seat) >= _needed(game, seat) or consult.modify(game, ALTERNATE_WIN, False, seat)
    ]


def last_ones(game: Cosmic) -> Next | None:
    """The end if at most one player is left (8.9)."""
    left = board.active_seats(game.state)
    if len(left) > 1:
        return None
    moves.finish(game, left, "last" if left else "nobody")
    return End()


def _needed(game: Cosmic, seat: Seat) -> int:
    state = game.state
    return consult.modify(game, BASES_TO_WIN, state.options.bases(len(state.players)), seat)
