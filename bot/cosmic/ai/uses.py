"""Tests of powers and flares for being of use, by sense; without one they are of use to participants."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple, TypeAlias

from bot.cosmic.ai import estimate
from bot.cosmic.ai.aims import blast_worth
from bot.cosmic.ai.choosing import Heuristic, Temper, best, options
from bot.cosmic.ai.odds import chance, chance_with_hand, laid_by, lead
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Flare, Side
from bot.cosmic.model import cards
from bot.cosmic.model.cards import card_price
from bot.cosmic.seen.imagined import outlook_of
from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Ask, Choice, Dice
from bot.kernel.event import Seat

_KEEP: Final = "none"
_REWARDED, _FINED = 30, 25
"""Gain of having given the winning card, and cost if it loses, in tenths of a card."""
_STRONG: Final = 15
_HALF: Final = 0.5


class Slip(NamedTuple):
    worth: float
    seat: Seat
    card: str


def heuristics() -> Mapping[str, Heuristic]:
    return {"foretold": _foretold, "slipped_to": _slipped_to, "slipped": _slipped, "stronghold": _stronghold}


def slips(view: SeatView, dice: Dice) -> bool:
    slip = _best_slip(view)
    return slip is not None and slip.worth > 0


def lures(view: SeatView, dice: Dice) -> bool:
    return any(cards.kind(card) == "attack" and cards.value(card) >= _STRONG for card in view.hand)


def _foretold(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    challenge = view.table.challenge
    if challenge is None:
        return ask.default
    return challenge.offense.seat if chance(lead(view)) >= _HALF else challenge.defense.seat


def _every_slip(view: SeatView) -> Iterator[Slip]:
    challenge = view.table.challenge
    if challenge is None or not estimate.both_known(view.table):
        return
    outlook = outlook_of(view.table)
    held = [card for card in view.hand if cards.kind(card) == "attack"]
    for side, other in (("offense", "defense"), ("defense", "offense")):
        seat = (challenge.offense if side == "offense" else challenge.defense).seat
        if seat is None or any(
            estimate.would_win(view.table, one, challenge.target) for one in estimate.landing_if(challenge, side)
        ):
            continue
        laid = laid_by(view, other)
        for card in held:
            pairs = [((card, face) if side == "offense" else (face, card), share) for face, share in laid]
            wins = sum(share for pair, share in pairs if outlook.outcome(*pair) == side)
            yield Slip(wins * _REWARDED - (1 - wins) * _FINED - card_price(card), seat, card)


def _best_slip(view: SeatView) -> Slip | None:
    return max(_every_slip(view), default=None)


def _slipped_to(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    slip = _best_slip(view)
    return slip.seat if slip is not None and slip.seat in options(ask.form) else ask.default


def _slipped(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    slip = _best_slip(view)
    return slip.card if slip is not None and slip.worth > 0 else _KEEP


def _stronghold(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    return best(options(ask.form), lambda planet: view.table.planet(str(planet)).tokens(view.seat), dice)


_WEAK, _HOPELESS = 10, 7
"""Best attacks in hand below which another hand, or another outcome, is welcome."""
_LOW: Final = 6
"""The highest attack that Reserve adds."""
_OPEN = (25, 85)
_LOUD: Final = 12
_LIKELY, _EVEN = 0.6, 0.45
"""Chances of winning from which higher stakes, and below which a toss, are welcome."""
_GOOD: Final = 5

Test: TypeAlias = Callable[[SeatView, Dice], bool]


def power_sense(name: str) -> str:
    """Sense by which using a power is weighed; empty for none, or for no power."""
    power = registry.POWERS.get(name)
    return "" if power is None else power.sense


def flare_text(view: SeatView, power: str) -> Flare | None:
    """Super text of a flare for the power's owner, else the wild one."""
    has = any(one.power == power for one in view.me.powers)
    return registry.FLARES.get(power, {}).get(Side.SUPER if has else Side.WILD)


def flare_sense(view: SeatView, power: str) -> str:
    text = flare_text(view, power)
    return "" if text is None else text.sense


def power_test(name: str) -> Test | None:
    """None for powers that are always of use."""
    return TESTS.get(power_sense(name))


def flare_test(view: SeatView, power: str) -> Test | None:
    """None for flares that are always of use."""
    return TESTS.get(flare_sense(view, power))


def _best_attack(view: SeatView) -> int:
    return max((cards.value(card) for card in view.hand if cards.kind(card) == "attack"), default=0)


def _weak_hand(view: SeatView, dice: Dice) -> bool:
    return _best_attack(view) < _WEAK


def _hopeless_hand(view: SeatView, dice: Dice) -> bool:
    return _best_attack(view) < _HOPELESS


def _another_hand(view: SeatView, dice: Dice) -> bool:
    challenge = view.table.challenge
    other = estimate.opponent(challenge, view.seat) if challenge is not None else None
    return other is not None and _weak_hand(view, dice) and view.table.player(other).hand >= view.me.hand


