"""The drills of the page are played: its own command lines, with folders for volumes and the bot for its container."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.settings import DATABASE
from bot.store.backups import FOLDER
from bot.store.sqlite.store import SqliteStore
from tests.admin.conftest import NOW, add_game
from tests.deploy.files import DATA, ROOT

PAGE = (ROOT / "docs" / "drills.md").read_text()
NIGHT = "tables-20261231-040000.sqlite3"
OTHER = ("docker tag", "docker build", "git pull", "rsync", "docker compose stop", "docker compose up")
"""What stands for itself."""
UP_ONLY = "health --ready"
"""Asks a bot that plays, and there is none."""


def lines(title: str, block: int = 0) -> list[str]:
    """The command lines of a block below a heading."""
    part = re.split(rf"^## {title}$", PAGE, flags=re.MULTILINE)[1].partition("\n## ")[0]
    found: str = re.findall(r"^```sh\n(.*?)^```", part, re.MULTILINE | re.DOTALL)[block]
    return found.splitlines()


class Failed(Exception):
    """Raised if a command ended badly, with all it said."""


class Machine:
    """A folder for what is typed in, and one for each project's volume."""

    def __init__(self, folder: Path) -> None:
        self.here = folder / "here"
        self.here.mkdir()
        self.folder = folder

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
        found = re.match(r"docker compose (?:-p (\w+) )?(exec|run|cp|down)\b(.*)$", line)
        if found is None:
            self._run(["sh", "-ec", line])
            return
        project, verb, rest = found[1] or "", found[2], found[3]
        if verb == "cp":
            source, target = shlex.split(rest)
            inside = source.removeprefix(f"bot:{DATA}/").removesuffix("/.")
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
        self._run([sys.executable, "-m", "bot", *shlex.split(command)], DATA_DIR=str(data))

    def _run(self, command: list[str], **environment: str) -> None:
        env = {**os.environ, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "a.b.c", "BOT_HTTP": "off", **environment}
        done = subprocess.run(command, cwd=self.here, env=env, capture_output=True, text=True, check=False)
        if done.returncode and command[-1] != "doctor":  # its answer is about this machine
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
