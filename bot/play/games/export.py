"""The game of a table as a file (``kernel.saving.export``), from rows that the store keeps. No Discord id is in it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.kernel.game import Game
from bot.kernel.saving.export import Export, Player, fingerprint, seal
from bot.play import roster
from bot.play.games.kind import Kind
from bot.play.games.records import options_of, to_decision, to_saved
from bot.store.rows import DecisionRow, TableRow


def export(
    kind: Kind, row: TableRow, log: Sequence[DecisionRow], history: Sequence[DecisionRow], *, secret: bool = False
) -> bytes:
    """The file of a game that has begun. ``log``: decisions on top of the snapshot, ``history``: all of them.

    With ``secret`` also of a game under way, for the host machine only; without, that raises ``StillSecret``. Raises
    what resuming raises.
    """
    game = Game.resume(kind.rules, to_saved(row, log)).game
    content = Export(
        table=row.id,
        game=row.game,
        version=kind.rules.version,
        status=row.status,
        options={**options_of(row), **kind.rules.settled(game.state)},
        players=[Player(seat.name, seat.user is None) for seat in roster.decode(row.roster)],
        seed=row.seed,
        versions=sorted({decision.version for decision in history} | {row.version}),
        decisions=[to_decision(decision) for decision in history],
        state=fingerprint(game),
    )
    return seal(content, secret=secret)
