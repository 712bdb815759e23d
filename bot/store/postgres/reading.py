"""Reading a PostgreSQL database beside a running bot, on a connection that cannot write."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import asyncpg

from bot.store.errors import StoreBroken
from bot.store.postgres.address import place_of
from bot.store.postgres.explaining import explained
from bot.store.postgres.migrate import SCHEMA, refuse_old_server, schema_version
from bot.store.postgres.running import carry_out
from bot.store.statements.script import Script

T = TypeVar("T")

CONNECT_S: Final = 10.0
"""How long a connection may take to be made."""
_SESSION: Final = {
    "search_path": SCHEMA,
    "application_name": "zodiac-table admin",
    "default_transaction_read_only": "on",
}


async def connect(url: str) -> asyncpg.Connection[Any]:
    """A connection. Raises ``NewerDatabase``, ``StoreAway`` or ``StoreBroken``, also if the bot was never started."""
    place, connection = place_of(url), None
    try:
        connection = await asyncpg.connect(url, timeout=CONNECT_S, server_settings=_SESSION)
        refuse_old_server(connection, place)
        if not await schema_version(connection, place):
            raise StoreBroken(f"Nothing of the bot's is in the database {place}. Start the bot once: it makes it.")
    except Exception as error:
        if connection is not None:
            await connection.close()
        raise explained(error, place) from error
    return connection


async def answer(connection: asyncpg.Connection[Any], url: str, script: Script[T]) -> T:
    """What a script comes to. Raises errors of the store."""
    try:
        return await carry_out(connection, script)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise explained(error, place_of(url)) from error
