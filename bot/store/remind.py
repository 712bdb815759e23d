"""The SQL of reminders. Plain functions of a connection; none of them commits."""

from __future__ import annotations

import sqlite3

import msgspec

from bot.store.apply import upsert
from bot.store.read import owed_between, readable
from bot.store.rows import Owing, Reminded, ReminderRow

_COLUMNS = ReminderRow.__struct_fields__
_NAMES = ", ".join(f'"{name}"' for name in _COLUMNS)
_UPSERT = upsert("reminders", _COLUMNS, ("table", "seat"))


def reminders(connection: sqlite3.Connection) -> list[ReminderRow]:
    """How far all reminders have come, by table and seat."""
    cursor = connection.execute(f'SELECT {_NAMES} FROM reminders ORDER BY "table", "seat"')
    return [ReminderRow(*row) for row in readable(cursor, 0)]


def owing_after(connection: sqlite3.Connection, after: int, most: int) -> Owing:
    """Of up to ``most`` tables with higher numbers than ``after``, lowest first."""
    number, found = connection.execute(
        'SELECT max("table"), count(*) FROM (SELECT "table" FROM owed WHERE "table" > :after '
        'UNION SELECT "table" FROM reminders WHERE "table" > :after ORDER BY "table" LIMIT :most)',
        {"after": after, "most": most},
    ).fetchone()
    if not found:
        return Owing([], [], None)
    cursor = connection.execute(
        f'SELECT {_NAMES} FROM reminders WHERE "table" > ? AND "table" <= ? ORDER BY "table", "seat"', (after, number)
    )
    known = [ReminderRow(*row) for row in readable(cursor, 0)]
    return Owing(owed_between(connection, after, number), known, number if found == most else None)


def unanswered(connection: sqlite3.Connection) -> dict[int, int]:
    """How many reminders in a row people have not answered; who is missing has answered."""
    return dict(connection.execute('SELECT "user", "count" FROM unanswered'))


def apply_reminded(connection: sqlite3.Connection, done: Reminded) -> None:
    """Keep what a round of reminders is about to do. Rows of tables that no longer exist are passed over."""
    connection.executemany('DELETE FROM reminders WHERE "table" = ? AND "seat" = ?', done.dropped)
    for row in done.rows:
        if connection.execute('SELECT 1 FROM tables WHERE "id" = ?', (row.table,)).fetchone():
            connection.execute(_UPSERT, msgspec.structs.astuple(row))
    for user, count in done.unanswered.items():
        if count:
            connection.execute('INSERT OR REPLACE INTO unanswered ("user", "count") VALUES (?, ?)', (user, count))
        else:
            connection.execute('DELETE FROM unanswered WHERE "user" = ?', (user,))


def forget_reminders(connection: sqlite3.Connection, user: int) -> None:
    """Forget a person."""
    connection.execute('DELETE FROM reminders WHERE "user" = ?', (user,))
    connection.execute('DELETE FROM unanswered WHERE "user" = ?', (user,))
