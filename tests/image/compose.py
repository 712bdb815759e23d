"""Stands in for ``docker compose``: the lines that the pages tell admins to type, carried out with containers.

What a service is comes from the compose files. Its processes are containers of the built image; PostgreSQL is Debian's,
with the user, the database and the password of its service. What a container engine alone can do is not tried: limits
of memory and processors, starting again what has ended, networks and the image of PostgreSQL.
"""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import signal
import socket
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg

from tests.deploy.files import read
from tests.image.container import Container
from tests.store.postgres.server import Server

ROOT = Path(__file__).parents[2]
FILE = "compose.yaml"
"""Is read where neither ``-f`` nor COMPOSE_FILE names others."""
POSTGRES = "postgres"
POSTGRES_PORT = 5432
LONGEST_S = 60.0
"""For a command that ends by itself."""
_VARIABLE = re.compile(r"\$\{(\w+):\?([^}]*)\}")


class Failed(Exception):
    """Raised when a command ends badly, with all it said."""


class Service(NamedTuple):
    """One of the compose files' services."""

    environment: Mapping[str, str]
    after: Sequence[str] = ()
    """Services that are started before it."""
    grace_s: float = 10.0
    """How long it may take to end; Docker's own default."""


def services(files: Sequence[str], settings: Mapping[str, str]) -> dict[str, Service]:
    """The services of some compose files on top of each other, with what stands in ``.env``.

    Raises ``Failed``, as ``docker compose`` does, if a variable is missing.
    """
    found: dict[str, Service] = {}
    for file in files:
        for name, written in read(file)["services"].items():
            base = found.get(name, Service({}))
            if "extends" in written:
                other = written["extends"]
                base = services([other["file"]], settings)[other["service"]]
            found[name] = _on_top(base, written, settings)
    return found


def _on_top(base: Service, written: Mapping[str, Any], settings: Mapping[str, str]) -> Service:
    own = {name: _filled_in(str(value), settings) for name, value in written.get("environment", {}).items()}
    from_file = settings if written.get("env_file") == ".env" else {}
    grace = written.get("stop_grace_period")
    return Service(
        {**from_file, **base.environment, **own},
        (*base.after, *written.get("depends_on", ())),
        base.grace_s if grace is None else float(grace.removesuffix("s")),
    )


def _filled_in(value: str, settings: Mapping[str, str]) -> str:
    def known(found: re.Match[str]) -> str:
        if not settings.get(found[1]):
            raise Failed(f"{found[1]}: {found[2]}")
        return settings[found[1]]

    return _VARIABLE.sub(known, value)


def free_address() -> str:
    """An address of this machine at which PostgreSQL's own port is free, since the compose files name no other."""
    for last in range(2, 255):
        address = f"127.0.0.{last}"
        try:
            socket.create_server((address, POSTGRES_PORT)).close()
        except OSError:
            continue
        return address
    raise Failed(f"port {POSTGRES_PORT} is taken at all of 127.0.0.2 to 127.0.0.254")


