"""Questions that several edicts put to whoever plays them. Names no edict."""

from bot.cosmic.api import *


def at_player(game: Cosmic, my: Mine, asked: Question) -> Flow[dict[str, Datum]]:
    """Name any player, oneself included (2.4.2)."""
    options = board.active_seats(game.state)
    others = [seat for seat in options if seat != my.seat]
    target = yield from asked.one_of(my.seat, options, default=others[0])
    return aims.TARGET.to(target)
