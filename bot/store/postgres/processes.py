"""Processes that share the database: their rows in ``lease``, and which of them holds which shard.

Times are the server's: the clocks of several machines differ.
"""

from __future__ import annotations

from typing import Final

from bot.store.errors import AlreadyRunning, AnotherBot, LeaseLost, ShardLost, ShardsDiffer
from bot.store.rows import NEWER
from bot.store.sharing import NOBODY, ClusterState, Member, Share
from bot.store.statements.script import Steps, change, find, find_one, script, tell

CLASS: Final = 0x5A4F4450
"""First number of the lock that each process has; the second is the process's."""
CHANNEL: Final = "zodiac_table"
"""Where they hear of each other."""
NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::BIGINT"
_ORDERLY: Final = 0x5A4F4451
"""Number of the lock under which one process after another joins, and begins a session."""
_LOCKED: Final = (
    "(SELECT pid, objid::BIGINT AS number FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2 "
    f"AND classid = {CLASS} AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS locked"
)


def acquire_lease(holder: str, machine: str, token: str, lease_ms: int) -> Steps[None]:
    """Make the lease of the only process ours, whoever held it."""
    yield from tell("DELETE FROM lease")
    yield from _enter(1, holder, machine, token, lease_ms, Share(0, 0, 0))


def join(share: Share, place: str, holder: str, machine: str, token: str, lease_ms: int) -> Steps[None]:
    """Come in beside the others. Needs the lock of this process, so whoever had it is gone.

    Raises ``AlreadyRunning`` if another process has one of the shards from the start, ``ShardsDiffer`` if the others
    count them otherwise, and ``AnotherBot``.
    """
    yield from find("SELECT pg_advisory_xact_lock(?)", (_ORDERLY,))
    rows = yield from find(
        f'SELECT "bot", "holder", "first", "last", "of" FROM lease WHERE "id" <> ? '
        f'AND ("until_ms" > {NOW} OR "id" IN (SELECT number FROM {_LOCKED}))',
        (share.number,),
    )
    for bot, other, first, last, of in rows:
        if bot != share.bot:
            raise AnotherBot(place, other)
        if of != share.of:
            raise ShardsDiffer(str(share), str(Share(first, last, of)), other)
        if first <= share.last and share.first <= last:
            raise AlreadyRunning(place, f"{other}, which has shards {Share(first, last, of)}")
    if not rows:  # all begin anew, perhaps with another number of shards
        yield from tell("DELETE FROM lease")
        yield from tell("DELETE FROM shards")
        yield from tell("DELETE FROM letters")
    yield from _free(share.number)
    yield from _enter(share.number, holder, machine, token, lease_ms, share)
    yield from notify()


def _enter(number: int, holder: str, machine: str, token: str, lease_ms: int, share: Share) -> Steps[None]:
    yield from tell('DELETE FROM lease WHERE "id" = ?', (number,))
    yield from tell(
        'INSERT INTO lease ("id", "holder", "machine", "token", "until_ms", "first", "last", "of", "bot", "rules") '
        f"VALUES (?, ?, ?, ?, {NOW} + ?, ?, ?, ?, ?, ?)",
        (number, holder, machine, token, lease_ms, share.first, share.last, share.of, share.bot, share.rules),
    )


def _free(number: int) -> Steps[None]:
    """Nobody holds what the process held; what it had in hand is marked."""
    yield from tell('UPDATE shards SET "holder" = ? WHERE "holder" = ?', (NOBODY, number))
    yield from tell('UPDATE letters SET "taker" = ?, "interrupted" = 1 WHERE "taker" = ?', (NOBODY, number))


@script
def notify(words: str = "") -> Steps[None]:
    """Wake all who listen, once this is committed."""
    yield from find("SELECT pg_notify(?, ?)", (CHANNEL, words))


