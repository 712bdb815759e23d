"""Bring a database to the newest schema: one numbered SQL file per step, each in one transaction, forward only.

Everything of ours lies in a schema of its own, so that the database may hold other things beside it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bot.store.errors import NewerDatabase, StoreBroken
from bot.store.migrations import Migration, migrations_in
from bot.store.postgres.running import Connection

SCHEMA: Final = "zodiac_table"
FIRST: Final = 12
"""Version at which PostgreSQL came in: its first step makes what twelve steps have made in SQLite."""
OLDEST: Final = 15
"""Version of the server."""
_HERE: Final = Path(__file__).parent / "migrations"


def known_migrations() -> list[Migration]:
    """All steps, lowest first. A gap in the numbers is a mistake in the build: ``ValueError``."""
    return migrations_in(_HERE, first=FIRST)


def refuse_old_server(connection: Connection, place: str) -> None:
    """Raise ``StoreBroken`` if the server is older than the bot can do with."""
    found = connection.get_server_version()
    if found.major < OLDEST:
        raise StoreBroken(
            f"The database {place} is on PostgreSQL {found.major}. This bot needs {OLDEST} or newer: upgrade it."
        )


async def schema_version(connection: Connection, place: str) -> int:
    """The version of the database, 0 if there is nothing of ours in it. Raises ``NewerDatabase``."""
    if await connection.fetchval("SELECT to_regclass($1)", f"{SCHEMA}.version") is None:
        return 0
    version = int(await connection.fetchval(f"SELECT version FROM {SCHEMA}.version") or 0)
    known = known_migrations()[-1].version
    if version > known:
        raise NewerDatabase(place, version, known)
    return version


async def migrate(connection: Connection, place: str, *, up_to: int | None = None) -> int:
    """Apply what is missing (only up to version ``up_to`` if given) and return the version reached.

    Needs the lock of the database (``bot.store.postgres.lease``). A step that fails leaves the version before it.
    """
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
