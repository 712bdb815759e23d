"""In sandbox mode the process lives on the sandbox's clock: this follows it. Not used against real Discord."""

from __future__ import annotations

import asyncio
import logging

import aiohttp
import msgspec

from bot.play.clock import Clock

log = logging.getLogger(__name__)

AGAIN_S = 0.5


class _Reading(msgspec.Struct):
    now: int
    rate: float


async def follow(clock: Clock, base: str, first: asyncio.Event, again_s: float = AGAIN_S) -> None:
    """Set ``clock`` whenever the sandbox's clock is turned, and acknowledge once due timers have been called.

    Never ends by itself: a sandbox that is gone is looked for every ``again_s`` real seconds, and complained of once.
    """
    missed = False
    while True:
        try:
            async with aiohttp.ClientSession() as session, session.ws_connect(f"{base}/_clock") as socket:
                missed = False
                async for message in socket:
                    reading = msgspec.json.decode(message.data, type=_Reading, strict=False)
                    clock.set(reading.now, reading.rate)
                    first.set()
                    await asyncio.sleep(0)  # let what the timers queued be looked at first
                    await socket.send_json({"seen": reading.now})
        except aiohttp.ClientError as error:
            if not missed:
                log.info("the sandbox's clock is out of reach: %s", error)
            missed = True
        await asyncio.sleep(again_s)
