"""Leftovers of a killed bot in the temporary folder are gone after the next start, and nothing else is."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.process import workers

_BOT = """
import asyncio
import sys
from bot.process.workers import WorkerPool, acquire_scratch, settle

async def main():
    acquire_scratch()
    pool = WorkerPool(max, settle, (0,), [])
    await pool.start()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    await pool.close()

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.fixture
def place() -> Iterator[Path]:
    """A temporary folder with a short name: a socket's is not longer than 107 characters."""
    with tempfile.TemporaryDirectory(prefix="t", dir="/tmp") as folder:
        yield Path(folder)


def begun(place: Path) -> subprocess.Popen[str]:
    """A process with workers, as the bot has them, once they are alive."""
    program = place.parent / f"{place.name}.py"
    program.write_text(_BOT)
    env = {**os.environ, "TMPDIR": str(place), "PYTHONPATH": os.getcwd()}
    begun = subprocess.Popen(
        [sys.executable, str(program)],
        env=env,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert begun.stdout is not None
    while begun.stdout.readline() != "ready\n":
        assert begun.poll() is None
    program.unlink()
    return begun


def end(process: subprocess.Popen[str], number: signal.Signals | None = None) -> None:
    if number is not None:
        process.send_signal(number)
    _, said = process.communicate()
    assert number is not None or not said, said


def test_folders_of_killed_bots_do_not_pile_up_and_a_living_one_keeps_its_own(place: Path) -> None:
    living = begun(place)
    (own,) = place.iterdir()
    assert list(own.glob("pymp-*")), "its workers talk there"
    for _ in range(2):
        killed = begun(place)
        end(killed, signal.SIGKILL)
        assert len(list(place.iterdir())) == 2, "what the one before has left is gone"
    last = begun(place)
    assert own in place.iterdir()
    end(last)
    assert list(place.iterdir()) == [own]
    end(living)
    assert list(place.iterdir()) == []


def test_what_is_not_such_a_folder_of_ours_stays(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(place))
    elsewhere = place / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "kept").touch()
    (place / f"{workers.SCRATCH}link").symlink_to(elsewhere)
    (place / f"{workers.SCRATCH}file").touch()
    foreign = place / f"{workers.SCRATCH}foreign"
    foreign.mkdir()
    if root := os.geteuid() == 0:
        os.chown(foreign, 12_345, -1)
    own = workers.acquire_scratch()
    assert own.stat().st_mode & 0o777 == 0o700
    assert (elsewhere / "kept").exists()
    assert (place / f"{workers.SCRATCH}link").exists()
    assert (place / f"{workers.SCRATCH}file").exists()
    assert foreign.exists() == root, "that of another user stays"
    assert tempfile.gettempdir() == str(own)
    tempfile.tempdir = str(place)
    assert workers.acquire_scratch() != own
    assert own.exists(), "that of a process that lives stays"
