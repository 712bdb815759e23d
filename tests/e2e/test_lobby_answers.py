"""Lobbies whose answers are lost, and processes that end between what is stored and what is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sandbox.guilds.messages import Message
from tests.e2e.harness import Bot
from tests.e2e.lobbies import panel
from tests.sandbox.client import Sandbox
from tests.words.voices import EN

CALLBACK = r"/interactions/"


async def opened(sandbox: Sandbox) -> Message:
    lobby = (await sandbox.slash("Ana", "table", "play", game="slap")).message
    assert lobby is not None
    return lobby


async def shown(sandbox: Sandbox, lobby: Message, words: str) -> dict[str, Any]:
    """The lobby's message, once it has these words."""
    return await sandbox.wait_message(lambda m: m["id"] == lobby.id and words in m["content"], "table")


async def test_who_sits_down_is_shown_although_the_answer_comes_too_late(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path / "data", 1, log):
        lobby = await opened(sandbox)
        sandbox.fault("status", "POST", CALLBACK, status=404)
        sandbox.open_press("Ben", lobby, "Join")
        await shown(sandbox, lobby, "(2 of ")
    assert "ERROR" not in log.read_text()


async def test_an_option_is_shown_although_the_answer_comes_too_late(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 1):
        lobby = await opened(sandbox)
        asked = sandbox.open_press("Ana", await panel(sandbox, "Ana", lobby.id), EN("lobby-topic-players.button"))
        await sandbox.outcome(asked)
        sandbox.fault("status", "POST", CALLBACK, status=404)
        sandbox.discord.people.submit(sandbox.user("Ana"), asked.id, {"comebacks": "unlimited"})
        await shown(sandbox, lobby, "Comebacks: unlimited")


async def test_an_answer_that_others_overtake_does_not_bring_an_older_lobby_back(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 1):
        lobby = await opened(sandbox)
        sandbox.fault("429", "POST", CALLBACK, retry_after=0.3)
        late = sandbox.open_press("Ben", lobby, "Join")
        await sandbox.wait_for(lambda: not sandbox.faults.rules)
        await sandbox.press("Cy", lobby, "Join")
        await sandbox.outcome(late)
        await shown(sandbox, lobby, "(3 of ")


@pytest.mark.parametrize("point", ["after_commit:1", "in_commit:1"])
async def test_who_sat_down_as_the_bot_was_killed_is_shown_once_they_press_again(tmp_path: Path, point: str) -> None:
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 1, TEST_CRASH=point) as bot:
        lobby = await opened(sandbox)
        for button in ("Join", "Leave"):  # by then it is noted where the lobby stands
            await sandbox.press("Ben", lobby, button)
        bot.arm()
        sandbox.open_press("Ben", lobby, "Join")
        await bot.killed()
        await bot.start()
        assert "(1 of " in sandbox.message(lobby.id)["content"]
        await sandbox.press("Ben", lobby, "Join")
        await shown(sandbox, lobby, "(2 of ")


async def test_a_lobby_that_began_as_the_bot_was_killed_is_no_lobby_once_somebody_presses(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 1, TEST_CRASH="after_commit:1") as bot:
        lobby = await opened(sandbox)
        await sandbox.press("Ben", lobby, "Join")
        bot.arm()
        sandbox.open_press("Ana", lobby, "Start")
        await bot.killed()
        await bot.start()
        await sandbox.wait_message(lambda m: "The game begins" in m["content"])
        await sandbox.press("Cy", lobby, "Join")
        now = await shown(sandbox, lobby, str(sandbox.threads()[-1]["id"]))
        assert now["components"] == []


async def test_computer_players_fill_a_lobby_whose_message_was_not_noted(tmp_path: Path) -> None:
    async with Sandbox.start(rate=0) as sandbox, Bot(sandbox, tmp_path, 1):
        sandbox.fault("status", "POST", CALLBACK, status=404, after=True)
        sandbox.open_slash("Ana", "table", "play", game="slap")
        lobby = await sandbox.wait_message(lambda m: bool(m["components"]), "table")
        refused = (await sandbox.press("Ana", lobby["id"], "Start")).message
        assert refused is not None
        await sandbox.press("Ana", refused, EN("lobby-fill"))
        await sandbox.wait_message(lambda m: "The game begins" in m["content"])
