"""The SQL that reads. Scripts that change nothing.

A text that a damaged page has made unreadable stops what is read of one table (``Unreadable``). Where the rows of many
tables are read, it is passed over with a line in the log: they go on without it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from bot.store.errors import Unreadable
from bot.store.rows import (
    STATUSES,
    DeadlineRow,
    DecisionRow,
    LobbyRow,
    NoteRow,
    OutboxRow,
    OwedAt,
    PersonRow,
    RefusalRow,
    Ringing,
    Status,
    StuckRow,
    TableHead,
    TableRow,
)
from bot.store.statements.script import Script, find, find_one

_logger = logging.getLogger(__name__)

Row = TypeVar("Row", bound=msgspec.Struct)


def _columns(kind: type[msgspec.Struct]) -> str:
    return ", ".join(f'"{name}"' for name in kind.__struct_fields__)


_MINE: Final = 'FROM tables WHERE ("id" IN (SELECT "table" FROM players WHERE "user" = ?) OR "host" = ?)'
"""Tables at which somebody sits or of which they are the host; takes that person twice."""


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values)) or "NULL"  # nothing is in NULL


def _rows(kind: type[Row], tail: str, values: Sequence[object]) -> Script[list[Row]]:
    found = yield from find(f"SELECT {_columns(kind)} {tail}", values)
    if not all(map(_is_text, found)):
        raise Unreadable("a text in it cannot be read")
    return [_made(kind, row) for row in found]


def _readable_rows(kind: type[Row], tail: str, values: Sequence[object]) -> Script[list[Row]]:
    """The same without the rows that cannot be read."""
    names = kind.__struct_fields__
    at = names.index("table" if "table" in names else "id")
    found = yield from find(f"SELECT {_columns(kind)} {tail}", values)
    return [_made(kind, row) for row in readable(found, at)]


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


def _number(value: Any) -> int | None:
    return None if value is None else int(value)


def table(number: int) -> Script[TableRow | None]:
    """One table with snapshot and desk, or None."""
    tail = (
        'FROM tables JOIN saves ON saves."table" = tables."id" JOIN desks ON desks."table" = tables."id" '
        'WHERE tables."id" = ?'
    )
    found = yield from _rows(TableRow, tail, (number,))
    return found[0] if found else None


def server_of(number: int) -> Script[int | None]:
    """The server of a table; None if there is no such table."""
    rows = yield from find('SELECT "guild" FROM tables WHERE "id" = ?', (number,))
    return int(rows[0][0]) if rows else None


def table_in(thread: int) -> Script[int | None]:
    """The newest table whose thread this is, ended or not."""
    (number,) = yield from find_one('SELECT max("id") FROM tables WHERE "thread" = ?', (thread,))
    return _number(number)


def former_players(number: int) -> Script[set[int]]:
    """Who sat at a table that is not over, and does no longer."""
    found = yield from find('SELECT "user" FROM former_players WHERE "table" = ?', (number,))
    return {int(user) for (user,) in found}


def rematch_of(number: int) -> Script[int | None]:
    """The newest table opened as the rematch of this one that is open, plays, or has played."""
    (rematch,) = yield from find_one(
        'SELECT max("id") FROM tables JOIN saves ON saves."table" = tables."id" WHERE "rematch_of" = ? '
        "AND (\"status\" IN ('lobby', 'running', 'paused', 'referee') OR length(\"snapshot\") > 0)",
        (number,),
    )
    return _number(rematch)


def first_table() -> Script[int | None]:
    """When the oldest table was made (unix ms), or None."""
    (moment,) = yield from find_one('SELECT min("created_ms") FROM tables')
    return _number(moment)


def log(number: int) -> Script[list[DecisionRow]]:
    """The decisions on top of the snapshot, in the order of replay."""
    tail = (
        'FROM decisions WHERE "table" = ? AND "phase" >= (SELECT "phase" FROM saves WHERE "table" = ?) '
        'ORDER BY "phase", "seq"'
    )
    return (yield from _rows(DecisionRow, tail, (number, number)))


def history(number: int) -> Script[list[DecisionRow]]:
    """All decisions of a table that no undo has dropped, from the first."""
    return (yield from _rows(DecisionRow, 'FROM decisions WHERE "table" = ? ORDER BY "phase", "seq"', (number,)))


def notes(number: int) -> Script[list[NoteRow]]:
    """The event log of a table, oldest first."""
    return (yield from _rows(NoteRow, 'FROM notes WHERE "table" = ? ORDER BY "id"', (number,)))


def heads(statuses: Sequence[str]) -> Script[list[TableHead]]:
    """Light columns of all tables in one of these states, lowest id first."""
    rows = yield from find(
        f'SELECT {_columns(TableHead)} FROM tables WHERE "status" IN ({_marks(statuses)}) ORDER BY "id"', statuses
    )
    return [TableHead(*row) for row in readable(rows, 0)]


def heads_in(guild: int, statuses: Sequence[str]) -> Script[list[TableHead]]:
    """Light columns of the tables of one server in one of these states, lowest id first."""
    tail = f'FROM tables WHERE "guild" = ? AND "status" IN ({_marks(statuses)}) ORDER BY "id"'
    return (yield from _readable_rows(TableHead, tail, (guild, *statuses)))


def lobbies_in(guild: int, most: int) -> Script[list[LobbyRow]]:
    """The newest open lobbies of one server whose messages are known."""
    where = '"status" = \'lobby\' AND "guild" = ? AND "lobby_message" IS NOT NULL'
    tail = f'FROM tables WHERE {where} ORDER BY "id" DESC LIMIT ?'
    return (yield from _readable_rows(LobbyRow, tail, (guild, most)))


def hosted(guild: int, user: int, statuses: Sequence[str]) -> Script[list[str]]:
    """The states of one person's tables on one server, of those in one of these states."""
    sql = f'SELECT "status" FROM tables WHERE "host" = ? AND "guild" = ? AND "status" IN ({_marks(statuses)})'
    rows = yield from find(sql, (user, guild, *statuses))
    return [str(status) for (status,) in rows]


