"""What a *normal* computer player remembers against others: attacks, broken alliances, deals that came to nothing.

Bases in one's own system are there because somebody came; the rest is in the fights that everybody has seen.
"""

from __future__ import annotations

from typing import Final

from bot.cosmic.seen.views import FightView, SeatView
from bot.kernel.seat import Seat

_ATTACK: Final = 1
_BETRAYAL: Final = 2
"""An attack by somebody with whom one has just stood together weighs so much more."""
_NO_DEAL: Final = 1
_JUST: Final = 4
"""For so many challenges an alliance is still fresh."""


def grudge(view: SeatView, seat: Seat) -> int:
    """How much a player has done to the viewer, on a scale on which a base in one's own system is 1."""
    done = sum(planet.owner == view.seat and bool(planet.tokens(seat)) for planet in view.table.planets)
    for at, fight in enumerate(view.fights):
        mains = {fight.offense[0], fight.defense[0]}
        if (fight.offense[0], fight.defense[0]) == (seat, view.seat):
            done += _ATTACK + (_BETRAYAL if _stood_together(view, seat, fight, view.fights[:at]) else 0)
        if fight.outcome == "no_deal" and mains == {seat, view.seat}:
            done += _NO_DEAL
    return done


def _stood_together(view: SeatView, seat: Seat, fight: FightView, before: tuple[FightView, ...]) -> bool:
    """Whether both were on one side shortly before a fight."""
    fresh = [one for one in before if one.ago - fight.ago <= _JUST]
    return any({seat, view.seat} <= set(side) for one in fresh for side in (one.offense, one.defense))
