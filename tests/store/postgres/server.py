"""Debian's PostgreSQL for tests: a cluster of its own on a unix socket, as a plain user, without a network.

Where there is none, tests that need it are skipped and say so; with ``POSTGRES=demanded`` they fail instead.
"""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from typing import Final

import asyncpg
import pytest

from bot.store.postgres.lease import migrate
from tests.patience import TIMEOUT_S

USER: Final = "bot"
TEMPLATE: Final = "migrated"
_PLACES: Final = Path("/usr/lib/postgresql")
_FASTER: Final = ("-c", "fsync=off", "-c", "full_page_writes=off")
"""For tests that kill no server: what was committed need not outlive the machine."""
_READY_TRIES: Final = 2_000


def programs() -> Path:
    """The folder with ``initdb`` and ``postgres``; skips the test, or fails it if they are demanded."""
    found = sorted(_PLACES.glob("*/bin/initdb"))
    on_path = shutil.which("initdb")
    if found or on_path:
        return found[-1].parent if found else Path(str(on_path)).parent
    if os.environ.get("POSTGRES") == "demanded":
        pytest.fail("POSTGRES=demanded, but there is no PostgreSQL server here: install the package postgresql.")
    pytest.skip("there is no PostgreSQL server here (package postgresql)")


class Server:
    """A running cluster. ``start`` and ``stop`` it as often as you like; ``remove`` ends it for good."""

    def __init__(self) -> None:
        self._programs = programs()
        self._user = _plain_user()
        self.folder = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp"))  # its socket's path may have a hundred letters
        self._process: subprocess.Popen[bytes] | None = None
        self._count = 0
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        subprocess.run(["cp", "-a", str(_untouched()), "data"], user=self._user, cwd=self.folder, check=True)

    def url(self, database: str = "postgres") -> str:
        """The address of a database of this server."""
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def start(self, *settings: str) -> None:
        """Start, and return when the server answers."""
        arguments = ["-D", "data", "-k", str(self.folder), "-c", "listen_addresses=", *(settings or _FASTER)]
        self._process = subprocess.Popen(
            [str(self._programs / "postgres"), *arguments],
            user=self._user,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd=self.folder,
        )
        asking = [str(self._programs / "pg_isready"), "--quiet", "--host", str(self.folder)]
        for _ in range(_READY_TRIES):
            if subprocess.run(asking, check=False).returncode == 0:
                return
        raise AssertionError("PostgreSQL does not start")

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """End the server: at once without a word to anybody (SIGQUIT), or as an admin would (SIGINT)."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=30)
            self._process = None

    def ended(self) -> None:
        """Wait until somebody else has ended the server."""
        if self._process is not None:
            self._process.wait(timeout=TIMEOUT_S)
            self._process = None

    def send(self, what: signal.Signals) -> None:
        """A signal to the server and to all of its processes."""
        assert self._process is not None
        children = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self._process.pid)], capture_output=True, text=True, check=False
        )
        for pid in (self._process.pid, *map(int, children.stdout.split())):
            os.kill(pid, what)

    async def database(self) -> str:
        """The address of a new database with the newest schema."""
        admin = await asyncpg.connect(self.url())
        try:
            if not await admin.fetchval("SELECT 1 FROM pg_database WHERE datname = $1", TEMPLATE):
                await admin.execute(f"CREATE DATABASE {TEMPLATE}")
                made = await asyncpg.connect(self.url(TEMPLATE))
                await migrate(made, TEMPLATE)
                await made.close()
            self._count += 1
            name = f"games{self._count}"
            await admin.execute(f"CREATE DATABASE {name} TEMPLATE {TEMPLATE} STRATEGY FILE_COPY")
        finally:
            await admin.close()
        return self.url(name)

    def remove(self) -> None:
        """Stop and leave nothing behind."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


@cache
def _untouched() -> Path:
    """The files of a server on which nothing has happened, made once for this process and copied from then on."""
    folder, user = Path(tempfile.mkdtemp(prefix="pg-", dir="/tmp")), _plain_user()
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    if user is not None:
        shutil.chown(folder, user)
    settings = ("--auth=trust", f"--username={USER}", "--no-sync", "--encoding=UTF8", "--no-locale")
    done = subprocess.run(
        [str(programs() / "initdb"), *settings, "data"], user=user, cwd=folder, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    return folder / "data"


_SERVERS: Final[list[Server]] = []


async def server_of_this_process() -> Server:
    """The one server of this test process, started when the first test wants it. Leave it running."""
    if not _SERVERS:
        server = Server()
        atexit.register(server.remove)
        server.start()
        _SERVERS.append(server)
    return _SERVERS[0]


def _plain_user() -> str | None:
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
