"""Whom and what a computer player aims at when a power or flare asks: rivals close to winning, its own side's good."""

from __future__ import annotations

from collections.abc import Mapping

from bot.cosmic import cards
from bot.cosmic.ai.choosing import Thought, best, options
from bot.cosmic.ai.estimate import my_side, needs
from bot.cosmic.ai.tempers import Temper
from bot.cosmic.views import SeatView
from bot.kernel.ask import Ask, Choice, Dice, Number, Split
from bot.kernel.table import Seat

__all__ = ["thoughts"]

_REPEL = "repel"
_STRONG = 10
"""An attack card from which another challenge is worth taking."""


def thoughts(*, wild: Thought, target: Thought) -> Mapping[str, Thought]:
    """By key; ``wild`` and ``target`` are what it thinks about free choices of defense and planet."""
    return {
        "second_challenge": _go_on,
        "assassin.victim": _rival,
        "assassin.base": _foreign_base,
        "dictator.colour": _colour,
        "dictator.super.colour": _colour,
        "will.defense": wild,
        "will.planet": target,
        "crystal.numbers": _numbers,
        "crystal.super.number": _fewest,
        "magnet.way": _way,
        "magnet.player": _pulled,
        "magnet.super.to_offense": _pulled_all,
        "magnet.super.to_defense": _pulled_all,
        "magnet.super.repelled": _pulled_all,
    }


def _seat_of(view: SeatView, colour: str) -> Seat:
    return next(player.seat for player in view.table.players if player.colour == colour)


def _allied(view: SeatView, side: str | None) -> list[Seat]:
    """The allies of a side."""
    challenge = view.table.challenge
    if challenge is None or side is None:
        return []
    return [ally.seat for ally in (challenge.offense if side == "offense" else challenge.defense).allies]


def _against(view: SeatView) -> str | None:
    """The other side; None for whoever is on none."""
    return {"offense": "defense", "defense": "offense"}.get(my_side(view) or "")


def _go_on(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """What the rules offer is taken; what a power offers, only with a strong card in hand."""
    held = [cards.value(card) for card in view.hand if cards.kind(card) == "attack"]
    return ask.default is True or max(held, default=0) >= _STRONG


def _rival(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Whoever needs the fewest bases to win."""
    return best(options(ask.form), lambda seat: -needs(view.table, seat) if isinstance(seat, int) else -99, dice)


def _foreign_base(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """A base away from home that one token less destroys, else where most stand."""

    def worth(planet: Choice) -> int:
        known = view.table.planet(str(planet))
        guests = [base.tokens for base in known.bases if base.seat not in (known.owner, view.seat)]
        return 50 if 1 in guests else max((base.tokens for base in known.bases), default=0)

    return best(options(ask.form), worth, dice)


def _colour(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Anybody but oneself; rather whoever is close to winning."""

    def worth(colour: Choice) -> int:
        seat = _seat_of(view, str(colour))
        return -99 if seat == view.seat else -needs(view.table, seat)

    return best(options(ask.form), worth, dice)


def _numbers(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Many tokens for one's own side, one for each of the others."""
    if not isinstance(ask.form, Split):
        return ask.default
    mine = _allied(view, my_side(view))
    return {part.name: part.high if _seat_of(view, part.name) in mine else part.low for part in ask.form.parts}


def _fewest(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return ask.form.low if isinstance(ask.form, Number) else ask.default


def _way(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """An ally of the other side is sent away if there is one, else somebody joins one's own side."""
    return _REPEL if _allied(view, _against(view)) else my_side(view)


def _pulled(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Rather an ally of the other side than anybody else."""
    others = _allied(view, _against(view))
    return best(options(ask.form), lambda seat: int(seat in others), dice)


def _pulled_all(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Everybody comes to one's own side, nobody to the other, and nobody leaves."""
    return list(options(ask.form)) if ask.key == f"magnet.super.to_{my_side(view)}" else []
