"""Taking a step back: one's own last one freely, unless somebody has learned something since; else by vote (8.10)."""

from __future__ import annotations

from bot.kernel.refused import InformationGained, NothingToUndo
from bot.kernel.seat import Seat
from bot.tables.cosmic.clockwork import planning, progress
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.telling import chronicle


def own(table: Running, seat: Seat) -> bool | None:
    """Take the seat's own last step back; False if the others have to agree, None if there is no step."""
    try:
        undone = table.game.undo(seat)
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
        undone = table.game.undo(consent=True)
    except NothingToUndo:
        return
    chronicle.rewind(table, undone)
    planning.reopen(table, undone)
    progress.advance(table)
