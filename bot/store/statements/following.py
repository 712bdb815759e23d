"""The SQL of those who follow and watch games: what they are told, and what they predict."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.store.rows import (
    OVER,
    DecidedRow,
    DigestDue,
    FollowRow,
    MailRow,
    MailSort,
    PredictedRow,
    PredictionRow,
    SeerRow,
)
from bot.store.statements.script import Steps, find, insert, numbers, repeat, rows_of, script, tell

KEPT = 12
"""Challenges of a game that are kept; a later digest is shorter."""
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
_NOTE = insert("mail", MailRow.__struct_fields__)


def follow(table: int, rows: Sequence[FollowRow], now_ms: int) -> Steps[None]:
    """Keep, change or end (empty ``how``) what people follow."""
    for row in rows:
        if row.how:
            yield from tell(_FOLLOW, (row.user, table, row.how, row.language, row.told, now_ms))
        else:
            yield from unfollow(row.user, table)


def keep(table: int, rows: Sequence[DecidedRow]) -> Steps[None]:
    yield from repeat(_KEEP, [(table, row.challenge, row.lines) for row in rows])
    old = 'DELETE FROM chapters WHERE "table" = ? AND "challenge" <= ?'
    yield from repeat(old, [(table, row.challenge - KEPT) for row in rows])


def drop_players(table: int) -> Steps[None]:
    there = '"user" IN (SELECT "user" FROM players WHERE "table" = ?)'
    for user in (yield from numbers(f'SELECT "user" FROM followers WHERE "table" = ? AND {there}', (table, table))):
        yield from _drop(user, table)


def drop_chapters(table: int) -> Steps[None]:
    yield from tell(_DROP_CHAPTERS, (table, table, table))


@script
def mail_sent(row: MailRow, at_ms: int, message: int) -> Steps[None]:
    """Drop mail that is out, but for reminders, and note up to which challenge a digest went."""
    if row.sort == "reminder":
        yield from tell('UPDATE mail SET "sort" = \'reminded\', "upto" = ? WHERE "key" = ?', (message, row.key))
        return
    yield from drop_mail(row.key)
    if row.sort == "digest" and row.upto == OVER:
        yield from unfollow(row.user, row.table)
    elif row.sort == "digest":
        sql = 'UPDATE followers SET "told" = ?, "told_ms" = ? WHERE "user" = ? AND "table" = ?'
        yield from tell(sql, (row.upto, at_ms, row.user, row.table))


@script
def unfollow(user: int, table: int) -> Steps[None]:
    yield from _drop(user, table)
    yield from drop_chapters(table)


def _drop(user: int, table: int) -> Steps[None]:
    yield from tell('DELETE FROM followers WHERE "user" = ? AND "table" = ?', (user, table))
    yield from tell('DELETE FROM mail WHERE "user" = ? AND "table" = ? AND "sort" = ?', (user, table, "digest"))


@script
def digests() -> Steps[list[DigestDue]]:
    """Followers of games that have moved on, or ended, since their last digest, by table."""
    return [DigestDue(*row) for row in (yield from find(_DUE))]


@script
def chapters(table: int) -> Steps[list[tuple[int, bytes]]]:
    sql = 'SELECT "challenge", "lines" FROM chapters WHERE "table" = ? ORDER BY "challenge"'
    return [(challenge, lines) for challenge, lines in (yield from find(sql, (table,)))]


@script
def mail(sort: MailSort) -> Steps[list[MailRow]]:
    return (yield from rows_of(MailRow, 'FROM mail WHERE "sort" = ? ORDER BY "at_ms", "key"', (sort,), strict=False))


@script
def note_mail(rows: Sequence[MailRow]) -> Steps[None]:
    """Keep mail before it is sent. Rows of a table that no longer exists are passed over."""
    for row in rows:
        if (yield from find('SELECT 1 FROM tables WHERE "id" = ?', (row.table,))):
            yield from tell(_NOTE, msgspec.structs.astuple(row))


@script
def drop_mail(key: str) -> Steps[None]:
    yield from tell('DELETE FROM mail WHERE "key" = ?', (key,))


_PREDICT = (
    'INSERT INTO predictions ("table", "challenge", "user", "guild", "side", "winner") '
    'SELECT "id", ?, ?, "guild", ?, \'\' FROM tables WHERE "id" = ? '
    'ON CONFLICT ("table", "challenge", "user") DO UPDATE SET "side" = excluded."side"'
)
_RIGHT = 'sum(CASE WHEN "side" = "winner" THEN 1 ELSE 0 END)'
_SEERS = (
    f'SELECT "user", {_RIGHT}, count(*) FROM predictions WHERE "guild" = ? AND "winner" IN (\'offense\', \'defense\') '
)


def predict(table: int, rows: Sequence[PredictionRow]) -> Steps[None]:
    yield from repeat(_PREDICT, [(row.challenge, row.user, row.side, table) for row in rows])


def decide(table: int, rows: Sequence[DecidedRow]) -> Steps[None]:
    """Settle predictions. Repeated it changes nothing; another winner replaces the first."""
    sql = 'UPDATE predictions SET "winner" = ? WHERE "table" = ? AND "challenge" = ?'
    yield from repeat(sql, [(row.winner, table, row.challenge) for row in rows])


def drop_open(table: int) -> Steps[None]:
    yield from tell(
        'DELETE FROM predictions WHERE "table" = ? AND "winner" = \'\' '
        'AND "user" IN (SELECT "user" FROM players WHERE "table" = ?)',
        (table, table),
    )


@script
def seers(guild: int, most: int) -> Steps[list[SeerRow]]:
    """People with the most right predictions; of equals the one with fewer mistakes first."""
    tail = f'GROUP BY "user" ORDER BY {_RIGHT} DESC, count(*), "user" LIMIT ?'
    return [SeerRow(*row) for row in (yield from find(_SEERS + tail, (guild, most)))]


@script
def seer(guild: int, user: int) -> Steps[SeerRow | None]:
    found = yield from find(_SEERS + 'AND "user" = ? GROUP BY "user"', (guild, user))
    return SeerRow(*found[0]) if found else None


@script
def predicted(guild: int, user: int, most: int) -> Steps[list[PredictedRow]]:
    tail = 'FROM predictions WHERE "guild" = ? AND "user" = ? ORDER BY "table" DESC, "challenge" DESC LIMIT ?'
    return (yield from rows_of(PredictedRow, tail, (guild, user, most), strict=False))
