"""Taking a step back: one's own last one freely, unless somebody has learned something since; else by vote (8.10).

What others have ordered or planned since is no step: it stays, and nobody can tell from it that they have (8.14). Nor
is what the table has noted of a seat: a missed deadline, that its player is back, that another one plays it.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from bot.kernel.decision import Decision
from bot.kernel.refused import InformationGained
from bot.kernel.seat import Seat
from bot.tables.cosmic.clockwork import planning, progress, stops
from bot.tables.cosmic.handling import Running
from bot.tables.cosmic.telling import chronicle

TakenBack: TypeAlias = Literal["done", "nothing", "vote", "round"]
"""The step is back; there is none; the others have to agree; it has to wait until the round has closed."""

_NOTED: Final = frozenset({"strike", "back", "substitute"})
_LEFT: Final = "concede"


def last(table: Running) -> Decision | None:
    """The last step that the table could take back by vote; None if there is none. Nothing brings back who left."""
    row = next((row for row in reversed(table.game.log) if not _is_no_step(row)), None)
    return None if row is None or row.key == _LEFT else row


def in_round(table: Running) -> bool:
    """Whether a round is open: what has been sealed in it would tell by a step back that it is there (8.14)."""
    return stops.sort_of(table) == "round"


def own(table: Running, seat: Seat) -> TakenBack:
    """Take the seat's own last step back, if that is possible. In a round that is what it has sealed there itself."""
    if in_round(table):
        return _sealed(table, seat)
    row = next((row for row in reversed(table.game.log) if not _is_beside(seat, row)), None)
    if row is None or row.key == _LEFT:
        return "nothing"
    try:
        undone = table.game.undo(seat, beside=lambda row: _is_beside(seat, row))
    except InformationGained:
        return "vote"
    _look_again(table, undone)
    return "done"


def by_consent(table: Running) -> None:
    """The table agrees: the last step goes back, whoever took it."""
    if last(table) is not None:
        _look_again(table, table.game.undo(consent=True, beside=_is_no_step))


def _sealed(table: Running, seat: Seat) -> TakenBack:
    """What others have sealed in the round stays, and makes no difference."""
    game = table.game
    mine = {game.asks[number].key for number in game.sealed if game.asks[number].seat == seat}
    if not mine:
        return "round"
    _look_again(table, game.undo(seat, beside=lambda row: row.seat != seat or row.key not in mine))
    return "done"


def _look_again(table: Running, undone: Decision) -> None:
    chronicle.rewind(table, undone)
    planning.reopen(table, undone)
    progress.advance(table)


def _is_no_step(row: Decision) -> bool:
    return row.key in _NOTED or row.key == chronicle.ORDERS


def _is_beside(seat: Seat, row: Decision) -> bool:
    """Whether a decision is none that the seat could take back, nor one that stands in the way of that."""
    return row.key in _NOTED or (row.key == chronicle.ORDERS and row.seat != seat)
