"""The SQL of those who follow games: who is told what next. Scripts; none of them commits."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store.rows import DecidedRow, DigestDue, FollowRow
from bot.store.statements.script import Script, find, repeat, tell

KEPT = 12
"""So many challenges of a game are kept; who is told later than that is told shorter."""
_FOLLOW = (
    'INSERT INTO followers ("user", "table", "how", "language", "told", "told_ms") VALUES (?, ?, ?, ?, ?, ?) '
    'ON CONFLICT ("user", "table") DO UPDATE SET "how" = excluded."how", "language" = excluded."language"'
)
_KEEP = (
    'INSERT INTO chapters ("table", "challenge", "lines") VALUES (?, ?, ?) '
    'ON CONFLICT ("table", "challenge") DO UPDATE SET "lines" = excluded."lines"'
)
_DROP_CHAPTERS = (
    'DELETE FROM chapters WHERE "table" = ? '
    "AND EXISTS (SELECT 1 FROM tables WHERE \"id\" = ? AND \"status\" IN ('ended', 'stopped')) "
    'AND NOT EXISTS (SELECT 1 FROM followers WHERE "table" = ?)'
)
_LAST = 'coalesce((SELECT max("challenge") FROM chapters WHERE chapters."table" = followers."table"), 0)'
_DUE = (
    'SELECT * FROM (SELECT "user", followers."table", "how", "language", "told", "told_ms", '
    f'"guild", "parent", "thread", "game", "status", {_LAST} AS "last" '
    'FROM followers JOIN tables ON tables."id" = followers."table") AS following '
    'WHERE "last" > "told" OR "status" IN (\'ended\', \'stopped\') '
    'ORDER BY "table", "user"'
)


def follow(table: int, rows: Sequence[FollowRow], now_ms: int) -> Script[None]:
    """Begin to tell people how a game goes on, tell them otherwise, or stop it."""
    for row in rows:
        if row.how:
            yield from tell(_FOLLOW, (row.user, table, row.how, row.language, row.told, now_ms))
        else:
            yield from unfollow(row.user, table)


def keep(table: int, rows: Sequence[DecidedRow]) -> Script[None]:
    """Keep the stories of challenges for those who follow, and forget old ones."""
    yield from repeat(_KEEP, [(table, row.challenge, row.lines) for row in rows])
    old = 'DELETE FROM chapters WHERE "table" = ? AND "challenge" <= ?'
    yield from repeat(old, [(table, row.challenge - KEPT) for row in rows])


def drop_players(table: int) -> Script[None]:
    """Whoever sits at the table follows it no more."""
    sql = 'DELETE FROM followers WHERE "table" = ? AND "user" IN (SELECT "user" FROM players WHERE "table" = ?)'
    yield from tell(sql, (table, table))


def drop_chapters(table: int) -> Script[None]:
    """Of a game that is over and that nobody follows no story is kept here."""
    yield from tell(_DROP_CHAPTERS, (table, table, table))


def told(user: int, table: int, challenge: int, at_ms: int) -> Script[None]:
    """Somebody has been told up to this challenge."""
    sql = 'UPDATE followers SET "told" = ?, "told_ms" = ? WHERE "user" = ? AND "table" = ?'
    yield from tell(sql, (challenge, at_ms, user, table))


def unfollow(user: int, table: int) -> Script[None]:
    """Tell somebody nothing more of a game."""
    yield from tell('DELETE FROM followers WHERE "user" = ? AND "table" = ?', (user, table))
    yield from drop_chapters(table)


def forget_follows(user: int) -> Script[None]:
    """Forget what somebody follows."""
    yield from tell('DELETE FROM followers WHERE "user" = ?', (user,))


def digests() -> Script[list[DigestDue]]:
    """Who follows a game at which more has happened than they were told, or that is over, by table."""
    found = yield from find(_DUE)
    return [DigestDue(*row) for row in found]


def chapters(table: int) -> Script[list[tuple[int, bytes]]]:
    """The stories of a game's last challenges, by number."""
    sql = 'SELECT "challenge", "lines" FROM chapters WHERE "table" = ? ORDER BY "challenge"'
    found = yield from find(sql, (table,))
    return [(int(challenge), bytes(lines)) for challenge, lines in found]
