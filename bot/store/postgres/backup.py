"""Back up a PostgreSQL database with ``pg_dump``, and read one beside a running bot."""

from __future__ import annotations

import asyncio
import os
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg

from bot.store.errors import BackupRefused, StoreBroken, explained_os
from bot.store.files import Digest, compared, create, digest_file, digest_of, put_in_place, write_private
from bot.store.postgres.lease import SCHEMA, refuse_old_server, schema_version
from bot.store.postgres.running import carry_out, environment, explained, place_of
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
    """Run a script and return its result. Raises errors of the store."""
    try:
        return await carry_out(connection, script)
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
        raise explained(error, place_of(url)) from error


DUMP: Final = b"PGDMP"


async def check_backup(path: Path) -> tuple[Digest, bool]:
    """Check digest and, with ``pg_restore``, contents. ``BackupRefused`` if wrong or neither is there."""
    try:
        digest = await asyncio.to_thread(compared, path)
    except OSError as error:
        raise explained_os(error, path) from error
    if digest == "differs":
        what = f"its content is not what was backed up: it does not fit the SHA-256 digest in {digest_file(path).name}"
        raise BackupRefused(path, [what])
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
        digest_file(to).unlink(missing_ok=True)  # killed in between, the copy has none instead of a wrong one
        digest = await asyncio.to_thread(digest_of, partial)
        put_in_place(partial, to)
        write_private(partial, f"{digest}  {to.name}\n".encode())
        put_in_place(partial, digest_file(to))
    except OSError as error:
        raise explained_os(error, to) from error
    finally:
        with suppress(OSError):
            partial.unlink(missing_ok=True)


async def _list(named: Path, file: Path) -> None:
    """Raise ``BackupRefused`` about ``named`` unless our tables are in the table of contents."""
    contents = await _done(named, {}, "pg_restore", "--list", str(file))
    if f"TABLE DATA {SCHEMA} tables" not in contents:
        raise BackupRefused(named, ["no tables of this bot are in it"])


async def _done(to: Path, variables: dict[str, str], tool: str, *arguments: str) -> str:
    """Run a tool and return its output. Raises ``BackupRefused`` with its last words."""
    try:
        process = await asyncio.create_subprocess_exec(
            tool,
            *arguments,
            env={**os.environ, **variables},
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
    except FileNotFoundError:
        raise BackupRefused(to, [f"{tool} is not there: install PostgreSQL's client programs"]) from None
    printed, complaints = await process.communicate()
    if process.returncode != 0:
        last = complaints.decode(errors="replace").strip().splitlines()[-1:] or [f"{tool} failed"]
        raise BackupRefused(to, last)
    return printed.decode(errors="replace")
