"""How likely a seat wins from where a game stands, by what everybody sees of it. For worlds that were played on."""

from __future__ import annotations

from typing import Final

from bot.cosmic.ai.estimates.estimate import needs
from bot.cosmic.model import cards
from bot.cosmic.seen.views import SeatView
from bot.kernel.seat import Seat

_STEP: Final = 0.5
"""By how much each base that is missing makes a place in the race less."""
_CARD, _FULL = 0.04, 8
"""What a card in hand adds, up to a full hand."""
_POINT: Final = 0.006
"""What a point of an attack card adds to the own hand."""
_WARP: Final = 0.03
_POWERLESS: Final = 0.6
_HOME: Final = 3


def prospects(view: SeatView) -> float:
    """The share of a win, 0 to 1, that the seat of ``view`` may hope for."""
    table = view.table
    if table.winners:
        return 1 / len(table.winners) if view.seat in table.winners else 0.0
    chances = [_chances(view, player.seat) for player in table.players if player.active]
    whole = sum(chances)
    return _chances(view, view.seat) / whole if whole else 0.0


def _chances(view: SeatView, seat: Seat) -> float:
    player = view.table.player(seat)
    found = _STEP ** max(0, needs(view.table, seat))
    found *= 1 + _CARD * min(_FULL, player.hand) - _WARP * min(player.warp, _FULL)
    if seat == view.seat:
        found *= 1 + _POINT * sum(cards.value(card) for card in view.hand if cards.kind(card) == "attack") / 4
    if player.home < _HOME:
        found *= _POWERLESS
    return found