def _laid(view: SeatView) -> int:
    if view.card is None:
        return _best_attack(view)
    return cards.value(view.card) if cards.kind(view.card) == "attack" else 0


def _weak_card(view: SeatView, dice: Dice) -> bool:
    return _laid(view) < _WEAK


def _backwards(value: int) -> int:
    return value % 10 * 10 + value // 10


def _reversal(view: SeatView, dice: Dice) -> bool:
    own = _laid(view)
    others = [cards.value(face) for face in estimate.possible_answers(view, dice) if cards.kind(face) == "attack"]
    if not own or not others:
        return False
    now = sum(own > other for other in others)
    return sum(_backwards(own) > _backwards(other) for other in others) > now


def _reinforcements(view: SeatView, dice: Dice) -> bool:
    attacks = [cards.value(card) for card in view.hand if cards.kind(card) == "attack"]
    return estimate.losing(view) and estimate.wins_by(view, sum(value for value in attacks if value <= _LOW))


def _can_decide(view: SeatView, dice: Dice) -> bool:
    side = estimate.my_side(view)
    hopes = estimate.chance_of_offense(view) if side == "offense" else 100 - estimate.chance_of_offense(view)
    return side is not None and _OPEN[0] <= hopes <= _OPEN[1]


def chance_of_mine(view: SeatView) -> float:
    challenge = view.table.challenge
    if challenge is not None and estimate.opponent(challenge, view.seat) is not None:
        return chance_with_hand(view, lead(view))
    won = chance(lead(view))
    return won if estimate.my_side(view) == "offense" else 1 - won


def _doubts(view: SeatView, dice: Dice) -> bool:
    """Only a likely winner gains by a defeat that costs more."""
    return chance_of_mine(view) >= _LIKELY


def _offense(view: SeatView, dice: Dice) -> bool:
    challenge = view.table.challenge
    return challenge is not None and challenge.offense.seat == view.seat


def _bomb(view: SeatView, dice: Dice) -> bool:
    hidden = [dict(power.notes).get("bombs") for power in view.secrets]
    known = {one.id for one in (*view.table.planets, *view.table.outposts)}
    planets = [str(planet) for row in hidden if isinstance(row, list | tuple) for planet in row]
    return any(blast_worth(view, planet) >= _LOUD for planet in planets if planet in known)


def _worse_off(view: SeatView, dice: Dice) -> bool:
    others = (player.foreign for player in view.table.players if player.active and player.seat != view.seat)
    return max(others, default=0) > view.me.foreign + 1


def _rival_wins(view: SeatView, dice: Dice) -> bool:
    challenge = view.table.challenge
    if challenge is None or challenge.offense.seat in (None, view.seat):
        return False
    return estimate.needs(view.table, challenge.offense.seat or 0) <= 1


def _good_neighbour(view: SeatView, dice: Dice) -> bool:
    count = len(view.table.players)
    left = view.table.player((view.seat + 1) % count)
    return any(estimate.power_worth(power.power) >= _GOOD for power in left.powers)


def _worth_a_deal(view: SeatView, dice: Dice) -> bool:
    """True unless a deal wins the game for somebody else and the fight does not."""
    challenge = view.table.challenge
    mains = [] if challenge is None else [side.seat for side in (challenge.offense, challenge.defense)]
    close = any(seat is not None and estimate.needs(view.table, seat) <= 1 for seat in mains)
    return not close or _rival_wins(view, dice)


def _business(view: SeatView, dice: Dice) -> bool:
    """True if a counter can buy a reward, or the first offer of a challenge may earn one."""
    notes = [dict(power.notes) for power in view.me.powers if power_sense(power.power) == "business"]
    return any(note.get("points") for note in notes) or not any(note.get("offered") for note in notes)


TESTS: dict[str, Test] = {
    "always": lambda view, dice: True,
    "another_hand": _another_hand,
    "bomb": _bomb,
    "burns": _weak_hand,
    "business": _business,
    "can_decide": _can_decide,
    "doubts": _doubts,
    "equalize": _weak_card,
    "even_odds": lambda view, dice: chance_of_mine(view) < _EVEN,
    "good_neighbour": _good_neighbour,
    "hopeless_hand": _hopeless_hand,
    "lost_tokens": lambda view, dice: not view.me.foreign and view.me.warp > cards.HAND,
    "lures": lures,
    "never": lambda view, dice: False,
    "offense": _offense,
    "reinforcements": _reinforcements,
    "reversal": _reversal,
    "rival_wins": _rival_wins,
    "slips": slips,
    "upset": _hopeless_hand,
    "weak_card": _weak_card,
    "weak_hand": _weak_hand,
    "worse_off": _worse_off,
    "worth_a_deal": _worth_a_deal,
}
"""By the sense that the class of a power or flare names; packs enter more."""
