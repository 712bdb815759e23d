"""The page's own HTTP interface: look, listen, act. The page itself is static and lies in ``web/``."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path

from aiohttp import WSMsgType, web

from sandbox.core import Discord
from sandbox.errors import ApiError, Impossible
from sandbox.gateway.events import Event
from sandbox.guilds import views
from sandbox.guilds.interactions import Answer, Interaction
from sandbox.jsons import Json
from sandbox.rest.uploads import content_type

WEB = Path(__file__).parent / "web"


class Page:
    """Serves the page and what it asks for."""

    def __init__(self, discord: Discord) -> None:
        """Serve the page of this stand-in."""
        self.discord = discord

    def add_to(self, app: web.Application) -> None:
        """Add the routes."""
        app.router.add_get("/", self._index)
        app.router.add_static("/static", WEB)
        app.router.add_get("/attachments/{channel}/{attachment}/{name}", self._attachment)
        app.router.add_get("/emojis/{emoji}.png", self._emoji)
        app.router.add_get("/_seats", self._looking(lambda request: views.seats(self.discord)))
        app.router.add_get("/_see", self._looking(lambda request: views.see(self.discord, self._seat(request))))
        app.router.add_get("/_messages", self._looking(self._messages))
        app.router.add_get("/_live", self._live)
        app.router.add_post("/_do", self._do)

    # --- looking ----------------------------------------------------------------------------------------------------

    async def _index(self, request: web.Request) -> web.StreamResponse:
        if request.headers.get("Upgrade", "").lower() == "websocket":
            return await self.discord.gateway.serve(request)
        index = WEB / "index.html"
        if not index.is_file():
            return web.Response(text="The sandbox runs; its page is not installed.")
        return web.FileResponse(index)

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        upload = self.discord.uploads.files.get(request.match_info["attachment"])
        if upload is None:
            raise web.HTTPNotFound
        return web.Response(body=upload.content, content_type=content_type(upload.filename))

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        image = self.discord.emojis.images.get(request.match_info["emoji"])
        if image is None:
            raise web.HTTPNotFound
        return web.Response(body=image, content_type="image/png")

    def _seat(self, request: web.Request) -> str:
        return views.known_seat(self.discord, request.query.get("seat", ""))

    def _messages(self, request: web.Request) -> object:
        return views.messages(self.discord, self._seat(request), request.query.get("channel", ""))

    @staticmethod
    def _looking(look: Callable[[web.Request], object]) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def serve(request: web.Request) -> web.StreamResponse:
            try:
                return web.json_response(look(request))
            except Impossible as problem:
                return web.json_response({"error": str(problem)}, status=400)

        return serve

    async def _live(self, request: web.Request) -> web.StreamResponse:
        try:
            seat = self._seat(request)
        except Impossible as problem:
            return web.json_response({"error": str(problem)}, status=400)
        ws = web.WebSocketResponse()
        await ws.prepare(request)
        queue: asyncio.Queue[Json] = asyncio.Queue()

        def heard(event: Event) -> None:
            for line in views.live(self.discord, event, seat):
                queue.put_nowait(line)

        def turned() -> None:
            clock = self.discord.clock
            queue.put_nowait({"t": "clock", "d": {"now": clock.now_ms, "rate": clock.rate}})

        async def write() -> None:
            while True:
                await ws.send_str(json.dumps(await queue.get()))

        self.discord.bus.listeners.append(heard)
        self.discord.clock.watchers.append(turned)
        turned()
        queue.put_nowait({"t": "online", "d": {"online": self.discord.gateway.online}})
        writer = asyncio.get_running_loop().create_task(write())
        try:
            async for message in ws:
                if message.type is WSMsgType.ERROR:
                    break
        finally:
            writer.cancel()
            if heard in self.discord.bus.listeners:
                self.discord.bus.listeners.remove(heard)
            self.discord.clock.watchers.remove(turned)
        return ws

    # --- acting -----------------------------------------------------------------------------------------------------

    async def _do(self, request: web.Request) -> web.StreamResponse:
        try:
            body = await request.json()
            seat = views.known_seat(self.discord, str(body["seat"]))
            done = act(self.discord, seat, body)
            if not isinstance(done, Interaction):
                return web.json_response(done)
            answer = await asyncio.shield(done.answer)
            return web.json_response(answer_view(self.discord, done, answer, seat))
        except (Impossible, ApiError) as problem:
            return web.json_response({"error": str(problem)}, status=400)
        except (KeyError, TypeError, ValueError) as problem:
            return web.json_response({"error": f"The request is not complete: {problem}"}, status=400)


def act(discord: Discord, seat: str, body: Json) -> Interaction | Json:
    """Let the person do what ``body`` says. The interaction, if it waits for an answer. Impossible; KeyError."""
    people = discord.people
    match body["do"]:
        case "say":
            message = people.say(seat, str(body["channel"]), body["text"])
            return {"ok": True, "message": views.message_view(discord, message, seat)}
        case "delete":
            people.delete(seat, str(body["message"]))
        case "react":
            people.react(seat, str(body["message"]), body["emoji"], burst=bool(body.get("burst")))
        case "unreact":
            people.unreact(seat, str(body["message"]), body["emoji"])
        case "slash":
            return people.slash(seat, str(body["channel"]), body["command"], body.get("options") or {})
        case "menu":
            target = {name: str(body[name]) for name in ("message", "person") if name in body}
            return people.menu(seat, str(body["channel"]), body["command"], **target)
        case "complete":
            options = body.get("options") or {}
            return people.complete(seat, str(body["channel"]), body["command"], body["option"], body["text"], options)
        case "press":
            return people.press(seat, str(body["message"]), body["custom_id"])
        case "select":
            return people.select(seat, str(body["message"]), body["custom_id"], list(body["values"]))
        case "submit":
            return people.submit(seat, str(body["interaction"]), dict(body["values"]))
        case "close_dm":
            discord.world.dm_closed.add(seat)
        case "open_dm":
            discord.world.dm_closed.discard(seat)
        case "speak":
            people.speak(seat, str(body["locale"]), guild=bool(body.get("guild")))
        case "open_dm_channel":
            return {"ok": True, "channel": views.channel_view(people.open_dm_channel(seat))}
        case other:
            raise Impossible(f"Nobody can do {other!r}.")
    return {"ok": True}


def answer_view(discord: Discord, interaction: Interaction, answer: Answer, seat: str) -> Json:
    """The outcome of an interaction for the page."""
    if answer.failed:
        return {"ok": False, "interaction": interaction.id, "failed": True, "answer": None}
    if answer.choices or answer.kind == 8:
        return {"ok": True, "interaction": interaction.id, "choices": list(answer.choices)}
    shown: Json = {"type": answer.kind}
    if answer.message is not None:
        shown["message"] = views.message_view(discord, answer.message, seat)
    if answer.modal is not None:
        shown["modal"] = answer.modal
    return {"ok": True, "interaction": interaction.id, "answer": shown}
