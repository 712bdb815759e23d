"""The challenge card a computer player lays: by what each comes to, and what the card is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.cosmic.ai import estimate
from bot.cosmic.ai.choosing import Heuristic, Temper, best, options
from bot.cosmic.ai.normal.alliances import regard
from bot.cosmic.ai.odds import laid_by, sober
from bot.cosmic.kinds import registry
from bot.cosmic.kinds.hooks import LOSING, Fate
from bot.cosmic.model import cards
from bot.cosmic.seen.imagined import outlook_of
from bot.cosmic.seen.views import ChallengeView, PowerView, SeatView, SideView
from bot.kernel.ask import Ask, Choice, Dice

_AGAIN: Final = 50
_FAITH: Final = 25
_PRICE: Final = 2.0
"""Thousandths of a win by which a point in hand raises what later challenges bring."""
_TAKEN: Final = 0.4
"""Part of a card's price that another's card brings: it puts off the next new hand (4.1.2)."""
_OVER: Final = 0.1
"""Worth of a point where the game may end: a mere tie-break, since nothing is saved for later."""
_POWERS_NEED: Final = 3


def heuristics() -> Mapping[str, Heuristic]:
    return {"card": _card}


def _card(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    held = [option for option in options(ask.form) if cards.is_challenge(str(option))]
    return choose(view, held, temper, dice) if held else ask.default


def expected(view: SeatView, temper: Temper, dice: Dice) -> str | None:
    """The card laid face down, or the one that would be laid now; None without any."""
    held = [card for card in view.hand if cards.is_challenge(card)]
    return view.card or (str(choose(view, held, temper, dice)) if held else None)


def choose(view: SeatView, held: Sequence[Choice], temper: Temper, dice: Dice) -> Choice:
    challenge, mine = view.table.challenge, estimate.my_side(view)
    if challenge is None or mine is None or not estimate.both_known(view.table):
        return held[dice(len(held))]
    outlook = outlook_of(view.table)
    lost = estimate.other_side(mine)
    other = laid_by(view, lost)
    stakes = {outcome: _stake(view, challenge, mine, outcome, temper) for outcome in ("offense", "defense", "deal")}
    founders = [seat for outcome in ("offense", "defense") for seat in estimate.landing_if(challenge, outcome)]
    ending = any(estimate.would_win(view.table, seat, challenge.target) for seat in founders)

    def worth(option: Choice) -> int:
        card = str(option)
        attack = cards.kind(card) == "attack"
        consoled = 0 if attack else _TAKEN * _consoled(view, challenge, mine)
        found = fought = won = 0.0
        for face, share in other:
            outcome = outlook.outcome(*((card, face) if mine == "offense" else (face, card)))
            if attack and cards.kind(face) == "attack" and outcome != "deal":
                fought += share
                won += share * (outcome == mine)
            else:
                found += share * (stakes.get(outcome, 0) + (consoled if outcome == lost else 0))
        if fought:
            won = sober(won / fought)
            found += fought * (won * stakes[mine] + (1 - won) * stakes[lost])
        if ending and attack:
            return round(10 * (found + _OVER * cards.value(card)))
        return round(10 * (found - _spent(challenge, mine, card)))

    return best(held, worth, dice)


def _spent(challenge: ChallengeView, mine: str, card: str) -> float:
    side = challenge.offense if mine == "offense" else challenge.defense
    if cards.kind(card) == "attack":
        return _PRICE * cards.value(card)
    return estimate.CARD + _FAITH * len(side.allies)


def _stake(view: SeatView, challenge: ChallengeView, mine: str, outcome: str, temper: Temper) -> float:
    """Worth of an outcome to a main player, apart from cards."""
    table, me, target = view.table, view.seat, challenge.target
    side = challenge.offense if mine == "offense" else challenge.defense
    if outcome == "deal":
        return _deal(view, challenge, temper) + (_AGAIN if mine == "offense" and challenge.ordinal == 1 else 0)
    found = float(estimate.landing(table, me, estimate.landing_if(challenge, outcome), target))
    if outcome == "offense":
        found += estimate.driven_out(table, me, challenge.defense.seat, target)
    if mine == "offense":
        return (
            found + (_AGAIN if challenge.ordinal == 1 else 0)
            if outcome == mine
            else found - side.tokens * estimate.TOKEN
        )
    if outcome == "offense" and side.tokens:
        found -= side.tokens * estimate.TOKEN + estimate.HOME * (2 if view.me.home <= _POWERS_NEED else 1)
    return found


def _deal(view: SeatView, challenge: ChallengeView, temper: Temper) -> float:
    other = estimate.opponent(challenge, view.seat)
    if other is None:
        return 0
    foreign = [planet.id for planet in view.table.planets if planet.owner not in (view.seat, other)]
    there = foreign[0] if foreign else None
    both = estimate.landing(view.table, view.seat, [view.seat, other], there)
    return max(-estimate.BASE, both) * 0.6 + regard(view, other, temper)


def _consoled(view: SeatView, challenge: ChallengeView, mine: str) -> float:
    sides = (challenge.offense, challenge.defense)
    return estimate.CARD * 0.8 * consolation(view, *(sides if mine == "offense" else reversed(sides)))


def consolation(view: SeatView, loser: SideView, winner: SideView) -> int:
    """Count the cards that a compromise takes for its tokens, out of those not laid (5.4.3)."""
    if loser.seat is None or winner.seat is None:
        return 0
    beaten = view.table.player(loser.seat)
    if any(map(_rescues, beaten.powers)) and not (beaten.zapped or beaten.dormant):
        return 0
    return min(loser.tokens, max(0, view.table.player(winner.seat).hand - (winner.card is None)))


def _rescues(power: PowerView) -> bool:
    losing = registry.POWERS[power.power].answer_to(LOSING.before)
    return losing is not None and losing.hook.rank == Fate.RESCUE
