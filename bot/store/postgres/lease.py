"""The right to write: a lock of the server's that falls with our connection, and a row of the table ``lease``.

One process has the database for itself, or several share it, each with a lock of its own. A process that has
the lock may take the row over: its holder is dead or cut off. The row's token fences: each group of scripts
writes it first, so a process that was cut off for a while writes nothing any more.
"""

from __future__ import annotations

from typing import Final

import asyncpg

from bot.store.errors import AlreadyRunning, LeaseLost
from bot.store.postgres.migrate import SCHEMA, known_migrations, migrate, schema_version
from bot.store.postgres.processes import CLASS
from bot.store.postgres.running import Connection, carry_out
from bot.store.sharing import Share
from bot.store.statements.script import Steps, change, find

LOCK: Final = 0x5A4F4449
"""Number of the lock in its database ("ZODI"); those who share it hold it together."""
_END_HOLDER: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted "
    "AND classid = $1::BIGINT::OID AND objid = $2::BIGINT::OID "
    "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
WAIT_MS: Final = 3_000
"""How long a lock that somebody has is waited for."""


async def lock(connection: Connection, place: str, share: Share | None = None) -> None:
    """Hold the lock for as long as the connection lasts, for oneself or beside those who share the database.

    Raises ``AlreadyRunning`` with the holder's name. A holder that was killed has it until the server has noticed, so
    it is waited for a little.
    """
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
    """The name of whoever is in the way."""
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


async def lock_again(connection: Connection, place: str, token: str, share: Share | None = None) -> None:
    """The same for who had the lock and was cut off. Raises ``LeaseLost`` if somebody has taken the lease over.

    As long as the lease is ours, whoever has the lock is our own former connection, which the server believes to be
    alive: it is ended.
    """
    try:
        await lock(connection, place, share)
    except AlreadyRunning:
        await carry_out(connection, last_turn(token))
        await connection.execute(_END_HOLDER, *((0, LOCK) if share is None else (CLASS, share.number)))
        await lock(connection, place, share)


def begin(token: str, turn: int) -> Steps[None]:
    """Note the number of a group of scripts, first of all in its transaction. Raises ``LeaseLost``.

    The row stays locked until the end of the transaction, so nobody takes the lease over in the middle.
    """
    if (yield from change('UPDATE lease SET "turn" = ? WHERE "token" = ?', (turn, token))) != 1:
        raise LeaseLost


def last_turn(token: str) -> Steps[int]:
    """The number of the last group that was committed. Raises ``LeaseLost``."""
    rows = yield from find('SELECT "turn" FROM lease WHERE "token" = ?', (token,))
    if not rows:
        raise LeaseLost
    return int(rows[0][0])
