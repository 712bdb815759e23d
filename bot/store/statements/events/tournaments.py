"""The SQL of tournaments: a step is one change, tables of a round included. Scripts; none of them commits."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.store.rows import MeetingRow, OutboxRow, Progress, TableRow, TournamentRow
from bot.store.statements.changing import apply_batch, insert_table, say_first
from bot.store.statements.people import users, without_person
from bot.store.statements.script import Script, change, find, repeat, tell

_COLUMNS = '"table", "guild", "turn", "over", "state"'
_MEETING = '"table", "tournament", "round", "place"'


def open_tournament(row: TableRow, state: bytes, said: OutboxRow, now_ms: int) -> Script[int]:
    """Begin a tournament with its own table; 0 if another one of its server goes on."""
    if (yield from find('SELECT 1 FROM tournaments WHERE "guild" = ? AND "over" = 0', (row.guild,))):
        return 0
    number = yield from insert_table(row, {}, now_ms)
    yield from tell(f"INSERT INTO tournaments ({_COLUMNS}) VALUES (?, ?, 0, 0, ?)", (number, row.guild, state))
    yield from say_first(number, said, now_ms)
    return number


def advance(progress: Progress, now_ms: int) -> Script[bool]:
    """Carry out a step; False, and nothing happens, if something has changed since it was thought out."""
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
        yield from apply_batch(batch, now_ms)
    for one in progress.opened:
        number = yield from insert_table(one.row, {}, now_ms)
        place = (number, progress.table, progress.round, one.place)
        yield from tell(f"INSERT INTO meetings ({_MEETING}) VALUES (?, ?, ?, ?)", place)
        yield from say_first(number, one.said, now_ms)
    return True


def tournament(number: int) -> Script[TournamentRow | None]:
    """One tournament by its own table, or None."""
    rows = yield from find(f'SELECT {_COLUMNS} FROM tournaments WHERE "table" = ?', (number,))
    return next(iter(_rows(rows)), None)


def tournament_in(guild: int) -> Script[TournamentRow | None]:
    """The tournament of a server that was opened last, or None."""
    sql = f'SELECT {_COLUMNS} FROM tournaments WHERE "guild" = ? ORDER BY "table" DESC LIMIT 1'
    return next(iter(_rows((yield from find(sql, (guild,))))), None)


def running() -> Script[list[TournamentRow]]:
    """Those that are not over."""
    return _rows((yield from find(f'SELECT {_COLUMNS} FROM tournaments WHERE "over" = 0 ORDER BY "table"')))


def meetings(number: int) -> Script[list[MeetingRow]]:
    """The tables of a tournament's rounds, in order."""
    sql = f'SELECT {_MEETING} FROM meetings WHERE "tournament" = ? ORDER BY "round", "place"'
    return [MeetingRow(*row) for row in (yield from find(sql, (number,)))]


def meeting(table: int) -> Script[MeetingRow | None]:
    """Of which tournament a table is, or None."""
    rows = yield from find(f'SELECT {_MEETING} FROM meetings WHERE "table" = ?', (table,))
    return MeetingRow(*rows[0]) if rows else None


def hold_back_steps(user: int) -> Script[None]:
    """Let a person's tournaments wait for the end of this transaction.

    What another process has thought out of them comes before it, or is thought out anew.
    """
    sql = 'SELECT DISTINCT "table" FROM entrants WHERE "user" = ? ORDER BY "table"'
    yield from repeat('UPDATE tournaments SET "turn" = "turn" + 1 WHERE "table" = ?', (yield from find(sql, (user,))))


def forget_entrant(user: int, name: str) -> Script[None]:
    """Put ``name`` and nobody's id in the place of a person in all tournaments, whose steps are held back."""
    for found in (yield from find('SELECT "table" FROM entrants WHERE "user" = ?', (user,))):
        (state,) = (yield from find('SELECT "state" FROM tournaments WHERE "table" = ?', found))[0]
        sql = 'UPDATE tournaments SET "state" = ? WHERE "table" = ?'
        yield from tell(sql, (without_person(state, user, name), *found))
    yield from tell('DELETE FROM entrants WHERE "user" = ?', (user,))


def _rows(found: Sequence[tuple[int, int, int, int, bytes]]) -> list[TournamentRow]:
    return [TournamentRow(table, guild, turn, bool(over), state) for table, guild, turn, over, state in found]
