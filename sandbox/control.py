"""The levers behind the stage: the clock, faults, the gateway, the transcript."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass, field
from typing import get_args

from aiohttp import WSMsgType, web

from sandbox.core import Discord
from sandbox.faults import Fault
from sandbox.gateway.gateway import GatewayAct

PATIENCE_S = 2.0
"""Real seconds that whoever turns the clock at the page waits for its followers to catch up."""

FAULT_FIELDS = ("kind", "method", "path", "times", "status", "after", "retry_after", "everywhere", "without", "code")


@dataclass(eq=False)
class Follower:
    """A process that follows the clock."""

    ws: web.WebSocketResponse
    seen: int = 0
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    gone: bool = False

    async def reached(self, now: int) -> None:
        """Wait until it has queued what was due at ``now``, or has left."""
        while self.seen < now and not self.gone:
            self.moved.clear()
            await self.moved.wait()


class ClockFeed:
    """Tells followers the time: {"now", "rate"} at once and at each change; hears {"seen": now} from them."""

    def __init__(self, discord: Discord) -> None:
        """Nobody follows yet."""
        self._clock = discord.clock
        self.followers: list[Follower] = []

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """Tell a follower the time over a WebSocket, until it leaves."""
        ws = web.WebSocketResponse()
        await ws.prepare(request)
        follower = Follower(ws)
        self.followers.append(follower)
        await ws.send_str(self._now())
        try:
            async for message in ws:
                if message.type is not WSMsgType.TEXT:
                    break
                follower.seen = max(follower.seen, int(json.loads(message.data)["seen"]))
                follower.moved.set()
        finally:
            follower.gone = True
            follower.moved.set()
            self.followers.remove(follower)
        return ws

    async def tell(self, patience_s: float = PATIENCE_S) -> bool:
        """Tell everybody the time and wait until they have caught up; False if that takes more real seconds."""
        followers, text = list(self.followers), self._now()
        now = json.loads(text)["now"]
        for follower in followers:
            if not follower.gone:
                with suppress(ConnectionError):  # it is just leaving, which ``serve`` will notice
                    await follower.ws.send_str(text)
        try:
            async with asyncio.timeout(patience_s):
                for follower in followers:
                    await follower.reached(now)
        except TimeoutError:
            return False
        return True

    def _now(self) -> str:
        return json.dumps({"now": self._clock.now_ms, "rate": self._clock.rate})


class Control:
    """HTTP access to the levers."""

    def __init__(self, discord: Discord) -> None:
        """Pull at this stand-in."""
        self.discord = discord
        self.feed = ClockFeed(discord)

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/_clock", self._follow)
        app.router.add_post("/_clock", self._turn)
        app.router.add_get("/_faults", self._faults)
        app.router.add_post("/_faults", self._fault)
        app.router.add_delete("/_faults", self._no_faults)
        app.router.add_post("/_gateway", self._gateway)
        app.router.add_get("/_log", self._log)
        app.router.add_get("/_violations", self._violations)

    async def _follow(self, request: web.Request) -> web.StreamResponse:
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self.feed.serve(request)
        return self._time()

    async def _turn(self, request: web.Request) -> web.StreamResponse:
        clock = self.discord.clock
        try:
            body = await request.json()
            if "rate" in body:
                clock.set_rate(float(body["rate"]))
            if "advance" in body:
                clock.advance(int(body["advance"]))
        except (ValueError, TypeError) as problem:
            return _bad(problem)
        await self.feed.tell()
        return self._time()

    def _time(self) -> web.Response:
        return web.json_response({"now": self.discord.clock.now_ms, "rate": self.discord.clock.rate})

    async def _fault(self, request: web.Request) -> web.StreamResponse:
        try:
            body = await request.json()
            unknown = set(body) - set(FAULT_FIELDS)
            if unknown:
                return _bad(f"unknown: {', '.join(sorted(unknown))}")
            self.discord.faults.add(Fault(**body))
        except (ValueError, TypeError) as problem:
            return _bad(problem)
        return await self._faults(request)

    async def _faults(self, request: web.Request) -> web.StreamResponse:
        return web.json_response({"waiting": len(self.discord.faults.rules)})

    async def _no_faults(self, request: web.Request) -> web.StreamResponse:
        self.discord.faults.clear()
        return web.json_response({"ok": True})

    async def _gateway(self, request: web.Request) -> web.StreamResponse:
        body = await request.json()
        what, shard = body.get("do"), body.get("shard")
        for known in get_args(GatewayAct):
            if what == known:
                self.discord.gateway.act(known, shard)
                return web.json_response({"ok": True})
        return _bad(f"do must be one of {', '.join(get_args(GatewayAct))}")

    async def _log(self, request: web.Request) -> web.StreamResponse:
        transcript = self.discord.transcript
        answer = {
            "lines": list(transcript.lines),
            "violations": transcript.violations,
            "traffic": transcript.traffic,
            "checked": self.discord.spec is not None,
        }
        return web.json_response(answer)

    async def _violations(self, request: web.Request) -> web.StreamResponse:
        return web.json_response(self.discord.transcript.violations)


def _bad(problem: object) -> web.Response:
    return web.json_response({"error": str(problem)}, status=400)
