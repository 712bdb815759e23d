"""The data volume runs full, or fails, under a running game: nothing is half done, and the game goes on by itself."""

from __future__ import annotations

import os
import resource
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.slap import rules
from tests.e2e.harness import Table, seed_with_pattern, table
from tests.words.voices import EN

RETRY_MS = 5_000
SMALL_VOLUME = ("unshare", "-rm", "sh", "-c", 'mount -t tmpfs -o size=2m tmpfs "$DATA_DIR" && exec "$@"', "sh")
"""Runs a command with a little file system of its own on DATA_DIR; the process keeps its id."""


def can_mount(folder: Path) -> bool:
    """Whether this machine lets us mount a file system for one process."""
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


async def refused_then_counted(play: Table, break_it: Callable[[], None], mend: Callable[[], None], says: str) -> None:
    """A false slap by button that cannot be saved costs nothing; once there is room it costs two cards."""
    card = await play.turn()
    assert rules.pattern(play.state) is None
    held = len(play.state.stacks[play.names.index("Ben")])
    break_it()
    answer = await play.sandbox.press("Ben", card, "Slap")
    assert answer.message is not None
    assert answer.message.data["content"] == says
    assert answer.message.only_for == play.sandbox.user("Ben")
    mend()
    before = len(play.posts())
    await play.sandbox.advance(RETRY_MS)
    await play.sandbox.wait_for(lambda: len(play.posts()) > before)  # the open card, shown again
    status = await play.sandbox.slash("Ana", play.thread, "slap status")
    assert status.message is not None
    assert f"Ben {held} " in status.message.data["content"]
    counted = await play.sandbox.press("Ben", play.posts()[-1], "Slap")
    assert counted.message is not None
    after = await play.sandbox.slash("Ana", play.thread, "slap status")
    assert after.message is not None
    assert f"Ben {held - 2} " in after.message.data["content"]


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
        await refused_then_counted(play, lambda: fill(rest), rest.unlink, EN("play-disk-full"))


async def test_on_a_failing_volume_an_action_is_refused_in_words_and_the_log_has_the_reason(tmp_path: Path) -> None:
    # A file-size limit: the database's next write fails, as on a broken disk.
    log = tmp_path / "log"
    data = tmp_path / "data"
    async with table(data, seed=seed_with_pattern(3), options={"slap_by": "both"}, log=log) as play:
        assert play.bot.process is not None
        pid = play.bot.process.pid
        usual = resource.prlimit(pid, resource.RLIMIT_FSIZE)

        def limit() -> None:
            now = max(file.stat().st_size for file in data.iterdir())
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (now, usual[1]))

        def lift() -> None:
            resource.prlimit(pid, resource.RLIMIT_FSIZE, usual)

        await refused_then_counted(play, limit, lift, EN("play-disk-trouble"))
    assert "reports an error" in log.read_text()
