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
from bot.store.statements.script import Steps, find, insert, names_of, repeat, script, tell

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
_NOTE = insert("mail", MailRow.__struct_fields__)


def follow(table: int, rows: Sequence[FollowRow], now_ms: int) -> Steps[None]:
    """Begin to tell people how a game goes on, tell them otherwise, or stop it."""
    for row in rows:
        if row.how:
            yield from tell(_FOLLOW, (row.user, table, row.how, row.language, row.told, now_ms))
        else:
            yield from unfollow(row.user, table)


def keep(table: int, rows: Sequence[DecidedRow]) -> Steps[None]:
    """Keep the stories of challenges for those who follow, and forget old ones."""
    yield from repeat(_KEEP, [(table, row.challenge, row.lines) for row in rows])
    old = 'DELETE FROM chapters WHERE "table" = ? AND "challenge" <= ?'
    yield from repeat(old, [(table, row.challenge - KEPT) for row in rows])


def drop_players(table: int) -> Steps[None]:
    """Remove the people who sit at the table from its followers."""
    there = 'AND "user" IN (SELECT "user" FROM players WHERE "table" = ?)'
    following = yield from find(f'SELECT "user" FROM followers WHERE "table" = ? {there}', (table, table))
    for (user,) in following:
        yield from _drop(user, table)


def drop_chapters(table: int) -> Steps[None]:
    """Of a game that is over and that nobody follows no story is kept here."""
    yield from tell(_DROP_CHAPTERS, (table, table, table))


@script
def mail_sent(row: MailRow, at_ms: int) -> Steps[None]:
    """A message is out: by a digest somebody has been told up to a challenge, or all there is to tell."""
    yield from drop_mail(row.key)
    if row.sort == "digest" and row.upto == OVER:
        yield from unfollow(row.user, row.table)
    elif row.sort == "digest":
        sql = 'UPDATE followers SET "told" = ?, "told_ms" = ? WHERE "user" = ? AND "table" = ?'
        yield from tell(sql, (row.upto, at_ms, row.user, row.table))


@script
def unfollow(user: int, table: int) -> Steps[None]:
    """Tell somebody nothing more of a game."""
    yield from _drop(user, table)
    yield from drop_chapters(table)


def _drop(user: int, table: int) -> Steps[None]:
    yield from tell('DELETE FROM followers WHERE "user" = ? AND "table" = ?', (user, table))
    yield from _drop_digests(user, table)


def forget_follows(user: int) -> Steps[None]:
    """Forget what somebody follows."""
    yield from tell('DELETE FROM followers WHERE "user" = ?', (user,))


@script
def digests() -> Steps[list[DigestDue]]:
    """Return the followers of games at which more has happened than they were told, or that are over, by table."""
    found = yield from find(_DUE)
    return [DigestDue(*row) for row in found]


@script
def chapters(table: int) -> Steps[list[tuple[int, bytes]]]:
    """The stories of a game's last challenges, by number."""
    sql = 'SELECT "challenge", "lines" FROM chapters WHERE "table" = ? ORDER BY "challenge"'
    found = yield from find(sql, (table,))
    return [(int(challenge), bytes(lines)) for challenge, lines in found]


@script
def mail(sort: MailSort) -> Steps[list[MailRow]]:
    """Return the mail that nobody knows to be out, oldest first."""
    found = yield from find(f'SELECT {names_of(MailRow)} FROM mail WHERE "sort" = ? ORDER BY "at_ms", "key"', (sort,))
    return [MailRow(*row) for row in found]


@script
def note_mail(rows: Sequence[MailRow]) -> Steps[None]:
    """Keep what is about to be said. What belongs to a table that no longer exists is passed over."""
    for row in rows:
        if (yield from find('SELECT 1 FROM tables WHERE "id" = ?', (row.table,))):
            yield from tell(_NOTE, msgspec.structs.astuple(row))


@script
def drop_mail(key: str) -> Steps[None]:
    """It is out, or is not said any more."""
    yield from tell('DELETE FROM mail WHERE "key" = ?', (key,))


def _drop_digests(user: int, table: int) -> Steps[None]:
    """Somebody is told nothing of how a game goes on."""
    yield from tell('DELETE FROM mail WHERE "user" = ? AND "table" = ? AND "sort" = ?', (user, table, "digest"))


def forget_mail(user: int) -> Steps[None]:
    """Say nothing more to somebody."""
    yield from tell('DELETE FROM mail WHERE "user" = ?', (user,))


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
    """Keep what people have predicted, each in the place of what they said before about the same challenge."""
    yield from repeat(_PREDICT, [(row.challenge, row.user, row.side, table) for row in rows])


def decide(table: int, rows: Sequence[DecidedRow]) -> Steps[None]:
    """Challenges have been won by a side, or by ``none``. Repeated it changes nothing; another winner replaces it."""
    sql = 'UPDATE predictions SET "winner" = ? WHERE "table" = ? AND "challenge" = ?'
    yield from repeat(sql, [(row.winner, table, row.challenge) for row in rows])


def drop_open(table: int) -> Steps[None]:
    """Delete predictions of people who sit at the table about what is still open there."""
    yield from tell(
        'DELETE FROM predictions WHERE "table" = ? AND "winner" = \'\' '
        'AND "user" IN (SELECT "user" FROM players WHERE "table" = ?)',
        (table, table),
    )


def forget_predictions(user: int) -> Steps[None]:
    """Forget what somebody has predicted."""
    yield from tell('DELETE FROM predictions WHERE "user" = ?', (user,))


@script
def seers(guild: int, most: int) -> Steps[list[SeerRow]]:
    """Return the people who were right most often on a server, of equals the one with fewer mistakes first."""
    tail = f'GROUP BY "user" ORDER BY {_RIGHT} DESC, count(*), "user" LIMIT ?'
    found = yield from find(_SEERS + tail, (guild, most))
    return [SeerRow(*map(int, row)) for row in found]


@script
def seer(guild: int, user: int) -> Steps[SeerRow | None]:
    """Return a person's score on a server; None without a prediction that counts."""
    found = yield from find(_SEERS + 'AND "user" = ? GROUP BY "user"', (guild, user))
    return SeerRow(*map(int, found[0])) if found else None


@script
def predicted(guild: int, user: int, most: int) -> Steps[list[PredictedRow]]:
    """The last predictions of somebody on a server, latest first."""
    found = yield from find(
        'SELECT "table", "challenge", "side", "winner" FROM predictions WHERE "guild" = ? AND "user" = ? '
        'ORDER BY "table" DESC, "challenge" DESC LIMIT ?',
        (guild, user, most),
    )
    return [PredictedRow(int(table), int(challenge), side, winner) for table, challenge, side, winner in found]
