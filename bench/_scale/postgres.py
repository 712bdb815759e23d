"""A new database of PostgreSQL to measure on: on the server of ``BENCH_DATABASE_URL``, or on one started for it.

The started one is Debian's, as a plain user on a unix socket, with the settings that it comes with: what is committed
is on the disk.
"""

from __future__ import annotations

import asyncio
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import asyncpg

_PLACES = Path("/usr/lib/postgresql")
_USER = "bot"
_TRIES = 300
_AGAIN_S = 0.1


class NoServer(RuntimeError):
    """There is no PostgreSQL to measure on."""


@asynccontextmanager
async def database() -> AsyncIterator[str]:
    """The address of a new, empty database, which goes with all that is in it. Raises ``NoServer``."""
    given = os.environ.get("BENCH_DATABASE_URL")
    if given:
        async with _new_on(given) as url:
            yield url
        return
    with _server() as address:
        await _answers(address)
        async with _new_on(address) as url:
            yield url


@asynccontextmanager
async def _new_on(address: str) -> AsyncIterator[str]:
    name = f"bench_{secrets.token_hex(4)}"
    admin = await asyncpg.connect(address)
    try:
        await admin.execute(f"CREATE DATABASE {name}")
        yield urlunsplit(urlsplit(address)._replace(path=f"/{name}"))
        await admin.execute(f"DROP DATABASE {name} WITH (FORCE)")
    finally:
        await admin.close()


@contextmanager
def _server() -> Iterator[str]:
    """A server of our own; its address."""
    programs, user = _programs(), _plain_user()
    folder = Path(tempfile.mkdtemp(prefix="pg-", dir=os.environ.get("BENCH_DIR")))
    try:
        if user is not None:
            shutil.chown(folder, user)
        making = ["initdb", "--auth=trust", f"--username={_USER}", "--encoding=UTF8", "--no-locale", "data"]
        subprocess.run(
            [str(programs / making[0]), *making[1:]], user=user, cwd=folder, stdout=subprocess.DEVNULL, check=True
        )
        running = subprocess.Popen(
            [str(programs / "postgres"), "-D", "data", "-k", str(folder), "-c", "listen_addresses="],
            user=user,
            cwd=folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            yield f"postgresql://{_USER}@/postgres?host={folder}"
        finally:
            running.send_signal(signal.SIGINT)
            running.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


async def _answers(address: str) -> None:
    for _ in range(_TRIES):
        try:
            await (await asyncpg.connect(address)).close()
        except (OSError, asyncpg.PostgresError):
            await asyncio.sleep(_AGAIN_S)
        else:
            return
    raise NoServer("PostgreSQL does not start")


def _programs() -> Path:
    """The folder with ``initdb`` and ``postgres``, the newest."""
    found = sorted(_PLACES.glob("*/bin/initdb"))
    if not found:
        raise NoServer("install the package postgresql, or name a server in BENCH_DATABASE_URL")
    return found[-1].parent


def _plain_user() -> str | None:
    """Return the user to run the server: PostgreSQL refuses root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
