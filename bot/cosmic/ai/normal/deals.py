"""Deals of *normal* players: demands fall with each answer, since a failed deal costs both (5.5.8)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot.cosmic.ai.choosing import Temper, best, manner
from bot.cosmic.ai.estimate import TOKEN, WIN, fresh, hopes, needs, prize
from bot.cosmic.model import ids
from bot.cosmic.model.cards import card_price, cheapest
from bot.cosmic.seen.views import OfferView, SeatView
from bot.kernel.ask import Action, Choice, Deal, Dice, OneOf
from bot.kernel.event import Seat

_FINE: Final = 3
_PATIENCE: Final = 6
_EARLY: Final = 2
"""Number of offers up to which a better one is awaited."""
_SHARE: Final = 0.5
"""Share of the other's gain that one demands while it is early."""
_FIRM: Final = 1
"""Last step at which one insists on a base that would win the game."""
_HOME: Final = 8


def act(view: SeatView, actions: Sequence[Action], temper: Temper, dice: Dice) -> tuple[str, Choice] | None:
    """Accept a good offer, counter others, give up when all steps are used."""
    mine = [action for action in actions if action.seats is not None and view.seat in action.seats]
    challenge = view.table.challenge
    if challenge is None:
        return None
    others = len(challenge.dealing()) - 1
    made = max((offer.number for offer in view.offers), default=0)
    accepted = _accepting(view, mine, early=made <= _EARLY * others)
    if accepted is not None:
        return accepted
    own = max((offer.number for offer in view.offers if offer.seat == view.seat), default=0)
    if made >= _PATIENCE * others:
        giving_up = next((action.key for action in mine if ids.dealing(action.key).step == "fail"), None)
        return None if giving_up is None else (giving_up, None)
    if any(view.seat in offer.agreed for offer in view.offers):
        return None
    # Nothing is said twice in a row, but what one offers can be for several.
    answered = {offer.to for offer in view.offers if offer.seat == view.seat} if own == made else set()
    return _offering(view, mine, answered, dice, manner(temper).opens + made // (2 * others))


def _offering(
    view: SeatView, mine: Sequence[Action], answered: Collection[Seat], dice: Dice, step: int
) -> tuple[str, Choice] | None:
    for action in mine:
        if ids.dealing(action.key).step == "offer" and isinstance(action.form, Deal):
            other = view.partner(action.key)
            if other is None or other in answered:
                continue
            offer = _offer(view, action.form, other, dice, step)
            if offer is not None and action.form.accepts(offer) and not _said(view, other, offer):
                return action.key, offer
    return None


# --- accepting --------------------------------------------------------------------------------------------------------


def _accepting(view: SeatView, mine: Sequence[Action], *, early: bool) -> tuple[str, Choice] | None:
    for action in mine:
        if ids.dealing(action.key).step == "accept" and isinstance(action.form, OneOf):
            good = [one for one in action.form.options if _good(view, _numbered(view, one), early=early)]
            if good:
                return action.key, max(good, key=lambda one: _net(view, _numbered(view, one)))
    return None


def _numbered(view: SeatView, number: Choice) -> list[OfferView]:
    return [offer for offer in view.offers if offer.number == number]


def _good(view: SeatView, deal: Sequence[OfferView], *, early: bool) -> bool:
    """Early, demand about the other's gain; later, less loss than without a deal."""
    net = _net(view, deal)
    if net <= -_FINE * TOKEN:
        return False
    return not early or net >= _SHARE * sum(_theirs(view, one) for one in deal if one.to == view.seat)


def _net(view: SeatView, deal: Sequence[OfferView]) -> float:
    table, me = view.table, view.seat
    gains = sum(_gains(view, me, one.base) for one in deal if one.to == me)
    grants = [(one.seat, one.wants_base) for one in deal] + [(one.to, one.base) for one in deal if one.to != me]
    theirs = [(seat, _gains(view, seat, base)) for seat, base in grants]
    if any(worth >= WIN - hopes(table, seat) for seat, worth in theirs) and gains < WIN - hopes(table, me):
        return -WIN
    others = max(1, sum(player.active for player in table.players) - 1)
    mine = [one for one in deal if one.to == me]
    given = sum(card_price(card) for one in mine for card in one.wants)
    got = sum(card_price(card) for one in mine for card in one.cards)
    back = TOKEN * sum(sum(one.back.values()) - sum(one.wants_back.values()) for one in mine)
    return gains - sum(worth for _, worth in theirs) / others + got - given + back


def _theirs(view: SeatView, offer: OfferView) -> float:
    given, got = (sum(map(card_price, held)) for held in (offer.cards, offer.wants))
    return _gains(view, offer.seat, offer.wants_base) + got - given


def _gains(view: SeatView, seat: Seat, planet: str | None) -> float:
    if planet is None:
        return 0
    if not fresh(view.table, seat, planet):
        return _HOME
    return prize(view.table, seat)


# --- offering ---------------------------------------------------------------------------------------------------------


def _offer(view: SeatView, form: Deal, other: Seat, dice: Dice, step: int) -> Choice:
    """Offer more the later the step; None if nothing is left. A winning base only for another winning one."""
    wanted = _best_base(view, form.take.grants, view.seat, dice)
    given = _best_base(view, form.give.grants, other, dice)
    wins_alone = given is not None and needs(view.table, other) <= 1 and fresh(view.table, other, given)
    if wins_alone and not (wanted is not None and needs(view.table, view.seat) <= 1):
        given = None
    mine = cheapest([card for card in form.give.goods if isinstance(card, str) and card in view.hand])
    if step > _FIRM and _wins_me(view, wanted) and not wins_alone:
        return _terms(mine[:1], None, [], None)
    back = [one for one in form.take.goods if ids.captive(str(one)) is not None] if wanted is None else []
    if step == 0 and wanted is not None:
        return _terms(mine[:1], None, back[:1], wanted)
    count = max(1, step) if given is None else max(0, step - 1)
    return _terms(mine[:count], given, back[:1], wanted)


def _terms(goods: Sequence[str], given: str | None, back: Sequence[Choice], wanted: str | None) -> Choice:
    """None if neither a card nor a base changes hands."""
    if not goods and given is None and wanted is None:
        return None
    return {"give": {"goods": [*goods], "grant": given}, "take": {"goods": [*back], "grant": wanted}}


def _wins_me(view: SeatView, wanted: str | None) -> bool:
    return wanted is not None and needs(view.table, view.seat) <= 1 and fresh(view.table, view.seat, wanted)


def _best_base(view: SeatView, planets: Sequence[Choice], taker: Seat, dice: Dice) -> str | None:
    """A planet whose base counts for the taker; to share one's own, the fullest."""
    if not planets:
        return None

    def worth(option: Choice) -> int:
        planet = str(option)
        return 10 * fresh(view.table, taker, planet) + view.table.planet(planet).tokens(view.seat)

    return str(best(planets, worth, dice))


def _said(view: SeatView, other: Seat, offer: Choice) -> bool:
    if not isinstance(offer, dict):
        return False
    give, take = offer["give"], offer["take"]
    if not isinstance(give, dict) or not isinstance(take, dict):
        return False
    now = [
        (list(one.cards), one.base, one.wants_base) for one in view.offers if (one.seat, one.to) == (view.seat, other)
    ]
    return (give["goods"], give["grant"], take["grant"]) in now
