"""The SQL that reads. Plain functions of a connection; nothing is remembered between calls.

A text that a damaged page has made unreadable stops what is read of one table (``Unreadable``). Where the rows of many
tables are read, it is passed over with a line in the log: they go on without it.
"""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from bot.store.errors import Unreadable
from bot.store.rows import (
    DeadlineRow,
    DecisionRow,
    NoteRow,
    OutboxRow,
    OwedAt,
    PersonRow,
    RefusalRow,
    Ringing,
    StuckRow,
    TableHead,
    TableRow,
)

_logger = logging.getLogger(__name__)

Row = TypeVar("Row", bound=msgspec.Struct)


def _columns(kind: type[msgspec.Struct]) -> str:
    return ", ".join(f'"{name}"' for name in kind.__struct_fields__)


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))


def _rows(connection: sqlite3.Connection, kind: type[Row], tail: str, values: Sequence[object]) -> list[Row]:
    found = connection.execute(f"SELECT {_columns(kind)} {tail}", values).fetchall()
    if not all(map(_is_text, found)):
        raise Unreadable("a text in it cannot be read")
    return [_made(kind, row) for row in found]


def _readable_rows(connection: sqlite3.Connection, kind: type[Row], tail: str, values: Sequence[object]) -> list[Row]:
    """The same without the rows that cannot be read."""
    names = kind.__struct_fields__
    at = names.index("table" if "table" in names else "id")
    return [_made(kind, row) for row in readable(connection.execute(f"SELECT {_columns(kind)} {tail}", values), at)]


def _made(kind: type[Row], row: tuple[Any, ...]) -> Row:
    return kind(**dict(zip(kind.__struct_fields__, row, strict=True)))


def readable(rows: Iterable[tuple[Any, ...]], table: int) -> list[tuple[Any, ...]]:
    """The rows of many tables without those that cannot be read; in the column ``table`` is the table's number."""
    good = []
    for row in rows:
        if _is_text(row):
            good.append(row)
        else:
            _logger.error("a row of table %s is damaged and left out", row[table])
    return good


def _is_text(row: tuple[Any, ...]) -> bool:
    """Whether all texts of a row are such: what could not be decoded comes as surrogates."""
    for value in row:
        if type(value) is str and not value.isascii():
            try:
                value.encode()
            except UnicodeEncodeError:
                return False
    return True


def table(connection: sqlite3.Connection, number: int) -> TableRow | None:
    """One table with snapshot and desk, or None."""
    tail = (
        'FROM tables JOIN saves ON saves."table" = tables."id" JOIN desks ON desks."table" = tables."id" '
        'WHERE tables."id" = ?'
    )
    found = _rows(connection, TableRow, tail, (number,))
    return found[0] if found else None


def table_in(connection: sqlite3.Connection, thread: int) -> int | None:
    """The newest table whose thread this is, ended or not."""
    found = connection.execute('SELECT max("id") FROM tables WHERE "thread" = ?', (thread,)).fetchone()
    number: int | None = found[0]
    return number


def rematch_of(connection: sqlite3.Connection, number: int) -> int | None:
    """The newest table opened as the rematch of this one that is open, plays, or has played."""
    found = connection.execute(
        'SELECT max("id") FROM tables JOIN saves ON saves."table" = tables."id" WHERE "rematch_of" = ? '
        "AND (\"status\" IN ('lobby', 'running', 'paused', 'referee') OR length(\"snapshot\") > 0)",
        (number,),
    ).fetchone()
    rematch: int | None = found[0]
    return rematch


def log(connection: sqlite3.Connection, number: int) -> list[DecisionRow]:
    """The decisions on top of the snapshot, in the order of replay."""
    tail = (
        'FROM decisions WHERE "table" = ? AND "phase" >= (SELECT "phase" FROM saves WHERE "table" = ?) '
        'ORDER BY "phase", "seq"'
    )
    return _rows(connection, DecisionRow, tail, (number, number))


def history(connection: sqlite3.Connection, number: int) -> list[DecisionRow]:
    """All decisions of a table that no undo has dropped, from the first."""
    return _rows(connection, DecisionRow, 'FROM decisions WHERE "table" = ? ORDER BY "phase", "seq"', (number,))


def notes(connection: sqlite3.Connection, number: int) -> list[NoteRow]:
    """The event log of a table, oldest first."""
    return _rows(connection, NoteRow, 'FROM notes WHERE "table" = ? ORDER BY "id"', (number,))


