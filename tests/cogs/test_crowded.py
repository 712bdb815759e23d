"""A lobby that live tables leave no room for is refused in words, before there is one."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.play.lobbies.lobby import Lobbies, Lobby
from bot.play.policy import Policies
from bot.play.running.table_registry import TableRegistry
from bot.store.statements import tables
from bot.words.message import UserError
from cogs.lobbies.lobby import LobbyHandlers
from cogs.lobbies.opening import Opening
from tests.play.room import Room

FULL = 27
"""Slap tables at the fastest pace, with which nothing more fits."""


class Posting(LobbyHandlers):
    """Posts nothing and notes which lobbies it would have posted."""

    posted: list[int]

    async def _post(
        self, interaction: discord.Interaction, lobby: Lobby, mentions: discord.AllowedMentions, before: str = ""
    ) -> None:
        self.posted.append(lobby.table)


def handlers(room: Room) -> Posting:
    made = Posting(Lobbies(TableRegistry(room.services)), Opening(Policies(room.store)))
    made.posted = []
    return made


def typed(locale: discord.Locale) -> Any:
    """An interaction of a ``new`` command in a text channel where the bot may do everything."""
    return SimpleNamespace(
        guild_id=1,
        channel_id=2,
        channel=None,
        app_permissions=discord.Permissions.all(),
        permissions=discord.Permissions.none(),
        guild_locale=None,
        locale=locale,
        user=SimpleNamespace(id=7, display_name="Ana"),
    )


@pytest.mark.parametrize(
    ("locale", "says"),
    [
        (discord.Locale.american_english, "Pick a calmer pace"),
        (discord.Locale.german, "ruhigeres Tempo"),
        (discord.Locale.french, "rythme plus calme"),
    ],
)
async def test_a_table_that_does_not_fit_is_refused_in_the_askers_language(
    room: Room, locale: discord.Locale, says: str
) -> None:
    lobby = handlers(room)
    for table in range(100, 100 + FULL):
        room.services.governor.seat_table(table, 80)
    for game in ("slap", "cosmic"):
        with pytest.raises(UserError, match=says):
            await lobby.new(typed(locale), game, "tonight")
    assert lobby.posted == []
    assert await room.store.read(tables.heads(("lobby",))) == []


async def test_a_table_of_days_opens_all_the_same(room: Room) -> None:
    lobby = handlers(room)
    for table in range(100, 100 + FULL):
        room.services.governor.seat_table(table, 80)
    await lobby.new(typed(discord.Locale.american_english), "cosmic", "week")
    assert len(lobby.posted) == 1


async def test_with_one_table_less_the_next_one_opens(room: Room) -> None:
    lobby = handlers(room)
    for table in range(100, 100 + FULL - 1):
        room.services.governor.seat_table(table, 80)
    await lobby.new(typed(discord.Locale.american_english), "slap")
    assert len(lobby.posted) == 1
