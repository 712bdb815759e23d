"""The lease on a PostgreSQL server (lock and fencing token), its schema, and shards. Server's times."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import asyncpg

from bot.store.errors import AlreadyRunning, AnotherBot, LeaseLost, NewerDatabase, ShardLost, ShardsDiffer, StoreBroken
from bot.store.files import Migration, machine, migrations_in
from bot.store.postgres.running import Connection, carry_out
from bot.store.rows import NEWER
from bot.store.statements.script import Steps, change, find, find_one, script, tell
from bot.store.store import NOBODY, ClusterState, Member, Share

SCHEMA: Final = "zodiac_table"
FIRST: Final = 12
"""Version at which PostgreSQL came in: its first step equals twelve steps of SQLite."""
OLDEST: Final = 15
_HERE: Final = Path(__file__).parent / "migrations"


def known_migrations() -> list[Migration]:
    return migrations_in(_HERE, first=FIRST)


def refuse_old_server(connection: Connection, place: str) -> None:
    found = connection.get_server_version()
    if found.major < OLDEST:
        raise StoreBroken(
            f"The database {place} is on PostgreSQL {found.major}. This bot needs {OLDEST} or newer: upgrade it."
        )


async def schema_version(connection: Connection, place: str) -> int:
    """Return the version of the database, 0 without our schema. Raises ``NewerDatabase``."""
    if await connection.fetchval("SELECT to_regclass($1)", f"{SCHEMA}.version") is None:
        return 0
    version = int(await connection.fetchval(f"SELECT version FROM {SCHEMA}.version") or 0)
    known = known_migrations()[-1].version
    if version > known:
        raise NewerDatabase(place, version, known)
    return version


@script
def version_stored() -> Steps[int]:
    (found,) = yield from find_one("SELECT version FROM version")
    return int(found)


async def migrate(connection: Connection, place: str, *, up_to: int | None = None) -> int:
    """Apply missing steps under the lock; return the version. A failed step leaves the one before it."""
    version = await schema_version(connection, place)
    for step in known_migrations():
        if step.version <= version or (up_to is not None and step.version > up_to):
            continue
        async with connection.transaction():
            if version == 0:
                await connection.execute(f"CREATE SCHEMA IF NOT EXISTS {SCHEMA}")
                await connection.execute(f"CREATE TABLE {SCHEMA}.version (version BIGINT NOT NULL)")
                await connection.execute(f"INSERT INTO {SCHEMA}.version VALUES (0)")
            await connection.execute(f"SET LOCAL search_path TO {SCHEMA}")
            await connection.execute(step.sql)
            await connection.execute(f"UPDATE {SCHEMA}.version SET version = {step.version}")
        version = step.version
    return version


CLASS: Final = 0x5A4F4450
"""First number of the lock that each process has; the second is the process's."""
CHANNEL: Final = "zodiac_table"
NOW: Final = "(extract(epoch FROM clock_timestamp()) * 1000)::BIGINT"
_ORDERLY: Final = 0x5A4F4451
"""Lock under which one process after another joins, and begins a session."""
_LOCKED: Final = (
    "(SELECT pid, objid::BIGINT AS number FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2 "
    f"AND classid = {CLASS} AND database = (SELECT oid FROM pg_database WHERE datname = current_database())) AS locked"
)


def enter(share: Share | None, place: str, holder: str, token: str, lease_ms: int) -> Steps[None]:
    """Join the others, or be the only one; needs our lock. ``AlreadyRunning``, ``ShardsDiffer``, ``AnotherBot``."""
    if share is None:
        yield from tell("DELETE FROM lease")
        yield from _enter(1, holder, token, lease_ms, Share(0, 0, 0))
        return
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
    yield from _enter(share.number, holder, token, lease_ms, share)
    yield from notify()


def _enter(number: int, holder: str, token: str, lease_ms: int, share: Share) -> Steps[None]:
    yield from tell('DELETE FROM lease WHERE "id" = ?', (number,))
    yield from tell(
        'INSERT INTO lease ("id", "holder", "machine", "token", "until_ms", "first", "last", "of", "bot", "rules") '
        f"VALUES (?, ?, ?, ?, {NOW} + ?, ?, ?, ?, ?, ?)",
        (number, holder, machine(), token, lease_ms, share.first, share.last, share.of, share.bot, share.rules),
    )


def _free(number: int) -> Steps[None]:
    """Free all shards of a process; mark the interactions it had in hand."""
    yield from tell('UPDATE shards SET "holder" = ? WHERE "holder" = ?', (NOBODY, number))
    yield from tell('UPDATE letters SET "taker" = ?, "interrupted" = 1 WHERE "taker" = ?', (NOBODY, number))


@script
def notify(words: str = "") -> Steps[None]:
    """Wake all listeners, once this is committed."""
    yield from find("SELECT pg_notify(?, ?)", (CHANNEL, words))


@script
def cluster_state() -> Steps[ClusterState]:
    columns = f'"id", "first", "last", "of", "rules", "until_ms" <= {NOW}'
    rows = yield from find(f'SELECT {columns} FROM lease WHERE "of" > 0 ORDER BY "id"')
    sleeping = yield from find(
        'SELECT DISTINCT (tables."guild" >> 22) % lease."of" FROM deadlines '
        'JOIN tables ON tables."id" = deadlines."table" JOIN lease ON lease."of" > 0 '
        f"WHERE deadlines.\"name\" = '{NEWER}' AND tables.\"status\" = 'running'"
    )
    held = yield from find('SELECT "shard", "holder" FROM shards ORDER BY "shard"')
    (at_ms,) = yield from find_one(f"SELECT {NOW}")  # last: it tells as well if the server stood still before
    members = {one: Member(Share(first, last, of, rules=rules), over) for one, first, last, of, rules, over in rows}
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
    rows = yield from find('SELECT "id", "holder", "machine" FROM lease WHERE "of" > 0 ORDER BY "id"')
    return [(number, name, where) for number, name, where in rows]


