"""A computer player's use of moons: it hits rivals close to winning, turns up ally moons that help, bribes."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.ai.choosing import BROUGHT, OFFERED, Temper, best, options
from bot.cosmic.ai.estimate import chance_of_offense, my_side, needs
from bot.cosmic.expansions.moons.effects.instant import BRIBE, BRIBE_CARD, FLUX_ONE, FLUX_TWO, IMPLODE, KEEP, REVENGE
from bot.cosmic.expansions.moons.moon import NAME
from bot.cosmic.expansions.moons.rules import OFFER
from bot.cosmic.expansions.moons.views import KnownMoons
from bot.cosmic.model import ids
from bot.cosmic.model.cards import card_price, cheapest
from bot.cosmic.model.state import DEFENSE_CONE, OFFENSE_CONE, WARP
from bot.cosmic.seen.views import BaseView, SeatView, TableView
from bot.kernel.ask import Ask, Choice, Dice

_BESIDE = frozenset({WARP, OFFENSE_CONE, DEFENSE_CONE})
_ENOUGH = 4
_POOR = 8
_CLOSE = 3
"""Missing bases from which others do not like to invite one."""
_BASE = 50
"""Worth of ending a rival's foreign base; less for each base it still needs."""


def _worth(table: TableView, me: int, option: Choice) -> int:
    place, owner = ids.owned(str(option))
    sign = -1 if owner == me else 1
    if place in _BESIDE or isinstance(ids.place(place), ids.Sheet):
        return sign
    planet = table.planet(place)
    ends = planet.tokens(owner) == 1 and planet.owner != owner and planet not in table.outposts
    return sign * (2 + (_BASE - 5 * needs(table, owner)) * ends)


def _take(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return best(options(ask.form), lambda option: _worth(view.table, view.seat, option), dice)


def _implode(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    def worth(option: Choice) -> int:
        planet = view.table.planet(str(option))
        found = 0
        for base in planet.bases:
            lost = base.tokens + (0 if base.seat == planet.owner else _BASE - 5 * needs(view.table, base.seat))
            found += -lost if base.seat == view.seat else lost
        return found

    return best(options(ask.form), worth, dice)


def helps(view: SeatView, place: str) -> bool:
    challenge, mine = view.table.challenge, my_side(view)
    moon = view.part(NAME, KnownMoons).names.get(place, "")
    if challenge is None or mine is None or challenge.offense.card is None:
        return False
    ours, theirs = _tokens(challenge.offense.allies), _tokens(challenge.defense.allies)
    if mine == "defense":
        ours, theirs = theirs, ours
    return ours > theirs if moon == "ally_double_moon" else moon == "ally_one_half_moon" and theirs > ours


def _tokens(allies: Sequence[BaseView]) -> int:
    return sum(ally.tokens for ally in allies)


def _bribe(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Show the offense a poor card out of a full hand, to be invited where a base is at stake."""
    challenge = view.table.challenge
    if challenge is None or challenge.target is None or challenge.reverse or view.me.hand <= _ENOUGH:
        return KEEP
    fresh = not view.table.planet(challenge.target).tokens(view.seat)
    wished = fresh and chance_of_offense(view) >= temper.join and needs(view.table, view.seat) <= _CLOSE
    poor = any(card_price(card) <= _POOR for card in view.hand)
    return str(challenge.offense.seat) if wished and poor else KEEP


BROUGHT.update(
    {BRIBE.key: _bribe, BRIBE_CARD.key: lambda view, ask, temper, dice: cheapest(view.hand)[0], IMPLODE.key: _implode}
)
BROUGHT.update({REVENGE.key: _take, FLUX_ONE.key: _take, FLUX_TWO.key: _take})
OFFERED[OFFER] = helps
