"""Back up a PostgreSQL database with ``pg_dump``, and read one beside a running bot."""

from __future__ import annotations

import asyncio
import os
import shutil
from asyncio.subprocess import PIPE
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg

from bot.store.errors import BackupRefused, StoreBroken, StoreError, explained_os
from bot.store.files import Digest, compared, create, difference, finish_backup
from bot.store.postgres.lease import SCHEMA, refuse_old_server, schema_version
from bot.store.postgres.running import carry_out, environment, explaining, place_of
from bot.store.statements.script import Script

T = TypeVar("T")

CONNECT_S: Final = 10.0
_SESSION: Final = {
    "search_path": SCHEMA,
    "application_name": "zodiac-table admin",
    "default_transaction_read_only": "on",
}


async def connect(url: str) -> asyncpg.Connection[Any]:
    """Connect. Raises ``NewerDatabase``, ``StoreAway`` or ``StoreBroken``, also without our schema."""
    place, connection = place_of(url), None
    try:
        with explaining(place):
            connection = await asyncpg.connect(url, timeout=CONNECT_S, server_settings=_SESSION)
            refuse_old_server(connection, place)
            if not await schema_version(connection, place):
                raise StoreBroken(f"Nothing of the bot's is in the database {place}. Start the bot once: it makes it.")
    except StoreError:
        if connection is not None:
            await connection.close()
        raise
    return connection


async def answer(connection: asyncpg.Connection[Any], url: str, script: Script[T]) -> T:
    """Run a script and return its result. Raises errors of the store."""
    with explaining(place_of(url)):
        return await carry_out(connection, script)


DUMP: Final = b"PGDMP"


async def check_backup(path: Path) -> tuple[Digest, bool]:
    """Check digest and, with ``pg_restore``, contents. ``BackupRefused`` if wrong or neither is there."""
    try:
        digest = await asyncio.to_thread(compared, path)
    except OSError as error:
        raise explained_os(error, path) from error
    if digest == "differs":
        raise BackupRefused(path, [difference(path)])
    if shutil.which("pg_restore") is not None:
        await _list(path, path)
        return digest, True
    if digest == "missing":
        raise BackupRefused(path, ["nobody can tell: it has no digest beside it, and pg_restore is not here"])
    return digest, False


async def make_backup(url: str, to: Path) -> None:
    """Copy the database and its digest. Raises ``BackupRefused`` or ``StoreError``, ``to`` untouched."""
    partial = to.with_name(to.name + ".partial")
    try:
        partial.unlink(missing_ok=True)
        create(partial)
        # The address goes by the environment: arguments are shown to everybody on the machine.
        await _done(to, environment(url), "pg_dump", "--format=custom", f"--schema={SCHEMA}", f"--file={partial}")
        await _list(to, partial)
        await asyncio.to_thread(finish_backup, partial, to)
    except OSError as error:
        raise explained_os(error, to) from error
    finally:
        with suppress(OSError):
            partial.unlink(missing_ok=True)


async def _list(named: Path, file: Path) -> None:
    """Raise ``BackupRefused`` about ``named`` unless our tables are in the table of contents."""
    if f"TABLE DATA {SCHEMA} tables" not in await _done(named, {}, "pg_restore", "--list", str(file)):
        raise BackupRefused(named, ["no tables of this bot are in it"])


async def _done(to: Path, variables: dict[str, str], tool: str, *arguments: str) -> str:
    """Run a tool and return its output. Raises ``BackupRefused`` with its last words."""
    try:
        given = {**os.environ, **variables}
        process = await asyncio.create_subprocess_exec(tool, *arguments, env=given, stdout=PIPE, stderr=PIPE)
    except FileNotFoundError:
        raise BackupRefused(to, [f"{tool} is not there: install PostgreSQL's client programs"]) from None
    printed, complaints = await process.communicate()
    if process.returncode != 0:
        raise BackupRefused(to, complaints.decode(errors="replace").strip().splitlines()[-1:] or [f"{tool} failed"])
    return printed.decode(errors="replace")
