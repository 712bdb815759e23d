"""The SQL of the seasons of servers. Scripts; none of them commits."""

from __future__ import annotations

import msgspec

from bot.store.rows import OutboxRow, SeasonRow, TableRow
from bot.store.statements.changing import insert_table, say_first
from bot.store.statements.script import Row, Script, change, find, tell

_COLUMNS = '"guild", "game", "begin_ms", "end_ms", "channel", "language", "told"'


def open_season(row: SeasonRow) -> Script[bool]:
    """Begin a season; False if the one before is not over yet."""
    if (yield from find('SELECT 1 FROM seasons WHERE "guild" = ? AND "end_ms" > ?', (row.guild, row.begin_ms))):
        return False
    values = msgspec.structs.astuple(row)
    yield from tell(f"INSERT INTO seasons ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)", (*values[:-1], int(row.told)))
    return True


def end_season(guild: int, now_ms: int, channel: int) -> Script[bool]:
    """End the season that runs now; False if none does. Its end is told in ``channel`` if no other one is known."""
    sql = (
        'UPDATE seasons SET "end_ms" = ?, "channel" = CASE "channel" WHEN 0 THEN ? ELSE "channel" END '
        'WHERE "guild" = ? AND "end_ms" > ?'
    )
    return (yield from change(sql, (now_ms, channel, guild, now_ms))) > 0


def tell_end(row: SeasonRow, table: TableRow, said: OutboxRow, now_ms: int) -> Script[int]:
    """Tell the end of a season, once, by a table of its own; its number, or 0 if that end was told already."""
    sql = 'UPDATE seasons SET "told" = 1 WHERE "guild" = ? AND "begin_ms" = ? AND "told" = 0'
    if not (yield from change(sql, (row.guild, row.begin_ms))):
        return 0
    number = yield from insert_table(table, {}, now_ms)
    yield from say_first(number, said, now_ms)
    return number


def seasons_of(guild: int, most: int) -> Script[list[SeasonRow]]:
    """The last seasons of a server, the one that was opened last first."""
    sql = f'SELECT {_COLUMNS} FROM seasons WHERE "guild" = ? ORDER BY "begin_ms" DESC LIMIT ?'
    return [_season(row) for row in (yield from find(sql, (guild, most)))]


def untold_seasons(now_ms: int) -> Script[list[SeasonRow]]:
    """Those that are over and whose end is still to be told."""
    sql = f'SELECT {_COLUMNS} FROM seasons WHERE "told" = 0 AND "channel" <> 0 AND "end_ms" <= ?'
    return [_season(row) for row in (yield from find(sql, (now_ms,)))]


def _season(row: Row) -> SeasonRow:
    guild, game, begin_ms, end_ms, channel, language, told = row
    return SeasonRow(guild, game, begin_ms, end_ms, channel, language, bool(told))
