"""Since when a table could not go on: it had lost its place, or waited for its referee. Its clocks go on from there.

Both are noted as rows of deadlines that lie in the past and set no timer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.store.rows import DeadlineRow

LOST: Final = "lost"
"""The row that says since when a table has no place."""
CALLED: Final = "referee"
"""The row that says since when a table waits for its referee."""
ABSENT: Final = (LOST, CALLED)


class Absence(msgspec.Struct, frozen=True):
    """For how long nobody could do anything at a table, ms, and whether it still is where it was."""

    away: int = 0
    in_place: bool = False


def absence(rows: Sequence[DeadlineRow], now_ms: int) -> Absence:
    """How long it was by the table's rows, from whatever came first."""
    since = {row.name: row.due_ms for row in rows if row.name in ABSENT}
    return Absence(max(1, now_ms - min(since.values())), LOST not in since) if since else Absence()


def called(rows: Sequence[DeadlineRow], table: int, now_ms: int) -> list[DeadlineRow]:
    """What is to be noted when the referee is called: nothing at a table that has not gone on since the last call."""
    return [] if any(row.name == CALLED for row in rows) else [DeadlineRow(table, CALLED, now_ms)]
