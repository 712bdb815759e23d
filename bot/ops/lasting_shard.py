"""A shard that keeps its session over a network that is away, as discord.py does for bots without shards.

The library's own begins a new session once a try to connect has failed, so that all events in between are lost; it
waits for its next try where the other shards wait to connect again; a client that is cancelled while it connects runs
on; and a shard that is closed while it is to connect again does so.
"""

from __future__ import annotations

import asyncio

from discord.gateway import ReconnectWebSocket
from discord.shard import Shard

from bot.tasks import watched


class LastingShard(Shard):
    """Takes the place of the library's."""

    _failing: asyncio.Task[None] | None = None
    _ended = False
    """Whether it was closed, and is to connect no more."""

    async def reconnect(self) -> None:
        """Try again; Discord says itself if the session cannot be resumed any more."""
        await self.reidentify(ReconnectWebSocket(self.id, resume=self.ws.session_id is not None))

    async def reidentify(self, exc: ReconnectWebSocket) -> None:
        """Connect again, unless it was closed.

        Raises ``CancelledError`` if the client was cancelled meanwhile, which the library hides.
        """
        if self._ended:
            return
        await super().reidentify(exc)
        if self._ended:  # what has connected meanwhile is nobody's
            await self.close()
        if (client := asyncio.current_task()) is not None and client.cancelling():
            raise asyncio.CancelledError

    async def close(self) -> None:
        """Close the connection and try no more."""
        self._ended = True
        if self._failing is not None:
            self._failing.cancel()
        await super().close()

    async def _handle_disconnect(self, e: Exception) -> None:
        """Wait for the next try without holding up the other shards."""
        self._failing = watched(super()._handle_disconnect(e), "shards")
