"""What of one table must become durable: a desk's progress and effects, written into the batch of an input.

It remembers what the store already has, so that only changes are written. It commits nothing itself.
"""

from __future__ import annotations

import msgspec

from bot.play.clock import Clock
from bot.play.games.kind import Desk
from bot.play.games.records import to_row
from bot.play.outgoing.outbox import Outgoing
from bot.store.rows import Batch, DeadlineRow, Kind, NoteRow, OutboxRow, TableRow
from bot.tables.contract.table import Body, Edit, Effect, Erase, Hush, Note, Over, Recall, Ring

DURABLE_MS = 60_000
"""Timers at least this long are rows and outlive the process."""


class Ledger:
    """One per running table."""

    def __init__(self, table: int, clock: Clock) -> None:
        self._table = table
        self._clock = clock
        self._snapshot = b""
        self._dump = b""
        self._last = (0, -1)
        """Phase and place of the last decision that the store has."""
        self._order = 0
        self.durable: set[str] = set()
        """Names of the timers that are rows."""

    def continue_after(self, order: int) -> None:
        """Number new messages behind all earlier ones: by these numbers the store knows which are the youngest."""
        self._order = order

    def seat(self, row: TableRow, desk: Desk) -> None:
        """The store has this snapshot and this desk, and the decisions of its game's log."""
        self._snapshot = row.snapshot
        self._dump = row.desk
        saved = desk.game.save()
        self._last = (saved.phase, len(saved.log) - 1)

    def committed(self, batch: Batch) -> None:
        """The batch is durable."""
        if batch.desk is not None:
            self._dump = batch.desk

    def progress(self, desk: Desk, batch: Batch) -> None:
        """Add new decisions, a snapshot if a phase ended, and the desk if it changed; drop what was taken back."""
        made = desk.game.take_decisions()
        batch.decisions = [to_row(d, desk.game.rules.version) for d in made]
        saved = desk.game.save()
        present = (saved.phase, len(saved.log) - 1)
        following = (made[0].phase, made[0].seq) if made else (saved.phase, len(saved.log))
        if batch.dropped_from is None and following <= self._last:
            batch.dropped_from = following
        self._last = present
        if saved.snapshot != self._snapshot:
            self._snapshot = saved.snapshot
            batch.snapshot = saved.snapshot
            batch.snapshot_phase = saved.phase
            batch.next_ask = saved.next_ask
        elif made or batch.dropped_from is not None:
            batch.next_ask = saved.next_ask
        dump = desk.dump()
        if dump != self._dump:
            batch.desk = dump

    def post(self, out: Outgoing, batch: Batch) -> None:
        """Add a new message."""
        row = self._out(out.key, out.channel, "post", out.body)
        row = msgspec.structs.replace(
            row, restart=out.restart, seed=out.seed, user=out.user, ping=" ".join(map(str, out.ping))
        )
        out.made_ms = row.at_ms
        batch.outbox.append(row)

    def effect(self, effect: Effect, batch: Batch, channel: int) -> None:
        """Add what a restart must know of any other effect; ``channel`` is where the message stands that it changes."""
        if isinstance(effect, Edit | Recall):
            batch.outbox.append(self._out(effect.key, channel, "edit", effect.body))
        elif isinstance(effect, Erase):
            batch.outbox.append(self._out(effect.key, channel, "erase", None))
        elif isinstance(effect, Note) and (effect.seat is not None or not effect.ignored):
            # What an onlooker does has no effect, and leaves nothing: anybody could fill the disk with it.
            batch.notes.append(NoteRow(effect.seat, effect.key, effect.verdict, effect.rule, effect.ms, effect.seq))
        elif isinstance(effect, Ring) and effect.ms >= DURABLE_MS:
            due = self._clock.now() + effect.ms
            batch.deadlines.append(DeadlineRow(self._table, effect.name, due))
            self.durable.add(effect.name)
        elif isinstance(effect, Ring | Hush) and effect.name in self.durable:
            batch.cleared.append(effect.name)
            self.durable.discard(effect.name)
        elif isinstance(effect, Over):
            batch.status = "stopped" if effect.why == "stopped" else "ended"

    def _out(self, key: str, channel: int, kind: Kind, body: Body | None) -> OutboxRow:
        self._order += 1
        return OutboxRow(
            key=key,
            table=self._table,
            channel=channel,
            kind=kind,
            body=b"" if body is None else msgspec.json.encode(body),
            restart="resend",
            order=self._order,
            at_ms=self._clock.now(),
        )
