"""The options of a lobby, chosen by menu and typed into a form, through the real bot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from cogs.lobbies.lobby_views import TYPED
from tests.e2e.harness import Bot
from tests.sandbox.client import Sandbox


class Panel:
    """A lobby of Ana's and her private options panel."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox
        self.lobby = ""
        self.panel = ""

    async def open(self, **options: str) -> None:
        answer = await self.sandbox.slash("Ana", "table", "slap new", **options)
        assert answer.message is not None, answer
        self.lobby = answer.message.id
        answer = await self.sandbox.press("Ana", self.lobby, "Options")
        assert answer.message is not None
        self.panel = answer.message.id

    async def choose(self, option: str, value: str) -> str:
        """Choose an option and a value; what the panel says then."""
        await self.sandbox.select("Ana", self.panel, "Change an option", option)
        answer = await self.sandbox.select("Ana", self.panel, f"o1:{option}", value)
        assert answer.message is not None
        return str(answer.message.data["content"])

    async def type(self, option: str, value: str) -> str:
        """Type a value into the option's form; what the answer says."""
        await self.sandbox.select("Ana", self.panel, "Change an option", option)
        opened = self.sandbox.open_select("Ana", self.panel, f"o1:{option}", TYPED)
        answer = await self.sandbox.outcome(opened)
        assert answer.modal is not None
        answer = await self.sandbox.submit("Ana", opened, {"0": value})
        assert answer.message is not None
        return str(answer.message.data["content"])

    def values(self) -> list[str]:
        """The values that the panel offers now."""
        message: dict[str, Any] = self.sandbox.discord.messages.all[self.panel].data
        return [choice["value"] for choice in message["components"][0]["components"][0]["options"]]


@asynccontextmanager
async def lobby(data: Path, **options: str) -> AsyncIterator[Panel]:
    async with Sandbox.start(rate=0) as sandbox:
        bot = Bot(sandbox, data, 1)
        await bot.start()
        try:
            panel = Panel(sandbox)
            await panel.open(**options)
            yield panel
        finally:
            await bot.stop()
        assert sandbox.violations == []


async def test_a_table_is_made_slow_in_the_panel_and_only_what_goes_with_it_is_offered(tmp_path: Path) -> None:
    async with lobby(tmp_path, pace="2 s", flip="manual") as panel:  # T8
        shown = await panel.choose("mode", "slow")
        assert "**Table**: slow, over days" in shown
        assert "**Pace**: slow table: 5 min" in shown
        assert "**Cards turn**: by themselves" in shown
        assert not {"slap_by", "flip", "late"} & set(panel.values())
        await panel.sandbox.select("Ana", panel.panel, "Change an option", "pace")
        assert panel.values() == ["5 min", "1 min", "2 min", "10 min", "15 min", TYPED]
        answer = await panel.sandbox.select("Ana", panel.panel, "o1:pace", "15 min")
        assert answer.message is not None
        assert "15 min" in answer.message.data["content"]
        await panel.sandbox.wait_for(lambda: "15 min" in panel.sandbox.message(panel.lobby)["content"])


async def test_a_typed_value_is_taken_and_a_senseless_one_refused_with_a_sentence(tmp_path: Path) -> None:
    async with lobby(tmp_path) as panel:  # T2
        assert "**Pace**: 2.5 s" in await panel.type("pace", "2.5 s")
        refused = await panel.type("pace", "1 s")
        allowed = "seconds from 1.5 to 10 at a live table, minutes from 1 to 15 at a slow one"
        assert refused == f"Pace: 1 s is not possible; choose {allowed}."
        await panel.sandbox.press("Ana", panel.panel, "Back")
        assert "**Length**: 777" in await panel.type("flip_limit", "777")
        again = await panel.sandbox.press("Ana", panel.lobby, "Options")
        assert again.message is not None
        assert "2.5 s" in again.message.data["content"]


async def test_contradictions_are_refused_when_a_table_is_opened(tmp_path: Path) -> None:
    async with lobby(tmp_path) as panel:  # T8
        for name, value, sentence in (
            ("flip", "manual", "The cards of a slow table turn when their time is up"),
            ("late", "strict", "A slow table takes no slap on a closed card"),
            ("slap_by", "both", "At a slow table slaps are sealed"),
            ("pace", "3 s", "Pace: normal, 3 s is not possible; choose "),
        ):
            answer = await panel.sandbox.slash("Ben", "table", "slap new", mode="slow", **{name: value})
            assert answer.message is not None
            assert answer.message.data["content"].startswith(sentence)


async def test_no_fewer_seats_than_players_who_sit_there(tmp_path: Path) -> None:
    async with lobby(tmp_path) as panel:  # R1
        for _ in range(2):
            await panel.sandbox.press("Ana", panel.lobby, "Add computer player")
        await panel.sandbox.select("Ana", panel.panel, "Change an option", "max_players")
        answer = await panel.sandbox.select("Ana", panel.panel, "o1:max_players", "2")
        assert answer.message is not None
        assert answer.message.data["content"].startswith("3 players sit at this table")
