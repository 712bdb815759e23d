"""Plays one slap table from outside, through the interface of the sandbox's page, like a person with a browser."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any, TypeVar

import aiohttp

T = TypeVar("T")
PATIENCE_S = 600.0
FAST = 10
"""Speed of the sandbox's clock during the game: each press still has 0.3 s to be answered."""
OPTIONS = {"game": "slap", "preset": "short"}
"""The shortest and fastest game there is."""


class Page:
    """``async with Page(url) as page``: the page of a sandbox that listens already, seen from its first seat."""

    def __init__(self, url: str) -> None:
        self.base = url
        self.seat = ""
        self.online = False
        """Whether the bot is on the gateway, so that it can answer."""

    async def __aenter__(self) -> Page:
        self.http = aiohttp.ClientSession()
        self.seat = (await self.get("/_seats"))["seats"][0]["id"]
        self.live = await self.http.ws_connect(f"{self.base}/_live?seat={self.seat}")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.live.close()
        await self.http.close()

    async def get(self, path: str, **query: str) -> Any:
        async with self.http.get(f"{self.base}{path}", params=query) as answer:
            assert answer.ok, await answer.text()
            return await answer.json()

    async def post(self, path: str, **body: object) -> Any:
        async with self.http.post(f"{self.base}{path}", json=body) as answer:
            assert answer.ok, await answer.text()
            return await answer.json()

    async def do(self, what: str, **fields: object) -> Any:
        answer = await self.post("/_do", do=what, seat=self.seat, **fields)
        assert answer["ok"], answer
        return answer

    async def until(self, look: Callable[[], Awaitable[T]]) -> T:
        """The first truthy value; looked for again whenever something happens on the page."""
        async with asyncio.timeout(PATIENCE_S):
            while not (found := await look()):
                line = await self.live.receive()
                assert line.type is aiohttp.WSMsgType.TEXT, line
                event = line.json()
                self.online = event["d"]["online"] if event["t"] == "online" else self.online
        return found


async def play_a_table(url: str) -> str:
    """One person and two computer players, to the end; the private check of the shuffle."""
    async with Page(url) as page:

        async def synced() -> Any:
            seen = await page.get("/_see", seat=page.seat)
            return seen if page.online and len(seen["commands"]) > 1 else None

        seen = await page.until(synced)
        channel = next(c["id"] for c in seen["channels"] if c["name"] == "table")
        opened = await page.do("slash", channel=channel, command="play", options=OPTIONS)
        lobby = opened["answer"]["message"]
        for label in ("Add computer player", "Add computer player", "Start"):
            await page.do("press", message=lobby["id"], custom_id=_button(lobby, label))
        thread = await page.until(lambda: _thread(page, channel))
        assert thread is not None
        await page.post("/_clock", rate=FAST)
        answered: set[str] = set()

        async def ended() -> bool:
            await _stay(page, thread, answered)
            return bool(await _said(page, channel, "wins"))

        await page.until(ended)
        await page.post("/_clock", rate=1)
        result = (await page.until(lambda: _said(page, thread, " taken.")))[0]["content"]
        assert "stopped" not in result, result
        panel = await page.do("slash", channel=thread, command="server", options={})
        message = panel["answer"]["message"]["id"]
        verified = await page.do("press", message=message, custom_id="server:verify")
        return str(verified["answer"]["message"]["content"])


async def _said(page: Page, channel: str, words: str) -> list[dict[str, Any]]:
    messages = await page.get("/_messages", seat=page.seat, channel=channel)
    return [message for message in messages if words in message["content"]]


async def _stay(page: Page, thread: str, answered: set[str]) -> None:
    """Answer once each time the table asks whether anybody is there: this person only watches."""
    for question in await _said(page, thread, "Still there?"):
        if question["components"] and question["id"] not in answered:
            answered.add(question["id"])
            button = question["components"][0]["components"][0]
            await page.do("press", message=question["id"], custom_id=button["custom_id"])


async def _thread(page: Page, channel: str) -> str | None:
    """The thread under the channel, once there is one."""
    found = (await page.get("/_see", seat=page.seat))["channels"]
    return next((str(one["id"]) for one in found if one["parent_id"] == channel), None)


def _button(message: dict[str, Any], label: str) -> str:
    buttons = [button for row in message["components"] for button in row["components"]]
    return str(next(button["custom_id"] for button in buttons if button["label"] == label))
