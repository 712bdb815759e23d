"""Questions that several edicts ask their players. Names no edict."""

from collections.abc import Callable

from bot.cosmic.api import *


def at_player(asked: Question) -> Callable[[object, Cosmic, Mine], Flow[dict[str, Datum]]]:
    """An ``aim`` that names any player, oneself included (2.4.2); silence names another one."""
    return naming(aims.TARGET, asked, _players, lambda now: next(one for one in _players(now) if one != now.seat))


def _players(now: Situation[object]) -> list[Seat]:
    return board.active_seats(now.state)