def heads(connection: sqlite3.Connection, statuses: Sequence[str]) -> list[TableHead]:
    """Light columns of all tables in one of these states, lowest id first."""
    cursor = connection.execute(
        f'SELECT {_columns(TableHead)} FROM tables WHERE "status" IN ({_marks(statuses)}) ORDER BY "id"', statuses
    )
    return [TableHead(*row) for row in readable(cursor, 0)]


def heads_in(connection: sqlite3.Connection, guild: int, statuses: Sequence[str]) -> list[TableHead]:
    """Light columns of the tables of one server in one of these states, lowest id first."""
    tail = f'FROM tables WHERE "guild" = ? AND "status" IN ({_marks(statuses)}) ORDER BY "id"'
    return _readable_rows(connection, TableHead, tail, (guild, *statuses))


def hosted(connection: sqlite3.Connection, guild: int, user: int, statuses: Sequence[str]) -> list[str]:
    """The states of one person's tables on one server, of those in one of these states."""
    sql = f'SELECT "status" FROM tables WHERE "host" = ? AND "guild" = ? AND "status" IN ({_marks(statuses)})'
    return [str(status) for (status,) in connection.execute(sql, (user, guild, *statuses))]


def tables_of(connection: sqlite3.Connection, user: int) -> list[TableHead]:
    """Heads of the tables at which this person sits or of which they are the host, newest first."""
    tail = 'FROM tables WHERE "id" IN (SELECT "table" FROM players WHERE "user" = ?) OR "host" = ? ORDER BY "id" DESC'
    return _readable_rows(connection, TableHead, tail, (user, user))


def outbox(
    connection: sqlite3.Connection, number: int | None = None, states: Sequence[str] = ("waiting", "flying")
) -> list[OutboxRow]:
    """Outbox rows in one of these states, of one table or of all, in sending order."""
    tail = f'FROM outbox WHERE "state" IN ({_marks(states)})'
    values: list[object] = list(states)
    if number is not None:
        tail += ' AND "table" = ?'
        values.append(number)
    rows = _rows if number is not None else _readable_rows
    return rows(connection, OutboxRow, tail + ' ORDER BY "order", "table", "key"', values)


def owing(connection: sqlite3.Connection) -> list[int]:
    """Tables with something to be said on Discord, lowest id first."""
    sql = 'SELECT DISTINCT "table" FROM outbox WHERE "state" IN (\'waiting\', \'flying\') ORDER BY "table"'
    return [int(number) for (number,) in connection.execute(sql)]


def last_order(connection: sqlite3.Connection, number: int) -> int:
    """The highest ``order`` of a table's outbox rows, finished ones included; 0 without any."""
    found = connection.execute('SELECT max("order") FROM outbox WHERE "table" = ?', (number,)).fetchone()
    return int(found[0] or 0)


def deadlines(connection: sqlite3.Connection, number: int | None = None) -> list[DeadlineRow]:
    """The deadlines of one table or of all, soonest first."""
    where, values = ('WHERE "table" = ? ', (number,)) if number is not None else ("", ())
    rows = _rows if number is not None else _readable_rows
    return rows(connection, DeadlineRow, f'FROM deadlines {where}ORDER BY "due_ms", "table", "name"', values)


def ringing(connection: sqlite3.Connection, until_ms: int) -> Ringing:
    """The running tables with a deadline up to this moment, soonest first, and when the next of all deadlines is."""
    sql = (
        'SELECT deadlines."table" FROM deadlines JOIN tables ON tables."id" = deadlines."table" '
        'WHERE deadlines."due_ms" <= ? AND tables."status" = \'running\' '
        'GROUP BY deadlines."table" ORDER BY min(deadlines."due_ms")'
    )
    tables = [int(number) for (number,) in connection.execute(sql, (until_ms,))]
    following = connection.execute('SELECT min("due_ms") FROM deadlines WHERE "due_ms" > ?', (until_ms,)).fetchone()
    return Ringing(tables, following[0])


def lobbies_due(connection: sqlite3.Connection, before_ms: int, after_ms: int) -> list[int]:
    """Lobbies whose deadline is not after the one moment, or is after the other, soonest first."""
    sql = (
        'SELECT deadlines."table" FROM deadlines JOIN tables ON tables."id" = deadlines."table" '
        'WHERE tables."status" = \'lobby\' AND (deadlines."due_ms" <= ? OR deadlines."due_ms" > ?) '
        'ORDER BY deadlines."due_ms", deadlines."table"'
    )
    return [int(number) for (number,) in connection.execute(sql, (before_ms, after_ms))]


