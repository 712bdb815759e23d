"""The SQL that reads tables, their games and their seats."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

import msgspec

from bot.store.rows import (
    STATUSES,
    DecisionRow,
    LoadedTable,
    LobbyRow,
    NoteRow,
    PlayedRow,
    Status,
    TableHead,
    TableRow,
    Wishes,
)
from bot.store.statements import persons, sending, timing
from bot.store.statements.persons import users
from bot.store.statements.script import (
    Steps,
    find,
    find_one,
    marks,
    names_of,
    numbers,
    readable,
    readable_rows,
    rows_of,
    script,
)

_MINE: Final = 'FROM tables WHERE ("id" IN (SELECT "table" FROM players WHERE "user" = ?) OR "host" = ?)'
"""Tables of a player or host; takes that person twice."""


@script
def table(number: int) -> Steps[TableRow | None]:
    tail = (
        'FROM tables JOIN saves ON saves."table" = tables."id" JOIN desks ON desks."table" = tables."id" '
        'WHERE tables."id" = ?'
    )
    found = yield from rows_of(TableRow, tail, (number,))
    return found[0] if found else None


@script
def server_of(number: int) -> Steps[int | None]:
    rows = yield from find('SELECT "guild" FROM tables WHERE "id" = ?', (number,))
    return int(rows[0][0]) if rows else None


@script
def table_in(thread: int) -> Steps[int | None]:
    """The newest table whose thread this is, ended or not."""
    (number,) = yield from find_one('SELECT max("id") FROM tables WHERE "thread" = ?', (thread,))
    return _number(number)


@script
def former_players(number: int) -> Steps[set[int]]:
    there = 'SELECT "user" FROM players WHERE "table" = ?'
    sql = f'SELECT "user" FROM former_players WHERE "table" = ? AND "user" NOT IN ({there})'
    return set((yield from numbers(sql, (number, number))))


@script
def rematch_of(number: int) -> Steps[int | None]:
    """The newest rematch of this table that is open, plays, or has played."""
    (rematch,) = yield from find_one(
        'SELECT max("id") FROM tables JOIN saves ON saves."table" = tables."id" WHERE "rematch_of" = ? '
        "AND (\"status\" IN ('lobby', 'running', 'paused', 'referee') OR length(\"snapshot\") > 0)",
        (number,),
    )
    return _number(rematch)


@script
def first_table() -> Steps[int | None]:
    """Creation time of the oldest table (unix ms), or None."""
    (moment,) = yield from find_one('SELECT min("created_ms") FROM tables')
    return _number(moment)


@script
def rules_under_way() -> Steps[list[tuple[str, int, int]]]:
    """Lowest and highest rules version of the saved games under way, by game."""
    rows = yield from find(
        'SELECT "game", min("version"), max("version") FROM tables '
        "WHERE \"status\" IN ('running', 'paused', 'referee', 'broken') GROUP BY \"game\" ORDER BY \"game\""
    )
    return [(str(game), int(least), int(most)) for game, least, most in rows]


@script
def log(number: int) -> Steps[list[DecisionRow]]:
    """The decisions on top of the snapshot, in the order of replay."""
    tail = (
        'FROM decisions WHERE "table" = ? AND "phase" >= (SELECT "phase" FROM saves WHERE "table" = ?) '
        'ORDER BY "phase", "seq"'
    )
    return (yield from rows_of(DecisionRow, tail, (number, number)))


@script
def history(number: int) -> Steps[list[DecisionRow]]:
    """All decisions of a table that no undo has dropped, from the first."""
    return (yield from rows_of(DecisionRow, 'FROM decisions WHERE "table" = ? ORDER BY "phase", "seq"', (number,)))


@script
def notes(number: int) -> Steps[list[NoteRow]]:
    return (yield from rows_of(NoteRow, 'FROM notes WHERE "table" = ? ORDER BY "id"', (number,)))


@script
def played(number: int) -> Steps[PlayedRow | None]:
    row = yield from table(number)
    if row is None:
        return None
    return PlayedRow(row, (yield from log(number)), (yield from history(number)), (yield from notes(number)))


@script
def heads(statuses: Sequence[str]) -> Steps[list[TableHead]]:
    rows = yield from find(
        f'SELECT {names_of(TableHead)} FROM tables WHERE "status" IN ({marks(statuses)}) ORDER BY "id"', statuses
    )
    return [TableHead(*row) for row in readable(rows, 0)]


@script
def heads_in(guild: int, statuses: Sequence[str]) -> Steps[list[TableHead]]:
    tail = f'FROM tables WHERE "guild" = ? AND "status" IN ({marks(statuses)}) ORDER BY "id"'
    return (yield from readable_rows(TableHead, tail, (guild, *statuses)))


@script
def lobbies_in(guild: int, most: int) -> Steps[list[LobbyRow]]:
    where = '"status" = \'lobby\' AND "guild" = ? AND "lobby_message" IS NOT NULL'
    tail = f'FROM tables WHERE {where} ORDER BY "id" DESC LIMIT ?'
    return (yield from readable_rows(LobbyRow, tail, (guild, most)))


@script
def hosted(guild: int, user: int, statuses: Sequence[str]) -> Steps[list[str]]:
    sql = f'SELECT "status" FROM tables WHERE "host" = ? AND "guild" = ? AND "status" IN ({marks(statuses)})'
    rows = yield from find(sql, (user, guild, *statuses))
    return [str(status) for (status,) in rows]


@script
def ended_of(user: int, most: int, begins: str = "", game: str = "", guild: int = 0) -> Steps[list[TableHead]]:
    """Finished games of a person, newest first, filtered by start of the number, game, server."""
    where = ["\"status\" IN ('ended', 'stopped')"]
    values: list[object] = [user, user]
    if begins:
        where.append('CAST("id" AS TEXT) LIKE ?')
        values.append(f"{int(begins)}%")
    if game:
        where.append('"game" = ?')
        values.append(game)
    if guild:
        where.append('"guild" = ?')
        values.append(guild)
    tail = f'{_MINE} AND {" AND ".join(where)} ORDER BY "id" DESC LIMIT ?'
    return (yield from readable_rows(TableHead, tail, (*values, most)))


@script
def tables_of(user: int, statuses: Sequence[Status] = STATUSES) -> Steps[list[TableHead]]:
    tail = f'{_MINE} AND "status" IN ({marks(statuses)}) ORDER BY "id" DESC'
    return (yield from readable_rows(TableHead, tail, (user, user, *statuses)))


@script
def tables_of_two(user: int, other: int) -> Steps[list[TableHead]]:
    seats = 'SELECT "table" FROM players WHERE "user" = ?'
    tail = f'FROM tables WHERE "id" IN ({seats}) AND "id" IN ({seats}) ORDER BY "id" DESC'
    return (yield from readable_rows(TableHead, tail, (user, other)))


def _number(value: Any) -> int | None:
    return None if value is None else int(value)


@script
def load_table(number: int, names: Mapping[str, Collection[str]]) -> Steps[LoadedTable | None]:
    """A table with all it needs to go on; ``names`` are the preferences that matter in each game."""
    row = yield from table(number)
    if row is None:
        return None
    outbox = yield from sending.outbox(number, ("waiting", "flying", "done", "failed"))
    seated = _seated(row)
    written = {one.user for one in outbox if one.user and (one.kind, one.state) == ("post", "done")}
    runs = row.status == "running"
    return LoadedTable(
        row,
        (yield from log(number)) if runs else [],
        outbox,
        (yield from timing.deadlines(number)),
        (yield from sending.refusals(number)),
        (yield from former_players(number)) if runs else set(),
        (yield from persons.people(sorted(seated | written))),
        (yield from wishes(number, sorted(seated), names.get(row.game, ()))) if runs else Wishes({}, []),
    )


@script
def wishes(table: int, people: Sequence[int], names: Collection[str]) -> Steps[Wishes]:
    return Wishes((yield from persons.wishes(people, sorted(names))), (yield from persons.away_from(table)))


def _seated(row: TableRow) -> set[int]:
    """Nobody if the roster cannot be read: taking the table up reports that."""
    try:
        return set(users(msgspec.json.decode(row.roster)))
    except msgspec.DecodeError:
        return set()
