"""When powers and flares are of use to a *normal* computer player, where sums tell it better than habits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from msgspec import structs

from bot.cosmic.ai.estimates.estimate import losing, my_side
from bot.cosmic.ai.estimates.odds import laid_by, lead
from bot.cosmic.ai.tokens import missing
from bot.cosmic.kinds.effects import Side
from bot.cosmic.model import cards
from bot.cosmic.seen.views import CallView, SeatView

_GAIN: Final = 0.1
"""How much likelier one has to win by it."""
_COME: Final = 4
"""Tokens that flares bring in at most."""

Test: TypeAlias = Callable[[SeatView, str, str | None], bool]
"""Whether using something helps: the power, or that of the flare, and the card that one lays or has laid."""


def better_with(sense: str) -> Test | None:
    """Whether a power or flare of this sense makes one win more often; None for those of which sums say nothing."""
    return _SUMS.get(sense)


def _turns(view: SeatView, power: str, card: str | None) -> bool:
    """A flare that is announced as cards lie open: with it the challenge is not lost any more."""
    table, mine = view.table, my_side(view)
    challenge = table.challenge
    if challenge is None or mine is None or not losing(view):
        return False
    text = Side.SUPER if any(one.power == power for one in view.me.powers) else Side.WILD
    called = structs.replace(challenge, calls=(*challenge.calls, CallView(view.seat, power, flare=True, text=text)))
    return not losing(structs.replace(view, table=structs.replace(table, challenge=called)))


def _reinforces(view: SeatView, power: str, card: str | None) -> bool:
    """So many tokens as are missing can come without giving up a base."""
    places = (*view.table.planets, *view.table.outposts)
    target = None if view.table.challenge is None else view.table.challenge.target
    spare = sum(max(0, place.tokens(view.seat) - 1) for place in places if place.id != target)
    return 0 < missing(view) <= min(_COME, spare)


def _equalizes(view: SeatView, power: str, card: str | None) -> bool:
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


_SUMS: Mapping[str, Test] = {"equalize": _equalizes, "turns": _turns, "turn_around": _reinforces}
"""By the sense of the power or flare."""
