"""The SQL of what hosts open for a whole server: seasons and tournaments."""

from __future__ import annotations

import msgspec

from bot.store.rows import MeetingRow, OutboxRow, Progress, SeasonRow, TableRow, TournamentRow
from bot.store.statements.changing import commit, create_table, say_first
from bot.store.statements.persons import users, without_person
from bot.store.statements.script import Steps, change, find, insert, repeat, rows_of, script, tell

_INSERT = insert("seasons", SeasonRow.__struct_fields__)


@script
def open_season(row: SeasonRow) -> Steps[bool]:
    """Begin a season; False if the one before is not over yet."""
    if (yield from find('SELECT 1 FROM seasons WHERE "guild" = ? AND "end_ms" > ?', (row.guild, row.begin_ms))):
        return False
    yield from tell(_INSERT, msgspec.structs.astuple(row))
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
    tail = 'FROM seasons WHERE "guild" = ? ORDER BY "begin_ms" DESC LIMIT ?'
    return (yield from rows_of(SeasonRow, tail, (guild, most), strict=False))


@script
def untold_seasons(now_ms: int) -> Steps[list[SeasonRow]]:
    tail = 'FROM seasons WHERE "told" = 0 AND "channel" <> 0 AND "end_ms" <= ?'
    return (yield from rows_of(SeasonRow, tail, (now_ms,), strict=False))


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
        (progress.over, progress.state, progress.table, progress.turn),
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
        yield from tell(_INSERT_MEETING, (number, progress.table, progress.round, one.place))
        yield from say_first(number, one.said)
    return True


@script
def tournament(number: int) -> Steps[TournamentRow | None]:
    return next(iter((yield from rows_of(TournamentRow, 'FROM tournaments WHERE "table" = ?', (number,)))), None)


@script
def tournament_in(guild: int) -> Steps[TournamentRow | None]:
    tail = 'FROM tournaments WHERE "guild" = ? ORDER BY "table" DESC LIMIT 1'
    return next(iter((yield from rows_of(TournamentRow, tail, (guild,)))), None)


@script
def running() -> Steps[list[TournamentRow]]:
    return (yield from rows_of(TournamentRow, 'FROM tournaments WHERE "over" = 0 ORDER BY "table"'))


@script
def meetings(number: int) -> Steps[list[MeetingRow]]:
    tail = 'FROM meetings WHERE "tournament" = ? ORDER BY "round", "place", "table"'
    return (yield from rows_of(MeetingRow, tail, (number,)))


@script
def meeting(table: int) -> Steps[MeetingRow | None]:
    return next(iter((yield from rows_of(MeetingRow, 'FROM meetings WHERE "table" = ?', (table,)))), None)


def hold_back_steps(user: int) -> Steps[None]:
    """Let a person's tournaments wait for this transaction: steps thought out before it are thought out anew."""
    sql = 'SELECT DISTINCT "table" FROM entrants WHERE "user" = ? ORDER BY "table"'
    yield from repeat('UPDATE tournaments SET "turn" = "turn" + 1 WHERE "table" = ?', (yield from find(sql, (user,))))


def forget_entrant(user: int, name: str) -> Steps[None]:
    """Put ``name`` and nobody's id in the place of a person in all tournaments, whose steps are held back."""
    sql = 'SELECT "table", "state" FROM entrants JOIN tournaments USING ("table") WHERE "user" = ?'
    for table, state in (yield from find(sql, (user,))):
        cleaned = without_person(state, user, name)
        yield from tell('UPDATE tournaments SET "state" = ? WHERE "table" = ?', (cleaned, table))
    yield from tell('DELETE FROM entrants WHERE "user" = ?', (user,))
