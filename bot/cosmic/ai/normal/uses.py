"""When a power is of use to a *normal* computer player, where sums tell it better than a strong or a weak hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.cosmic.ai.estimates.estimate import my_side
from bot.cosmic.ai.estimates.odds import laid_by, lead
from bot.cosmic.ai.uses import power_sense
from bot.cosmic.model import cards
from bot.cosmic.seen.views import SeatView

_GAIN: Final = 0.1
"""How much likelier one has to win by it."""


def better_with(power: str) -> Callable[[SeatView, str | None], bool] | None:
    """Whether using a power makes one win more often, with the card that one lays; None for those of which sums say
    nothing.
    """
    return _SUMS.get(power_sense(power))


def _equalizes(view: SeatView, card: str | None) -> bool:
    """Calculator: the higher attack is cut by the lower one, which helps a card that is lower, but not by far."""
    mine = my_side(view)
    if mine is None or card is None or cards.kind(card) != "attack":
        return False
    own, ahead = cards.value(card), lead(view) if mine == "offense" else -lead(view)
    now = then = 0.0
    for face, share in laid_by(view, "defense" if mine == "offense" else "offense"):
        if cards.kind(face) != "attack":
            continue
        other = cards.value(face)
        now += share * _wins(mine, own + ahead, other)
        cut = (own - other, other) if own > other else (own, other - own) if other > own else (own, other)
        then += share * _wins(mine, cut[0] + ahead, cut[1])
    return then > now + _GAIN


def _wins(mine: str, own: int, other: int) -> bool:
    return own > other or (own == other and mine == "defense")


_SUMS: Mapping[str, Callable[[SeatView, str | None], bool]] = {"equalize": _equalizes}
"""By the power's sense."""
