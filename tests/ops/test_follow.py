"""The bot on the sandbox's clock: what happens while there is no sandbox."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.ops.serving import follow
from bot.play.clock import Clock
from tests.patience import TIMEOUT_S


async def test_a_sandbox_that_is_gone_is_looked_for_again_and_again_and_logged_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    tries: asyncio.Queue[None] = asyncio.Queue()

    async def hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.close()
        await writer.wait_closed()
        tries.put_nowait(None)

    server = await asyncio.start_server(hang_up, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    first = asyncio.Event()
    with caplog.at_level(logging.INFO, "bot.ops.serving"):
        task = asyncio.create_task(follow(Clock(0, 0), f"http://127.0.0.1:{port}", first, again_s=0))
        async with asyncio.timeout(TIMEOUT_S):
            for _ in range(4):
                await tries.get()
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    server.close()
    await server.wait_closed()
    told = [record.message for record in caplog.records if record.name == "bot.ops.serving"]
    assert len(told) == 1
    assert told[0].startswith("the sandbox's clock is out of reach")
    assert not first.is_set()
