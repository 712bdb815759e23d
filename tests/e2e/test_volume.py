"""The data volume runs full, or fails, under a running game: nothing is half done, and the game goes on by itself."""

from __future__ import annotations

import asyncio
import os
import resource
import subprocess
from functools import partial
from pathlib import Path

import pytest

from tests.e2e.harness import seed_with_pattern, table
from tests.e2e.unsaved import refused_then_counted
from tests.words.voices import EN

SMALL_VOLUME = ("unshare", "-rm", "sh", "-c", 'mount -t tmpfs -o size=2m tmpfs "$DATA_DIR" && exec "$@"', "sh")
"""Runs a command with a little file system of its own on DATA_DIR; the process keeps its id."""


def can_mount(folder: Path) -> bool:
    """True if this machine lets us mount a file system for one process."""
    environment = {**os.environ, "DATA_DIR": str(folder)}
    try:
        return (
            subprocess.run([*SMALL_VOLUME, "true"], env=environment, capture_output=True, check=False).returncode == 0
        )
    except FileNotFoundError:
        return False


def fill(file: Path) -> None:
    """Write until nothing more fits, not even a small row."""
    size = 1 << 16
    with file.open("wb", buffering=0) as rest:
        while size:
            try:
                rest.write(b"\0" * size)
            except OSError:
                size //= 2


async def test_on_a_full_volume_an_action_is_refused_in_words_and_the_game_goes_on_when_there_is_room(
    tmp_path: Path,
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    if not can_mount(data):
        pytest.skip("no file system can be mounted here: `unshare -rm` is refused")
    options = {"slap_by": "both"}
    async with table(data, seed=seed_with_pattern(3), options=options, around=SMALL_VOLUME) as play:
        assert play.bot.process is not None
        rest = Path(f"/proc/{play.bot.process.pid}/root{data}/rest")  # the volume as the bot sees it
        await refused_then_counted(play, partial(asyncio.to_thread, fill, rest), rest.unlink, EN("play-disk-full"))


async def test_on_a_failing_volume_an_action_is_refused_in_words_and_the_log_has_the_reason(tmp_path: Path) -> None:
    # A file-size limit: the next write to the database's log fails, as on a broken disk.
    log = tmp_path / "log"
    data = tmp_path / "data"
    async with table(data, seed=seed_with_pattern(3), options={"slap_by": "both"}, log=log) as play:
        assert play.bot.process is not None
        pid = play.bot.process.pid
        usual = resource.prlimit(pid, resource.RLIMIT_FSIZE)

        async def limit() -> None:
            now = (data / "tables.sqlite3-wal").stat().st_size
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (now, usual[1]))

        def lift() -> None:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, usual)

        await refused_then_counted(play, limit, lift, EN("play-disk-trouble"))
    assert "reports an error" in log.read_text()
