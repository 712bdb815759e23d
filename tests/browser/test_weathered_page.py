"""The page of ``make play`` in bad weather: a slap game and a Cosmic game are played on it to their results.

Two calls are refused, an event cannot be read, and the bot is killed while both are under way. People do what the page
offers, and nobody gives a command once the games have begun.
"""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.async_api import Page, expect

from sandbox.faults import Fault
from sandbox.jsons import Json
from sandbox.launch import LOG
from tests.browser.person import Person
from tests.e2e.cosmic import some_answer, text_of
from tests.e2e.test_unread import UNREAD
from tests.e2e.weather import ECHO, Refusal, weather
from tests.sandbox.launched import Launched, launched
from tests.words.voices import EN

SLAP, COSMIC = "Slap game", "Cosmic Encounter"
"""How the names of the games' threads begin."""
WON = re.compile(r"\bwins?\b")
MOST_STEPS = 500
MOST_ANSWERS = 12
"""Presses at one visit; what is left is answered at the next one."""


class Night(Person):
    """Both games: Ana slaps and Ben plays Cosmic, each against two computer players; and the levers."""

    def __init__(self, page: Page, sandbox: Launched) -> None:
        super().__init__(page)
        self.sandbox = sandbox
        self.random = Random(1)
        self.slap = self.cosmic = ""
        """The ids of the games' threads."""
        self.waiting = 0
        """Faults that have not struck yet."""

    # --- the levers ---------------------------------------------------------------------------------------------------

    async def arm(self, fault: Fault) -> None:
        answer = await self.page.request.post(f"{self.sandbox.url}/_faults", data=asdict(fault))
        self.waiting = (await answer.json())["waiting"]

    def calm(self) -> bool:
        return not self.waiting

    async def kill(self) -> None:
        await self.sandbox.kill_bot()
        await expect(self.page.locator("#link")).to_have_text("The bot is starting…")
        await expect(self.page.locator("#link")).to_have_text("")

    async def asked(self, path: str, **query: str | float | bool) -> Any:
        return await (await self.page.request.get(f"{self.sandbox.url}/{path}", params=dict(query))).json()

    # --- what people do -----------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Open both tables and begin."""
        await self.page.goto(self.sandbox.url)
        await self.sit("Ana", "table")
        await self.command("play", game=EN("command-play-slap"), preset=EN("command-play-short"))
        for label in ("Add computer player", "Add computer player", "Start"):
            await self.press(label)
        self.slap = await self.thread(SLAP)
        await self.sit("Ben", "lobby")
        await self.command("play", game=EN("command-play-cosmic"), preset=EN("command-play-short"))
        for label in ("Add computer player", "Add computer player", "Start"):
            await self.press(label)
        self.cosmic = await self.thread(COSMIC)

    async def thread(self, name: str) -> str:
        """The id of a thread, once it is there."""
        button = self.page.locator("#channels .thread", has_text=name)
        await expect(button).to_be_visible()
        return str(await button.get_attribute("data-key"))

    async def posts(self, channel: str) -> list[Json]:
        onlooker = (await self.asked("_seats"))["seats"][-1]["id"]
        return [
            one for one in await self.asked("_messages", seat=onlooker, channel=channel) if one["author"].get("bot")
        ]

    async def over(self, channel: str) -> bool:
        """True once the shuffle of a game can be checked, which is its end."""
        return any(":0:verify" in str(one) for one in (await self.posts(channel))[-3:])

    async def turn_card(self, slap: bool = False) -> None:
        """Let the next card be turned, and perhaps slap it as Ana, until the table has seen it."""
        await self.sit("Ana", SLAP)
        await self.turn_clock("+10 s")
        if slap:
            await self.page.keyboard.press("s")
        await self.press("Status")

    async def answer_as_ben(self) -> None:
        """Answer what Ben is asked, unless the game is over."""
        await self.sit("Ben", COSMIC)
        answer = self.page.locator(".message").get_by_role("button", name="Answer", exact=True)
        end = self.page.locator(".message", has_text="Check the shuffle")
        await expect(answer.or_(end).last).to_be_visible()
        if await end.count():
            return
        shown = await self.press("Answer")
        for _ in range(MOST_ANSWERS):
            chosen = some_answer(self.random, shown)
            if chosen is None:
                break
            control, values = chosen
            shown = await self.click(shown["id"], control.id, *values)

    async def both_go_on(self, done: Callable[[], bool]) -> None:
        """Play both games until something is so and another card has been turned."""
        before = len(await self.posts(self.slap))
        for _ in range(MOST_STEPS):
            await self.turn_card()
            await self.answer_as_ben()
            for channel in (self.slap, self.cosmic):
                assert not await self.over(channel), "it was over before the weather was"
            self.waiting = (await self.asked("_faults"))["waiting"]
            if done() and len(await self.posts(self.slap)) > before:
                return
        raise AssertionError(self.waiting)

    async def finish(self, channel: str, step: Callable[[], Awaitable[None]]) -> None:
        """Play one of the games to its end."""
        for _ in range(MOST_STEPS):
            if await self.over(channel):
                return
            await step()
        raise AssertionError([text_of(one) for one in (await self.posts(channel))[-3:]])

    async def slap_card(self) -> None:
        """Let the next card be turned, and slap it as Ana."""
        await self.turn_card(slap=True)

    async def live_an_hour(self) -> None:
        """Answer what is asked, and let an hour pass."""
        await self.answer_as_ben()
        await self.turn_clock("+1 h")

    async def reads_result(self, channel: str) -> None:
        """As an onlooker, see who has won where the game was begun."""
        await self.sit("Dot", channel)
        await expect(self.page.locator(".message strong", has_text=WON)).to_be_visible()


@pytest.mark.soak
async def test_both_games_are_played_on_the_page_to_their_results_in_bad_weather(
    browser_page: Page, tmp_path: Path
) -> None:
    async with launched(tmp_path) as sandbox:
        night = Night(browser_page, sandbox)
        await night.open()
        calls = [("POST", f"/channels/{night.slap}/messages$"), ("PATCH", f"/channels/{night.cosmic}/messages/")]
        await weather(night, night.both_go_on, Refusal("status", 502), calls)
        await night.finish(night.slap, night.slap_card)
        await night.reads_result("table")
        await night.finish(night.cosmic, night.live_an_hour)
        await night.reads_result("lobby")
        stories = [re.match(r"Challenge (\d+) · ", text_of(one)) for one in await night.posts(night.cosmic)]
        told = [int(story[1]) for story in stories if story]
        assert told == list(range(1, len(told) + 1)), "each once, and none is missing"
        assert await night.asked("_violations") == []
    assert errors(tmp_path / LOG) == [f"{UNREAD}{ECHO}, KeyError"]


def errors(log: Path) -> list[str]:
    """Messages above WARNING in the log; helpers of a killed bot may complain there in lines of their own."""
    written = log.read_text()
    assert "Traceback" not in written
    lines = [json.loads(line) for line in written.splitlines() if line.startswith("{")]
    return [line["message"] for line in lines if line["level"] not in ("INFO", "WARNING")]
