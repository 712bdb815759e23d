"""How a computer player deals after two compromises: what it offers, what it accepts. Reads one view only."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cosmic.ai.estimates.estimate import BASE, CARD, GAME, needs
from bot.cosmic.ai.tempers import Temper
from bot.cosmic.model import ids
from bot.cosmic.seen.views import OfferView, SeatView
from bot.kernel.ask import Action, Choice, Deal, Dice, OneOf


def act(view: SeatView, actions: Sequence[Action], temper: Temper, dice: Dice) -> tuple[str, Choice] | None:
    """Accept the best offer if it is fair, else make each of the others one if none of one's own is on the table, else
    wait.
    """
    mine = [action for action in actions if action.seats is not None and view.seat in action.seats]
    accepted = _accepting(view, mine, temper)
    if accepted is not None:
        return accepted
    if any(view.seat in offer.agreed for offer in view.offers):
        return None
    made = {offer.to for offer in view.offers if offer.seat == view.seat}
    for action in mine:
        if ids.dealing(action.key).step == "offer" and isinstance(action.form, Deal):
            other = view.partner(action.key)
            offer = None if other is None or other in made else _offer(view, action.form, other, dice)
            if offer is not None and action.form.accepts(offer):
                return action.key, offer
    return None


def _accepting(view: SeatView, mine: Sequence[Action], temper: Temper) -> tuple[str, Choice] | None:
    for action in mine:
        if ids.dealing(action.key).step == "accept" and isinstance(action.form, OneOf):
            fair = [number for number in action.form.options if _fair(view, _due(view, number), temper)]
            if fair:
                return action.key, max(fair, key=lambda number: _gets(view, _due(view, number), temper))
    return None


def _due(view: SeatView, number: Choice) -> list[OfferView]:
    """What one would get and give if all offers of this number came about."""
    return [offer for offer in view.offers if offer.number == number and offer.to == view.seat]


def _gain(view: SeatView, cards: Sequence[str], base: str | None, taker: int) -> int:
    """What somebody gets out of cards and a base."""
    worth = CARD * len(cards)
    if base is not None:
        foreign = view.table.planet(base).owner != taker
        worth += GAME if foreign and needs(view.table, taker) <= 1 else BASE if foreign else BASE // 3
    return worth


def _gets(view: SeatView, due: Sequence[OfferView], temper: Temper) -> int:
    """What offers of others bring: cards, a base, own tokens out of captivity."""
    return sum(_gain(view, one.cards, one.base, view.seat) + temper.tokens * sum(one.back.values()) for one in due)


def _fair(view: SeatView, due: Sequence[OfferView], temper: Temper) -> bool:
    """Whether one gets about as much as one gives; a failed deal would cost all who deal three tokens (5.5.8)."""
    gives = sum(
        _gain(view, one.wants, one.wants_base, one.seat) + temper.tokens * sum(one.wants_back.values()) for one in due
    )
    return _gets(view, due, temper) + temper.trust + 3 * temper.tokens >= gives


def _offer(view: SeatView, form: Deal, other: int, dice: Dice) -> Choice:
    """A base for a base if both can, else cards for a base, else a card as a present; own captives are asked back."""
    wanted = _pick(view, [str(planet) for planet in form.take.grants], view.seat, dice)
    given = _pick(view, [str(planet) for planet in form.give.grants], other, dice)
    wins_alone = given is not None and needs(view.table, other) <= 1 < needs(view.table, view.seat)
    if wins_alone:
        given = None
    mine = [card for card in form.give.goods if card in view.hand]
    goods: list[Choice] = [] if given is not None else list(mine[: 2 if wanted is not None else 1])
    # Who grants a base or gives a card without getting a base wants its own tokens back for it.
    held = [one for one in form.take.goods if ids.captive(str(one)) is not None] if wanted is None else []
    if not goods and given is None and wanted is None:
        return None
    return {"give": {"goods": goods, "grant": given}, "take": {"goods": held[:1], "grant": wanted}}


def _pick(view: SeatView, planets: Sequence[str], taker: int, dice: Dice) -> str | None:
    """A planet that is foreign to the taker, if there is one."""
    foreign = [planet for planet in planets if view.table.planet(planet).owner != taker]
    choice = foreign or planets
    return choice[dice(len(choice))] if choice else None