class Compose:
    """``with Compose(...) as compose``: what it has started ends with the block. ``settings`` stands for ``.env``."""

    def __init__(self, container: Container, settings: dict[str, str], folder: Path) -> None:
        self.settings = settings
        self.ended: dict[str, int] = {}
        """With which status each service ended last."""
        self._container = container
        self._folder = folder
        self._running: dict[str, subprocess.Popen[str]] = {}
        self._ports: dict[str, int] = {}
        self._postgres: Server | None = None
        self._postgres_runs = False
        self._database = ""
        self._postgres_settings: tuple[str, ...] = ()

    def __enter__(self) -> Compose:
        return self

    def __exit__(self, *error: object) -> None:
        for name in list(self._running):
            self._kill(name)
        if self._postgres is not None:
            self._postgres.remove()

    def type(self, line: str) -> str:
        """Carry out a command line of the pages; what it prints. Raises ``Failed`` with what it complains of."""
        words = shlex.split(line)
        if words[:2] != ["docker", "compose"]:
            raise Failed(f"not understood: {line}")
        words, files = words[2:], []
        while words[0] == "-f":
            files.append(words[1])
            words = words[2:]
        named = files or self.settings.get("COMPOSE_FILE", FILE).split(":")
        known = services(named, self.settings)
        verb, rest = words[0], words[1:]
        chosen = [word for word in rest if word in known]
        match verb:
            case "up":
                for name in chosen or known:
                    self._up(name, known)
            case "stop" | "kill" | "restart":
                for name in chosen:
                    self._end(verb, name, known)
            case "exec" if not self.runs(rest[0]):
                raise Failed(f"{rest[0]} is not running")
            case "exec" | "run":
                return self._inside(known, [word for word in rest if word != "--rm"])
            case "logs":
                return "".join(self.said(name) for name in chosen)
            case _:
                raise Failed(f"not understood: {line}")
        return ""

    @property
    def database(self) -> str:
        """The address of the bot's database, for whoever looks from outside."""
        assert self._postgres is not None
        return self._postgres.url(self._database)

    def said(self, name: str) -> str:
        """Everything a service has said since it was first started."""
        return self._log(name).read_text()

    def runs(self, name: str) -> bool:
        return name in self._running and self._running[name].poll() is None

    def _log(self, name: str) -> Path:
        return self._folder / f"{name}.log"

    def _up(self, name: str, known: Mapping[str, Service]) -> None:
        for other in known[name].after:
            self._up(other, known)
        if name == POSTGRES:
            if not self._postgres_runs:
                self._start_postgres(known[POSTGRES].environment)
        elif not self.runs(name):
            self._running[name] = self._container.start(
                *self._container.config["Cmd"], hostname=name, log=self._log(name), **self._environment(name, known)
            )

    def _end(self, verb: str, name: str, known: Mapping[str, Service]) -> None:
        if name == POSTGRES:
            if self._postgres is not None:
                self._postgres.stop(signal.SIGINT)  # the image's STOPSIGNAL
                self._postgres_runs = False
        elif verb == "kill":
            self._kill(name)
        else:
            process = self._running.pop(name)
            process.send_signal(signal.SIGTERM)
            self.ended[name] = process.wait(known[name].grace_s)
        if verb == "restart":
            self._up(name, known)

    def _kill(self, name: str) -> None:
        """With all of its helpers, as the end of a container is."""
        process = self._running.pop(name)
        os.killpg(process.pid, signal.SIGKILL)
        self.ended[name] = process.wait(LONGEST_S)

    def _inside(self, known: Mapping[str, Service], words: Sequence[str]) -> str:
        """A command of the bot in a container of a service: one that runs, or one made for it."""
        name, *command = words
        if command[:3] == ["python", "-m", "bot"]:  # ``run`` has it from the image's entry point
            command = command[3:]
        status, said, complaints = self._container.run(*command, hostname=name, **self._environment(name, known))
        if status:
            raise Failed(f"status {status}: {said}\n{complaints}")
        return said

    def _environment(self, name: str, known: Mapping[str, Service]) -> dict[str, str]:
        """The service's; the status is served at a port of its own, since all have the network in common here."""
        if name not in self._ports:
            with socket.create_server(("127.0.0.1", 0)) as free:
                self._ports[name] = free.getsockname()[1]
        return {**known[name].environment, "BOT_HTTP": f"127.0.0.1:{self._ports[name]}"}

    def _start_postgres(self, environment: Mapping[str, str]) -> None:
        """Start the server; the first time with an empty database of its own, as its image does."""
        if self._postgres is None:
            self._postgres = Server()
            address = free_address()
            hba = "local all all trust\nhost all all 127.0.0.0/8 scram-sha-256\n"
            (self._postgres.folder / "data" / "pg_hba.conf").write_text(hba)
            wanted = (f"listen_addresses={address}", f"port={POSTGRES_PORT}", "fsync=on")
            self._postgres_settings = tuple(word for one in wanted for word in ("-c", one))
            self._postgres.start(*self._postgres_settings)
            self._database = environment["POSTGRES_DB"]
            asyncio.run(_furnish(self._postgres.url(), environment))
            self._container.know(POSTGRES, address)
        else:
            self._postgres.start(*self._postgres_settings)
        self._postgres_runs = True


async def _furnish(url: str, environment: Mapping[str, str]) -> None:
    """The user and the database that the service's environment names."""
    user, password, database = (environment[f"POSTGRES_{what}"] for what in ("USER", "PASSWORD", "DB"))
    admin = await asyncpg.connect(url)
    try:
        await admin.execute(f"CREATE ROLE {user} SUPERUSER LOGIN PASSWORD '{password}'")
        await admin.execute(f"CREATE DATABASE {database} OWNER {user}")
    finally:
        await admin.close()
