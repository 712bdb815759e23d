"""When a power or flare that could be used is of use to a computer player. Reads one seat's view only.

Powers and flares name their sense in their classes; those without one are of use to whoever takes part (``windows``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from bot.cosmic.ai.aims import blast_worth
from bot.cosmic.ai.estimates.estimate import (
    chance_of_offense,
    losing,
    my_side,
    needs,
    opponent,
    possible_answers,
    wins_by,
)
from bot.cosmic.ai.estimates.odds import chance, chance_with_hand, lead
from bot.cosmic.ai.estimates.worths import power_worth
from bot.cosmic.ai.standing_by import lures, slips
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.effects import Side
from bot.cosmic.model import cards
from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Dice

_WEAK, _HOPELESS = 10, 7
"""Best attacks in hand below which another hand, or another outcome, is welcome."""
_LOW: Final = 6
"""The highest attack that Reserve adds."""
_OPEN = (25, 85)
"""Chances of the own side in percent between which more tokens can decide."""
_LOUD: Final = 12
"""From what a bomb has to be worth on it is set off."""
_LIKELY, _EVEN = 0.6, 0.45
"""Chances of winning from which one likes higher stakes, and below which one likes to toss for it."""
_GOOD: Final = 5
"""From which worth on a power is worth taking."""

Test: TypeAlias = Callable[[SeatView, Dice], bool]
"""Whether something is of use now."""


def power_sense(name: str) -> str:
    """By which sense using a power is weighed; empty for none, or no power."""
    power = registry.POWERS.get(name)
    return "" if power is None else power.sense


def flare_sense(view: SeatView, power: str) -> str:
    """By which sense playing a flare is weighed: its super text for who has the power, else its wild one."""
    has = any(one.power == power for one in view.me.powers)
    text = registry.FLARES.get(power, {}).get(Side.SUPER if has else Side.WILD)
    return "" if text is None else text.sense


def power_test(name: str) -> Test | None:
    """When using a power is of use; None for those that simply are."""
    return _TESTS.get(power_sense(name))


def flare_test(view: SeatView, power: str) -> Test | None:
    """When playing a flare is of use; None for those that simply are."""
    return _TESTS.get(flare_sense(view, power))


def _never(view: SeatView, dice: Dice) -> bool:
    return False


def _best_attack(view: SeatView) -> int:
    return max((cards.value(card) for card in view.hand if cards.kind(card) == "attack"), default=0)


def _weak_hand(view: SeatView, dice: Dice) -> bool:
    return _best_attack(view) < _WEAK


def _hopeless_hand(view: SeatView, dice: Dice) -> bool:
    return _best_attack(view) < _HOPELESS


def _another_hand(view: SeatView, dice: Dice) -> bool:
    """The own hand is weak, and the other one is not smaller."""
    challenge = view.table.challenge
    other = opponent(challenge, view.seat) if challenge is not None else None
    return other is not None and _weak_hand(view, dice) and view.table.player(other).hand >= view.me.hand


def _laid(view: SeatView) -> int:
    """What the own card that lies face down counts as an attack, 0 for none; the best one in hand while none lies."""
    if view.card is None:
        return _best_attack(view)
    return cards.value(view.card) if cards.kind(view.card) == "attack" else 0


def _weak_card(view: SeatView, dice: Dice) -> bool:
    """Whoever has a better card on the other side would win with it; a compromise loses to what is there."""
    return _laid(view) < _WEAK


def _backwards(value: int) -> int:
    return value % 10 * 10 + value // 10


def _reversal(view: SeatView, dice: Dice) -> bool:
    """With both cards read backwards one's own is the higher one more often than as they are."""
    own = _laid(view)
    others = [cards.value(face) for face in possible_answers(view, dice) if cards.kind(face) == "attack"]
    if not own or not others:
        return False
    now = sum(own > other for other in others)
    return sum(_backwards(own) > _backwards(other) for other in others) > now


def _reinforcements(view: SeatView, dice: Dice) -> bool:
    """All low attacks in hand together would turn the challenge."""
    attacks = [cards.value(card) for card in view.hand if cards.kind(card) == "attack"]
    return losing(view) and wins_by(view, sum(value for value in attacks if value <= _LOW))


