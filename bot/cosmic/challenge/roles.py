"""Conditions for ``hooks``: who is what in the present challenge. Public facts only."""

from __future__ import annotations

from bot.cosmic.challenge import turns
from bot.cosmic.kinds.hooks import Mine
from bot.cosmic.model import board
from bot.cosmic.model.state import Cosmic, Use

_BEFORE_DESTINY = frozenset({"turn_start", "W1a", "W1b.1", "W1b", "W1c", "W2a"})


def offense(game: Cosmic, my: Mine) -> bool:
    """The offense. When a coming challenge is spoken of after the last one: whoever may be its offense."""
    challenge = game.state.challenge
    if challenge.over and my.window in _BEFORE_DESTINY:
        return my.seat in turns.coming(game.state)
    return my.seat == challenge.offense.seat


def not_offense(game: Cosmic, my: Mine) -> bool:
    """Anybody but the offense."""
    return my.seat != game.state.challenge.offense.seat


def defense(game: Cosmic, my: Mine) -> bool:
    """The defense."""
    return my.seat == game.state.challenge.defense.seat


def main(game: Cosmic, my: Mine) -> bool:
    """The main players."""
    return board.is_main(game.state, my.seat)


def ally(game: Cosmic, my: Mine) -> bool:
    """The allies of either side."""
    return board.is_ally(game.state, my.seat)


def main_or_ally(game: Cosmic, my: Mine) -> bool:
    """Everybody in the challenge."""
    return board.side_of(game.state, my.seat) is not None


def zapped(game: Cosmic, my: Mine, use: Use) -> bool:
    """Those against one of whose uses a Cosmic Zap was just played."""
    pending = game.state.stack
    return use.name == "cosmic_zap" and use.answers >= 0 and pending[use.answers].seat == my.seat
