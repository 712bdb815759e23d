"""Odds of a challenge: with cards that nobody knows, and with a hand that one knows. Reads one view only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import exp
from typing import Final

from msgspec import structs

from bot.cosmic.ai import imagine
from bot.cosmic.ai.estimate import both_known, my_side, other_side, shown_answer
from bot.cosmic.ai.imagine import remembered, usual_unseen
from bot.cosmic.model import cards
from bot.cosmic.seen.imagined import outlook_of
from bot.cosmic.seen.views import SeatView
from bot.kernel.event import Seat

_EVEN: Final = 0.45
"""Lead of the offense where both sums are equal: the defense plays compromises more often."""
_POINT: Final = 0.15
_USUAL, _LOW, _HIGH = "A8", "A1", "A40"
_SEEKS_DEAL: Final = {"offense": 0.12, "defense": 0.32}
_LUCK, _UPSET, _OPPOSED = 0.02, 0.11, 1.6
_EAGER: Final = 8
"""Divisor of an attack's value: the smaller, the more often high ones are played."""


def lead(view: SeatView) -> int:
    """Points by which the offense leads with equal cards; 0 while there are no two sides."""
    return outlook_of(view.table).lead(_USUAL, _USUAL) if both_known(view.table) else 0


def chance(ahead: float) -> float:
    return 1 / (1 + exp(-(_EVEN + _POINT * ahead)))


def sober(won: float) -> float:
    """Chance against an attack that cards alone would beat so often: the other side answers, and has cards to play."""
    beaten: float = won**_OPPOSED
    return _LUCK + (1 - _LUCK - _UPSET) * beaten


def laid_by(view: SeatView, side: str) -> list[tuple[str, float]]:
    """Faces that a main player may lay, with probabilities as others see them; open cards are certain."""
    if side != my_side(view) and (shown := shown_answer(view)):
        return [(shown, 1.0)]
    seat = _main(view, side)
    found = _anything(view) if seat is None else imagine.expected(view, seat)
    weights = {
        face: count * (_EAGER + cards.value(face)) for face, count in found.items() if cards.kind(face) == "attack"
    }
    total = sum(weights.values())
    deals = _deals(view, side, seat) if found.get(cards.COMPROMISE) and total else float(not total)
    rows = [(face, (1 - deals) * weight / total) for face, weight in weights.items() if weight]
    return [*rows, (cards.COMPROMISE, deals)] if deals else rows


def _main(view: SeatView, side: str) -> Seat | None:
    challenge = view.table.challenge
    seat = None if challenge is None else getattr(challenge, side).seat
    return seat if any(row.seat == seat for row in remembered(view)) else None


def remembered_lead(view: SeatView) -> float:
    """Points for the offense by which remembered cards of the main players differ from any others."""
    return _remembered(view, "offense") - _remembered(view, "defense")


def _remembered(view: SeatView, side: str) -> float:
    if _main(view, side) is None:
        return 0
    return _mean(laid_by(view, side)) - _mean(laid_by(structs.replace(view, known=()), side))


def _mean(laid: list[tuple[str, float]]) -> float:
    return sum(share * cards.value(face) for face, share in laid if cards.kind(face) == "attack")


def _anything(view: SeatView) -> Mapping[str, float]:
    return Counter(map(cards.face, usual_unseen(view)))


def _deals(view: SeatView, side: str, seat: Seat | None) -> float:
    """Probability of a compromise: as usual, shifted by the chance of having one."""
    if seat is None:
        return _SEEKS_DEAL[side]
    unknowing = structs.replace(view, known=())
    usual = imagine.has(unknowing, seat, cards.COMPROMISE)
    return min(1.0, _SEEKS_DEAL[side] * imagine.has(view, seat, cards.COMPROMISE) / usual) if usual else 0.0


def chance_with_hand(view: SeatView, ahead: float) -> float:
    """Chance with the laid attack or the best in hand: the highest, or the lowest where low sums win."""
    mine = my_side(view)
    sign = -1 if _low_wins(view) else 1
    held = (view.card,) if view.card else view.hand
    best = max((sign * cards.value(card) for card in held if cards.kind(card) == "attack"), default=None)
    if mine is None or best is None:
        return chance(ahead) if mine == "offense" else 1 - chance(ahead)
    reach = best + (ahead if mine == "offense" else -ahead)
    rows = laid_by(view, other_side(mine))
    attacks = {face: share for face, share in rows if cards.kind(face) == "attack"}
    wins = sum(
        share
        for face, share in attacks.items()
        if sign * cards.value(face) < reach or (sign * cards.value(face) == reach and mine == "defense")
    )
    fought = sum(attacks.values())
    return 1 - fought + (fought * sober(wins / fought) if fought else 0)


def chance_of_card(view: SeatView, value: int) -> float:
    rows = [(face, count) for face, count in _anything(view).items() if cards.is_challenge(face)]
    beaten = sum(count for face, count in rows if cards.kind(face) == "compromise" or cards.value(face) < value)
    return beaten / max(1, sum(count for _, count in rows))


def _low_wins(view: SeatView) -> bool:
    return both_known(view.table) and outlook_of(view.table).outcome(_LOW, _HIGH) == "offense"
