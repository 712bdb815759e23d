"""A table that waits for its referee: what host or moderator may choose, and how the last action is taken back.

The table stands at its last sound moment; nothing here runs rules except to take back.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

from bot.kernel.game import Game
from bot.kernel.refused import NothingToUndo
from bot.play import roster
from bot.play.games.kind import Desk, Kind
from bot.play.games.records import to_saved
from bot.store.rows import Batch, DecisionRow, TableRow
from bot.tables.contract.table import Body, Button, Effect, Over, Pressed, Reply, Stamp
from bot.words.language import Language
from bot.words.speech import Speech, speech

log = logging.getLogger(__name__)

RETRY: Final = "referee_retry"
UNDO: Final = "referee_undo"
STOP: Final = "referee_stop"
STOPS: Final = (STOP, "stop", "stop_sure")
"""A game's own way to be stopped means the same here."""
CHOICES: Final = (RETRY, UNDO, STOP)
"""What can be chosen: by the buttons under the notice, and by ``/table referee`` without the first word."""


def notice(language: Language) -> Body:
    """The message that calls for the referee."""
    say = speech(language)
    row = (
        Button(0, RETRY, say("play-retry"), style="primary"),
        Button(0, UNDO, say("play-undo")),
        Button(0, STOP, say("play-stop"), style="danger"),
    )
    return Body(say("play-referee"), (row,))


def refusal(choice: str, say: Speech, *, host: bool) -> str | None:
    """Why this press changes nothing at a table that waits; None if it is for the referee to carry out."""
    if choice not in (*CHOICES, *STOPS):
        return say("play-referee-private")
    return None if host else say("play-only-referee")


def stop(kind: Kind, row: TableRow, rows: Sequence[DecisionRow], at: Stamp) -> tuple[Desk, list[Effect]] | None:
    """The table as its host stops it at its last sound moment, and what is then said; None if the rules fail again.

    The decision is in the desk's game and not yet in the store.
    """
    try:
        resumed = Game.resume(kind.rules, to_saved(row, rows))
        if resumed.dropped:
            return None
        desk = kind.load(row.id, roster.decode(row.roster), resumed.game, row.desk)
        said = desk.handle(Pressed(at, None, 0, "stop_sure", "", host=True, moderator=True))
    except Exception as error:  # whatever is wrong with this game, its people must get rid of it
        log.error("the game cannot be ended by its rules: %s", type(error).__name__)
        return None
    effects: list[Effect] = [effect for effect in said if not isinstance(effect, Reply)]
    return (desk, effects) if any(isinstance(effect, Over) for effect in effects) else None


def take_back(kind: Kind, row: TableRow, rows: Sequence[DecisionRow], batch: Batch) -> Desk | None:
    """The table without its last action, and in ``batch`` what the store must forget; None if there is none to take.

    Effects are not produced here: hand ``Rewound`` to the desk. Raises what resuming raises.
    """
    game = Game.resume(kind.rules, to_saved(row, rows)).game
    try:
        undone = game.undo(consent=True)
    except NothingToUndo:
        return None
    batch.dropped_from = (undone.phase, undone.seq)
    batch.next_ask = game.save().next_ask
    return kind.load(row.id, roster.decode(row.roster), game, row.desk)
