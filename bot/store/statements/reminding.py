"""The SQL of reminders. Scripts; none of them commits."""

from __future__ import annotations

import msgspec

from bot.store.rows import Owing, Reminded, ReminderRow
from bot.store.statements.changing import upsert
from bot.store.statements.reading import owed_between, readable
from bot.store.statements.script import Script, find, find_one, repeat, tell

_COLUMNS = ReminderRow.__struct_fields__
_NAMES = ", ".join(f'"{name}"' for name in _COLUMNS)
_UPSERT = upsert("reminders", _COLUMNS, ("table", "seat"))
_UPSERT_UNANSWERED = upsert("unanswered", ("user", "count"), ("user",))


def reminders() -> Script[list[ReminderRow]]:
    """How far all reminders have come, by table and seat."""
    rows = yield from find(f'SELECT {_NAMES} FROM reminders ORDER BY "table", "seat"')
    return [ReminderRow(*row) for row in readable(rows, 0)]


def owing_after(after: int, most: int) -> Script[Owing]:
    """Of up to ``most`` tables with higher numbers than ``after``, lowest first."""
    number, found = yield from find_one(
        'SELECT max("table"), count(*) FROM (SELECT "table" FROM owed WHERE "table" > ? '
        'UNION SELECT "table" FROM reminders WHERE "table" > ? ORDER BY "table" LIMIT ?) AS following',
        (after, after, most),
    )
    if not found:
        return Owing([], [], None)
    rows = yield from find(
        f'SELECT {_NAMES} FROM reminders WHERE "table" > ? AND "table" <= ? ORDER BY "table", "seat"', (after, number)
    )
    known = [ReminderRow(*row) for row in readable(rows, 0)]
    asked = yield from owed_between(after, number)
    return Owing(asked, known, number if found == most else None)


def unanswered() -> Script[dict[int, int]]:
    """How many reminders in a row people have not answered; who is missing has answered."""
    rows = yield from find('SELECT "user", "count" FROM unanswered')
    return {int(user): int(count) for user, count in rows}


def apply_reminded(done: Reminded) -> Script[None]:
    """Keep what a round of reminders is about to do. Rows of tables that no longer exist are passed over."""
    yield from repeat('DELETE FROM reminders WHERE "table" = ? AND "seat" = ?', done.dropped)
    for row in done.rows:
        if (yield from find('SELECT 1 FROM tables WHERE "id" = ?', (row.table,))):
            yield from tell(_UPSERT, msgspec.structs.astuple(row))
    for user, count in done.unanswered.items():
        if count:
            yield from tell(_UPSERT_UNANSWERED, (user, count))
        else:
            yield from tell('DELETE FROM unanswered WHERE "user" = ?', (user,))


def forget_reminders(user: int) -> Script[None]:
    """Forget how far a person's reminders have come."""
    yield from tell('DELETE FROM reminders WHERE "user" = ?', (user,))
    yield from tell('DELETE FROM unanswered WHERE "user" = ?', (user,))