def preference(connection: sqlite3.Connection, user: int, name: str) -> str | None:
    """A person's preference, or None."""
    row = connection.execute('SELECT "value" FROM preferences WHERE "user" = ? AND "name" = ?', (user, name)).fetchone()
    return None if row is None else str(row[0])


def commands_digest(connection: sqlite3.Connection, application: int) -> str | None:
    """The digest of the slash commands that Discord last took, or None."""
    row = connection.execute('SELECT "digest" FROM commands WHERE "application" = ?', (application,)).fetchone()
    return None if row is None else str(row[0])


def preferences(connection: sqlite3.Connection, users: Sequence[int], name: str) -> dict[int, str]:
    """One preference of several people, of those who have set it."""
    sql = f'SELECT "user", "value" FROM preferences WHERE "name" = ? AND "user" IN ({_marks(users)})'
    return {int(user): str(value) for user, value in connection.execute(sql, (name, *users))}


def people(connection: sqlite3.Connection, users: Sequence[int]) -> dict[int, PersonRow]:
    """Where these people get direct messages, as far as it is known."""
    rows = _rows(connection, PersonRow, f'FROM people WHERE "user" IN ({_marks(users)})', users)
    return {row.user: row for row in rows}


def owed(connection: sqlite3.Connection, user: int | None = None) -> list[OwedAt]:
    """What one person is asked, or everybody, soonest first; what is never due comes last."""
    where, values = ('WHERE owed."user" = ?', (user,)) if user is not None else ("", ())
    return _owed(connection, where, values)


def owed_between(connection: sqlite3.Connection, after: int, last: int) -> list[OwedAt]:
    """What is asked at the tables with numbers above the one and up to the other, in the same order."""
    return _owed(connection, 'WHERE owed."table" > ? AND owed."table" <= ?', (after, last))


def _owed(connection: sqlite3.Connection, where: str, values: tuple[int, ...]) -> list[OwedAt]:
    cursor = connection.execute(
        'SELECT owed."user", owed."table", owed."seat", owed."what", owed."due_ms", tables."guild", tables."thread", '
        'owed."public" '
        f'FROM owed JOIN tables ON tables."id" = owed."table" {where} '
        'ORDER BY owed."due_ms" = 0, owed."due_ms", owed."table", owed."seat"',
        values,
    )
    return [msgspec.structs.replace(OwedAt(*row[:7]), public=bool(row[7])) for row in readable(cursor, 1)]


def settings(connection: sqlite3.Connection, guild: int) -> bytes | None:
    """What the admins of a server have set, or None."""
    row = connection.execute('SELECT "settings" FROM guilds WHERE "guild" = ?', (guild,)).fetchone()
    return None if row is None else bytes(row[0])


def refusals(connection: sqlite3.Connection, number: int | None = None) -> list[RefusalRow]:
    """Channels in which Discord refused the last message, of one table or of all, oldest first."""
    tail, values = ('WHERE "table" = ? ', (number,)) if number is not None else ("", ())
    return _readable_rows(connection, RefusalRow, f'FROM refusals {tail}ORDER BY "at_ms", "channel"', values)


def refusals_in(connection: sqlite3.Connection, guild: int) -> list[RefusalRow]:
    """The same for all tables of one server."""
    tail = 'FROM refusals WHERE "table" IN (SELECT "id" FROM tables WHERE "guild" = ?) ORDER BY "at_ms", "channel"'
    return _readable_rows(connection, RefusalRow, tail, (guild,))


def stuck(connection: sqlite3.Connection, before_ms: int) -> list[StuckRow]:
    """Tables that owe messages to channels and at which nothing has moved since ``before_ms``."""
    cursor = connection.execute(
        'SELECT tables."id", tables."guild", outbox."channel", count(*) FROM outbox '
        'JOIN tables ON tables."id" = outbox."table" '
        'WHERE outbox."state" IN (\'waiting\', \'flying\') AND outbox."user" = 0 AND tables."updated_ms" < ? '
        'GROUP BY tables."id", outbox."channel" ORDER BY tables."id", outbox."channel"',
        (before_ms,),
    )
    return [StuckRow(*row) for row in cursor]
