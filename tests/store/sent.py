"""Whole parts of the store, of all tables together, and the messages that it knows to be sent."""

from __future__ import annotations

from bot.store.rows import DeadlineRow, OutboxRow, OwedRow, ReminderRow
from bot.store.statements.script import rows_of, script
from bot.store.store import Store

_everything = script(rows_of)


async def deadlines(store: Store) -> list[DeadlineRow]:
    return await store.read(_everything(DeadlineRow, 'FROM deadlines ORDER BY "due_ms", "table", "name"'))


async def owed(store: Store) -> list[OwedRow]:
    """Soonest first; those never due come last."""
    return await store.read(_everything(OwedRow, 'FROM owed ORDER BY "due_ms" = 0, "due_ms", "table", "seat"'))


async def reminders(store: Store) -> list[ReminderRow]:
    return await store.read(_everything(ReminderRow, 'FROM reminders ORDER BY "table", "seat"'))


async def outbox(store: Store, states: tuple[str, ...] = ("waiting", "flying")) -> list[OutboxRow]:
    rows = await store.read(_everything(OutboxRow, 'FROM outbox ORDER BY "order", "table", "key"'))
    return [row for row in rows if row.state in states]


async def sent(store: Store, table: int | None = None) -> dict[str, int | None]:
    """Ids of the recent finished posts by key, oldest first, of one table or of all."""
    done = [row for row in await outbox(store, ("done",)) if row.kind == "post" and table in (None, row.table)]
    return {row.key: row.message for row in done}
