"""The memory that seats have of cards seen with others."""

from __future__ import annotations

from bot.cosmic.model import cards
from bot.cosmic.seen.project import see_seat
from tests.cosmic.table import Table


def known(table: Table, seat: int, holder: int, odds: int = 100) -> list[str]:
    """The faces that ``seat`` remembers with ``holder``, sorted: those that are there with just these odds."""
    rows = see_seat(table.state, seat).known
    return sorted(cards.face(row.card) for row in rows if (row.seat, row.odds) == (holder, odds))


def remembers(table: Table, holder: int) -> set[int]:
    seats = range(len(table.state.players))
    return {seat for seat in seats for row in see_seat(table.state, seat).known if row.seat == holder}