@script
def renew(token: str, lease_ms: int) -> Steps[None]:
    """Hold the lease for so long from now, by the server's clock. Raises ``LeaseLost``."""
    if (yield from change(f'UPDATE lease SET "until_ms" = {NOW} + ? WHERE "token" = ?', (lease_ms, token))) != 1:
        raise LeaseLost


@script
def leave(token: str) -> Steps[None]:
    for (number,) in (yield from find('DELETE FROM lease WHERE "token" = ? RETURNING "id"', (token,))):
        yield from _free(number)
    yield from notify()


@script
def bury(number: int) -> Steps[bool]:
    """End a process whose lease is over, connection first: it may hold locks. False if it is not over."""
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
    yield from tell('INSERT INTO shards ("shard", "holder") VALUES (?, ?) ON CONFLICT DO NOTHING', (shard, NOBODY))
    sql = 'UPDATE shards SET "holder" = ? WHERE "shard" = ? AND "holder" = ?'
    return (yield from change(sql, (number, shard, NOBODY))) == 1


@script
def give(shard: int, number: int) -> Steps[None]:
    yield from tell('UPDATE shards SET "holder" = ? WHERE "shard" = ? AND "holder" = ?', (NOBODY, shard, number))
    yield from notify()


@script
def turn(shard: int, concurrency: int, gap_ms: int) -> Steps[int]:
    yield from find("SELECT pg_advisory_xact_lock(?)", (_ORDERLY,))
    (wait,) = yield from find_one(
        f'SELECT coalesce(max("begun_ms"), 0) + ? - {NOW} FROM shards WHERE "shard" % ? = ?',
        (gap_ms, concurrency, shard % concurrency),
    )
    if wait <= 0:
        yield from tell(f'UPDATE shards SET "begun_ms" = {NOW} WHERE "shard" = ?', (shard,))
    return max(0, int(wait))


LOCK: Final = 0x5A4F4449
"""Number of the lock in its database ("ZODI"); those who share it hold it together."""
_END_HOLDER: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted "
    "AND classid = $1::BIGINT::OID AND objid = $2::BIGINT::OID "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
WAIT_MS: Final = 3_000


async def lock(connection: Connection, place: str, share: Share | None = None) -> None:
    """Lock for the connection's life. ``AlreadyRunning`` after a wait: a killed holder shows late."""
    try:
        async with connection.transaction():
            await connection.execute(f"SET LOCAL lock_timeout = {WAIT_MS}")
            if share is None:
                await connection.execute("SELECT pg_advisory_lock($1)", LOCK)
            else:
                await connection.execute("SELECT pg_advisory_lock_shared($1)", LOCK)
                await connection.execute("SELECT pg_advisory_lock($1, $2)", CLASS, share.number)
    except asyncpg.LockNotAvailableError:
        raise AlreadyRunning(place, await _holder(connection, share)) from None


async def _holder(connection: Connection, share: Share | None) -> str:
    if await connection.fetchval("SELECT to_regclass($1)", f"{SCHEMA}.lease") is None:
        return "unknown"
    sql = f'SELECT "holder" FROM {SCHEMA}.lease ORDER BY ("id" = $1) DESC, "id"'
    return str(await connection.fetchval(sql, 0 if share is None else share.number) or "unknown")


async def upgrade(connection: Connection, place: str, share: Share | None) -> None:
    """Bring the schema to the newest version. Needs the lock; raises ``AlreadyRunning`` if others have it, too."""
    if share is None:
        await migrate(connection, place)
    elif not await _is_newest(connection, place):
        await connection.execute("SELECT pg_advisory_unlock_shared($1)", LOCK)
        try:
            await lock(connection, place)
        except AlreadyRunning:
            if not await _is_newest(connection, place):  # else somebody who began with us was faster
                raise
        else:
            await migrate(connection, place)
            await connection.execute("SELECT pg_advisory_unlock($1)", LOCK)
        await lock(connection, place, share)


async def _is_newest(connection: Connection, place: str) -> bool:
    return await schema_version(connection, place) == known_migrations()[-1].version


async def lock_again(connection: Connection, place: str, token: str, share: Share | None) -> None:
    """Lock again after a cut, ending our own old connection. ``LeaseLost`` if the lease was taken over."""
    try:
        await lock(connection, place, share)
    except AlreadyRunning:
        await carry_out(connection, last_turn(token))
        await connection.execute(_END_HOLDER, *((0, LOCK) if share is None else (CLASS, share.number)))
        await lock(connection, place, share)


def begin(token: str, turn: int) -> Steps[None]:
    """Store the number of a group first, which keeps its row locked. Raises ``LeaseLost``."""
    if (yield from change('UPDATE lease SET "turn" = ? WHERE "token" = ?', (turn, token))) != 1:
        raise LeaseLost


def last_turn(token: str) -> Steps[int]:
    """Return the number of the last committed group. Raises ``LeaseLost``."""
    for (turn,) in (yield from find('SELECT "turn" FROM lease WHERE "token" = ?', (token,))):
        return int(turn)
    raise LeaseLost