def ended_of(
    user: int, most: int, begins: str = "", game: str = "", channel: int = 0, guild: int = 0
) -> Script[list[TableHead]]:
    """Heads of up to ``most`` games that are over and at which this person sat, newest first: those whose numbers begin
    like that, of one game, of one channel and of one server, as far as that is wanted.
    """
    where = ["\"status\" IN ('ended', 'stopped')"]
    values: list[object] = [user, user]
    if begins:
        where.append('CAST("id" AS TEXT) LIKE ?')
        values.append(f"{int(begins)}%")
    if game:
        where.append('"game" = ?')
        values.append(game)
    if channel:
        where.append('"parent" = ?')
        values.append(channel)
    if guild:
        where.append('"guild" = ?')
        values.append(guild)
    tail = f'{_MINE} AND {" AND ".join(where)} ORDER BY "id" DESC LIMIT ?'
    return (yield from _readable_rows(TableHead, tail, (*values, most)))


def tables_of(user: int, statuses: Sequence[Status] = STATUSES) -> Script[list[TableHead]]:
    """Heads of the tables in these states at which this person sits or of which they are the host, newest first."""
    tail = f'{_MINE} AND "status" IN ({_marks(statuses)}) ORDER BY "id" DESC'
    return (yield from _readable_rows(TableHead, tail, (user, user, *statuses)))


def outbox(number: int | None = None, states: Sequence[str] = ("waiting", "flying")) -> Script[list[OutboxRow]]:
    """Outbox rows in one of these states, of one table or of all, in sending order."""
    tail = f'FROM outbox WHERE "state" IN ({_marks(states)})'
    values: list[object] = list(states)
    if number is not None:
        tail += ' AND "table" = ?'
        values.append(number)
    rows = _rows if number is not None else _readable_rows
    return (yield from rows(OutboxRow, tail + ' ORDER BY "order", "table", "key"', values))


def owing() -> Script[list[int]]:
    """Tables with something to be said on Discord, lowest id first."""
    sql = 'SELECT DISTINCT "table" FROM outbox WHERE "state" IN (\'waiting\', \'flying\') ORDER BY "table"'
    rows = yield from find(sql)
    return [int(number) for (number,) in rows]


def last_order(number: int) -> Script[int]:
    """The highest ``order`` of a table's outbox rows, finished ones included; 0 without any."""
    (order,) = yield from find_one('SELECT max("order") FROM outbox WHERE "table" = ?', (number,))
    return int(order or 0)


def deadlines(number: int | None = None) -> Script[list[DeadlineRow]]:
    """The deadlines of one table or of all, soonest first."""
    where, values = ('WHERE "table" = ? ', (number,)) if number is not None else ("", ())
    rows = _rows if number is not None else _readable_rows
    return (yield from rows(DeadlineRow, f'FROM deadlines {where}ORDER BY "due_ms", "table", "name"', values))


def ringing(until_ms: int) -> Script[Ringing]:
    """The running tables with a deadline up to this moment, soonest first, and when the next of all deadlines is."""
    sql = (
        'SELECT deadlines."table" FROM deadlines JOIN tables ON tables."id" = deadlines."table" '
        'WHERE deadlines."due_ms" <= ? AND tables."status" = \'running\' '
        'GROUP BY deadlines."table" ORDER BY min(deadlines."due_ms")'
    )
    rows = yield from find(sql, (until_ms,))
    (following,) = yield from find_one('SELECT min("due_ms") FROM deadlines WHERE "due_ms" > ?', (until_ms,))
    return Ringing([int(number) for (number,) in rows], following)


