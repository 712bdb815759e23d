"""Cards and powers a computer player gives away, takes back or picks: the least missed, the most wanted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.cosmic.ai.choosing import Temper, best, options
from bot.cosmic.ai.estimate import needs, possible_answers, power_worth, wins_by
from bot.cosmic.ai.imagine import hidden_faces
from bot.cosmic.model import cards, ids
from bot.cosmic.model.attributes import HOARD
from bot.cosmic.model.cards import card_price, cheapest, dearest
from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Ask, Choice, Dice, UpTo

_BLEED, _NO_CARD = "bleed", "none"
_DEAR = 20
"""Price from which a card is worth more than three tokens."""
_POOR = 8
"""Price up to which a card is given for a token."""
_MEAGRE = 3
"""Worth above which another's power is taken."""
_ENOUGH = 3
"""Cards kept in hand when others are sold."""
_LOCKED: Mapping[str, int] = {"flare": 0, "edict": 1}
"""Order of card types that others should miss before cards are chosen."""


def _cards(ask: Ask) -> list[str]:
    found = [str(option) for option in options(ask.form)]
    return [one for one in found if ids.as_card(one) is not None]


def _worst(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    held = cheapest(_cards(ask))
    if not held:
        return ask.default
    return [held[0]] if isinstance(ask.form, UpTo) else held[0]


def _locking(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Lock flares first, then edicts; among others the cheapest."""
    held = cheapest(_cards(ask))
    return min(held, key=lambda card: _LOCKED.get(cards.kind(card), len(_LOCKED)), default=ask.default)


def _best(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    held = dearest(_cards(ask))
    if not held:
        return ask.default
    return list(held[: ask.form.n]) if isinstance(ask.form, UpTo) else held[0]


def _best_power(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    names = sorted(map(str, options(ask.form)), key=power_worth, reverse=True)
    return list(names[: ask.form.n]) if isinstance(ask.form, UpTo) else names[0]


_powers = _draft = _best_power


def _worst_power(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return best(options(ask.form), lambda name: -power_worth(str(name)), dice)


def _worst_number(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    named = {power.number: power.power for power in view.me.powers}
    return best(options(ask.form), lambda at: -power_worth(named.get(at, "")) if isinstance(at, int) else -99, dice)


def _bleed_or_give(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    held = cheapest(_cards(ask))
    return held[0] if held and card_price(held[0]) < _DEAR else _BLEED


def _redeem(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    if not isinstance(ask.form, UpTo):
        return ask.default
    poor = [card for card in cheapest(_cards(ask)) if card_price(card) <= _POOR]
    return list(poor[: max(0, min(ask.form.n, view.me.hand - _ENOUGH))])


def _sell(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Sell unless the buyer is about to win: the card is of no use to oneself."""
    challenge = view.table.challenge
    buyer = None if challenge is None else challenge.offense.seat
    return buyer is not None and needs(view.table, buyer) > 1


def _tip(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Give a random card out of many, sooner when close to winning."""
    return view.me.hand > _ENOUGH and (needs(view.table, view.seat) <= 1 or view.me.hand >= cards.HAND)


def _odd_or_even(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    own = 0 if view.card is None else cards.value(view.card) if cards.kind(view.card) == "attack" else 0
    others = [cards.value(face) for face in possible_answers(view, dice) if cards.kind(face) == "attack"]
    even = sum((own + other) % 2 == 0 for other in others)
    return "even" if 2 * even >= len(others) else "odd"


def _digit(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    own = 0 if view.card is None else cards.value(view.card) if cards.kind(view.card) == "attack" else 0
    others = [cards.value(face) for face in possible_answers(view, dice) if cards.kind(face) == "attack"]
    tens = sum(own // 10 % 10 - other // 10 % 10 for other in others)
    ones = sum(own % 10 - other % 10 for other in others)
    return "tens" if tens > ones else "ones"


def _collected(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    held = _cards(ask)
    if not isinstance(ask.form, UpTo):
        return ask.default
    return list((cheapest(held) if set(held) <= set(view.hand) else dearest(held))[: ask.form.n])


def _richest(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return best(options(ask.form), lambda seat: view.table.player(seat).hand if isinstance(seat, int) else 0, dice)


def _take(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return view.me.hand < cards.HAND


def _hire(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    poor = [card for card in cheapest(_cards(ask)) if card_price(card) <= _POOR]
    return list(poor[: max(0, view.me.hand - _ENOUGH)])


def _exchange(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    challenge = view.table.challenge
    mains = () if challenge is None else (challenge.offense.seat, challenge.defense.seat)
    theirs = [
        power_worth(power.power)
        for seat in mains
        if seat is not None and seat != view.seat
        for power in view.table.player(seat).own_powers
    ]
    good = max(theirs, default=0) > _MEAGRE
    return "exchange" if good and "exchange" in options(ask.form) else "draw"


def _feared_card(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    seen = Counter(face for face in possible_answers(view, dice) if cards.kind(face) == "attack")
    named = [face for face in map(str, options(ask.form)) if face in seen]
    return max(named, key=lambda face: seen[face] * cards.value(face), default=str(ask.default))


def _wanted_face(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    hidden = hidden_faces(view)
    named = [face for face in map(str, options(ask.form)) if face in hidden]
    return dearest(named)[0] if named else ask.default


def _better_hoard(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    kept = next((dict(power.notes).get(HOARD.key) for power in view.secrets if HOARD.key in dict(power.notes)), None)
    hoard = [str(card) for card in kept] if isinstance(kept, list | tuple) else []
    return sum(map(card_price, view.hand)) > sum(map(card_price, hoard))


def _reinforcements(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    held = sorted(_cards(ask), key=cards.value)
    return next((card for card in held if wins_by(view, cards.value(card))), held[-1])


def _ride(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    held = [card for card in _cards(ask) if card_price(card) < _DEAR]
    return max(held, key=lambda card: cards.value(card) if cards.kind(card) == "attack" else 0, default=ask.default)


def _beside(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Beside a compromise, where it counts nothing, the cheapest card."""
    if view.card is None or cards.kind(view.card) == "attack":
        return _ride(view, ask, temper, dice)
    return next(iter(cheapest(_cards(ask))), ask.default)


def _keep_if_good(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Keep the first card that is not poor: a better one may not follow."""
    held = _cards(ask)
    return held[0] if held and card_price(held[0]) > _POOR else _NO_CARD
