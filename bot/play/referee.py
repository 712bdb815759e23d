"""A table that waits for its referee: what host or moderator may choose, and how the last action is taken back.

The table stands at its last sound moment; nothing here runs rules except to take back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.kernel.game import Game
from bot.kernel.language import Language
from bot.kernel.refused import NothingToUndo
from bot.kernel.table import Body, Button
from bot.play import roster
from bot.play.games import Desk, Kind
from bot.play.records import to_saved
from bot.play.words import words
from bot.store.rows import Batch, DecisionRow, TableRow

RETRY: Final = "referee_retry"
UNDO: Final = "referee_undo"
STOP: Final = "referee_stop"
CHOICES: Final = (RETRY, UNDO, STOP)
"""What can be chosen: by the buttons under the notice, and by ``/table referee`` without the first word."""


def notice(language: Language) -> Body:
    """The message that calls for the referee."""
    say = words(language)
    row = (
        Button(0, RETRY, say.RETRY, style="primary"),
        Button(0, UNDO, say.UNDO),
        Button(0, STOP, say.STOP, style="danger"),
    )
    return Body(say.REFEREE, (row,))


def take_back(kind: Kind, row: TableRow, log: Sequence[DecisionRow], batch: Batch) -> Desk | None:
    """The table without its last action, and in ``batch`` what the store must forget; None if there is none to take.

    Effects are not produced here: hand ``Rewound`` to the desk. Raises what resuming raises.
    """
    game = Game.resume(kind.rules, to_saved(row, log)).game
    try:
        undone = game.undo(consent=True)
    except NothingToUndo:
        return None
    batch.dropped_from = (undone.phase, undone.seq)
    batch.next_ask = game.save().next_ask
    return kind.load(row.id, roster.decode(row.roster), game, row.desk)
