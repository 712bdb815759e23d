"""What somebody's cards may be, by what a seat has seen of them and by what it sees nowhere. Reads one view only."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from bot.cosmic.ai.estimates.imagine import held, remembered, usual_unseen
from bot.cosmic.model import cards
from bot.cosmic.seen.views import SeatView
from bot.kernel.seat import Seat

_WHOLE = 100
"""The odds of what is certain."""


def expected(view: SeatView, seat: Seat) -> Mapping[str, float]:
    """How many cards of each face ``seat`` has on average: in hand, and face down in the challenge."""
    found: Counter[str] = Counter()
    named, elsewhere = set[str](), {row.card for row in view.stacked}
    for row in remembered(view):
        if row.seat == seat:
            named.add(row.card)
            found[cards.face(row.card)] += row.odds
        elif row.odds == _WHOLE:
            elsewhere.add(row.card)
    pool = Counter(cards.face(card) for card in usual_unseen(view) if card not in named | elsewhere)
    others = [player.hand for player in view.table.players if player.seat not in (view.seat, seat)]
    hidden = max(pool.total(), view.table.deck + sum(others) + view.table.player(seat).hand - len(named))
    rest = max(0.0, held(view, seat) - found.total() / _WHOLE)
    return {face: found[face] / _WHOLE + rest * pool[face] / max(1, hidden) for face in dict.fromkeys((*found, *pool))}


def has(view: SeatView, seat: Seat, face: str) -> float:
    """How likely ``seat`` has a card of this face, between 0 and 1."""
    rows = [row for row in remembered(view) if row.seat == seat]
    lacks = 1.0
    for row in rows:
        lacks *= 1 - row.odds / _WHOLE if cards.face(row.card) == face else 1
    rest = max(0.0, held(view, seat) - sum(row.odds for row in rows) / _WHOLE)
    unseen = usual_unseen(view)
    share = sum(cards.face(card) == face for card in unseen) / max(1, len(unseen))
    return float(1 - lacks * (1 - share) ** rest)
