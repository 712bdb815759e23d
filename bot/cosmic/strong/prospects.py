"""How likely a seat wins from where a game stands, by what everybody sees of it. For worlds that were played on."""

from __future__ import annotations

from math import exp
from typing import Final

from bot.cosmic.ai.estimates.estimate import needs
from bot.cosmic.model import cards
from bot.cosmic.seen.views import SeatView, TableView
from bot.kernel.seat import Seat

_SHORT: Final = (1.15, 1.1, 0.24, -0.53, -1.1, -1.5)
"""What so many bases that are missing make of the chances."""
_MORE: Final = -0.35
"""And each one beyond those."""
_TURN: Final = -0.15
"""Each seat that has its turn before."""
_SECOND: Final = -0.28
"""The second challenge of a turn: nothing but that one is left of it."""
_LONE: Final = -0.06
"""A base that rests on one token."""
_POWERLESS: Final = -0.35
_SAFE: Final = 0.18
"""A home base more than powers need."""
_HOME: Final = 3
_CARD: Final = -0.09
"""A card in the own hand, which keeps one from getting a new hand, whatever it is."""
_POINT: Final = 0.012
"""A point of an attack card."""
_HELP: Final = 0.12
"""An edict or a flare."""


def prospects(view: SeatView) -> float:
    """The share of a win, 0 to 1, that the seat of ``view`` may hope for."""
    table = view.table
    if table.winners:
        return 1 / len(table.winners) if view.seat in table.winners else 0.0
    chances = {player.seat: exp(_race(table, player.seat)) for player in table.players if player.active}
    mine = chances.pop(view.seat, 0.0) * exp(_hand(view))
    return mine / (mine + sum(chances.values())) if mine else 0.0


def _race(table: TableView, seat: Seat) -> float:
    player, challenge = table.player(seat), table.challenge
    short = max(0, needs(table, seat))
    found = _SHORT[short] if short < len(_SHORT) else _SHORT[-1] + _MORE * (short - len(_SHORT) + 1)
    if challenge is not None and challenge.offense.seat is not None:
        found += _TURN * ((seat - challenge.offense.seat) % len(table.players))
        found += _SECOND * (seat == challenge.offense.seat and challenge.ordinal > 1)
    found += _POWERLESS * (player.home < _HOME) + _SAFE * (player.home > _HOME)
    return found + _LONE * sum(planet.tokens(seat) == 1 for planet in table.planets)


def _hand(view: SeatView) -> float:
    found = 0.0
    for card in view.hand:
        kind = cards.kind(card)
        found += _CARD + (_POINT * cards.value(card) if kind == "attack" else _HELP * (kind in ("edict", "flare")))
    return found
