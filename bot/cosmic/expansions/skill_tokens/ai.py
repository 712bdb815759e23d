"""What a computer player does with Escorts: it brings them where they can decide, and leaves no base for them."""

from __future__ import annotations

from typing import Final

from bot.cosmic.ai.choosing import BROUGHT, options
from bot.cosmic.ai.estimate import chance_of_offense, my_side
from bot.cosmic.ai.tempers import Temper
from bot.cosmic.expansions.skill_tokens.escorts import CALLS, NOW
from bot.cosmic.expansions.skill_tokens.laying import HOW, MIXED, ORDER
from bot.cosmic.expansions.skill_tokens.state import ESCORT, NAME
from bot.cosmic.expansions.skill_tokens.views import SkillView
from bot.cosmic.views import SeatView
from bot.kernel.ask import Ask, Choice, Dice

__all__ = ["spare_escorts"]

_HOPELESS: Final = 25
_SAFE: Final = 85
"""Chances of the own side in percent between which Escorts are worth calling."""
_ORDER: Final = "WESL"


def spare_escorts(view: SeatView) -> int:
    """How many Escorts can be called without giving up a base."""
    letters = view.table.part(NAME, SkillView)
    challenge = view.table.challenge
    target = None if challenge is None else challenge.target
    found = 0
    for planet in view.table.planets:
        if planet.id != target and planet.tokens(view.seat):
            escorts = letters.at(view.seat, planet.id).count(ESCORT)
            found += min(escorts, planet.tokens(view.seat) - 1)
    return found


def _call(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    side = my_side(view)
    chance = chance_of_offense(view) if side == "offense" else 100 - chance_of_offense(view)
    if side is None or not _HOPELESS <= chance <= _SAFE:
        return 0
    most = spare_escorts(view)
    return max((way for way in options(ask.form) if isinstance(way, int) and way <= most), default=0)


def _mix(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return MIXED


def _weapons_first(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Escorts can be called besides, and Shields are of use at home."""
    return list(_ORDER)


BROUGHT.update({CALLS: _call, NOW: _call, HOW: _mix, ORDER: _weapons_first})
