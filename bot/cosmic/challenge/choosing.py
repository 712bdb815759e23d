"""Among which cards a main player chooses: what orders and bonds leave of them (4.7.4; P2 section 1, constraints)."""

from __future__ import annotations

from bot.cosmic import moves
from bot.cosmic.engine import force, listeners
from bot.cosmic.kinds.hooks import SELECTION
from bot.cosmic.model import board
from bot.cosmic.model.state import Cosmic
from bot.kernel.seat import Seat


def promisable(game: Cosmic, seat: Seat) -> tuple[str, ...]:
    """The challenge cards that a main player could truly say it will play: those that orders and its bond leave."""
    state = game.state
    held = tuple(board.challenge_cards(force.playable(state, seat)))
    left = listeners.modify(game, SELECTION.bound, held, seat) or held
    bound = board.with_main(state, seat).bound
    return (bound,) if bound in left else left


def playable(game: Cosmic, seat: Seat) -> tuple[str, ...]:
    """The challenge cards among which a main player chooses."""
    left = promisable(game, seat)
    return listeners.modify(game, SELECTION.playable, left, seat) or left


def bind(game: Cosmic, seat: Seat, card: str) -> None:
    """Bind a main player to a card, unless it is bound already to one that it can play: the first bond stands."""
    if board.with_main(game.state, seat).bound not in force.playable(game.state, seat):
        moves.bind_card(game, seat, card)
