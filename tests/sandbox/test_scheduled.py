"""Events of a server by discord.py, and what is refused."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest

from sandbox.guilds.permissions import Permission
from tests.sandbox.bots import Probe, running
from tests.sandbox.client import Sandbox


@pytest.fixture
async def sb() -> AsyncIterator[Sandbox]:
    async with Sandbox.start() as sandbox:
        yield sandbox


def allow(sb: Sandbox) -> None:
    """Give the bot the permission."""
    role = sb.world.add_role(sb.guild_id, "Events", Permission.CREATE_EVENTS)["id"]
    sb.world.give_role(sb.guild_id, sb.world.bot["id"], role)


async def create(
    sb: Sandbox, bot: Probe, in_hours: float = 1, lasts: float = 2, **other: Any
) -> discord.ScheduledEvent:
    start = datetime.fromtimestamp(sb.discord.clock.now_ms / 1000, UTC) + timedelta(hours=in_hours)
    told: dict[str, Any] = {"name": "Game", "location": "here", **other}
    return await bot.guilds[0].create_scheduled_event(
        start_time=start,
        end_time=start + timedelta(hours=lasts),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        **told,
    )


async def test_an_event_is_created_listed_and_deleted(sb: Sandbox) -> None:
    allow(sb)
    async with running(sb, Probe()) as bot:
        made = await create(sb, bot)
        (listed,) = await bot.guilds[0].fetch_scheduled_events(with_counts=False)
        assert (listed.id, listed.location, listed.creator_id) == (made.id, "here", int(sb.world.bot["id"]))
        await made.delete()
        with pytest.raises(discord.NotFound) as gone:
            await made.delete()
        assert gone.value.code == 10070
        assert await bot.guilds[0].fetch_scheduled_events(with_counts=False) == []
    assert sb.violations == []


@pytest.mark.parametrize(
    "wrong",
    [{"in_hours": -1}, {"lasts": 0}, {"name": " "}, {"name": "x" * 101}, {"location": "x" * 101}],
    ids=str,
)
async def test_what_discord_does_not_take_is_refused(sb: Sandbox, wrong: dict[str, Any]) -> None:
    allow(sb)
    async with running(sb, Probe()) as bot:
        with pytest.raises(discord.HTTPException) as refused:
            await create(sb, bot, **wrong)
        assert refused.value.code == 50035


async def test_without_the_permission_there_is_none_and_nobody_deletes_those_of_others(sb: Sandbox) -> None:
    async with running(sb, Probe()) as bot:
        with pytest.raises(discord.Forbidden):
            await create(sb, bot)
        allow(sb)
        made = await create(sb, bot)
        sb.discord.scheduled.all[str(made.id)]["creator_id"] = sb.user("Ana")
        with pytest.raises(discord.Forbidden):
            await made.delete()
