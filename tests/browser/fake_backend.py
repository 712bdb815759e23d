"""A small stand-in for the sandbox server: just enough of the page's API to test the page alone.

Nothing here behaves like Discord. It shows prepared messages, writes down every act, and answers acts as told.
"""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web
from PIL import Image

WEB = Path(__file__).parents[2] / "sandbox" / "web"
BOT = "900"
TABLE, LOBBY, THREAD = "10", "11", "20"
SECOND_MS = 1_000
START_S = 1_790_000_000
COLOURS = ["#E55564", "#527CFD", "#FEE95C", "#C7A3F0", "#ACEAEF", "#E49C43"]
NAMES = ["Ana", "Ben", "Cy", "Dot", "Eve", "Finn"]
ANA, BEN = "101", "102"

Message = dict[str, Any]
Answer = Callable[[dict[str, Any]], dict[str, Any]]


def person(number: int) -> dict[str, str]:
    return {"id": str(101 + number), "username": NAMES[number].lower(), "global_name": NAMES[number]}


def accepted(act: dict[str, Any]) -> dict[str, Any]:
    return {"ok": True, "interaction": "1", "answer": None}


BOT_USER = {"id": BOT, "username": "Zodiac table", "bot": True}


class FakeBackend:
    """Seats, channels, messages, and a list of what the page has done."""

    def __init__(self) -> None:
        self.url = ""
        self.acts: list[dict[str, Any]] = []
        self.clock_turns: list[dict[str, float]] = []
        self.commands: list[dict[str, Any]] = []
        self.answers: dict[str, Answer] = {}
        """What an act gives, by its name; without an entry it is simply accepted."""
        self.messages: dict[str, list[Message]] = {TABLE: [], LOBBY: [], THREAD: []}
        self.direct: set[str] = set()
        self.threads: list[dict[str, Any]] = []
        """Threads that were opened later."""
        self.refuse: dict[str, str] = {}
        """Sentence with which an act is refused, by its name."""
        self._sockets: list[tuple[str, web.WebSocketResponse]] = []
        self._watched = asyncio.Condition()
        self._next = 1_000

    # --- the world ---

    def channels(self, seat: str) -> list[dict[str, Any]]:
        shown: list[dict[str, Any]] = [
            {"id": TABLE, "name": "table", "type": 0, "parent_id": None, "archived": False},
            {"id": LOBBY, "name": "lobby", "type": 0, "parent_id": None, "archived": False},
            {"id": THREAD, "name": "Slap table 1", "type": 11, "parent_id": TABLE, "archived": False},
            *self.threads,
        ]
        if seat in self.direct:
            shown.append({"id": f"dm{seat}", "name": "Zodiac table", "type": 1, "parent_id": None, "archived": False})
        return shown

    def write(self, content: str = "", *, author: int | None = None, channel: str = TABLE, **more: Any) -> Message:
        """Put a message into a channel and tell nobody. ``author`` None is the bot; ``seats`` limits who sees it."""
        self._next += 1
        seconds = START_S + (self._next - 1_000) * 40
        message: Message = {
            "id": str(self._next),
            "channel_id": channel,
            "type": 0,
            "flags": 0,
            "content": content,
            "author": BOT_USER if author is None else person(author),
            "timestamp": _iso(seconds),
            "edited_timestamp": None,
            "mentions": [],
            "attachments": [],
            "embeds": [],
            "components": [],
            "reactions": [],
            "expired": False,
        } | more
        self.messages.setdefault(channel, []).append(message)
        return message

    def seen(self, seat: str, channel: str) -> list[Message]:
        return [m for m in self.messages.get(channel, []) if seat in m.get("seats", (seat,))]

    # --- the live stream ---

    async def push(self, kind: str, data: dict[str, Any], seat: str | None = None) -> None:
        """Send an event to one seat's page, or to all seats'."""
        for owner, socket in list(self._sockets):
            if seat in (None, owner) and not socket.closed:
                await socket.send_json({"t": kind, "d": data})

    async def watched(self, streams: int) -> None:
        """Wait until so many live streams are open: what is pushed from then on reaches all of them."""
        async with self._watched:
            await self._watched.wait_for(lambda: len(self._sockets) >= streams)

    async def drop(self) -> None:
        """Break every live stream, as a restart does."""
        for _, socket in list(self._sockets):
            await socket.close()

    # --- HTTP ---

    async def _index(self, request: web.Request) -> web.FileResponse:
        return web.FileResponse(WEB / "index.html")

    async def _seats(self, request: web.Request) -> web.Response:
        seats = [{"id": str(101 + n), "name": NAMES[n], "avatar_colour": COLOURS[n]} for n in range(6)]
        return web.json_response(
            {"seats": seats, "guild": {"id": "1", "name": "Game night", "roles": []}, "bot": BOT_USER}
        )

    async def _see(self, request: web.Request) -> web.Response:
        seat = request.query["seat"]
        return web.json_response({"channels": self.channels(seat), "commands": self.commands, "dm_open": True})

    async def _messages(self, request: web.Request) -> web.Response:
        return web.json_response(self.seen(request.query["seat"], request.query["channel"]))

    async def _live(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        self._sockets.append((request.query["seat"], socket))
        await socket.send_json({"t": "clock", "d": {"now": START_S * SECOND_MS, "rate": 0}})
        async with self._watched:
            self._watched.notify_all()
        async for frame in socket:
            if frame.type is WSMsgType.ERROR:
                break
        self._sockets = [pair for pair in self._sockets if pair[1] is not socket]
        return socket

    async def _do(self, request: web.Request) -> web.Response:
        act = await request.json()
        self.acts.append(act)
        if act["do"] in self.refuse:
            return web.json_response({"error": self.refuse[act["do"]]}, status=400)
        if act["do"] == "open_dm_channel":
            self.direct.add(act["seat"])
        answer = self.answers.get(act["do"], accepted)
        return web.json_response(answer(act))

    async def _clock(self, request: web.Request) -> web.Response:
        turn = await request.json()
        self.clock_turns.append(turn)
        await self.push("clock", {"now": START_S * SECOND_MS, "rate": turn.get("rate", 0)})
        return web.json_response({"now": START_S * SECOND_MS, "rate": turn.get("rate", 0)})

    async def _picture(self, request: web.Request) -> web.Response:
        out = io.BytesIO()
        size = (600, 1_200) if "board" in request.path else (600, 400)
        Image.new("RGB", size, "#252E47").save(out, "PNG")
        return web.Response(body=out.getvalue(), content_type="image/png")

    def app(self) -> web.Application:
        app = web.Application()
        app.add_routes(
            [
                web.get("/", self._index),
                web.static("/static", WEB),
                web.get("/_seats", self._seats),
                web.get("/_see", self._see),
                web.get("/_messages", self._messages),
                web.get("/_live", self._live),
                web.post("/_do", self._do),
                web.post("/_clock", self._clock),
                web.get("/attachments/{name}", self._picture),
            ]
        )
        return app

    # --- what tests ask ---

    def done(self, name: str) -> list[dict[str, Any]]:
        """All acts of one kind, oldest first."""
        return [act for act in self.acts if act["do"] == name]


def _iso(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()


@asynccontextmanager
async def serving(fake: FakeBackend) -> AsyncIterator[FakeBackend]:
    """Serve ``fake`` on a free loopback port and write its address into ``fake.url``."""
    runner = web.AppRunner(fake.app(), shutdown_timeout=0.1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    fake.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    try:
        yield fake
    finally:
        await fake.drop()
        await runner.cleanup()


def copy(message: Message, **changes: Any) -> Message:
    """A deep copy of a message with some fields changed."""
    fresh: Message = json.loads(json.dumps(message))
    return fresh | changes
