"""The SQL of what tables say on Discord, of its refusals, and of servers."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.store.errors import BatchRefused
from bot.store.rows import WORDLESS, Batch, OutboxRow, RefusalRow, StuckRow, WordlessRow
from bot.store.statements.script import Steps, erase, find, marks, numbers, repeat, rows_of, script, tell, upsert, value

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
_ROW = 'WHERE "key" = ? AND "kind" = ? AND "table" = ?'
_SET_STATE = f'UPDATE outbox SET "state" = ?, "message" = coalesce(?, "message") {_ROW}'
_DROP_POST = f"DELETE FROM outbox {_ROW}"
_EMPTY_BODY = f'UPDATE outbox SET "body" = ? {_ROW}'
_DROP_SENT = (
    'DELETE FROM outbox WHERE "table" = ? '
    "AND EXISTS (SELECT 1 FROM tables WHERE \"id\" = ? AND \"status\" IN ('ended', 'stopped')) "
    "AND NOT EXISTS (SELECT 1 FROM outbox WHERE \"table\" = ? AND \"state\" IN ('waiting', 'flying'))"
)


@script
def outbox(number: int, states: Sequence[str] = ("waiting", "flying")) -> Steps[list[OutboxRow]]:
    tail = f'FROM outbox WHERE "table" = ? AND "state" IN ({marks(states)}) ORDER BY "order", "key"'
    return (yield from rows_of(OutboxRow, tail, (number, *states)))


@script
def unsent() -> Steps[list[int]]:
    sql = 'SELECT DISTINCT "table" FROM outbox WHERE "state" IN (\'waiting\', \'flying\') ORDER BY "table"'
    return (yield from numbers(sql))


@script
def last_order(number: int) -> Steps[int]:
    return (yield from value(int, 'SELECT max("order") FROM outbox WHERE "table" = ?', (number,))) or 0


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
def refusals(number: int | None) -> Steps[list[RefusalRow]]:
    """Refusals of messages of a table, or of all."""
    tail, values = ('WHERE "table" = ? ', (number,)) if number is not None else ("", ())
    return (yield from rows_of(RefusalRow, f'FROM refusals {tail}ORDER BY "at_ms", "channel"', values, strict=False))


@script
def refusals_in(guild: int) -> Steps[list[RefusalRow]]:
    tail = 'FROM refusals WHERE "table" IN (SELECT "id" FROM tables WHERE "guild" = ?) ORDER BY "at_ms", "channel"'
    return (yield from rows_of(RefusalRow, tail, (guild,), strict=False))


@script
def wordless() -> Steps[list[WordlessRow]]:
    rows = yield from find(
        'SELECT tables."id", tables."guild", coalesce(tables."thread", tables."parent"), deadlines."name" '
        'FROM deadlines JOIN tables ON tables."id" = deadlines."table" '
        'WHERE tables."status" = \'running\' AND deadlines."name" LIKE ? ORDER BY tables."id"',
        (f"{WORDLESS}.%",),
    )
    return [WordlessRow(table, guild, place, int(name.rpartition(".")[2])) for table, guild, place, name in rows]


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
            yield from tell(_DROP_POST, (key, "post", batch.table))
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
    return (yield from value(bytes, 'SELECT "settings" FROM guilds WHERE "guild" = ?', (guild,)))


@script
def all_settings() -> Steps[dict[int, bytes]]:
    return dict((yield from find('SELECT "guild", "settings" FROM guilds')))


@script
def set_settings(guild: int, settings: bytes | None) -> Steps[None]:
    if settings is None:
        yield from tell('DELETE FROM guilds WHERE "guild" = ?', (guild,))
    else:
        yield from tell(_UPSERT_SETTINGS, (guild, settings))


@script
def commands_digest(application: int) -> Steps[str | None]:
    return (yield from value(str, 'SELECT "digest" FROM commands WHERE "application" = ?', (application,)))


@script
def set_commands_digest(application: int, digest: str) -> Steps[None]:
    yield from tell(_UPSERT_COMMANDS, (application, digest))
