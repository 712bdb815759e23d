"""Ferryman: comes along."""

from bot.cosmic.api import *

_BACK = Question("ferryman.back", Of.TOKENS, says="back")


def _comes_along(now: Situation[Regroup]) -> bool:
    waits = bool(board.warp_tokens(now.state, now.seat)) and bool(board.bases(now.state, now.seat))
    return waits and now.about.seat != now.seat


class Ferryman(Power, kind=Kind.OPTIONAL, level=Level.NOVICE, worth=7):
    """Brings one of its own back with those of others."""

    super_joins = True

    @REGROUPS.regained.when(_comes_along)
    def cross(self, game: Cosmic, my: Mine, regroup: Regroup) -> Flow[Regroup]:
        two = yield from dispatch.supported(game, my)
        yield from placing.from_warp(game, my.seat, 1 + two, _BACK)
        return regroup


class WildFerryman(Flare):
    """Regroups three tokens instead of one."""

    @REGROUPS.instead.when(roles.regrouping)
    def more(self, game: Cosmic, my: Mine, regroup: Regroup) -> Regroup:
        return replace(regroup, tokens=3)
