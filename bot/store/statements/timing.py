"""The SQL of deadlines, reminders and of what seats are asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from bot.store.errors import BatchRefused
from bot.store.rows import NEWER, DeadlineRow, OwedAt, OwedRow, PendingPrompts, Reminded, ReminderRow, Ringing
from bot.store.statements.following import note_mail
from bot.store.statements.script import Steps, find, find_one, numbers, repeat, rows_of, script, tell, upsert

_UPSERT = upsert("deadlines", ("table", "name", "due_ms"), ("table", "name"))


@script
def deadlines(number: int) -> Steps[list[DeadlineRow]]:
    return (yield from rows_of(DeadlineRow, 'FROM deadlines WHERE "table" = ? ORDER BY "due_ms", "name"', (number,)))


@script
def ringing(until_ms: int) -> Steps[Ringing]:
    """Running tables with a deadline up to this moment, soonest first, and the time of the next one."""
    sql = (
        'SELECT deadlines."table" FROM deadlines JOIN tables ON tables."id" = deadlines."table" '
        f'WHERE deadlines."due_ms" <= ? AND tables."status" = \'running\' AND NOT {waits_for_newer("tables")} '
        'GROUP BY deadlines."table" ORDER BY min(deadlines."due_ms")'
    )
    tables = yield from numbers(sql, (until_ms,))
    (following,) = yield from find_one('SELECT min("due_ms") FROM deadlines WHERE "due_ms" > ?', (until_ms,))
    return Ringing(tables, following)


@script
def lobbies_due(before_ms: int, after_ms: int) -> Steps[list[int]]:
    sql = (
        'SELECT deadlines."table" FROM deadlines JOIN tables ON tables."id" = deadlines."table" '
        'WHERE tables."status" = \'lobby\' AND (deadlines."due_ms" <= ? OR deadlines."due_ms" > ?) '
        'ORDER BY deadlines."due_ms", deadlines."table"'
    )
    return (yield from numbers(sql, (before_ms, after_ms)))


def waits_for_newer(table: str) -> str:
    """SQL condition: a table of that row sleeps until a newer bot plays it."""
    marks = f'marks."table" = {table}."id" AND marks."name" = \'{NEWER}\''
    return f"EXISTS (SELECT 1 FROM deadlines AS marks WHERE {marks})"


def set_deadlines(table: int, rows: Sequence[DeadlineRow], cleared: Sequence[str] = ()) -> Steps[None]:
    """Forget the deadlines ``cleared``, then keep these, each replacing an older one of its name."""
    yield from repeat('DELETE FROM deadlines WHERE "table" = ? AND "name" = ?', [(table, name) for name in cleared])
    for row in rows:
        if row.table != table:
            raise BatchRefused(f"deadline {row.name} belongs to table {row.table}, not {table}")
        yield from tell(_UPSERT, (row.table, row.name, row.due_ms))


_UPSERT_REMINDER = upsert("reminders", ReminderRow.__struct_fields__, ("table", "seat"))
_UPSERT_UNANSWERED = upsert("unanswered", ("user", "count"), ("user",))


@script
def pending_prompts(after: int, most: int) -> Steps[PendingPrompts]:
    """Prompts of up to ``most`` tables with numbers above ``after``, lowest first."""
    number, found = yield from find_one(
        'SELECT max("table"), count(*) FROM (SELECT "table" FROM owed WHERE "table" > ? '
        'UNION SELECT "table" FROM reminders WHERE "table" > ? ORDER BY "table" LIMIT ?) AS following',
        (after, after, most),
    )
    if not found:
        return PendingPrompts([], [], None)
    tail = 'FROM reminders WHERE "table" > ? AND "table" <= ? ORDER BY "table", "seat"'
    known = yield from rows_of(ReminderRow, tail, (after, number), strict=False)
    where = f'WHERE owed."table" > ? AND owed."table" <= ? AND NOT {waits_for_newer("tables")}'
    asked = yield from _owed(where, (after, number))
    return PendingPrompts(asked, known, number if found == most else None)


@script
def unanswered() -> Steps[dict[int, int]]:
    """Reminders in a row not answered, by person; a missing person has answered."""
    return dict((yield from find('SELECT "user", "count" FROM unanswered')))


@script
def remind(done: Reminded) -> Steps[None]:
    """Keep a round of reminders before it is sent. Rows of tables that no longer exist are passed over."""
    yield from repeat('DELETE FROM reminders WHERE "table" = ? AND "seat" = ?', done.dropped)
    for row in done.rows:
        if (yield from find('SELECT 1 FROM tables WHERE "id" = ?', (row.table,))):
            yield from tell(_UPSERT_REMINDER, msgspec.structs.astuple(row))
    yield from note_mail(done.mail)
    for user, count in done.unanswered.items():
        if count:
            yield from tell(_UPSERT_UNANSWERED, (user, count))
        else:
            yield from tell('DELETE FROM unanswered WHERE "user" = ?', (user,))


_UPSERT_OWED = upsert("owed", ("table", *OwedRow.__struct_fields__), ("table", "seat"))
_DROP = 'DELETE FROM owed WHERE "table" = ? AND "seat" = ?'


@script
def owed(user: int) -> Steps[list[OwedAt]]:
    return (yield from _owed('WHERE owed."user" = ?', (user,)))


def _owed(where: str, values: tuple[int, ...]) -> Steps[list[OwedAt]]:
    """Open questions, soonest first; those never due come last."""
    joined = f'FROM owed JOIN tables ON tables."id" = owed."table" {where}'
    tail = f'{joined} ORDER BY owed."due_ms" = 0, owed."due_ms", owed."table", owed."seat"'
    return (yield from rows_of(OwedAt, tail, values, strict=False))


def ask(table: int, rows: Sequence[OwedRow], owners: Mapping[int, int]) -> Steps[None]:
    for row in rows:
        if row.what:
            yield from tell(_UPSERT_OWED, (table, *msgspec.structs.astuple(row)))
        else:
            yield from tell(_DROP, (table, row.seat))
    for seat, user in owners.items():
        if user:
            yield from tell('UPDATE owed SET "user" = ? WHERE "table" = ? AND "seat" = ?', (user, table, seat))
        else:
            yield from tell(_DROP, (table, seat))


def drop(table: int) -> Steps[None]:
    yield from tell('DELETE FROM owed WHERE "table" = ?', (table,))
