"""The application's own emojis: every route by discord.py, what is refused, and what a control may carry."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import assumptions
from tests.sandbox.bots import PNG, Probe, running
from tests.sandbox.client import Sandbox


@pytest.fixture
async def sb() -> AsyncIterator[Sandbox]:
    async with Sandbox.start() as sandbox:
        yield sandbox


async def test_an_emoji_is_uploaded_listed_fetched_renamed_and_deleted(sb: Sandbox) -> None:
    async with running(sb, Probe()) as bot:
        made = await bot.create_application_emoji(name="mark_red_1", image=PNG)
        assert [(one.id, one.name) for one in await bot.fetch_application_emojis()] == [(made.id, "mark_red_1")]
        assert sb.discord.emojis.images[str(made.id)] == PNG
        await made.edit(name="mark_red_2")
        assert (await bot.fetch_application_emoji(made.id)).name == "mark_red_2"
        async with aiohttp.ClientSession() as http, http.get(f"{sb.url}/emojis/{made.id}.png") as shown:
            assert await shown.read() == PNG
        await made.delete()
        assert await bot.fetch_application_emojis() == []
    assert sb.violations == []


@pytest.mark.parametrize(
    ("name", "image", "code"),
    [
        ("no spaces", PNG, 50035),
        ("x", PNG, 50035),
        ("taken", PNG, 50035),
        ("large", PNG + bytes(assumptions.EMOJI_BYTES), 50035),
    ],
)
async def test_bad_names_and_large_images_are_refused(sb: Sandbox, name: str, image: bytes, code: int) -> None:
    async with running(sb, Probe()) as bot:
        await bot.create_application_emoji(name="taken", image=PNG)
        with pytest.raises(discord.HTTPException) as refused:
            await bot.create_application_emoji(name=name, image=image)
        assert refused.value.code == code
        assert len(sb.discord.emojis.all) == 1


async def test_there_is_an_end_to_them(sb: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sandbox.guilds.emojis.APPLICATION_EMOJIS", 1)
    async with running(sb, Probe()) as bot:
        await bot.create_application_emoji(name="one", image=PNG)
        with pytest.raises(discord.HTTPException, match="Maximum number of emojis"):
            await bot.create_application_emoji(name="two", image=PNG)


def message_with(emoji: int, kind: str) -> dict[str, Any]:
    shown = {"id": str(emoji), "name": "mark_red_1"}
    if kind == "button":
        control: dict[str, Any] = {"type": 2, "style": 1, "custom_id": "a", "label": "Red", "emoji": shown}
    else:
        options = [{"label": "Red", "value": "red", "emoji": shown}]
        control = {"type": 3, "custom_id": "a", "options": options, "min_values": 1, "max_values": 1}
    return {"content": "x", "components": [{"type": 1, "components": [control]}]}


@pytest.mark.parametrize("kind", ["button", "menu"])
async def test_a_control_carries_an_emoji_that_exists_and_no_other(sb: Sandbox, kind: str) -> None:
    async with running(sb, Probe()) as bot:
        made = await bot.create_application_emoji(name="mark_red_1", image=PNG)
        path = f"/channels/{sb.channels['table']}/messages"
        assert (await sb.rest("POST", path, message_with(made.id, kind)))[0] == 200
        assert sb.violations == []
        await made.delete()
        status, answer = await sb.rest("POST", path, message_with(made.id, kind))
        assert (status, answer["code"]) == (400, 50035)
        assert "COMPONENT_INVALID_EMOJI" in str(answer)
