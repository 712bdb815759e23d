"""The SQL of what tables say on Discord, of its refusals, and of servers."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.store.errors import BatchRefused
from bot.store.rows import Batch, OutboxRow, RefusalRow, StuckRow
from bot.store.statements.script import (
    Steps,
    erase,
    find,
    find_one,
    marks,
    numbers,
    readable_rows,
    repeat,
    rows_of,
    script,
    tell,
    upsert,
)

KEPT = 50
"""Finished outbox rows kept per table, kind and state: enough to know our recent messages by their keys."""
_FINISHED = ("done", "failed")
"""States of an outbox row whose words are not needed: Discord has them, or has refused them."""
_UPSERT = upsert("outbox", OutboxRow.__struct_fields__, ("key", "kind", "table"))
_UPSERT_REFUSAL = upsert("refusals", RefusalRow.__struct_fields__, ("channel",))
_PRUNE = (
    'DELETE FROM outbox WHERE "table" = ? AND "state" = ? AND "kind" = ? AND "order" <= '
    '(SELECT "order" FROM outbox WHERE "table" = ? AND "state" = ? AND "kind" = ? '
    'ORDER BY "order" DESC LIMIT 1 OFFSET ?)'
)
_SET_STATE = (
    'UPDATE outbox SET "state" = ?, "message" = coalesce(?, "message") WHERE "key" = ? AND "kind" = ? AND "table" = ?'
)
_DROP_POST = 'DELETE FROM outbox WHERE "key" = ? AND "kind" = \'post\' AND "table" = ?'
_EMPTY_BODY = 'UPDATE outbox SET "body" = ? WHERE "key" = ? AND "kind" = ? AND "table" = ?'
_DROP_SENT = (
    'DELETE FROM outbox WHERE "table" = ? '
    "AND EXISTS (SELECT 1 FROM tables WHERE \"id\" = ? AND \"status\" IN ('ended', 'stopped')) "
    "AND NOT EXISTS (SELECT 1 FROM outbox WHERE \"table\" = ? AND \"state\" IN ('waiting', 'flying'))"
)


@script
def outbox(number: int | None = None, states: Sequence[str] = ("waiting", "flying")) -> Steps[list[OutboxRow]]:
    tail = f'FROM outbox WHERE "state" IN ({marks(states)})'
    values: list[object] = list(states)
    if number is not None:
        tail += ' AND "table" = ?'
        values.append(number)
    of = rows_of if number is not None else readable_rows
    return (yield from of(OutboxRow, tail + ' ORDER BY "order", "table", "key"', values))


@script
def unsent() -> Steps[list[int]]:
    sql = 'SELECT DISTINCT "table" FROM outbox WHERE "state" IN (\'waiting\', \'flying\') ORDER BY "table"'
    return (yield from numbers(sql))


@script
def last_order(number: int) -> Steps[int]:
    (order,) = yield from find_one('SELECT max("order") FROM outbox WHERE "table" = ?', (number,))
    return int(order or 0)


@script
def stuck(before_ms: int) -> Steps[list[StuckRow]]:
    """Tables that owe messages to channels and at which nothing has moved since ``before_ms``."""
    rows = yield from find(
        'SELECT tables."id", tables."guild", outbox."channel", count(*) FROM outbox '
        'JOIN tables ON tables."id" = outbox."table" '
        'WHERE outbox."state" IN (\'waiting\', \'flying\') AND outbox."user" = 0 AND tables."updated_ms" < ? '
        'GROUP BY tables."id", outbox."channel" ORDER BY tables."id", outbox."channel"',
        (before_ms,),
    )
    return [StuckRow(*row) for row in rows]


@script
def refusals(number: int | None = None) -> Steps[list[RefusalRow]]:
    tail, values = ('WHERE "table" = ? ', (number,)) if number is not None else ("", ())
    return (yield from readable_rows(RefusalRow, f'FROM refusals {tail}ORDER BY "at_ms", "channel"', values))


@script
def refusals_in(guild: int) -> Steps[list[RefusalRow]]:
    tail = 'FROM refusals WHERE "table" IN (SELECT "id" FROM tables WHERE "guild" = ?) ORDER BY "at_ms", "channel"'
    return (yield from readable_rows(RefusalRow, tail, (guild,)))


def keep(batch: Batch) -> Steps[None]:
    finished: set[tuple[str, str]] = set()
    for row in batch.outbox:
        if row.table != batch.table:
            raise BatchRefused(f"outbox row {row.key} belongs to table {row.table}, not {batch.table}")
        yield from tell(_UPSERT, msgspec.structs.astuple(row))
        finished.add((row.state, row.kind))
    for key, kind, state, message in batch.outbox_state:
        yield from tell(_SET_STATE, (state, message, key, kind, batch.table))
        if state in _FINISHED:
            yield from tell(_EMPTY_BODY, (b"", key, kind, batch.table))
        if (kind, state) == ("erase", "done"):  # a message that is gone takes no room of those that stand
            yield from tell(_DROP_POST, (key, batch.table))
        finished.add((state, kind))
    for last_state, of_kind in finished:
        if last_state in _FINISHED:
            slot = (batch.table, last_state, of_kind)
            yield from tell(_PRUNE, (*slot, *slot, KEPT))


def keep_refusals(refused: Sequence[RefusalRow], delivered: Sequence[int]) -> Steps[None]:
    yield from repeat(_UPSERT_REFUSAL, [msgspec.structs.astuple(row) for row in refused])
    yield from repeat('DELETE FROM refusals WHERE "channel" = ?', [(channel,) for channel in delivered])


def drop_sent(table: int) -> Steps[None]:
    yield from erase(_DROP_SENT, (table, table, table))


_UPSERT_SETTINGS = upsert("guilds", ("guild", "settings"), ("guild",))
_UPSERT_COMMANDS = upsert("commands", ("application", "digest"), ("application",))


@script
def settings(guild: int) -> Steps[bytes | None]:
    rows = yield from find('SELECT "settings" FROM guilds WHERE "guild" = ?', (guild,))
    return bytes(rows[0][0]) if rows else None


@script
def all_settings() -> Steps[dict[int, bytes]]:
    rows = yield from find('SELECT "guild", "settings" FROM guilds')
    return {int(guild): bytes(kept) for guild, kept in rows}


@script
def set_settings(guild: int, settings: bytes | None) -> Steps[None]:
    if settings is None:
        yield from tell('DELETE FROM guilds WHERE "guild" = ?', (guild,))
    else:
        yield from tell(_UPSERT_SETTINGS, (guild, settings))


@script
def commands_digest(application: int) -> Steps[str | None]:
    rows = yield from find('SELECT "digest" FROM commands WHERE "application" = ?', (application,))
    return str(rows[0][0]) if rows else None


@script
def set_commands_digest(application: int, digest: str) -> Steps[None]:
    yield from tell(_UPSERT_COMMANDS, (application, digest))
