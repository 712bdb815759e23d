"""Between the rows of the store and the kernel's saved games: plain translation, nothing is decided here."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.kernel.decision import Decision
from bot.kernel.game import Saved
from bot.store.rows import DecisionRow, TableRow


def to_row(decision: Decision, version: int) -> DecisionRow:
    """The row that keeps a decision; ``version`` is that of the rules which accepted it."""
    return DecisionRow(
        phase=decision.phase,
        seq=decision.seq,
        seat=decision.seat,
        key=decision.key,
        choice=msgspec.json.encode(decision.choice),
        by=decision.by,
        version=version,
        digest=str(decision.digest),
    )


def to_decision(row: DecisionRow) -> Decision:
    """The decision that a row keeps. Raises ``msgspec.ValidationError`` if it is none."""
    fields = msgspec.structs.asdict(row) | {"choice": msgspec.json.decode(row.choice), "digest": int(row.digest)}
    return msgspec.convert(fields, Decision)


def to_saved(row: TableRow, log: Sequence[DecisionRow]) -> Saved:
    """A table's saved game; ``log`` holds the decisions on top of the snapshot."""
    phase = log[0].phase if log else 0  # the snapshot knows better, and resuming asks the snapshot
    return Saved(row.snapshot, tuple(to_decision(entry) for entry in log), row.next_ask, phase)


def options_of(row: TableRow) -> dict[str, str]:
    """The options chosen in the lobby."""
    return msgspec.json.decode(row.options, type=dict[str, str])
