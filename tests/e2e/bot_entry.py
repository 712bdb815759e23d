"""The real bot with a known seed and with points at which it dies. An entry for tests; the product knows nothing of it.

``TEST_SEED``: the seed of the next games. ``TEST_CRASH``: ``point:n``, die (SIGKILL) at the n-th passing of a point:
``before_commit``, ``after_commit`` (durable, nobody told), ``before_post``, ``after_post`` (on Discord, not noted).
Only passings after the file ``TEST_ARM`` exists are counted.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Any

from bot.__main__ import main
from bot.kernel.table import Body
from bot.play import lobby
from bot.store.rows import Batch
from bot.store.store import Store
from cogs.screen import DiscordScreen


class Crash:
    """Counts passings and kills the process like ``kill -9``."""

    def __init__(self, plan: str, armed: Path) -> None:
        self.point, _, count = plan.partition(":")
        self.left = int(count or 0)
        self.armed = armed

    def passing(self, point: str) -> None:
        if point == self.point and self.armed.exists():
            self.left -= 1
            if self.left == 0:
                self.armed.unlink()
                os.kill(os.getpid(), signal.SIGKILL)


def install(crash: Crash) -> None:
    commit, post = Store.commit, DiscordScreen.post

    async def crashing_commit(self: Store, batch: Batch) -> None:
        crash.passing("before_commit")
        await commit(self, batch)
        crash.passing("after_commit")

    async def crashing_post(self: DiscordScreen, channel: int, table: int, nonce: str, body: Body, picture: Any) -> int:
        crash.passing("before_post")
        message = await post(self, channel, table, nonce, body, picture)
        crash.passing("after_post")
        return message

    Store.commit = crashing_commit  # type: ignore[method-assign]
    DiscordScreen.post = crashing_post  # type: ignore[method-assign]


if __name__ == "__main__":
    if seed := os.environ.get("TEST_SEED"):
        lobby.secrets.randbits = lambda k: int(seed)  # type: ignore[assignment]
    if plan := os.environ.get("TEST_CRASH"):
        install(Crash(plan, Path(os.environ["TEST_ARM"])))
    sys.exit(main(["run"]))