def _can_decide(view: SeatView, dice: Dice) -> bool:
    side = my_side(view)
    hopes = chance_of_offense(view) if side == "offense" else 100 - chance_of_offense(view)
    return side is not None and _OPEN[0] <= hopes <= _OPEN[1]


def _chance(view: SeatView) -> float:
    """How likely one's own side wins, by the best card in one's hand where that is laid."""
    challenge = view.table.challenge
    if challenge is not None and opponent(challenge, view.seat) is not None:
        return chance_with_hand(view, lead(view))
    won = chance(lead(view))
    return won if my_side(view) == "offense" else 1 - won


def _doubts(view: SeatView, dice: Dice) -> bool:
    """Who likely wins likes to raise what a defeat costs."""
    return _chance(view) >= _LIKELY


def _even_odds(view: SeatView, dice: Dice) -> bool:
    """The toss of a coin is better than the fight."""
    return _chance(view) < _EVEN


def _offense(view: SeatView, dice: Dice) -> bool:
    challenge = view.table.challenge
    return challenge is not None and challenge.offense.seat == view.seat


def _bomb(view: SeatView, dice: Dice) -> bool:
    """One of one's own bombs would hit others hard, and oneself little."""
    hidden = [dict(power.notes).get("bombs") for power in view.secrets]
    known = {one.id for one in (*view.table.planets, *view.table.outposts)}
    planets = [str(planet) for row in hidden if isinstance(row, list | tuple) for planet in row]
    return any(blast_worth(view, planet) >= _LOUD for planet in planets if planet in known)


def _worse_off(view: SeatView, dice: Dice) -> bool:
    """Somebody else has two foreign bases more: that player's place is worth having."""
    others = (player.foreign for player in view.table.players if player.active and player.seat != view.seat)
    return max(others, default=0) > view.me.foreign + 1


def _lost_tokens(view: SeatView, dice: Dice) -> bool:
    """Most tokens are in the warp, and no foreign base would be given up."""
    return not view.me.foreign and view.me.warp > cards.HAND


def _rival_wins(view: SeatView, dice: Dice) -> bool:
    """The challenge could win the game for somebody else."""
    challenge = view.table.challenge
    if challenge is None or challenge.offense.seat in (None, view.seat):
        return False
    return needs(view.table, challenge.offense.seat or 0) <= 1


def _good_neighbour(view: SeatView, dice: Dice) -> bool:
    """The player on the left has a power worth having."""
    count = len(view.table.players)
    left = view.table.player((view.seat + 1) % count)
    return any(power_worth(power.power) >= _GOOD for power in left.powers)


def _worth_a_deal(view: SeatView, dice: Dice) -> bool:
    """A deal wins the game for nobody else, or the fight does for the offense."""
    challenge = view.table.challenge
    mains = [] if challenge is None else [side.seat for side in (challenge.offense, challenge.defense)]
    close = any(seat is not None and needs(view.table, seat) <= 1 for seat in mains)
    return not close or _rival_wins(view, dice)


def _business(view: SeatView, dice: Dice) -> bool:
    """A counter buys a reward; without one the first offer of a challenge may earn it."""
    notes = [dict(power.notes) for power in view.me.powers if power_sense(power.power) == "business"]
    return any(note.get("points") for note in notes) or not any(note.get("offered") for note in notes)


_TESTS: Mapping[str, Test] = {
    "always": lambda view, dice: True,
    "another_hand": _another_hand,
    "bomb": _bomb,
    "business": _business,
    "can_decide": _can_decide,
    "doubts": _doubts,
    "equalize": _weak_card,
    "even_odds": _even_odds,
    "good_neighbour": _good_neighbour,
    "hopeless_hand": _hopeless_hand,
    "lost_tokens": _lost_tokens,
    "lures": lures,
    "never": _never,
    "offense": _offense,
    "reinforcements": _reinforcements,
    "reversal": _reversal,
    "rival_wins": _rival_wins,
    "slips": slips,
    "weak_card": _weak_card,
    "weak_hand": _weak_hand,
    "worse_off": _worse_off,
    "worth_a_deal": _worth_a_deal,
}
"""By the sense that the class of a power or flare names."""
