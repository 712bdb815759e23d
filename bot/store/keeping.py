"""What is kept of games that are over, and for how long: deleting old ones, and forgetting a person.

Plain functions of a connection that is inside a transaction; none of them commits. Backups are not touched: they go
when their own time is over.
"""

from __future__ import annotations

import sqlite3

import msgspec

from bot.store.apply import seat_players
from bot.store.remind import forget_reminders
from bot.store.rows import Forgotten, Traces
from bot.store.worker import BUSY_SECONDS

LOG_WAIT_MS = 100
"""How long the tables' commits may wait for a reader of the write-ahead log that is to be emptied."""

_PARTS = (
    "saves",
    "desks",
    "decisions",
    "notes",
    "outbox",
    "deadlines",
    "players",
    "former_players",
    "refusals",
    "owed",
    "reminders",
)
"""Everything that belongs to a table, before the table itself."""
_OVER = "('ended', 'stopped', 'broken')"
"""States of a table at which nothing happens any more."""
_MINE = '("id" IN (SELECT "table" FROM players WHERE "user" = ?) OR "host" = ?)'


def remove_finished(connection: sqlite3.Connection, before_ms: int, most: int) -> int:
    """Delete up to ``most`` tables that are over and untouched since ``before_ms``, oldest first; returns how many."""
    found = connection.execute(
        f'SELECT "id" FROM tables WHERE "status" IN {_OVER} AND "updated_ms" < ? ORDER BY "updated_ms" LIMIT ?',
        (before_ms, most),
    ).fetchall()
    for part in _PARTS:
        connection.executemany(f'DELETE FROM {part} WHERE "table" = ?', found)
    connection.executemany('DELETE FROM tables WHERE "id" = ?', found)
    return len(found)


def traces(connection: sqlite3.Connection, user: int) -> Traces:
    """What is stored about one person."""
    finished = connection.execute(f'SELECT count(*) FROM tables WHERE "status" IN {_OVER} AND {_MINE}', (user, user))
    preferences = connection.execute('SELECT count(*) FROM preferences WHERE "user" = ?', (user,))
    left = connection.execute('SELECT count(*) FROM former_players WHERE "user" = ?', (user,))
    open_tables = _open_tables(connection, user)
    return Traces(finished.fetchone()[0], open_tables, preferences.fetchone()[0], left.fetchone()[0])


def forget(connection: sqlite3.Connection, user: int, name: str) -> Forgotten:
    """Put ``name`` and nobody's id in the place of a person in all finished games, and drop what else is known of them.

    What may hold the name besides the roster goes as a whole: desk and messages of those games. One that had
    lost its thread ends with it, since its story cannot be told without them. If the person is still at a table,
    nothing is changed.
    """
    if still := _open_tables(connection, user):
        return Forgotten(still)
    left = connection.execute('DELETE FROM former_players WHERE "user" = ?', (user,)).rowcount
    rows = connection.execute(f'SELECT "id", "host", "roster" FROM tables WHERE {_MINE}', (user, user)).fetchall()
    for number, host, roster in rows:
        cleaned = msgspec.json.encode(_without(msgspec.json.decode(roster), user, name))
        connection.execute(
            'UPDATE tables SET "roster" = ?, "host" = ?, '
            '"status" = CASE "status" WHEN \'broken\' THEN \'stopped\' ELSE "status" END WHERE "id" = ?',
            (cleaned, 0 if host == user else host, number),
        )
        connection.execute('UPDATE desks SET "desk" = ? WHERE "table" = ?', (b"", number))
        connection.execute('DELETE FROM outbox WHERE "table" = ?', (number,))
        seat_players(connection, number, cleaned)
    connection.execute('DELETE FROM preferences WHERE "user" = ?', (user,))
    connection.execute("DELETE FROM outbox WHERE \"user\" = ? AND \"state\" IN ('done', 'failed')", (user,))
    sql = "UPDATE outbox SET \"ping\" = '' WHERE ' ' || \"ping\" || ' ' LIKE ? AND \"state\" IN ('done', 'failed')"
    connection.execute(sql, (f"% {user} %",))
    sql = 'DELETE FROM refusals WHERE "channel" IN (SELECT "dm" FROM people WHERE "user" = ? AND "dm" <> 0)'
    connection.execute(sql, (user,))
    connection.execute('DELETE FROM people WHERE "user" = ?', (user,))
    forget_reminders(connection, user)
    return Forgotten(left=left)


def _open_tables(connection: sqlite3.Connection, user: int) -> list[int]:
    sql = f'SELECT "id" FROM tables WHERE "status" NOT IN {_OVER} AND {_MINE} ORDER BY "id"'
    return [row[0] for row in connection.execute(sql, (user, user))]


def _without(node: object, user: int, name: str) -> object:
    """JSON data in which every member that is this person is called ``name``, is nobody, and is marked as ``gone``."""
    if isinstance(node, list):
        return [_without(item, user, name) for item in node]
    if not isinstance(node, dict):
        return node
    if node.get("user") == user:
        return {**node, "user": None, "name": name, "gone": True}
    return {key: _without(value, user, name) for key, value in node.items()}


def shrink(connection: sqlite3.Connection, most: int, keep: int) -> bool:
    """Give up to ``most`` free pages back to the volume, but leave ``keep``; returns whether there are more."""
    spare = int(connection.execute("PRAGMA freelist_count").fetchone()[0]) - keep
    for _ in range(min(most, spare)):  # Python's sqlite3 stops after the first page, whatever number is asked for
        connection.execute("PRAGMA incremental_vacuum(1)").fetchall()
    return spare > most


def empty_log(connection: sqlite3.Connection) -> bool:
    """Move the write-ahead log into the file and cut it to nothing; False if somebody was reading from it.

    For the writing connection, between two transactions. It waits for readers, and all writing with it, only a moment.
    """
    connection.execute(f"PRAGMA busy_timeout = {LOG_WAIT_MS}")
    try:
        busy = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    finally:
        connection.execute(f"PRAGMA busy_timeout = {int(BUSY_SECONDS * 1000)}")
    return not busy
