"""Backups of a PostgreSQL database: ``pg_dump`` makes them, ``pg_restore`` reads their table of contents."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from pathlib import Path

from bot.store.backups import digest_file
from bot.store.errors import BackupRefused, explained_os
from bot.store.files import create, digest_of, put_in_place, write_private
from bot.store.postgres.address import environment
from bot.store.postgres.migrate import SCHEMA


async def make_backup(url: str, to: Path) -> None:
    """Copy the database to ``to`` in one consistent state; its digest lies beside it.

    Raises ``BackupRefused`` if the copy is unsound or the tools are missing, ``StoreFull`` or ``StoreUnwritable``;
    ``to`` is then untouched.
    """
    partial = to.with_name(to.name + ".partial")
    try:
        partial.unlink(missing_ok=True)
        create(partial)
        # The address goes by the environment: arguments are shown to everybody on the machine.
        await _done(to, environment(url), "pg_dump", "--format=custom", f"--schema={SCHEMA}", f"--file={partial}")
        contents = await _done(to, {}, "pg_restore", "--list", str(partial))
        if f"TABLE DATA {SCHEMA} tables" not in contents:
            raise BackupRefused(to, ["no tables are in it"])
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


async def _done(to: Path, variables: dict[str, str], tool: str, *arguments: str) -> str:
    """What a tool printed. Raises ``BackupRefused`` with its last words."""
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
