"""One process at a time: a lock of the server's that falls with our connection, and the lease row.

Whoever has the lock may take the lease over: its holder is dead or cut off. The row's token fences: each group of jobs
writes it first, so a process that was cut off for a while writes nothing any more.
"""

from __future__ import annotations

from typing import Final

import asyncpg

from bot.store.errors import AlreadyRunning, LeaseLost
from bot.store.postgres.migrate import SCHEMA
from bot.store.postgres.running import Connection, carry_out
from bot.store.statements import holding
from bot.store.statements.script import Script, change, find

LOCK: Final = 0x5A4F4449
"""Number of the lock in its database ("ZODI")."""
_END_HOLDER: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND granted "
    f"AND objid = {LOCK} AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
WAIT_MS: Final = 3_000
"""How long a lock that somebody has is waited for."""


async def lock(connection: Connection, place: str) -> None:
    """Hold the lock for as long as the connection lasts. Raises ``AlreadyRunning`` with the holder's name.

    A holder that was killed has it until the server has noticed, so it is waited for a little.
    """
    try:
        async with connection.transaction():
            await connection.execute(f"SET LOCAL lock_timeout = {WAIT_MS}")
            await connection.execute("SELECT pg_advisory_lock($1)", LOCK)
    except asyncpg.LockNotAvailableError:
        pass
    else:
        return
    held = None
    if await connection.fetchval("SELECT to_regclass($1)", f"{SCHEMA}.lease") is not None:
        held = await carry_out(connection, holding.holder())
    raise AlreadyRunning(place, held[0] if held is not None else "unknown")


async def lock_again(connection: Connection, place: str, token: str) -> None:
    """The same for who had the lock and was cut off. Raises ``LeaseLost`` if somebody has taken the lease over.

    As long as the lease is ours, whoever has the lock is our own former connection, which the server believes to be
    alive: it is ended.
    """
    try:
        await lock(connection, place)
    except AlreadyRunning:
        await carry_out(connection, last_turn(token))
        await connection.execute(_END_HOLDER)
        await lock(connection, place)


def begin(token: str, turn: int) -> Script[None]:
    """Note the number of a group of jobs, first of all in its transaction. Raises ``LeaseLost``.

    The row stays locked until the end of the transaction, so nobody takes the lease over in the middle.
    """
    if (yield from change('UPDATE lease SET "turn" = ? WHERE "token" = ?', (turn, token))) != 1:
        raise LeaseLost


def last_turn(token: str) -> Script[int]:
    """The number of the last group that was committed. Raises ``LeaseLost``."""
    rows = yield from find('SELECT "turn" FROM lease WHERE "token" = ?', (token,))
    if not rows:
        raise LeaseLost
    return int(rows[0][0])
