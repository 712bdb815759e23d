"""Taking a step back: one's own last one freely, unless somebody has learned something since; else by vote (8.10).

What others have ordered or planned since is no step: it stays, and nobody can tell from it that they have (8.14).
"""

from __future__ import annotations

from typing import Final

from bot.kernel.decision import Decision
from bot.kernel.refused import InformationGained, NothingToUndo
from bot.kernel.seat import Seat
from bot.tables.cosmic.clockwork import planning, progress
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.telling import chronicle

_ORDERS: Final = frozenset({chronicle.ORDERS})


def last(table: Running) -> Decision | None:
    """The last step that the table could take back by vote; None if there is none."""
    return next((row for row in reversed(table.game.log) if row.key not in _ORDERS), None)


def own(table: Running, seat: Seat) -> bool | None:
    """Take the seat's own last step back; False if the others have to agree, None if there is no step."""
    try:
        undone = table.game.undo(seat, beside=_ORDERS)
    except NothingToUndo:
        return None
    except InformationGained:
        return False
    chronicle.rewind(table, undone)
    planning.reopen(table, undone)
    progress.advance(table)
    return True


def by_consent(table: Running) -> None:
    """The table agrees: the last step goes back, whoever took it."""
    try:
        undone = table.game.undo(consent=True, beside=_ORDERS)
    except NothingToUndo:
        return
    chronicle.rewind(table, undone)
    planning.reopen(table, undone)
    progress.advance(table)
