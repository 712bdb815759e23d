"""What a computer player does with its powers in a challenge of others: it foretells, slips in cards, turns the cone.

Reads one seat's view only.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from bot.cosmic.ai.choosing import Thought, best, options
from bot.cosmic.ai.estimates.estimate import both_known, would_win
from bot.cosmic.ai.estimates.odds import chance, laid_by, lead
from bot.cosmic.ai.estimates.stakes import landing_if
from bot.cosmic.ai.tempers import Temper
from bot.cosmic.model import cards
from bot.cosmic.model.card_worth import card_price
from bot.cosmic.seen.imagined import Outlook
from bot.cosmic.seen.views import SeatView
from bot.kernel.ask import Ask, Choice, Dice
from bot.kernel.seat import Seat

_KEEP: Final = "none"
_REWARDED, _FINED = 30, 25
"""What it brings to have given the card that wins, and what it costs if that loses, in tenths of a card."""
_STRONG: Final = 15
"""An attack with which one likes to be the defense."""
_EVEN: Final = 0.5


class Slip(NamedTuple):
    """A card of one's own in the place of a main player's."""

    worth: float
    seat: Seat
    card: str


def thoughts() -> Mapping[str, Thought]:
    """What it thinks about challenges of others, by sense."""
    return {"foretold": _foretold, "slipped_to": _slipped_to, "slipped": _slipped, "stronghold": _stronghold}


def slips(view: SeatView, dice: Dice) -> bool:
    """Some card of one's own would win for a main player so likely that it is worth giving."""
    slip = _best_slip(view)
    return slip is not None and slip.worth > 0


def lures(view: SeatView, dice: Dice) -> bool:
    """The hand is good enough to be the defense with it."""
    return any(cards.kind(card) == "attack" and cards.value(card) >= _STRONG for card in view.hand)


def _foretold(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """The main player who is the likelier winner."""
    challenge = view.table.challenge
    if challenge is None:
        return ask.default
    return challenge.offense.seat if chance(lead(view)) >= _EVEN else challenge.defense.seat


def _every_slip(view: SeatView) -> Iterator[Slip]:
    challenge = view.table.challenge
    if challenge is None or not both_known(view.table):
        return
    outlook = Outlook(view.table)
    held = [card for card in view.hand if cards.kind(card) == "attack"]
    for side, other in (("offense", "defense"), ("defense", "offense")):
        seat = (challenge.offense if side == "offense" else challenge.defense).seat
        if seat is None or any(would_win(view.table, one, challenge.target) for one in landing_if(challenge, side)):
            continue
        laid = laid_by(view, other)
        for card in held:
            pairs = [((card, face) if side == "offense" else (face, card), share) for face, share in laid]
            wins = sum(share for pair, share in pairs if outlook.outcome(*pair) == side)
            yield Slip(wins * _REWARDED - (1 - wins) * _FINED - card_price(card), seat, card)


def _best_slip(view: SeatView) -> Slip | None:
    """The one that is worth most; None if there is none, or if each would win the game for somebody."""
    return max(_every_slip(view), default=None)


def _slipped_to(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    slip = _best_slip(view)
    return slip.seat if slip is not None and slip.seat in options(ask.form) else ask.default


def _slipped(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    slip = _best_slip(view)
    return slip.card if slip is not None and slip.worth > 0 else _KEEP


def _stronghold(view: SeatView, ask: Ask, temper: Temper, dice: Dice) -> Choice:
    """Where most of one's own tokens stand."""
    return best(options(ask.form), lambda planet: view.table.planet(str(planet)).tokens(view.seat), dice)
