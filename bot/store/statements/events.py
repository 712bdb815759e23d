"""The SQL of what hosts open for a whole server: seasons and tournaments."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.store.rows import MeetingRow, OutboxRow, Progress, SeasonRow, TableRow, TournamentRow
from bot.store.statements.changing import commit, create_table, say_first
from bot.store.statements.persons import users, without_person
from bot.store.statements.script import Row, Steps, change, find, insert, names_of, repeat, script, tell

_COLUMNS = names_of(SeasonRow)
_INSERT = insert("seasons", SeasonRow.__struct_fields__)


@script
def open_season(row: SeasonRow) -> Steps[bool]:
    """Begin a season; False if the one before is not over yet."""
    if (yield from find('SELECT 1 FROM seasons WHERE "guild" = ? AND "end_ms" > ?', (row.guild, row.begin_ms))):
        return False
    values = msgspec.structs.astuple(row)
    yield from tell(_INSERT, (*values[:-1], int(row.told)))
    return True


@script
def end_season(guild: int, now_ms: int, channel: int) -> Steps[bool]:
    """End the running season; False if none runs. ``channel`` counts if no other is known."""
    sql = (
        'UPDATE seasons SET "end_ms" = ?, "channel" = CASE "channel" WHEN 0 THEN ? ELSE "channel" END '
        'WHERE "guild" = ? AND "end_ms" > ?'
    )
    return (yield from change(sql, (now_ms, channel, guild, now_ms))) > 0


@script
def tell_end(row: SeasonRow, table: TableRow, said: OutboxRow) -> Steps[int]:
    """Announce the end of a season once, by a table of its own: its number, 0 if done before."""
    sql = 'UPDATE seasons SET "told" = 1 WHERE "guild" = ? AND "begin_ms" = ? AND "told" = 0'
    if not (yield from change(sql, (row.guild, row.begin_ms))):
        return 0
    number = yield from create_table(table)
    yield from say_first(number, said)
    return number


@script
def seasons_of(guild: int, most: int) -> Steps[list[SeasonRow]]:
    sql = f'SELECT {_COLUMNS} FROM seasons WHERE "guild" = ? ORDER BY "begin_ms" DESC LIMIT ?'
    return [_season(row) for row in (yield from find(sql, (guild, most)))]


@script
def untold_seasons(now_ms: int) -> Steps[list[SeasonRow]]:
    sql = f'SELECT {_COLUMNS} FROM seasons WHERE "told" = 0 AND "channel" <> 0 AND "end_ms" <= ?'
    return [_season(row) for row in (yield from find(sql, (now_ms,)))]


def _season(row: Row) -> SeasonRow:
    guild, game, begin_ms, end_ms, channel, language, told = row
    return SeasonRow(guild, game, begin_ms, end_ms, channel, language, bool(told))


_TOURNAMENT = names_of(TournamentRow)
_MEETING = names_of(MeetingRow)
_INSERT_TOURNAMENT = insert("tournaments", TournamentRow.__struct_fields__)
_INSERT_MEETING = insert("meetings", MeetingRow.__struct_fields__)


@script
def open_tournament(row: TableRow, state: bytes, said: OutboxRow) -> Steps[int]:
    """Begin a tournament with its own table; 0 if another one of its server goes on."""
    if (yield from find('SELECT 1 FROM tournaments WHERE "guild" = ? AND "over" = 0', (row.guild,))):
        return 0
    number = yield from create_table(row)
    yield from tell(_INSERT_TOURNAMENT, (number, row.guild, 0, 0, state))
    yield from say_first(number, said)
    return number


@script
def advance(progress: Progress) -> Steps[bool]:
    """Carry out a step; False, and nothing happens, if something has changed since it was worked out."""
    changed = yield from change(
        'UPDATE tournaments SET "turn" = "turn" + 1, "over" = ?, "state" = ? WHERE "table" = ? AND "turn" = ?',
        (int(progress.over), progress.state, progress.table, progress.turn),
    )
    if not changed:
        return False
    yield from tell('DELETE FROM entrants WHERE "table" = ?', (progress.table,))
    people = sorted(set(users(msgspec.json.decode(progress.state))))
    yield from repeat('INSERT INTO entrants ("user", "table") VALUES (?, ?)', [(u, progress.table) for u in people])
    for batch in progress.batches:
        yield from commit(batch)
    for one in progress.opened:
        number = yield from create_table(one.row)
        place = (number, progress.table, progress.round, one.place)
        yield from tell(_INSERT_MEETING, place)
        yield from say_first(number, one.said)
    return True


@script
def tournament(number: int) -> Steps[TournamentRow | None]:
    rows = yield from find(f'SELECT {_TOURNAMENT} FROM tournaments WHERE "table" = ?', (number,))
    return next(iter(_rows(rows)), None)


@script
def tournament_in(guild: int) -> Steps[TournamentRow | None]:
    sql = f'SELECT {_TOURNAMENT} FROM tournaments WHERE "guild" = ? ORDER BY "table" DESC LIMIT 1'
    return next(iter(_rows((yield from find(sql, (guild,))))), None)


@script
def running() -> Steps[list[TournamentRow]]:
    return _rows((yield from find(f'SELECT {_TOURNAMENT} FROM tournaments WHERE "over" = 0 ORDER BY "table"')))


@script
def meetings(number: int) -> Steps[list[MeetingRow]]:
    sql = f'SELECT {_MEETING} FROM meetings WHERE "tournament" = ? ORDER BY "round", "place", "table"'
    return [MeetingRow(*row) for row in (yield from find(sql, (number,)))]


@script
def meeting(table: int) -> Steps[MeetingRow | None]:
    rows = yield from find(f'SELECT {_MEETING} FROM meetings WHERE "table" = ?', (table,))
    return MeetingRow(*rows[0]) if rows else None


def hold_back_steps(user: int) -> Steps[None]:
    """Let a person's tournaments wait for the end of this transaction.

    What another process has thought out of them comes before it, or is thought out anew.
    """
    sql = 'SELECT DISTINCT "table" FROM entrants WHERE "user" = ? ORDER BY "table"'
    yield from repeat('UPDATE tournaments SET "turn" = "turn" + 1 WHERE "table" = ?', (yield from find(sql, (user,))))


def forget_entrant(user: int, name: str) -> Steps[None]:
    """Put ``name`` and nobody's id in the place of a person in all tournaments, whose steps are held back."""
    for found in (yield from find('SELECT "table" FROM entrants WHERE "user" = ?', (user,))):
        (state,) = (yield from find('SELECT "state" FROM tournaments WHERE "table" = ?', found))[0]
        sql = 'UPDATE tournaments SET "state" = ? WHERE "table" = ?'
        yield from tell(sql, (without_person(state, user, name), *found))
    yield from tell('DELETE FROM entrants WHERE "user" = ?', (user,))


def _rows(found: Sequence[tuple[int, int, int, int, bytes]]) -> list[TournamentRow]:
    return [TournamentRow(table, guild, turn, bool(over), state) for table, guild, turn, over, state in found]
