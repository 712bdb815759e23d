"""Who answers a command: the table that took it on arrival, or the command itself; never both, never nobody."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.errors import UserError
from bot.play.clock import Clock
from cogs.arriving.acts import TableCommand
from cogs.arriving.intake import Intake
from cogs.arriving.replies import Replies
from cogs.places import at_table, only_at_table
from cogs.posting.shown import ShownPictures
from cogs.ui.emojis import OwnEmojis

THREAD = 3


class Hall:
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
        locale=discord.Locale.american_english,
        message=None,
        extras={},
    )


async def arrived(hall: Any, command: str = "status") -> Any:
    """The interaction after the intake has seen it."""
    clock = Clock(1_000_000, 0)
    table_commands = {("slap", "status"): TableCommand("status")}
    intake = Intake(
        lambda: 0,
        hall,
        clock,
        Replies(clock, ShownPictures(), OwnEmojis()),
        lambda other: None,
        table_commands,
        lambda shard: 0,
    )
    interaction = typed(command)
    intake.take("interaction", (interaction,))
    return interaction


async def test_a_command_that_a_table_took_is_left_to_it_even_if_its_game_is_over_by_now() -> None:
    hall = Hall()
    taken = await arrived(hall)
    hall.here = False
    assert [item.choice for item in hall.items] == ["status"]
    only_at_table(taken)


async def test_a_command_that_came_before_the_table_is_answered_although_there_is_a_table_by_now() -> None:
    hall = Hall()
    hall.here = False
    early = await arrived(hall)
    hall.here = True
    assert hall.items == []
    with pytest.raises(UserError, match="no game in this channel"):
        only_at_table(early)


async def test_a_command_that_no_table_takes_is_its_cogs_even_at_a_table() -> None:
    assert not at_table(await arrived(Hall(), "rules"))


async def test_an_event_that_cannot_be_taken_does_not_end_the_connection(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock(1_000_000, 0)

    class Broken(Hall):
        def put(self, table: int, item: Any) -> None:
            raise KeyError("action")

    hall: Any = Broken()
    commands = {("slap", "status"): TableCommand("status")}
    intake = Intake(
        lambda: 0,
        hall,
        clock,
        Replies(clock, ShownPictures(), OwnEmojis()),
        lambda other: None,
        commands,
        lambda shard: 0,
    )
    intake.take("interaction", (typed("status"),))
    assert [record.levelname for record in caplog.records] == ["ERROR"]
