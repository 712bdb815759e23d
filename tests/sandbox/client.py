"""The sandbox as a test fixture: an in-process server with the demo world, and people who act and look.

``async with Sandbox.start() as sb`` gives a frozen clock and no rate limits; the bot under test connects to ``sb.url``
and ``sb.gateway_url`` with ``sb.token``. Waiting is event driven: nothing here polls or sleeps.
"""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from sandbox.core import Discord
from sandbox.errors import Impossible
from sandbox.faults import Fault, FaultKind, Faults
from sandbox.gateway.events import Event
from sandbox.gateway.gateway import GatewayAct
from sandbox.guilds.demo import CHANNELS, Demo, demo_world
from sandbox.guilds.interactions import Answer, Interaction
from sandbox.guilds.messages import SYSTEM, Message
from sandbox.guilds.views import message_view
from sandbox.jsons import Json, flat
from sandbox.server import Server
from sandbox.settings import DEFAULT_OPENAPI, Settings, openapi_path
from tests.patience import TIMEOUT_S

T = TypeVar("T")


def point_discord_at(base: str, ws: str) -> None:
    """Send this process's discord.py to the sandbox. Global per process."""
    Route.BASE = base + "/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(ws)
    discord.Asset.BASE = base


class Sandbox:
    """One running stand-in. ``discord`` is the whole of it; the methods are what tests mostly do."""

    def __init__(self, server: Server, demo: Demo) -> None:
        self.server, self.demo = server, demo
        self.discord: Discord = server.discord
        self.world = server.discord.world
        self.people = demo.people
        """Name → user id of Ana, Ben, Cy, Dot, Eve, Finn (Finn is a moderator)."""
        self.channels = demo.channels
        """Name → channel id of "table" and "lobby"."""
        self.guild_id = demo.guild_id
        self.events: list[Event] = []
        """Everything that happened, ephemeral and local events included."""
        self._waiters: list[Callable[[], None]] = []
        self.discord.bus.listeners.append(self._heard)
        note = self.discord.transcript.rest

        def noted(*call: Any) -> None:
            note(*call)
            self._ask_again()

        self.discord.transcript.rest = noted  # type: ignore[assignment, method-assign]  # a refused call is no event

    @classmethod
    @asynccontextmanager
    async def start(
        cls,
        rate: float = 0,
        *,
        limits: bool = False,
        openapi: Path | None = None,
        port: int = 0,
        token: str = "sandbox.test",
        granted_intents: int = (1 << 26) - 1,
        shards: int = 0,
        concurrency: int = 0,
        latency_ms: tuple[int, int] = (0, 0),
    ) -> AsyncIterator[Sandbox]:
        """Serve the demo world. ``openapi``: Discord's document (default: see ``_document``). ``concurrency`` 0:
        shards identify as they like, since a clock that stands brings no next turn. With ``latency_ms`` the clock is
        turned by what calls take, and by nothing else.
        """
        settings = Settings(
            token=token,
            rate=rate,
            limits=limits,
            openapi=openapi or _document(),
            granted_intents=granted_intents,
            shards=shards,
            concurrency=concurrency,
            latency_ms=latency_ms,
        )
        async with Server(settings, port) as server:
            sandbox = cls(server, demo_world(server.discord))
            flowing = asyncio.create_task(sandbox._flow())
            try:
                yield sandbox
            finally:
                flowing.cancel()

    async def _flow(self) -> None:
        """Turn the clock as far as the calls under way take."""
        latency, clock = self.discord.latency, self.discord.clock
        while await latency.begun.wait():
            latency.begun.clear()
            while (due := latency.next_ms) is not None:
                await self.advance(max(0, due - clock.now_ms))
                await asyncio.sleep(0)

    # --- addresses --------------------------------------------------------------------------------------------------

    @property
    def url(self) -> str:
        return self.server.url

    @property
    def gateway_url(self) -> str:
        return self.server.gateway_url

    @property
    def token(self) -> str:
        return self.server.settings.token

    @property
    def environment(self) -> dict[str, str]:
        return {
            "SANDBOX_URL": self.url,
            "SANDBOX_GATEWAY": self.gateway_url,
            "SANDBOX_TOKEN": self.token,
            "BOT_HTTP": "off",  # many bots run at once here
        }

    # --- people act -------------------------------------------------------------------------------------------------

    def user(self, who: str) -> str:
        """User id of a name or an id."""
        return self.people.get(who, who)

    def place(self, channel: str | Json) -> str:
        """Channel id of a name ("table", "#table"), an id, a channel object, or the name of a thread."""
        if not isinstance(channel, str):
            return str(channel["id"])
        name = channel.removeprefix("#")
        if name in CHANNELS:
            return self.channels[name]
        for known in self.world.channels.values():
            if known.get("name") == name:
                return str(known["id"])
        return channel

    async def slash(self, who: str, channel: str | Json, command: str, /, **options: Any) -> Answer:
        """Run a slash command; the bot's first answer has ``.kind``, ``.message``, ``.modal`` and ``.failed``."""
        return await self.outcome(self.open_slash(who, channel, command, **options))

    def open_slash(self, who: str, channel: str | Json, command: str, /, **options: Any) -> Interaction:
        """Run a slash command without waiting."""
        return self.discord.people.slash(self.user(who), self.place(channel), command, options)

    async def menu(self, who: str, channel: str | Json, name: str, *, message: str = "", person: str = "") -> Answer:
        """Choose an app's entry in the menu of a message, by its id, or of a person."""
        user, place, target = self.user(who), self.place(channel), person and self.user(person)
        return await self.outcome(self.discord.people.menu(user, place, name, message=message, person=target))

    async def complete(
        self, who: str, channel: str | Json, command: str, option: str, text: str, /, **options: Any
    ) -> list[Json]:
        """The choices that autocomplete offers."""
        user, place = self.user(who), self.place(channel)
        answer = await self.outcome(self.discord.people.complete(user, place, command, option, text, options))
        return list(answer.choices)

    async def press(self, who: str, message: str | Json | Message, button: str) -> Answer:
        """Press the button with this custom_id or label and wait for the first answer."""
        return await self.outcome(self.open_press(who, message, button))

    async def surely(self, who: str, where: str, command: str) -> Answer:
        """Give a command that asks once more, and say yes; the answer to that."""
        asked = await self.slash(who, where, command)
        assert asked.message is not None, asked
        ids = re.findall(r"'custom_id': '([\w:]+_sure)'", str(asked.message.data["components"]))
        assert len(ids) == 1, asked.message.data
        return await self.press(who, asked.message, ids[0])

    async def through(self, who: str, where: str | Json, command: str, *choices: str) -> Answer:
        """Give a command, and use one after another the control with each of these choices in the answer before."""
        answer = await self.slash(who, where, command)
        for choice in choices:
            assert answer.message is not None, answer
            answer = await self.act(who, answer.message, choice)
        return answer

    async def act(self, who: str, message: str | Json | Message, choice: str) -> Answer:
        """Press a table's button with this choice, or choose it from a menu of acts."""
        for part in flat(self.message(_id(message))["components"]):
            if str(part.get("custom_id")).split(":")[2:] == [choice] and "options" not in part:
                return await self.press(who, message, str(part["custom_id"]))
        acts = [(menu, str(option["value"])) for menu, option in self._acts(_id(message))]
        menu, value = next(one for one in acts if one[1].rpartition(":")[2] == choice)
        return await self.select(who, message, menu, value)

    def _acts(self, message_id: str) -> list[tuple[str, Json]]:
        """The options of a message's menus of acts, with the custom_id of their menu."""
        message = self.discord.messages.all.get(message_id)
        shown = () if message is None else flat(message.data["components"])
        menus = [part for part in shown if str(part.get("custom_id")).endswith(":acts")]
        return [(str(menu["custom_id"]), option) for menu in menus for option in menu["options"]]

    def open_press(self, who: str, message: str | Json | Message, button: str) -> Interaction:
        """Press a button without waiting, or choose the option of a menu of acts that stands for it."""
        message_id = _id(message)
        for menu, option in self._acts(message_id):
            table, number, _ = menu.split(":")
            ask, _, choice = str(option["value"]).rpartition(":")
            if button in (f"{table}:{ask or number}:{choice}", option["label"]):
                return self.open_select(who, message, menu, str(option["value"]))
        return self.discord.people.press(self.user(who), message_id, self._custom_id(message_id, button))

    async def select(self, who: str, message: str | Json | Message, menu: str, *values: str) -> Answer:
        """Choose from the menu with this custom_id or placeholder."""
        return await self.outcome(self.open_select(who, message, menu, *values))

    def open_select(self, who: str, message: str | Json | Message, menu: str, *values: str) -> Interaction:
        """Choose from a menu without waiting."""
        message_id = _id(message)
        custom_id = self._custom_id(message_id, menu)
        return self.discord.people.select(self.user(who), message_id, custom_id, list(values))

    async def submit(self, who: str, form: Interaction, values: dict[str, str | list[str]]) -> Answer:
        """Send off the form that ``form`` (an interaction answered with a modal) opened."""
        return await self.outcome(self.discord.people.submit(self.user(who), form.id, values))

    async def outcome(self, interaction: Interaction) -> Answer:
        """The first answer to an interaction; fails the test if none comes in real time."""
        async with asyncio.timeout(TIMEOUT_S):
            return await asyncio.shield(interaction.answer)

    def say(self, who: str, channel: str | Json, text: str) -> Message:
        return self.discord.people.say(self.user(who), self.place(channel), text)

    def react(self, who: str, message: str | Json | Message, emoji: str, *, burst: bool = False) -> bool:
        return self.discord.people.react(self.user(who), _id(message), emoji, burst=burst)

    def unreact(self, who: str, message: str | Json | Message, emoji: str) -> bool:
        return self.discord.people.unreact(self.user(who), _id(message), emoji)

    def clear(self, message: str | Json | Message, emoji: str | None = None) -> None:
        """A moderator takes all reactions off a message, or all of one emoji."""
        self.discord.reactions.clear(self.discord.messages.get(_id(message)), emoji)

    def delete(self, who: str, message: str | Json | Message) -> None:
        self.discord.people.delete(self.user(who), _id(message))

    def join(self, who: str, thread: str | Json) -> None:
        """Join a thread by Discord's own button."""
        self.discord.people.join(self.user(who), self.place(thread))

    def delete_many(self, channel: str | Json, *messages: str) -> None:
        """A moderator's tool purges several messages in one event."""
        self.discord.messages.delete_many(self.place(channel), list(messages))

    def delete_channel(self, channel: str | Json) -> None:
        """A moderator deletes a channel or thread."""
        self.discord.messages.delete_channel(self.place(channel))

    def leave(self, who: str) -> None:
        """The person leaves the guild."""
        self.world.leave(self.guild_id, self.user(who))

    def invite(self) -> None:
        """Somebody invites the bot into the guild, which had thrown it out."""
        self.world.join(self.guild_id, self.world.bot["id"])

    def close_dm(self, who: str) -> None:
        self.world.dm_closed.add(self.user(who))

    def open_dm(self, who: str) -> None:
        self.world.dm_closed.discard(self.user(who))

    def _custom_id(self, message_id: str, wanted: str) -> str:
        """The custom_id of a component named by custom_id, label or placeholder."""
        message = self.discord.messages.all.get(message_id)
        if message is None:
            raise Impossible(f"There is no message {message_id}.")
        for component in flat(message.data["components"]):
            if component.get("custom_id") == wanted:
                return wanted
        for component in flat(message.data["components"]):
            if wanted in (component.get("label"), component.get("placeholder")):
                return str(component["custom_id"])
        return wanted

    # --- looking ----------------------------------------------------------------------------------------------------

    def messages(self, channel: str | Json, seat: str | None = None) -> list[Json]:
        """Messages of the channel as JSON, oldest first: the public ones, or all that ``seat`` sees; none of Discord's
        own lines.
        """
        place = self.place(channel)
        user = self.user(seat) if seat else self.world.bot["id"]
        found = [m for m in self.discord.messages.all.values() if m.channel_id == place and m.only_for in ("", user)]
        return [message_view(self.discord, message, user) for message in found if message.data["type"] not in SYSTEM]

    def message(self, message_id: str) -> Json:
        """One message as JSON, ephemeral ones included."""
        return message_view(self.discord, self.discord.messages.all[message_id], self.world.bot["id"])

    def threads(self, channel: str | Json = "table") -> list[Json]:
        """Threads under a channel, oldest first."""
        parent = self.place(channel)
        return [c for c in self.world.channels.values() if c.get("parent_id") == parent]

    def inside(self, thread: str | Json) -> set[str]:
        """Names of the people who are in a thread, without the bot."""
        found = self.world.thread_members[self.place(thread)]
        return {name for name, user in self.people.items() if user in found}

    def dm_of(self, who: str) -> list[Json]:
        return self.messages(self.world.dm(self.user(who)))

    @property
    def violations(self) -> list[str]:
        return self.discord.transcript.violations

    def calls(self, method: str, pattern: str) -> int:
        """Count REST calls, e.g. ("POST", "/channels/{id}/messages")."""
        return self.discord.transcript.traffic[f"{method} {pattern}"]

    async def rest(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """A raw REST call as the bot: status and JSON (None without a body)."""
        headers = {"Authorization": f"Bot {self.token}"}
        async with (
            aiohttp.ClientSession(headers=headers) as http,
            http.request(method, f"{self.url}/api/v10{path}", json=body) as answer,
        ):
            return answer.status, None if answer.status == 204 else await answer.json()

    # --- waiting ----------------------------------------------------------------------------------------------------

    def _heard(self, event: Event) -> None:
        self.events.append(event)
        self._ask_again()

    def _ask_again(self) -> None:
        for waiter in list(self._waiters):
            waiter()

    async def wait_for(self, condition: Callable[[], T | None], timeout: float = TIMEOUT_S) -> T:  # noqa: ASYNC109
        """The first truthy value of ``condition``, now and after each event and call. ``TimeoutError`` in the end."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def ask() -> None:
            if done.done():
                return
            try:
                value = condition()
            except Exception as problem:
                done.set_exception(problem)
                return
            if value:
                done.set_result(value)

        self._waiters.append(ask)
        try:
            ask()
            async with asyncio.timeout(timeout):
                return await done
        finally:
            self._waiters.remove(ask)

    async def wait_message(
        self, wanted: Callable[[Json], bool], channel: str | Json | None = None, seat: str | None = None
    ) -> Json:
        """The first message that fits, in one channel or anywhere; ephemeral ones only with ``seat``."""

        def look() -> Json | None:
            places = [self.place(channel)] if channel is not None else list(self.world.channels)
            return next((m for place in places for m in self.messages(place, seat) if wanted(m)), None)

        return await self.wait_for(look)

    async def wait_event(self, name: str, wanted: Callable[[Json], bool] = lambda data: True) -> Json:
        """The data of the first event of that name that fits, past ones included."""
        found = await self.wait_for(lambda: next((e for e in self.events if e.name == name and wanted(e.data)), None))
        return found.data

    # --- levers -----------------------------------------------------------------------------------------------------

    async def advance(self, ms: int) -> None:
        """Move the clock on and wait until all followers have caught up: what was due comes before what follows."""
        self.discord.clock.advance(ms)
        assert await self.server.control.feed.tell(TIMEOUT_S), "the bot does not follow the clock"

    async def advance_until(self, condition: Callable[[], T], ms: int, settle: Callable[[], Awaitable[object]]) -> T:
        """Move the clock on in steps of ``ms`` until ``condition`` is truthy; its value.

        After each step ``settle`` waits for what the bot is busy with, so that its time does not run away from it: a
        slow bot would find that much time has passed while it did one thing.
        """
        async with asyncio.timeout(TIMEOUT_S):
            while not (value := condition()):
                await self.advance(ms)
                await settle()
        return value

    @property
    def faults(self) -> Faults:
        return self.discord.faults

    def fault(self, kind: FaultKind, method: str = "", path: str = "", **how: Any) -> Fault:
        """Let something go wrong next; see ``sandbox.faults.Fault``."""
        return self.discord.faults.add(Fault(kind, method, path, **how))

    def gateway(self, what: GatewayAct, shard: int | None = None) -> None:
        """drop, reconnect, invalid, freeze, thaw or release; all but the last of one shard or of all."""
        self.discord.gateway.act(what, shard)

    def drop(self, shard: int | None = None) -> None:
        """Cut the gateway connection of one shard or of all; the session can be resumed."""
        self.gateway("drop", shard)


def _id(message: str | Json | Message) -> str:
    if isinstance(message, Message):
        return message.id
    return message if isinstance(message, str) else str(message["id"])


def _document() -> Path | None:
    """Discord's document: where DISCORD_OPENAPI says, else beside the project, wherever the tests were started."""
    if "DISCORD_OPENAPI" in os.environ:
        return openapi_path()
    path = Path(__file__).parents[2] / DEFAULT_OPENAPI
    return path if path.is_file() else None
