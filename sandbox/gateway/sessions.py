"""One bot's gateway session, the connection that carries it at the moment, and how many may still begin."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
import zlib
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from aiohttp import web

from sandbox import assumptions
from sandbox.clock import Clock
from sandbox.jsons import Json

INTENTS: Final = {
    "guilds": 1 << 0,
    "members": 1 << 1,
    "guild_messages": 1 << 9,
    "guild_reactions": 1 << 10,
    "dm_messages": 1 << 12,
    "dm_reactions": 1 << 13,
    "message_content": 1 << 15,
}
"""Gateway intents that matter here, by the names used in ``events.py``."""


def frame(op: int, data: object = None) -> str:
    """A gateway payload that is no dispatch."""
    return json.dumps({"op": op, "d": data, "s": None, "t": None}, separators=(",", ":"))


class Connection:
    """One WebSocket. Frames leave in the order in which they were put, compressed if the client asked for it."""

    def __init__(self, request: web.Request, ws: web.WebSocketResponse, thawed: asyncio.Event) -> None:
        """Begin to send; while ``thawed`` is not set everything waits."""
        self.ws = ws
        self.gate: asyncio.Event | None = None
        """While this is there and not set everything waits, too: that of the shard, once it is known."""
        self._request, self._thawed = request, thawed
        self._pack = packer(request.query.get("compress"))
        self._queue: asyncio.Queue[str] = asyncio.Queue()
        self._writer = asyncio.get_running_loop().create_task(self._write())

    def put(self, text: str) -> None:
        """Send a frame after all earlier ones."""
        self._queue.put_nowait(text)

    def abort(self) -> None:
        """Cut the line without a close frame."""
        self._writer.cancel()
        if self._request.transport is not None:
            self._request.transport.abort()

    async def close(self, code: int, reason: str) -> None:
        """Close with one of Discord's close codes; what still waits is not sent."""
        self._writer.cancel()
        await self.ws.close(code=code, message=reason.encode())

    def end(self) -> None:
        """Stop writing: the socket is gone."""
        self._writer.cancel()

    async def _write(self) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                text = await self._queue.get()
                await self._thawed.wait()
                if self.gate is not None:
                    await self.gate.wait()
                if self._pack is None:
                    await self.ws.send_str(text)
                else:
                    await self.ws.send_bytes(self._pack(text.encode()))


@dataclass
class Session:
    """State that RESUME brings back: the shard, the intents, the sequence and the last dispatches."""

    id: str
    intents: int
    shard: tuple[int, int]
    """Its number, and how many there are."""
    connection: Connection | None
    heard: Callable[[str, int, Json], None]
    """Told of each dispatch, for the transcript."""
    as_sent: Callable[[str, Json], Json]
    """Makes of an event what is sent of it."""
    seq: int = 0
    log: deque[tuple[int, str]] = field(default_factory=lambda: deque(maxlen=assumptions.RESUME_LOG))
    cut: bool = False
    """Whether its line was cut on purpose, since it was taken up."""
    gone_ms: int = 0
    """When the connection was lost; 0 while there is one."""

    def wants(self, intent: str) -> bool:
        return not intent or bool(self.intents & INTENTS[intent])

    def hears(self, guild: int) -> bool:
        """True if this guild is one of its shard's; 0 is for direct messages, which go to shard 0."""
        number, count = self.shard
        return (guild >> 22) % count == number

    def dispatch(self, name: str, data: Json) -> None:
        """Number an event, remember it and send it if there is a connection."""
        self.seq += 1
        data = self.as_sent(name, data)
        text = json.dumps({"op": 0, "t": name, "s": self.seq, "d": data}, separators=(",", ":"))
        self.log.append((self.seq, text))
        self.heard(name, self.seq, data)
        if self.connection is not None:
            self.connection.put(text)

    def can_resume(self, seq: int) -> bool:
        return seq <= self.seq and (not self.log or self.log[0][0] <= seq + 1)

    def resume(self, connection: Connection, seq: int) -> None:
        """Carry on over a new connection: first what was missed, in order, then RESUMED."""
        for number, text in self.log:
            if number > seq:
                connection.put(text)
        self.connection, self.gone_ms = connection, 0
        self.dispatch("RESUMED", {})


def packer(asked: str | None) -> Callable[[bytes], bytes] | None:
    """For what a client asks for as ``compress``; None where it gets plain text, as any client may.

    The frames of a connection are one stream, in which each ends so that it can be read at once.
    """
    if asked == "zlib-stream":
        deflate = zlib.compressobj()
        return lambda data: deflate.compress(data) + deflate.flush(zlib.Z_SYNC_FLUSH)
    if asked == "zstd-stream":
        with contextlib.suppress(ImportError):
            return _zstd()
    return None


def _zstd() -> Callable[[bytes], bytes]:
    """Raises ImportError before Python 3.14 where the development tools are not installed."""
    if sys.version_info >= (3, 14):
        from compression.zstd import ZstdCompressor
    else:
        from backports.zstd import ZstdCompressor
    stream = ZstdCompressor()
    return lambda data: stream.compress(data, mode=stream.FLUSH_BLOCK)


DAY_MS: Final = 86_400_000


class Starts:
    """Counts sessions. ``concurrency`` shards may begin one within five seconds; 0 lets all begin as they like."""

    def __init__(self, clock: Clock, concurrency: int) -> None:
        """No session has begun yet."""
        self._clock = clock
        self._concurrency = concurrency
        self._used = 0
        self._reset_ms = 0
        """When the day ends for which ``_used`` counts."""
        self._free_ms: dict[int, int] = {}
        """When the next session may begin, for each key."""

    @property
    def left(self) -> int:
        """Return the number of sessions that may still begin today."""
        return max(0, assumptions.IDENTIFIES - (self._used if self._clock.now_ms < self._reset_ms else 0))

    def use(self, sessions: int) -> None:
        """Count sessions that began elsewhere, such as before this stand-in did. Negative: forget as many."""
        now = self._clock.now_ms
        if now >= self._reset_ms:
            self._used, self._reset_ms = 0, now + DAY_MS
        self._used += sessions

    def in_turn(self, shard: int) -> bool:
        """True if a session of this shard may begin now; it has its turn then, whatever becomes of it."""
        if not self._concurrency:
            return True
        key, now = shard % self._concurrency, self._clock.now_ms
        if now < self._free_ms.get(key, 0):
            return False
        self._free_ms[key] = now + assumptions.IDENTIFY_WINDOW_MS
        return True

    def limit(self) -> Json:
        """``session_start_limit`` as ``GET /gateway/bot`` tells it."""
        return {
            "total": assumptions.IDENTIFIES,
            "remaining": self.left,
            "reset_after": max(0, self._reset_ms - self._clock.now_ms),
            "max_concurrency": self._concurrency or 1,
        }
