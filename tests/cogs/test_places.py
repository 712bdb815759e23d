"""A command is answered by the table that took it on arrival or by the command itself; never both, never nobody."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.play.clock import Clock
from bot.words.message import UserError
from cogs.arriving.intake import Intake
from cogs.arriving.places import TableCommand, at_table, only_at_table
from cogs.arriving.replies import Replies
from cogs.arriving.router import Router
from cogs.ui.bodies import ShownPictures
from cogs.ui.components import OwnEmojis
from tests.scripts import Answering

THREAD = 3


class TableRegistry:
    """One place in which a game is under way, or not any more."""

    games = ("slap",)

    def __init__(self) -> None:
        self.here = True
        self.items: list[Any] = []

    def shard_of(self, guild: int) -> int:
        return 0

    def table_in(self, thread: int, game: str = "") -> int | None:
        return 1 if self.here and thread == THREAD else None

    def put(self, table: int, item: Any) -> None:
        self.items.append(item)


def typed(command: str) -> Any:
    """An interaction of ``/slap <command>`` in the thread."""
    return SimpleNamespace(
        id=1,
        type=discord.InteractionType.application_command,
        guild_id=1,
        channel_id=THREAD,
        data={"name": "slap", "options": [{"name": command, "type": 1}]},
        user=SimpleNamespace(id=7, display_name="Ana"),
        permissions=discord.Permissions.none(),
        app_permissions=discord.Permissions.none(),
        locale=discord.Locale.american_english,
        message=None,
        extras={},
    )


async def arrived(registry: Any, command: str = "status") -> Any:
    """The interaction after the intake has seen it."""
    clock = Clock(1_000_000, 0)
    table_commands = {"slap status": TableCommand("status")}
    intake = Intake(
        lambda: 0,
        registry,
        clock,
        Replies(clock, ShownPictures(), OwnEmojis()),
        Router(),
        table_commands,
        lambda shard: 0,
    )
    interaction = typed(command)
    intake.handle("interaction", (interaction,))
    return interaction


def known(status: str = "") -> Any:
    """A store that knows one table of the channel, if it is given what has become of it."""
    kept: Any = Answering()
    kept.table_in = AsyncMock(return_value=7 if status else None)
    kept.table = AsyncMock(return_value=SimpleNamespace(id=7, status=status))
    return kept


async def test_a_command_that_a_table_took_is_left_to_it_even_if_its_game_is_over_by_now() -> None:
    registry = TableRegistry()
    taken = await arrived(registry)
    registry.here = False
    assert [item.choice for item in registry.items] == ["status"]
    await only_at_table(taken, known())


async def test_a_command_that_came_before_the_table_is_answered_although_there_is_a_table_by_now() -> None:
    registry = TableRegistry()
    registry.here = False
    early = await arrived(registry)
    registry.here = True
    assert registry.items == []
    with pytest.raises(UserError, match="no game here"):
        await only_at_table(early, known())


@pytest.mark.parametrize(("status", "told"), [("ended", "is over"), ("stopped", "is over"), ("lobby", "no game here")])
async def test_a_command_in_the_thread_of_a_game_that_is_over_is_told_so(status: str, told: str) -> None:
    registry = TableRegistry()
    registry.here = False
    with pytest.raises(UserError, match=told):
        await only_at_table(await arrived(registry), known(status))


async def test_a_command_that_no_table_takes_is_its_cogs_even_at_a_table() -> None:
    assert not at_table(await arrived(TableRegistry(), "rules"))


async def test_an_event_that_cannot_be_taken_does_not_end_the_connection(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock(1_000_000, 0)

    class Broken(TableRegistry):
        def put(self, table: int, item: Any) -> None:
            raise KeyError("action")

    registry: Any = Broken()
    commands = {"slap status": TableCommand("status")}
    intake = Intake(
        lambda: 0,
        registry,
        clock,
        Replies(clock, ShownPictures(), OwnEmojis()),
        Router(),
        commands,
        lambda shard: 0,
    )
    intake.handle("interaction", (typed("status"),))
    assert [record.levelname for record in caplog.records] == ["ERROR"]
