"""A player's position as one word; it is made from all hands, so only for games that are over."""

from __future__ import annotations

from bot.cosmic.kinds import registry
from bot.cosmic.model.state import CosmicState
from bot.cosmic.seen.picture_views import Position
from bot.cosmic.seen.project import see_seat, see_table
from bot.cosmic.strong.search import prospects
from bot.kernel.event import Seat

_FIRST, _FIRST_EXPANDED = 6, 11
"""First challenge for which there are words, without and with expansions."""
_AHEAD, _BEHIND = 1.6, 0.6
"""Times the fair share."""


def positions(state: CosmicState) -> dict[Seat, Position]:
    """Empty where nothing is known; seats of which nothing can be said are left out."""
    table = see_table(state)
    if state.challenges < (_FIRST_EXPANDED if state.expansions else _FIRST) or table.winners:
        return {}
    playing = [player.seat for player in table.players if player.active]
    hopes = {seat: prospects(see_seat(state, seat, table)) for seat in playing}
    fair = sum(hopes.values()) / len(playing)
    odd = {
        player.seat
        for player in table.players
        for power in player.powers
        if power.power not in registry.POWERS or registry.POWERS[power.power].wins_otherwise
    }
    return {
        seat: "ahead" if hope >= _AHEAD * fair else "behind" if hope <= _BEHIND * fair else "level"
        for seat, hope in hopes.items()
        if seat not in odd
    }