@script
def cluster_state() -> Steps[ClusterState]:
    rows = yield from find(
        f'SELECT "id", "first", "last", "of", "rules", "until_ms" <= {NOW} FROM lease WHERE "of" > 0 ORDER BY "id"'
    )
    sleeping = yield from find(
        'SELECT DISTINCT (tables."guild" >> 22) % lease."of" FROM deadlines '
        'JOIN tables ON tables."id" = deadlines."table" JOIN lease ON lease."of" > 0 '
        f"WHERE deadlines.\"name\" = '{NEWER}' AND tables.\"status\" = 'running'"
    )
    held = yield from find('SELECT "shard", "holder" FROM shards ORDER BY "shard"')
    (at_ms,) = yield from find_one(f"SELECT {NOW}")  # last: it tells as well if the server stood still before
    members = {
        number: Member(Share(first, last, of, rules=rules), over) for number, first, last, of, rules, over in rows
    }
    return ClusterState(members, dict(held), int(at_ms), frozenset(shard for (shard,) in sleeping))


def foreign_tables(tables: list[int], share: Share) -> Steps[None]:
    """Raise ``ShardLost`` if the shard of one of these tables is not held by this process."""
    if not tables:
        return
    rows = yield from find(
        'SELECT 1 FROM tables LEFT JOIN shards ON shards."shard" = (tables."guild" >> 22) % ? '
        'WHERE tables."id" = ANY(?) AND shards."holder" IS DISTINCT FROM ? LIMIT 1',
        (share.of, tables, share.number),
    )
    if rows:
        raise ShardLost


@script
def roll() -> Steps[list[tuple[int, str, str]]]:
    """List the processes that share the database, for people: number, name and machine, lowest number first."""
    rows = yield from find('SELECT "id", "holder", "machine" FROM lease WHERE "of" > 0 ORDER BY "id"')
    return [(int(number), str(name), str(where)) for number, name, where in rows]


@script
def renew(token: str, lease_ms: int) -> Steps[None]:
    """Hold the lease for so long from now, by the server's clock. Raises ``LeaseLost``."""
    sql = f'UPDATE lease SET "until_ms" = {NOW} + ? WHERE "token" = ?'
    if (yield from change(sql, (lease_ms, token))) != 1:
        raise LeaseLost


@script
def leave(token: str) -> Steps[None]:
    """Give up the lease and all shards."""
    rows = yield from find('DELETE FROM lease WHERE "token" = ? RETURNING "id"', (token,))
    for (number,) in rows:
        yield from _free(number)
    yield from notify()


@script
def bury(number: int) -> Steps[bool]:
    """End a process whose lease is over; whether it was.

    Its connection is ended first: what it has begun to write would keep its row locked.
    """
    yield from find(
        f'SELECT pg_terminate_backend(pid) FROM {_LOCKED} JOIN lease ON lease."id" = locked.number '
        f'WHERE locked.number = ? AND lease."until_ms" <= {NOW}',
        (number,),
    )
    gone = yield from change(f'DELETE FROM lease WHERE "id" = ? AND "until_ms" <= {NOW}', (number,))
    if gone:
        yield from _free(number)
        yield from notify()
    return bool(gone)


@script
def claim(shard: int, number: int) -> Steps[bool]:
    """Hold a shard that nobody holds; whether it is ours now."""
    yield from tell('INSERT INTO shards ("shard", "holder") VALUES (?, ?) ON CONFLICT DO NOTHING', (shard, NOBODY))
    sql = 'UPDATE shards SET "holder" = ? WHERE "shard" = ? AND "holder" = ?'
    return (yield from change(sql, (number, shard, NOBODY))) == 1


@script
def give(shard: int, number: int) -> Steps[None]:
    """Hold a shard no longer."""
    sql = 'UPDATE shards SET "holder" = ? WHERE "shard" = ? AND "holder" = ?'
    yield from tell(sql, (NOBODY, shard, number))
    yield from notify()


@script
def turn(shard: int, concurrency: int, gap_ms: int) -> Steps[int]:
    """Begin a session, 0, or learn how many milliseconds later to ask again."""
    yield from find("SELECT pg_advisory_xact_lock(?)", (_ORDERLY,))
    (wait,) = yield from find_one(
        f'SELECT coalesce(max("begun_ms"), 0) + ? - {NOW} FROM shards WHERE "shard" % ? = ?',
        (gap_ms, concurrency, shard % concurrency),
    )
    if wait <= 0:
        yield from tell(f'UPDATE shards SET "begun_ms" = {NOW} WHERE "shard" = ?', (shard,))
    return max(0, int(wait))
