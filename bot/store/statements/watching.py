"""The SQL of those who watch: what they predict, and how often they are right. Scripts; none of them commits."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.rows import DecidedRow, PredictedRow, PredictionRow, SeerRow
from bot.store.statements.script import Script, find, repeat, tell

_PREDICT = (
    'INSERT INTO predictions ("table", "challenge", "user", "guild", "side", "winner") '
    'SELECT "id", ?, ?, "guild", ?, \'\' FROM tables WHERE "id" = ? '
    'ON CONFLICT ("table", "challenge", "user") DO UPDATE SET "side" = excluded."side"'
)
_RIGHT = 'sum(CASE WHEN "side" = "winner" THEN 1 ELSE 0 END)'
_SEERS = (
    f'SELECT "user", {_RIGHT}, count(*) FROM predictions WHERE "guild" = ? AND "winner" IN (\'offense\', \'defense\') '
)


def predict(table: int, rows: Sequence[PredictionRow]) -> Script[None]:
    """Keep what people have predicted, each in the place of what they said before about the same challenge."""
    yield from repeat(_PREDICT, [(row.challenge, row.user, row.side, table) for row in rows])


def decide(table: int, rows: Sequence[DecidedRow]) -> Script[None]:
    """Challenges have been won by a side, or by ``none``. Repeated it changes nothing; another winner replaces it."""
    sql = 'UPDATE predictions SET "winner" = ? WHERE "table" = ? AND "challenge" = ?'
    yield from repeat(sql, [(row.winner, table, row.challenge) for row in rows])


def drop_open(table: int) -> Script[None]:
    """Whoever sits at the table has predicted nothing about what is still open there."""
    yield from tell(
        'DELETE FROM predictions WHERE "table" = ? AND "winner" = \'\' '
        'AND "user" IN (SELECT "user" FROM players WHERE "table" = ?)',
        (table, table),
    )


def forget_predictions(user: int) -> Script[None]:
    """Forget what somebody has predicted."""
    yield from tell('DELETE FROM predictions WHERE "user" = ?', (user,))


def seers(guild: int, most: int) -> Script[list[SeerRow]]:
    """Who was right most often on a server, of those the one with fewer mistakes first."""
    tail = f'GROUP BY "user" ORDER BY {_RIGHT} DESC, count(*), "user" LIMIT ?'
    found = yield from find(_SEERS + tail, (guild, most))
    return [SeerRow(*map(int, row)) for row in found]


def seer(guild: int, user: int) -> Script[SeerRow | None]:
    """How often somebody was right on a server; None without a prediction that counts."""
    found = yield from find(_SEERS + 'AND "user" = ? GROUP BY "user"', (guild, user))
    return SeerRow(*map(int, found[0])) if found else None


def predicted(guild: int, user: int, most: int) -> Script[list[PredictedRow]]:
    """The last predictions of somebody on a server, latest first."""
    found = yield from find(
        'SELECT "table", "challenge", "side", "winner" FROM predictions WHERE "guild" = ? AND "user" = ? '
        'ORDER BY "table" DESC, "challenge" DESC LIMIT ?',
        (guild, user, most),
    )
    return [PredictedRow(int(table), int(challenge), side, winner) for table, challenge, side, winner in found]