def lobbies_due(before_ms: int, after_ms: int) -> Script[list[int]]:
    """Lobbies whose deadline is not after the one moment, or is after the other, soonest first."""
    sql = (
        'SELECT deadlines."table" FROM deadlines JOIN tables ON tables."id" = deadlines."table" '
        'WHERE tables."status" = \'lobby\' AND (deadlines."due_ms" <= ? OR deadlines."due_ms" > ?) '
        'ORDER BY deadlines."due_ms", deadlines."table"'
    )
    rows = yield from find(sql, (before_ms, after_ms))
    return [int(number) for (number,) in rows]


def preference(user: int, name: str) -> Script[str | None]:
    """A person's preference, or None."""
    rows = yield from find('SELECT "value" FROM preferences WHERE "user" = ? AND "name" = ?', (user, name))
    return str(rows[0][0]) if rows else None


def commands_digest(application: int) -> Script[str | None]:
    """The digest of the slash commands that Discord last took, or None."""
    rows = yield from find('SELECT "digest" FROM commands WHERE "application" = ?', (application,))
    return str(rows[0][0]) if rows else None


def preferences(users: Sequence[int], name: str) -> Script[dict[int, str]]:
    """One preference of several people, of those who have set it."""
    sql = f'SELECT "user", "value" FROM preferences WHERE "name" = ? AND "user" IN ({_marks(users)})'
    rows = yield from find(sql, (name, *users))
    return {int(user): str(value) for user, value in rows}


def people(users: Sequence[int]) -> Script[dict[int, PersonRow]]:
    """Where these people get direct messages, as far as it is known."""
    rows = yield from _rows(PersonRow, f'FROM people WHERE "user" IN ({_marks(users)})', users)
    return {row.user: row for row in rows}


def owed(user: int | None = None) -> Script[list[OwedAt]]:
    """What one person is asked, or everybody, soonest first; what is never due comes last."""
    where, values = ('WHERE owed."user" = ?', (user,)) if user is not None else ("", ())
    return (yield from _owed(where, values))


def owed_between(after: int, last: int) -> Script[list[OwedAt]]:
    """What is asked at the tables with numbers above the one and up to the other, in the same order."""
    return (yield from _owed('WHERE owed."table" > ? AND owed."table" <= ?', (after, last)))


def _owed(where: str, values: tuple[int, ...]) -> Script[list[OwedAt]]:
    rows = yield from find(
        'SELECT owed."user", owed."table", owed."seat", owed."what", owed."due_ms", tables."guild", tables."thread", '
        'owed."public", owed."language" '
        f'FROM owed JOIN tables ON tables."id" = owed."table" {where} '
        'ORDER BY owed."due_ms" = 0, owed."due_ms", owed."table", owed."seat"',
        values,
    )
    return [msgspec.structs.replace(OwedAt(*row), public=bool(row[7])) for row in readable(rows, 1)]


def settings(guild: int) -> Script[bytes | None]:
    """What the admins of a server have set, or None."""
    rows = yield from find('SELECT "settings" FROM guilds WHERE "guild" = ?', (guild,))
    return bytes(rows[0][0]) if rows else None


def all_settings() -> Script[dict[int, bytes]]:
    """What the admins of all servers have set, by server."""
    rows = yield from find('SELECT "guild", "settings" FROM guilds')
    return {int(guild): bytes(kept) for guild, kept in rows}


def refusals(number: int | None = None) -> Script[list[RefusalRow]]:
    """Channels in which Discord refused the last message, of one table or of all, oldest first."""
    tail, values = ('WHERE "table" = ? ', (number,)) if number is not None else ("", ())
    return (yield from _readable_rows(RefusalRow, f'FROM refusals {tail}ORDER BY "at_ms", "channel"', values))


def refusals_in(guild: int) -> Script[list[RefusalRow]]:
    """The same for all tables of one server."""
    tail = 'FROM refusals WHERE "table" IN (SELECT "id" FROM tables WHERE "guild" = ?) ORDER BY "at_ms", "channel"'
    return (yield from _readable_rows(RefusalRow, tail, (guild,)))


def stuck(before_ms: int) -> Script[list[StuckRow]]:
    """Tables that owe messages to channels and at which nothing has moved since ``before_ms``."""
    rows = yield from find(
        'SELECT tables."id", tables."guild", outbox."channel", count(*) FROM outbox '
        'JOIN tables ON tables."id" = outbox."table" '
        'WHERE outbox."state" IN (\'waiting\', \'flying\') AND outbox."user" = 0 AND tables."updated_ms" < ? '
        'GROUP BY tables."id", outbox."channel" ORDER BY tables."id", outbox."channel"',
        (before_ms,),
    )
    return [StuckRow(*row) for row in rows]
