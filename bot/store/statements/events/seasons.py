"""The SQL of the seasons of servers. Scripts; none of them commits."""

from __future__ import annotations

from bot.store.rows import SeasonRow
from bot.store.statements.script import Script, find, tell


def open_season(row: SeasonRow) -> Script[bool]:
    """Keep a season in the place of the one before; False if that one is not over yet."""
    yield from tell(
        'INSERT INTO seasons ("guild", "game", "begin_ms", "end_ms") VALUES (?, ?, ?, ?) ON CONFLICT ("guild") '
        'DO UPDATE SET "game" = excluded."game", "begin_ms" = excluded."begin_ms", "end_ms" = excluded."end_ms" '
        'WHERE seasons."end_ms" <= excluded."begin_ms"',
        (row.guild, row.game, row.begin_ms, row.end_ms),
    )
    return (yield from season(row.guild)) == row


def end_season(guild: int, now_ms: int) -> Script[bool]:
    """End the season that runs now; False if none does."""
    running = yield from find('SELECT 1 FROM seasons WHERE "guild" = ? AND "end_ms" > ?', (guild, now_ms))
    yield from tell('UPDATE seasons SET "end_ms" = ? WHERE "guild" = ? AND "end_ms" > ?', (now_ms, guild, now_ms))
    return bool(running)


def season(guild: int) -> Script[SeasonRow | None]:
    """The season that was opened last, or None."""
    rows = yield from find('SELECT "guild", "game", "begin_ms", "end_ms" FROM seasons WHERE "guild" = ?', (guild,))
    return SeasonRow(*rows[0]) if rows else None
