"""Whom a *normal* computer player attacks when destiny leaves it the choice: leaders, the weak, whoever attacked it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.cosmic.ai.choosing import Thought, best, options
from bot.cosmic.ai.estimates.stakes import prize
from bot.cosmic.ai.normal.grudges import grudge
from bot.cosmic.ai.normal.manners import manner
from bot.cosmic.ai.tempers import Temper
from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Ask, Choice, Dice

_LEADS: Final = 15
"""Tenths of a card in a rival's next base that weigh as much as a token on its weakest planet."""
_NOWHERE: Final = 20
"""Stands for the tokens of a planet that does not exist: no base is to be had there."""


def thoughts() -> Mapping[str, Thought]:
    """What it thinks otherwise than *easy* about the target, by sense."""
    return {"wild": _wild}


def _wild(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    table, me = view.table, view.seat

    def worth(option: Choice) -> int:
        if not isinstance(option, int):
            return -_NOWHERE
        homes = [planet for planet in table.planets if planet.owner == option and not planet.tokens(me)]
        weakest = min((planet.tokens(option) for planet in homes), default=_NOWHERE)
        leads = prize(table, option) // _LEADS
        return 2 * leads - 3 * weakest - table.player(option).hand + manner(temper).grudge * grudge(view, option)

    return best(options(ask.form), worth, dice)
