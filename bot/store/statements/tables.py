"""The SQL that reads tables, their games and their seats."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, get_args

import msgspec

from bot.store.rows import (
    STATUSES,
    DecisionRow,
    LoadedTable,
    LobbyRow,
    NoteRow,
    OutboxState,
    PlayedRow,
    Status,
    TableHead,
    TableRow,
    Wishes,
)
from bot.store.statements import persons, sending, timing
from bot.store.statements.persons import users
from bot.store.statements.script import Steps, find, marks, numbers, rows_of, script, value

_MINE: Final = 'FROM tables WHERE ("id" IN (SELECT "table" FROM players WHERE "user" = ?) OR "host" = ?)'
"""Tables of a player or host; takes that person twice."""


@script
def table(number: int) -> Steps[TableRow | None]:
    joined = 'JOIN saves ON saves."table" = tables."id" JOIN desks ON desks."table" = tables."id"'
    found = yield from rows_of(TableRow, f'FROM tables {joined} WHERE tables."id" = ?', (number,))
    return found[0] if found else None


@script
def server_of(number: int) -> Steps[int | None]:
    return (yield from value(int, 'SELECT "guild" FROM tables WHERE "id" = ?', (number,)))


@script
def table_in(thread: int) -> Steps[int | None]:
    """The newest table whose thread this is, ended or not."""
    return (yield from value(int, 'SELECT max("id") FROM tables WHERE "thread" = ?', (thread,)))


@script
def former_players(number: int) -> Steps[set[int]]:
    there = 'SELECT "user" FROM players WHERE "table" = ?'
    sql = f'SELECT "user" FROM former_players WHERE "table" = ? AND "user" NOT IN ({there})'
    return set((yield from numbers(sql, (number, number))))


@script
def rematch_of(number: int) -> Steps[int | None]:
    """The newest rematch of this table that is open, plays, or has played."""
    sql = (
        'SELECT max("id") FROM tables JOIN saves ON saves."table" = tables."id" WHERE "rematch_of" = ? '
        "AND (\"status\" IN ('lobby', 'running', 'paused', 'referee') OR length(\"snapshot\") > 0)"
    )
    return (yield from value(int, sql, (number,)))


@script
def first_table() -> Steps[int | None]:
    """Creation time of the oldest table (unix ms), or None."""
    return (yield from value(int, 'SELECT min("created_ms") FROM tables'))


@script
def rules_under_way() -> Steps[list[tuple[str, int, int]]]:
    """Lowest and highest rules version of the saved games under way, by game."""
    sql = (
        'SELECT "game", min("version"), max("version") FROM tables '
        "WHERE \"status\" IN ('running', 'paused', 'referee', 'broken') GROUP BY \"game\" ORDER BY \"game\""
    )
    return [(game, least, most) for game, least, most in (yield from find(sql))]


@script
def log(number: int) -> Steps[list[DecisionRow]]:
    """The decisions on top of the snapshot, in the order of replay."""
    where = 'WHERE "table" = ? AND "phase" >= (SELECT "phase" FROM saves WHERE "table" = ?)'
    return (yield from rows_of(DecisionRow, f'FROM decisions {where} ORDER BY "phase", "seq"', (number, number)))


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
    tail = f'FROM tables WHERE "status" IN ({marks(statuses)}) ORDER BY "id"'
    return (yield from rows_of(TableHead, tail, statuses, strict=False))


@script
def heads_in(guild: int, statuses: Sequence[str]) -> Steps[list[TableHead]]:
    tail = f'FROM tables WHERE "guild" = ? AND "status" IN ({marks(statuses)}) ORDER BY "id"'
    return (yield from rows_of(TableHead, tail, (guild, *statuses), strict=False))


@script
def lobbies_in(guild: int, most: int) -> Steps[list[LobbyRow]]:
    where = '"status" = \'lobby\' AND "guild" = ? AND "lobby_message" IS NOT NULL'
    tail = f'FROM tables WHERE {where} ORDER BY "id" DESC LIMIT ?'
    return (yield from rows_of(LobbyRow, tail, (guild, most), strict=False))


@script
def hosted(guild: int, user: int, statuses: Sequence[str]) -> Steps[list[str]]:
    sql = f'SELECT "status" FROM tables WHERE "host" = ? AND "guild" = ? AND "status" IN ({marks(statuses)})'
    return [status for (status,) in (yield from find(sql, (user, guild, *statuses)))]


@script
def ended_of(user: int, most: int, begins: str = "", game: str = "", guild: int = 0) -> Steps[list[TableHead]]:
    """Finished games of a person, newest first, filtered by start of the number, game, server."""
    filters = {'CAST("id" AS TEXT) LIKE ?': begins and f"{int(begins)}%", '"game" = ?': game, '"guild" = ?': guild}
    given = {condition: wanted for condition, wanted in filters.items() if wanted}
    where = " AND ".join([_MINE, "\"status\" IN ('ended', 'stopped')", *given])
    tail = f'{where} ORDER BY "id" DESC LIMIT ?'
    return (yield from rows_of(TableHead, tail, (user, user, *given.values(), most), strict=False))


@script
def tables_of(user: int, statuses: Sequence[Status] = STATUSES) -> Steps[list[TableHead]]:
    tail = f'{_MINE} AND "status" IN ({marks(statuses)}) ORDER BY "id" DESC'
    return (yield from rows_of(TableHead, tail, (user, user, *statuses), strict=False))


@script
def tables_of_two(user: int, other: int) -> Steps[list[TableHead]]:
    seats = 'SELECT "table" FROM players WHERE "user" = ?'
    tail = f'FROM tables WHERE "id" IN ({seats}) AND "id" IN ({seats}) ORDER BY "id" DESC'
    return (yield from rows_of(TableHead, tail, (user, other), strict=False))


@script
def load_table(number: int, names: Mapping[str, Collection[str]]) -> Steps[LoadedTable | None]:
    """A table with all it needs to go on; ``names`` are the preferences that matter in each game."""
    row = yield from table(number)
    if row is None:
        return None
    outbox = yield from sending.outbox(number, get_args(OutboxState))
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
