"""Commands that one person sends several times at once count one after the other, and so do those of one channel."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord

from bot.play.lobbies.lobby import Lobbies
from bot.play.policy import LOBBIES, Policies, Policy
from bot.play.running.table_registry import TableRegistry
from bot.store.statements import tables
from bot.words.message import UserError
from cogs.lobbies.finding import FindHandlers
from cogs.lobbies.lobby import LobbyHandlers
from cogs.lobbies.opening import Opening
from tests.play.room import Room

GUILD, ROLE = 1, 77


class Posting(LobbyHandlers):
    """Posts nothing and notes which roles it would have mentioned."""

    mentioned: list[list[int]]

    async def _post(self, interaction: Any, lobby: Any, mentions: discord.AllowedMentions, before: str = "") -> None:
        roles = mentions.roles
        self.mentioned.append([role.id for role in roles] if isinstance(roles, list) else [])


def posting(room: Room) -> Posting:
    made = Posting(Lobbies(TableRegistry(room.services)), Opening(Policies(room.store)))
    made.mentioned = []
    return made


def typed(user: int = 7) -> Any:
    """A command in a text channel where the bot may do everything."""
    return SimpleNamespace(
        guild_id=GUILD,
        channel_id=2,
        channel=None,
        guild=SimpleNamespace(get_role=lambda role: SimpleNamespace(mentionable=True)),
        app_permissions=discord.Permissions.all(),
        permissions=discord.Permissions.none(),
        guild_locale=None,
        locale=discord.Locale.american_english,
        user=SimpleNamespace(id=user, display_name="Ana"),
    )


def searching() -> Any:
    """The form of a search that mentions the role."""
    given: dict[str, dict[str, Any]] = {
        "number": {"value": "3"},
        "preset": {"value": "tonight"},
        "mention": {"values": ["role"]},
    }
    parts = [{"type": 18, "component": {"custom_id": name, **value}} for name, value in given.items()]
    asked = typed()
    asked.data = {"custom_id": "f:find:slap", "components": parts}
    return asked


async def test_a_role_is_mentioned_once_by_what_is_sent_at_once(room: Room) -> None:
    await Policies(room.store).write(GUILD, Policy(called=ROLE))
    lobby = posting(room)
    handlers = FindHandlers(lobby, room.store)
    told = await asyncio.gather(*[handlers.find(searching(), (), "slap") for _ in range(5)], return_exceptions=True)
    assert [type(one) for one in told] == [type(None), *[UserError] * 4]
    assert lobby.mentioned == [[ROLE]]
    assert len(await room.store.read(tables.heads(("lobby",)))) == 1


async def test_nobody_hosts_more_lobbies_than_may_be_by_sending_at_once(room: Room) -> None:
    lobby = posting(room)
    told = await asyncio.gather(*[lobby.new(typed(), "slap") for _ in range(LOBBIES + 2)], return_exceptions=True)
    assert [type(one) for one in told[LOBBIES:]] == [UserError] * 2
    assert len(await room.store.read(tables.heads(("lobby",)))) == LOBBIES


async def test_a_channel_has_no_more_tables_than_may_be_if_several_people_open_them_at_once(room: Room) -> None:
    await Policies(room.store).write(GUILD, Policy(tables=2))
    lobby = posting(room)
    told = await asyncio.gather(*[lobby.new(typed(user), "slap") for user in range(7, 12)], return_exceptions=True)
    assert [type(one) for one in told] == [type(None), type(None), *[UserError] * 3]
    assert len(await room.store.read(tables.heads(("lobby",)))) == 2
