"""Answers to the questions of single powers, where the usual answer wastes the power."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import structs

from bot.cosmic.ai import aims, dealing, tokens
from bot.cosmic.ai.choosing import Heuristic, Temper, by_name, options
from bot.cosmic.ai.imagine import expected, hidden_faces
from bot.cosmic.ai.normal import alliances
from bot.cosmic.model import ids
from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Ask, Choice, Dice, OneOf, Split

_USUAL: Final = {**by_name(aims), **by_name(dealing), **alliances.heuristics()}
_SMALL: Final = 4
"""The largest base that can be emptied at once."""
_LEAVE: Final = "leave"


def heuristics() -> Mapping[str, Heuristic]:
    return {"blunt": _blunt, "claim": _claim, "commit": _commit, "doubt": _doubt, "hinder": _hinder}


def _commit(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Leave tokens on a sheet, where they add to every total and are never lost (Phantom)."""
    form = ask.form
    if isinstance(form, Split) and tokens.can_spare(view):
        kept = tuple(part for part in form.parts if not isinstance(ids.place(part.name), ids.Sheet))
        ask = structs.replace(ask, form=Split(form.low, min(form.high, sum(part.high for part in kept)), kept))
    return _USUAL["commit"](view, ask, temper, dice)


def _claim(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Claim no card of which every copy lies open (Gambler)."""
    hidden = hidden_faces(view)
    kept = OneOf(tuple(face for face in options(ask.form) if face in hidden or face == ask.default))
    return _USUAL["claim"](view, structs.replace(ask, form=kept), temper, dice)


def _doubt(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Call a bluff about a card that, by what one sees and remembers, cannot be there (Gambler)."""
    calls = () if view.table.challenge is None else view.table.challenge.calls
    claims = [(call.seat, str(claim)) for call in calls for name, claim in call.aim if name == "claim"]
    impossible = any(not expected(view, seat).get(claim) for seat, claim in claims)
    return impossible or _USUAL["doubt"](view, ask, temper, dice)


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
