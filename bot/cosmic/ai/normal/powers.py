"""Answers to the questions of single powers, where the usual answer wastes the power."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.cosmic.ai import aims
from bot.cosmic.ai.choosing import Heuristic, Temper, by_name, options
from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Ask, Choice, Dice

_USUAL: Final = by_name(aims)
_SMALL: Final = 4
"""The largest base that can be emptied at once."""
_LEAVE: Final = "leave"


def heuristics() -> Mapping[str, Heuristic]:
    return {"blunt": _blunt, "hinder": _hinder}


def _hinder(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return _strippable(view) or _USUAL["hinder"](view, ask, temper, dice)


def _blunt(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Send the offense to where it has a base already, unless its tokens are worth more."""
    challenge = view.table.challenge
    offense = None if challenge is None else challenge.offense.seat
    if challenge is None or offense is None or challenge.defense.seat == view.seat:
        return _USUAL["blunt"](view, ask, temper, dice)
    known = [str(option) for option in options(ask.form) if option != _LEAVE]
    dull = [place for place in known if view.table.planet(place).tokens(offense)]
    return dull[dice(len(dull))] if dull and not _strippable(view) else _LEAVE


def _strippable(view: SeatView) -> bool:
    challenge = view.table.challenge
    offense = None if challenge is None else challenge.offense.seat
    return offense is not None and any(
        planet.owner != offense and 0 < planet.tokens(offense) <= _SMALL for planet in view.table.planets
    )
