"""What several edicts ask whoever plays them. Names no edict."""

from collections.abc import Callable

from bot.cosmic.api import *


def at_player(asked: Question) -> Callable[[object, Cosmic, Mine], Flow[dict[str, Datum]]]:
    """An ``aim`` that names any player, oneself included (2.4.2); silence names another one."""
    return naming(
        aims.TARGET, asked, _players, lambda game, my: next(one for one in _players(game, my) if one != my.seat)
    )


def _players(game: Cosmic, my: Mine) -> list[Seat]:
    return board.active_seats(game.state)
