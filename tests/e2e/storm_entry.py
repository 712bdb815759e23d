"""A bot whose library lives by the same clock as its tables.

``TEST_LIBRARY_CLOCK``: the waits of discord.py between its own tries are those of the bot's clock. Else they would pass
in real time while a test turns the clock, and what is minutes for Discord's nonces would be a moment for the library.
"""

from __future__ import annotations

import asyncio
from typing import Any

from discord import http

from bot.app import TableBot
from bot.play.clock import Clock


class TurnedAsyncio:
    """In the place of ``asyncio`` in ``discord.http``: all but ``sleep`` is the real one."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        if seconds > 0:  # a clock that stands wakes nobody
            await self._clock.sleep(int(seconds * 1000))


def install() -> None:
    """In the bot's process, before it starts."""
    begin = TableBot.__init__

    def turned(self: TableBot, *args: Any, **options: Any) -> None:
        (clock,) = (arg for arg in args if isinstance(arg, Clock))
        http.asyncio = TurnedAsyncio(clock)  # type: ignore[assignment, attr-defined]  # stands in for the module
        begin(self, *args, **options)

    TableBot.__init__ = turned  # type: ignore[method-assign]  # for the life of this process
