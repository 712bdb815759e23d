"""The drills of the page are played: its own command lines, with folders for volumes and the bot for its container."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import pytest

from bot.settings import DATABASE
from bot.store.files import FOLDER
from bot.store.sqlite.store import SqliteStore
from tests.admin.conftest import NOW, add_game
from tests.deploy.files import DATA, ROOT, command_lines
from tests.python_forks import run_bot
from tests.store.postgres.server import Server, programs

PAGE = "drills.md"
NIGHT = "tables-20261231-040000.sqlite3"
OTHER = ("docker tag", "docker build", "git pull", "rsync", "docker compose stop", "docker compose up")
"""What stands for itself."""
IN_POSTGRES = "docker compose exec -T postgres "
UP_ONLY = "health --ready"
"""Asks a bot that plays, and there is none."""


def lines(title: str, block: int = 0) -> list[str]:
    return command_lines(PAGE, title, block)


class Failed(Exception):
    """Raised if a command ended badly, with all it said."""


class Machine:
    """A folder for what is typed in, and one for each project's volume."""

    def __init__(self, folder: Path) -> None:
        self.here = folder / "here"
        self.here.mkdir()
        self.folder = folder
        self.postgres: Server | None = None
        """What stands for the container of that name."""

    def volume(self, project: str = "") -> Path:
        path = self.folder / f"volume-{project or 'usual'}"
        path.mkdir(mode=0o700, exist_ok=True)
        return path

    def play(self, commands: list[str]) -> None:
        for line in commands:
            self._one(line)

    def _one(self, line: str) -> None:
        if line.startswith(OTHER) or line.endswith(UP_ONLY):
            return
        if line.startswith(IN_POSTGRES):
            assert self.postgres is not None
            path = f"{programs()}:{os.environ['PATH']}"
            self._run(["sh", "-ec", line.removeprefix(IN_POSTGRES)], PATH=path, PGHOST=str(self.postgres.folder))
            return
        found = re.match(r"docker compose (?:-p (\w+) )?(exec|run|cp|down)\b(.*)$", line)
        if found is None:
            self._run(["sh", "-ec", line])
            return
        project, verb, rest = found[1] or "", found[2], found[3]
        if verb == "cp":
            source, target = shlex.split(rest)
            inside = source.removeprefix(f"bot:{DATA}/").removesuffix("/.")
            if (self.volume() / inside).is_file():
                shutil.copy2(self.volume() / inside, self.here / target)
            else:
                shutil.copytree(self.volume() / inside, self.here / target, dirs_exist_ok=True)
            return
        if verb == "down":
            assert "--volumes" in rest
            assert project  # never the data of the bot that plays
            shutil.rmtree(self.volume(project))
            return
        mounts = dict(re.findall(r'-v "\$PWD/([^:"]+):([^:"]+):ro"', rest))
        command = rest.rpartition(" bot ")[2] if verb == "run" else rest.partition("python -m bot ")[2]
        for inner in sorted(mounts.values()):  # where a container would see them
            assert inner in command or inner.endswith(".sha256")
        for outer, inner in mounts.items():
            command = command.replace(inner, str(self.here / outer))
        self._bot(project, command)

    def _bot(self, project: str, command: str) -> None:
        data = self.volume(project)
        command = command.replace(f"{DATA}/", f"{data}/")
        server = {}
        if self.postgres is not None:
            server = {"DATABASE_URL": self.postgres.url("zodiac"), "PATH": f"{programs()}:{os.environ['PATH']}"}
        env = {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "a.b.c", "BOT_HTTP": "off", "DATA_DIR": str(data), **server}
        status, said = run_bot(*shlex.split(command), env={**os.environ, **env}, cwd=self.here)
        if status and command != "doctor":  # its answer is about this machine
            raise Failed(said)

    def _run(self, command: list[str], **environment: str) -> None:
        env = {**os.environ, **environment}
        done = subprocess.run(command, cwd=self.here, env=env, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Failed(done.stdout + done.stderr)


@pytest.fixture
async def machine(tmp_path: Path) -> Machine:
    made = Machine(tmp_path)
    store = await SqliteStore.open(made.volume() / DATABASE, holder="test", now=lambda: NOW)
    await add_game(store, 60, stop=True)
    await add_game(store, 25, stop=False)
    (made.volume() / FOLDER).mkdir(mode=0o700)
    await store.backup(made.volume() / FOLDER / NIGHT)
    await store.close()
    return made


def games(database: Path) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(database)) as connection:
        return list(connection.execute('SELECT "id", "status" FROM tables ORDER BY "id"'))


PLAYED = [(1, "ended"), (2, "running")]


def test_an_upgrade_leaves_a_copy_and_every_live_game_goes_on(machine: Machine) -> None:
    machine.play(lines("Upgrade"))
    assert games(machine.volume() / "before-upgrade.sqlite3") == PLAYED
    assert games(machine.volume() / DATABASE) == PLAYED


