"""Watch for anything that shows of an action that could not be made durable."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.slap import rules
from tests.e2e.harness import Table

RETRY_MS = 5_000


async def refused_then_counted(
    play: Table, break_it: Callable[[], Awaitable[None]], mend: Callable[[], None], says: str
) -> None:
    """A false slap by button that cannot be saved costs nothing; once there is room it costs two cards."""
    card = await play.turn()
    assert rules.pattern(play.state) is None
    held = len(play.state.stacks[play.names.index("Ben")])
    await break_it()
    answer = await play.sandbox.press("Ben", card, "Slap")
    assert answer.message is not None
    assert answer.message.data["content"] == says
    assert answer.message.only_for == play.sandbox.user("Ben")
    mend()
    before = len(play.posts())
    await play.sandbox.advance(RETRY_MS)
    await play.sandbox.wait_for(lambda: len(play.posts()) > before)  # the open card, shown again
    status = await play.sandbox.slash("Ana", play.thread, "answer")
    assert status.message is not None
    assert f"Ben {held} " in status.message.data["content"]
    counted = await play.sandbox.press("Ben", play.posts()[-1], "Slap")
    assert counted.message is not None
    after = await play.sandbox.slash("Ana", play.thread, "answer")
    assert after.message is not None
    assert f"Ben {held - 2} " in after.message.data["content"]