def test_after_the_way_back_the_games_are_those_of_before_the_upgrade(machine: Machine) -> None:
    machine.play(lines("Upgrade"))
    with closing(sqlite3.connect(machine.volume() / DATABASE)) as lifted:
        lifted.execute("PRAGMA user_version = 9999")
    with pytest.raises(Failed, match="restore a backup made before the upgrade"):
        machine.play(lines("Back to the older version"))
    machine.play(lines("Back to the older version", 1))
    assert games(machine.volume() / DATABASE) == PLAYED
    assert (machine.volume() / f"{DATABASE}.replaced").exists()


@pytest.mark.parametrize(("title", "block"), [("Back to the older version", 0), ("Several processes, new rules", 1)])
def test_on_the_way_back_over_newer_rules_each_table_that_will_sleep_is_named(
    machine: Machine, title: str, block: int
) -> None:
    with closing(sqlite3.connect(machine.volume() / DATABASE)) as newer:
        newer.execute('UPDATE tables SET "version" = 7 WHERE "id" = 2')
        newer.commit()
    asleep = r"Table 2 \(slap\) was last played under rules 7; this bot knows rules up to 1: it would sleep"
    with pytest.raises(Failed, match=asleep):
        machine.play(lines(title, block))
    assert games(machine.volume() / DATABASE) == PLAYED


def test_an_upgrade_to_newer_rules_is_looked_at_before_and_after(machine: Machine) -> None:
    upgrade = lines("Several processes, new rules")
    assert upgrade[0].endswith("replay --check")
    assert [line.split()[-1] for line in upgrade if " up " in line] == ["bot", "bot-1", "bot-2"]
    machine.play(upgrade)
    assert games(machine.volume() / DATABASE) == PLAYED


def test_the_copies_that_went_elsewhere_are_checked_and_a_changed_bit_is_noticed(machine: Machine) -> None:
    machine.play(lines("Backups in another place"))
    copy = machine.here / "backups" / NIGHT
    assert games(copy) == PLAYED
    changed = bytearray(copy.read_bytes())
    changed[len(changed) // 2] ^= 1
    copy.write_bytes(changed)
    check = next(line for line in lines("Backups in another place") if "sha256sum" in line)
    with pytest.raises(Failed, match="FAILED"):
        machine.play([check])


def test_a_restore_beside_the_bot_touches_nothing_of_it_and_leaves_nothing(machine: Machine) -> None:
    machine.play(lines("Backups in another place"))
    before = (machine.volume() / DATABASE).read_bytes()
    *drill, down = lines("Restore, beside the running bot")
    machine.play(drill)
    assert games(machine.volume("drill") / DATABASE) == PLAYED
    machine.play([down])
    assert not (machine.folder / "volume-drill").exists()
    assert (machine.volume() / DATABASE).read_bytes() == before


def test_on_another_machine_the_games_go_on_from_the_copy(machine: Machine) -> None:
    machine.play(lines("Backups in another place"))
    machine.play(lines("Restore, beside the running bot")[:3])
    shutil.rmtree(machine.volume())
    machine.play(lines("The machine is lost"))
    assert games(machine.volume() / DATABASE) == PLAYED


@pytest.fixture
async def postgres() -> AsyncIterator[Server]:
    """A server with the bot's tables in the database ``zodiac``, and one thing in them."""
    server = Server()
    server.start()
    template = urlsplit(await server.database()).path.removeprefix("/")
    admin = await asyncpg.connect(server.url())
    await admin.execute("CREATE ROLE zodiac SUPERUSER LOGIN")
    await admin.execute(f"CREATE DATABASE zodiac OWNER zodiac TEMPLATE {template}")
    await admin.close()
    made = await asyncpg.connect(server.url("zodiac"))
    await made.execute("INSERT INTO zodiac_table.commands VALUES (1, 'as it was')")
    await made.close()
    yield server
    server.remove()


async def in_it(server: Server) -> tuple[list[str], list[str]]:
    connection = await asyncpg.connect(server.url("zodiac"))
    rows = await connection.fetch("SELECT digest FROM zodiac_table.commands")
    names = await connection.fetch("SELECT datname FROM pg_database WHERE datname IN ('drill', 'replaced')")
    await connection.close()
    return [row[0] for row in rows], [row[0] for row in names]


async def test_with_postgres_a_copy_is_drilled_and_then_put_in_the_place_of_the_database(
    machine: Machine, postgres: Server
) -> None:
    machine.postgres = postgres
    copy, drill, earnest = (lines("With PostgreSQL", block) for block in range(3))
    machine.play(copy)
    await asyncio.to_thread(machine.play, drill)
    assert await in_it(postgres) == (["as it was"], [])
    changed = await asyncpg.connect(postgres.url("zodiac"))
    await changed.execute("UPDATE zodiac_table.commands SET digest = 'damaged'")
    await changed.close()
    machine.play(earnest)
    assert await in_it(postgres) == (["as it was"], [])
